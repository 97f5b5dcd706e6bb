package org.grundy.play;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Convention;
import org.grundy.run.Run;

/// Why the move of a puzzle wins, as one would tell it at a table. An argument is given only where its claim was found
/// to hold by playing out all that can follow.
public sealed interface WinningArgument {
    /// Two components that are alike.
    ///
    /// @param first its number, from 0
    /// @param second its number
    record Pair(int first, int second) {}

    /// The move ends the game.
    record AtOnce() implements WinningArgument {}

    /// The components that the move leaves are alike in pairs, and each further move can be made in the other one, too.
    ///
    /// @param pairs of the components that the move leaves; what is in no pair is terminal
    record Mirror(List<Pair> pairs) implements WinningArgument {
        /// Copies the list.
        public Mirror {
            pairs = List.copyOf(pairs);
        }
    }

    /// However one plays, the number of moves that follow has the same parity.
    ///
    /// @param even whether it is even
    record Parity(boolean even) implements WinningArgument {}

    /// The move leaves a heap, and all heaps up to that of the puzzle that are lost are those with certain remainders.
    ///
    /// @param heap that the move leaves
    /// @param largest the heap of the puzzle
    /// @param modulus by which it is divided
    /// @param remainders of the heaps that are lost, in order
    /// @param completed whether each move from a lost heap can be answered so that together they take the modulus
    record Remainder(int heap, int largest, int modulus, List<Integer> remainders, boolean completed)
            implements WinningArgument {
        /// Copies the list.
        public Remainder {
            remainders = List.copyOf(remainders);
        }
    }

    /// The Grundy values of the components that the move leaves have the nim sum 0.
    ///
    /// @param values of all components, at least two of which are not 0
    record NimSum(List<BigInteger> values) implements WinningArgument {
        /// Copies the list.
        public NimSum {
            values = List.copyOf(values);
        }
    }

    /// The simplest argument that holds, in the order above; empty where none was found.
    ///
    /// @param run charged for the work, of which each argument takes little
    static Optional<WinningArgument> of(Puzzle puzzle, Run run) {
        PlayState left = puzzle.position().after(puzzle.solution());
        return left.over()
                ? Optional.of(new AtOnce())
                : found(run, () -> MirrorPlay.of(left, run))
                        .or(() -> found(run, () -> new PlaysFrom(run).parity(left)))
                        .or(() -> found(run, () -> new LostResidues(puzzle.position(), run).remainder(left)))
                        .or(() -> nimSum(left, run));
    }

    private static Optional<WinningArgument> found(Run run, Supplier<Optional<? extends WinningArgument>> argument) {
        return run.find(PlaysFrom.BUDGET, () -> argument.get().map(each -> each));
    }

    private static Optional<WinningArgument> nimSum(PlayState left, Run run) {
        if (!left.convention().normal()) {
            return Optional.empty();
        }
        Analysis analysis = Grundy.analyze(left.sum(), Convention.NORMAL, run);
        List<BigInteger> values = analysis.findings().stream()
                .flatMap(finding -> finding.value().stream())
                .toList();
        boolean all = values.size() == analysis.findings().size()
                && values.stream().filter(value -> value.signum() > 0).count() > 1
                && values.stream().reduce(BigInteger.ZERO, BigInteger::xor).signum() == 0;
        return all ? Optional.of(new NimSum(values)) : Optional.empty();
    }
}
