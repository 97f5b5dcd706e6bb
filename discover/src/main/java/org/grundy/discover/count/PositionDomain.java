package org.grundy.discover.count;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.discover.form.Substitution;
import org.grundy.discover.form.WrittenExpression;
import org.grundy.discover.sample.SampledGame;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.run.AllPresent;

/// Which tuples of natural numbers are positions of a game.
final class PositionDomain {
    private PositionDomain() {}

    /// The condition; empty where it is no expression.
    static Optional<IntExpr> of(SampledGame<?> sampled) {
        List<String> names = sampled.variables();
        if (!(sampled.game() instanceof RuleGame game)) {
            return Optional.of(atLeast(sampled.least(), names));
        }
        GameTree tree = game.tree();
        return switch (sampled.kind()) {
            case STATE -> states(tree, game.numbers());
            case START -> tree.start().flatMap(start -> starts(tree, start, game.numbers(), names));
            case PART -> Optional.empty();
        };
    }

    /// A condition on states whose order does not matter is one on their ascending form, so only one that always
    /// holds is taken.
    private static Optional<IntExpr> states(GameTree tree, List<String> numbers) {
        return new WrittenExpression(numbers)
                .of(tree.domain())
                .filter(domain -> !tree.unordered() || domain.equals(IntExpr.of(1)));
    }

    /// The state that a start stands for has no negative number, and exists.
    private static Optional<IntExpr> starts(
            GameTree tree, GameTree.Start start, List<String> numbers, List<String> names) {
        return start.list().isPresent()
                ? Optional.empty()
                : AllPresent.of(start.state().stream().map(number -> new WrittenExpression(names).of(number)))
                        .flatMap(state -> states(tree, numbers)
                                .map(domain -> CountQuestion.both(natural(state), Substitution.of(domain, state))));
    }

    private static IntExpr natural(List<IntExpr> state) {
        return state.stream()
                .filter(number -> !(number instanceof IntExpr.Variable))
                .map(number -> number.atLeast(0))
                .reduce(IntExpr.of(1), CountQuestion::both);
    }

    private static IntExpr atLeast(int least, List<String> names) {
        return least == 0
                ? IntExpr.of(1)
                : IntStream.range(0, names.size())
                        .<IntExpr>mapToObj(i -> new IntExpr.Variable(names.get(i), i))
                        .map(name -> name.atLeast(least))
                        .reduce(IntExpr.of(1), CountQuestion::both);
    }
}
