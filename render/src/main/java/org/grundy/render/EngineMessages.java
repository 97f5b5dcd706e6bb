package org.grundy.render;

import org.grundy.text.Messages;

/// The sentences for what the engine itself says: reasons that need no game, moves, evidence, limits. A
/// game's words come first, so a game may say any of these in its own way.
public final class EngineMessages {
    /// All of them.
    public static final Messages ALL = Messages.read(EngineMessages.class.getResourceAsStream("engine.messages"));

    private EngineMessages() {}
}
