package org.grundy.lang.rules.internal.syntax;

import java.util.List;
import java.util.Optional;

/// A game as written.
///
/// @param name the game's
/// @param parameters in their order
/// @param statements in their order
public record GameText(Node.Name name, List<Parameter> parameters, List<Statement> statements) {
    /// A parameter.
    ///
    /// @param name as used in the rules
    /// @param standard its value where none is given
    public record Parameter(Node.Name name, Optional<Node> standard) {}
}
