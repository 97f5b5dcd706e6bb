package org.grundy.heap.kernel.choice;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.kernel.AllButKernel;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.KernelType;
import org.grundy.heap.kernel.PartitionsKernel;
import org.grundy.heap.kernel.PlainKernel;
import org.grundy.heap.kernel.RepeatingDigitsKernel;
import org.grundy.heap.kernel.SplitKernelType;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.SubtractionKernel;
import org.grundy.heap.kernel.bitset.BitsetKernel;
import org.grundy.heap.kernel.sparse.SparseKernel;
import org.grundy.heap.kernel.word.WordKernel;
import org.grundy.text.BilingualText;

/// All kernels, and the choice among them. A new kernel is one class with its type and one row here.
public final class KernelRegistry {
    /// By the definition; every code.
    public static final SplitKernelType PLAIN = new PlainKernel.Type();

    /// Sparse space, a part of the splits marked and the rest scanned.
    public static final SplitKernelType SPARSE = new SparseKernel.Type();

    /// Sparse space, bitsets of heaps by value, 504 heaps at a time.
    public static final SplitKernelType BITSET = new BitsetKernel.Type();

    /// Sparse space of small values, words with a bit for each value, 8 to 32 heaps at a time.
    public static final SplitKernelType WORD = new WordKernel.Type();

    /// Codes that leave three or four heaps.
    public static final KernelType PARTITIONS = new PartitionsKernel.Type();

    /// Codes whose last digits repeat.
    public static final KernelType REPEATING = new RepeatingDigitsKernel.Type();

    /// Any number of a set may be taken.
    public static final KernelType SUBTRACTION = SubtractionKernel.TYPE;

    /// Any number but those of a set may be taken.
    public static final KernelType ALL_BUT = AllButKernel.TYPE;

    /// The only kernel for the rules where there is one; else the one whose cost by count is least,
    /// chosen again as the sequence grows.
    public static final KernelType AUTO = new Automatic();

    /// Those that may go on after the plain one.
    private static final List<SplitKernelType> FOLLOWING = List.of(SPARSE, BITSET, WORD);

    private static final List<KernelType> SPECIAL = List.of(PARTITIONS, REPEATING, SUBTRACTION, ALL_BUT);

    /// The name that [#BITSET] had in earlier versions, still understood.
    private static final String OLD_BITSET_NAME = "rows";

    private KernelRegistry() {}

    /// All kernels that can be asked for, in the order in which they are listed to users.
    public static List<KernelType> all() {
        return Stream.of(List.of(AUTO, PLAIN), FOLLOWING, SPECIAL)
                .<KernelType>flatMap(List::stream)
                .toList();
    }

    /// The kernel of a name, in upper or lower case.
    public static Optional<KernelType> of(String word) {
        String name = word.toLowerCase(Locale.ROOT);
        return name.equals(OLD_BITSET_NAME)
                ? Optional.of(BITSET)
                : all().stream().filter(type -> type.name().equals(name)).findFirst();
    }

    private record Automatic() implements KernelType {
        /// How many values the plain kernel computes first, in addition to twice the most tokens of a move.
        /// It takes a millisecond or two for them once it is compiled; the later another one takes
        /// over, the later the JVM compiles it.
        private static final int PLAIN_FIRST = 2048;

        @Override
        public String name() {
            return "auto";
        }

        @Override
        public BilingualText domain() {
            return new BilingualText("all rules", "所有规则");
        }

        @Override
        public boolean canCompute(SequenceRules rules) {
            return true;
        }

        @Override
        public Kernel kernel(SequenceRules rules, int threads) {
            for (KernelType special : SPECIAL) {
                if (special.canCompute(rules)) {
                    return special.kernel(rules, threads);
                }
            }
            return rules instanceof SequenceRules.Coded(var code) && SplitMoves.of(code)
                    ? new AdaptiveKernel(code, PLAIN, FOLLOWING, PLAIN_FIRST, threads)
                    : PLAIN.kernel(rules, threads);
        }
    }
}
