package org.grundy.lang.rules.internal.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.lang.rules.internal.syntax.BinaryOperator;
import org.grundy.lang.rules.internal.syntax.GameStatement;
import org.grundy.lang.rules.internal.syntax.GameSyntax;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.lang.rules.internal.syntax.TermSyntax;

/// Positions that a move writes with the game's own name: `g(n - 1)` is `n - 1`, and a sum `g(i) + g(j)` is
/// `[i] & [j]`, for positions are no numbers. A name that is a function of numbers or lists, too, is that function.
///
/// @param game the game
public record OwnPositions(GameSyntax game) {
    /// The game with its positions as states.
    public GameSyntax asStates() {
        return new GameSyntax(
                game.name(),
                game.parameters(),
                game.statements().stream().map(this::asStates).toList());
    }

    private GameStatement asStates(GameStatement statement) {
        return statement instanceof GameStatement.Move move
                ? new GameStatement.Move(
                        move.span(),
                        move.pattern(),
                        move.terms().stream().flatMap(this::states).toList(),
                        move.clauses())
                : statement;
    }

    private Stream<TermSyntax> states(TermSyntax term) {
        boolean sum = term.position().size() == 1 && term.copies().isEmpty();
        List<SyntaxNode> positions = sum ? positions(term.position().getFirst()) : List.of();
        boolean own = !positions.isEmpty()
                && positions.stream()
                        .allMatch(each -> each instanceof SyntaxNode.Call call
                                && call.called().equals(game.title()));
        boolean each = own && (positions.size() == 1 || term.each().isEmpty()) && !isFunction();
        return each
                ? positions.stream()
                        .map(SyntaxNode.Call.class::cast)
                        .map(call -> new TermSyntax(call.span(), Optional.empty(), call.arguments(), term.each()))
                : Stream.of(term);
    }

    private boolean isFunction() {
        return Stream.concat(IntExprChecker.functions(), ListExprChecker.functions())
                .anyMatch(game.title()::equals);
    }

    private static List<SyntaxNode> positions(SyntaxNode node) {
        return node instanceof SyntaxNode.Binary sum && sum.operator() == BinaryOperator.PLUS
                ? Stream.concat(positions(sum.left()).stream(), Stream.of(sum.right()))
                        .toList()
                : List.of(node);
    }
}
