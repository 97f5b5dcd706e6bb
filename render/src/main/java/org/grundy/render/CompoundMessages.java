package org.grundy.render;

import org.grundy.text.Messages;

/// The sentences on conventions: how each compound is played, and which statistic decides it.
///
/// Source of the rules: Conway, *On Numbers and Games* (1976), ch. 14.
final class CompoundMessages {
    /// All of them.
    static final Messages ALL = Messages.read(CompoundMessages.class.getResourceAsStream("compound.messages"));

    private CompoundMessages() {}
}
