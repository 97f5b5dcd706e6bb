package org.grundy.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.run.Run;

/// Values of a finite taking-and-breaking code.
///
/// With a mask, values that share an even number of ones with it are *rare*. If all moves that leave two heaps take
/// even numbers of tokens, or all take odd ones, the parity of the heap, less those tokens, may count as one more bit:
/// for the two heaps and the whole it has nim sum 0. An option that is not rare
/// comes from a split with exactly one rare part, so all those options are found from the heaps with rare
/// values. Of the rare values only those below the least missing other value matter, and the splits are
/// gone through until all of them were seen or no split is left. So every value is the mex of all options
/// whatever the mask; a bad mask only costs time.
final class CodeRecomputation implements Recomputation {
    private final int[] digits;
    private final int mask;
    private final int parity;
    private final int taken;
    private int[] values = new int[0];
    private int[] seen = new int[64];
    private int[] rareHeaps = new int[64];
    private int rareCount;

    private CodeRecomputation(int[] digits, int mask) {
        this.digits = digits;
        this.mask = mask;
        int[] splits = IntStream.range(0, digits.length)
                .filter(i -> (digits[i] & 4) != 0)
                .toArray();
        this.taken = splits.length == 0 ? 0 : splits[0];
        boolean alike = IntStream.of(splits).allMatch(i -> (i + taken) % 2 == 0);
        this.parity = alike && (mask & SequenceCertificate.PARITY) != 0 ? 1 : 0;
    }

    /// The code that a text writes, without repeated digits and unequal splits, for these have no theorem.
    /// The mark of unequal heaps behind a digit that splits nothing (0 to 3) asks for nothing.
    static Optional<CodeRecomputation> read(String marked, int mask) {
        String text = marked.replaceAll("([0-3])!", "$1");
        int point = text.indexOf('.');
        String written = point < 0 ? "" : text.substring(0, point) + text.substring(point + 1);
        if (point != 1 || written.length() < 2 || !written.matches("[0-9A-V]+")) {
            return Optional.empty();
        }
        int[] digits = written.chars().map(digit -> Character.digit(digit, 32)).toArray();
        int size = digits.length;
        while (size > 1 && digits[size - 1] == 0) {
            size--;
        }
        return (digits[0] & 3) != 0
                ? Optional.empty()
                : Optional.of(new CodeRecomputation(Arrays.copyOf(digits, size), mask));
    }

    /// Which numbers of tokens may be taken by a move that leaves so many heaps.
    int[] taken(int heaps) {
        return IntStream.range(0, digits.length)
                .filter(i -> (digits[i] >> heaps & 1) != 0)
                .toArray();
    }

    /// Whether the parity of heaps counts.
    boolean byParity() {
        return parity != 0;
    }

    @Override
    public int heaps() {
        return Math.max(
                1,
                Arrays.stream(digits)
                        .map(digit -> 31 - Integer.numberOfLeadingZeros(digit))
                        .max()
                        .orElse(1));
    }

    @Override
    public int last() {
        return digits.length - 1;
    }

    @Override
    public int[] values(int count, Run run) {
        run.memory(4L * count);
        values = new int[count];
        rareCount = 0;
        boolean sparse = mask != 0 && heaps() == 2;
        for (int n = 0; n < count; n++) {
            run.position();
            run.clock();
            values[n] = sparse ? sparse(n, run) : plain(n, run);
            if (rare(values[n], n)) {
                if (rareCount == rareHeaps.length) {
                    rareHeaps = Arrays.copyOf(rareHeaps, 2 * rareCount);
                }
                rareHeaps[rareCount++] = n;
            }
        }
        return values;
    }

    boolean rare(int value, int n) {
        return (Integer.bitCount(value & mask) + (n + taken & parity)) % 2 == 0;
    }

    private void see(int value, int stamp) {
        if (value >= seen.length) {
            seen = Arrays.copyOf(seen, Math.max(value + 2, 2 * seen.length));
        }
        seen[value] = stamp;
    }

    private boolean isSeen(int value, int stamp) {
        return value < seen.length && seen[value] == stamp;
    }

    private int plain(int n, Run run) {
        int stamp = n + 1;
        for (int taken = 0; taken < digits.length && taken <= n; taken++) {
            for (int heaps = 0; heaps <= 4; heaps++) {
                if ((digits[taken] & 1 << heaps) != 0) {
                    leave(n - taken, 1, heaps, 0, stamp, run);
                }
            }
        }
        int value = 0;
        while (isSeen(value, stamp)) {
            value++;
        }
        return value;
    }

    /// Marks all partitions of `rest` into exactly that many nonempty heaps, none smaller than `least`.
    private void leave(int rest, int least, int heaps, int sum, int stamp, Run run) {
        if (heaps == 0) {
            if (rest == 0) {
                see(sum, stamp);
            }
        } else if (heaps == 1) {
            if (rest >= least) {
                see(sum ^ values[rest], stamp);
            }
        } else {
            run.options(rest / heaps);
            for (int part = least; part * heaps <= rest; part++) {
                leave(rest - part, part, heaps - 1, sum ^ values[part], stamp, run);
            }
        }
    }

    private int sparse(int n, Run run) {
        int stamp = n + 1;
        List<Integer> splits = new ArrayList<>();
        for (int taken = 0; taken < digits.length && taken <= n; taken++) {
            int rest = n - taken;
            if ((digits[taken] & 1) != 0) {
                leave(rest, 1, 0, 0, stamp, run);
            }
            if ((digits[taken] & 2) != 0) {
                leave(rest, 1, 1, 0, stamp, run);
            }
            if ((digits[taken] & 4) != 0) {
                splits.add(rest);
                seeFromRare(rest, stamp);
            }
        }
        // No value is larger than the number of options, though a mask may call all values up to 2^30 rare.
        long most = digits.length * (n / 2 + 2L);
        int other = 0;
        while (other < most && (rare(other, n) || isSeen(other, stamp))) {
            other++;
        }
        return leastRare(splits, other, stamp);
    }

    private void seeFromRare(int rest, int stamp) {
        for (int i = 0; i < rareCount && rareHeaps[i] < rest; i++) {
            int part = rareHeaps[i];
            if (part > 0) {
                see(values[part] ^ values[rest - part], stamp);
            }
        }
    }

    private int leastRare(List<Integer> splits, int bound, int stamp) {
        int wanted = nextMissing(0, bound, stamp);
        for (int rest : splits) {
            for (int part = 1; 2 * part <= rest && wanted < bound; part++) {
                see(values[part] ^ values[rest - part], stamp);
                if (isSeen(wanted, stamp)) {
                    wanted = nextMissing(wanted, bound, stamp);
                }
            }
        }
        return wanted;
    }

    private int nextMissing(int from, int bound, int stamp) {
        int value = from;
        while (value < bound && isSeen(value, stamp)) {
            value++;
        }
        return value;
    }
}
