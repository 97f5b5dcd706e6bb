package org.grundy.lang.rules.internal.syntax;

import java.util.List;
import java.util.Optional;

/// A game as written.
///
/// @param name the game's
/// @param parameters in their order
/// @param statements in their order
public record GameSyntax(SyntaxNode.Name name, List<Parameter> parameters, List<GameStatement> statements) {
    /// A parameter.
    ///
    /// @param name as used in the rules
    /// @param standard its default value
    public record Parameter(SyntaxNode.Name name, Optional<SyntaxNode> standard) {
        /// The name as it is written.
        public String word() {
            return name.name();
        }
    }

    /// The name as it is written.
    public String title() {
        return name.name();
    }

    /// The parameters whose names stand for numbers of a state in some rule.
    List<Parameter> numbersAmongParameters() {
        List<String> numbers = statements.stream()
                .filter(GameStatement.Move.class::isInstance)
                .map(GameStatement.Move.class::cast)
                .flatMap(move -> move.pattern().stream())
                .filter(PatternItem.Variable.class::isInstance)
                .map(item -> ((PatternItem.Variable) item).name())
                .toList();
        return parameters.stream()
                .filter(parameter -> numbers.contains(parameter.word()))
                .toList();
    }
}
