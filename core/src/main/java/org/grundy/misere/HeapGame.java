package org.grundy.misere;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.grundy.game.Game;
import org.grundy.game.HeapRules;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.SubtractionRules;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakMoves;
import org.grundy.heap.period.PeriodTheorem;

/// A game on single heaps whose misère quotients are looked for.
///
/// @param name as it is written
/// @param moves what may be left of a heap
/// @param theorem how many heaps prove a period, if there is such a theorem
/// @param certifiable whether its name says all of its rules, so that certificates can name it
public record HeapGame(String name, HeapRules.Moves moves, Optional<PeriodTheorem> theorem, boolean certifiable) {
    /// Members of sets in certificates are below this.
    private static final BigInteger MOST_TAKEN = BigInteger.valueOf(1_000_000);

    /// The game of a code or a set.
    public static HeapGame of(SequenceRules rules) {
        return switch (rules) {
            case SequenceRules.Coded(TakeAndBreakCode code) ->
                new HeapGame(
                        code.toString(),
                        new TakeAndBreakMoves(code),
                        PeriodTheorem.appliesTo(code) ? Optional.of(PeriodTheorem.of(code)) : Optional.empty(),
                        true);
            case SequenceRules.Taken(SubtractionSet set) ->
                new HeapGame(rules.toString(), taking(set), theoremOf(set.largest()), small(set));
            case SequenceRules.AllBut(SubtractionSet forbidden) ->
                new HeapGame(
                        rules.toString(), new SubtractionRules.AllBut(forbidden), Optional.empty(), small(forbidden));
        };
    }

    private static boolean small(SubtractionSet set) {
        return set.largest().compareTo(MOST_TAKEN) < 0;
    }

    /// The game of any rules whose positions are single numbers and whose moves leave smaller ones. Where a move
    /// does not, listing the options of its heap throws an [org.grundy.text.InputError] that names it.
    ///
    /// @param position the position that is a heap
    /// @param least the smallest number that is a position
    /// @throws org.grundy.text.InputError if its moves are entailing, or heap 0 has one
    public static <P> HeapGame ofRules(Game<P> game, LongFunction<P> position, int least) {
        return NumberedHeaps.game(game, position, least);
    }

    /// The period that the elements of its first heaps prove, where a theorem says how many do.
    ///
    /// @param images the element of each heap, from heap 0 on; not asked for without a theorem
    public Optional<QuotientPeriod> period(Supplier<int[]> images) {
        return theorem.flatMap(proving -> QuotientPeriod.prove(images.get(), proving));
    }

    /// Its name in certificates.
    ///
    /// @throws IllegalStateException if none can name it
    String certifiedName() {
        if (!certifiable) {
            throw new IllegalStateException("no certificate for " + name);
        }
        return name;
    }

    private static HeapRules.Moves taking(SubtractionSet set) {
        int[] members = set.upTo(Integer.MAX_VALUE);
        return (n, out) -> {
            for (int taken : members) {
                if (taken <= n) {
                    out.to(n - taken);
                }
            }
        };
    }

    private static Optional<PeriodTheorem> theoremOf(BigInteger largest) {
        return largest.bitLength() < Integer.SIZE
                ? Optional.of(PeriodTheorem.ofSubtraction(largest.longValueExact()))
                : Optional.empty();
    }
}
