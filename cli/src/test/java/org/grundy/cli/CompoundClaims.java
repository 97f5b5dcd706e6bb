package org.grundy.cli;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.solve.Statistic;

/// What the sentence on each of Conway's compounds says of the statistics listed above it.
final class CompoundClaims {
    private CompoundClaims() {}

    /// Whether the player about to move loses.
    static boolean lost(Analysis analysis) {
        Convention convention = analysis.convention();
        boolean normal = convention.play() == Play.NORMAL;
        boolean first = convention.ending() == Ending.SHORT;
        List<int[]> statistics = analysis.reason().stream()
                .filter(step -> step.kind() == ReasonStep.Kind.STATISTIC)
                .map(CompoundClaims::values)
                .toList();
        int[] values = statistics.getFirst();
        return switch (convention.join()) {
            case CONJUNCTIVE -> {
                IntStream all = IntStream.of(values);
                int decides = first ? all.min().orElse(0) : all.max().orElse(0);
                yield (decides % 2 == 1) != normal;
            }
            case DISJUNCTIVE -> normal ? lostIfZero(values) : !has(values, Statistic.OVER) && xor(values) == 0;
            case SELECTIVE -> {
                boolean odd = IntStream.of(values).anyMatch(value -> value % 2 == 1);
                if (first) {
                    yield normal ? has(values, 0) || !odd : IntStream.of(values).noneMatch(value -> value % 2 == 0);
                }
                yield normal ? !odd : lostMisere(values, statistics.getLast(), odd);
            }
        };
    }

    private static boolean lostIfZero(int[] values) {
        return has(values, Statistic.OVER) || (!has(values, Statistic.WON) && xor(values) == 0);
    }

    private static boolean lostMisere(int[] remoteness, int[] misere, boolean odd) {
        int[] unfinished = IntStream.range(0, remoteness.length)
                .filter(i -> remoteness[i] > 0)
                .toArray();
        return switch (unfinished.length) {
            case 0 -> false;
            case 1 -> misere[unfinished[0]] % 2 == 1;
            default -> !odd;
        };
    }

    private static int xor(int[] values) {
        return IntStream.of(values).reduce(0, (x, y) -> x ^ y);
    }

    private static boolean has(int[] values, int value) {
        return IntStream.of(values).anyMatch(each -> each == value);
    }

    private static int[] values(ReasonStep step) {
        return ((List<?>) Objects.requireNonNull(step.quantities().get("values")))
                .stream().mapToInt(value -> (Integer) value).toArray();
    }
}
