package org.grundy.lang.rules.internal.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.text.Span;

/// A text may define functions or say who wins, and have no rules: what is asked is what the functions are, or a
/// condition.
final class FunctionsAlone {
    private FunctionsAlone() {}

    /// The statements of a game, with that of its one state where there are functions or a condition under which the
    /// first player wins, and no rules or states.
    static List<GameStatement> withState(List<GameStatement> statements) {
        Optional<GameStatement> function =
                statements.stream().filter(FunctionsAlone::says).findFirst();
        boolean states = statements.stream()
                .anyMatch(each -> each instanceof GameStatement.Move || each instanceof GameStatement.States);
        if (states || function.isEmpty()) {
            return statements;
        }
        Span span = function.get().span();
        List<GameStatement> all = new ArrayList<>(statements);
        all.add(new GameStatement.States(
                span, List.of(new PatternItem.Variable(span, StateShape.SINGLE)), Optional.empty()));
        return all;
    }

    private static boolean says(GameStatement statement) {
        return statement instanceof GameStatement.Let
                || (statement instanceof GameStatement.When when && when.verdict() == GameStatement.When.Verdict.WIN);
    }
}
