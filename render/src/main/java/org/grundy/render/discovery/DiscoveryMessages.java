package org.grundy.render.discovery;

import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// The sentences of closed forms and conjectures.
final class DiscoveryMessages {
    /// All of them.
    static final Messages ALL = Messages.read(DiscoveryMessages.class.getResourceAsStream("discovery.messages"));

    private DiscoveryMessages() {}

    /// A sentence in a language, with names and quantities in turn.
    static String say(Language language, String key, Object... namesAndQuantities) {
        return Sentences.of(ALL, language).of(key, namesAndQuantities);
    }
}
