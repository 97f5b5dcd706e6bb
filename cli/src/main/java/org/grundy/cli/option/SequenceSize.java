package org.grundy.cli.option;

import java.math.BigInteger;
import org.grundy.heap.value.NimValues;
import org.grundy.lang.OptionText;
import org.grundy.lang.TextSlice;
import org.jspecify.annotations.Nullable;

/// The requested number of values of a nim-sequence.
public final class SequenceSize {
    private static final int MOST_STORED_BITS = 62;
    private static final int MOST_THREADS = 1024;
    private static final long MEGABYTE = 1 << 20;

    private SequenceSize() {}

    /// How many values there are up to the heap that an option names, itself included.
    ///
    /// @throws org.grundy.text.InputError if it is no number, or more values than can be held
    public static int values(String option, String written) {
        TextSlice slice = OptionText.slice(option, written);
        BigInteger last = slice.number(option, 0);
        if (last.compareTo(BigInteger.valueOf(NimValues.CAPACITY)) >= 0) {
            throw slice.error(
                    "%s is %s, but at most %s values can be held at once in memory: sequence --checkpoint DIR keeps "
                            + "more on disk",
                    "%s 是 %s，但内存中最多只能同时保存 %s 个值：sequence --checkpoint 目录 可把更多的值放在磁盘上",
                    option,
                    last,
                    NimValues.CAPACITY - 1);
        }
        return last.intValueExact() + 1;
    }

    /// How many values there are up to the heap that an option names, where values are kept on disk.
    ///
    /// @throws org.grundy.text.InputError if it is no number, or 2^62 or more
    public static long stored(String option, String written) {
        TextSlice slice = OptionText.slice(option, written);
        BigInteger last = slice.number(option, 0);
        if (last.bitLength() > MOST_STORED_BITS) {
            throw slice.error("%s is %s, but must be below 2^62", "%s 是 %s，但必须小于 2^62", option, last);
        }
        return last.longValueExact() + 1;
    }

    /// The first heap that an option names.
    ///
    /// @param count how many values there are, from heap 0 on
    /// @throws org.grundy.text.InputError if it is no number, or beyond the last heap
    public static int first(String option, String written, int count) {
        return (int) first(option, written, (long) count);
    }

    /// The same where values are kept on disk.
    public static long first(String option, String written, long count) {
        TextSlice slice = OptionText.slice(option, written);
        BigInteger first = slice.number(option, 0);
        if (first.compareTo(BigInteger.valueOf(count)) >= 0) {
            throw slice.error("%s is %s, beyond the last heap, %s", "%s 是 %s，超过了最后一个堆 %s", option, first, count - 1);
        }
        return first.longValueExact();
    }

    /// How many threads an option asks for, at most 1024.
    ///
    /// @throws org.grundy.text.InputError if it is no number or below 1
    public static int threads(String option, String written) {
        return OptionText.slice(option, written)
                .number(option, 1)
                .min(BigInteger.valueOf(MOST_THREADS))
                .intValueExact();
    }

    /// How many threads `--threads` asks for; as many as there are processors where it does not.
    ///
    /// @throws org.grundy.text.InputError if it is no number or below 1
    public static int workers(@Nullable String written) {
        return written == null ? Runtime.getRuntime().availableProcessors() : threads("--threads", written);
    }

    /// Refuses more values than there is memory for, with one byte for each.
    ///
    /// @param memory how many bytes they may take
    /// @param asked where the number was written
    /// @throws org.grundy.text.InputError if it is not enough
    public static void checkMemory(int count, long memory, TextSlice asked) {
        if (count > memory) {
            String needed = megabytes(count);
            throw asked.error(
                    "so many values need %s of memory or more, and they may take %s: give the JVM more with "
                            + "GRUNDY_JAVA_OPTS=-Xmx%s, or use --checkpoint DIR, which computes as far as memory goes "
                            + "and can go on later, also on a larger machine",
                    "这么多值至少需要 %s 内存，而可用的只有 %s：请用 GRUNDY_JAVA_OPTS=-Xmx%s 给 JVM 更多内存，或用 --checkpoint "
                            + "目录，算到内存用尽为止，以后（也可在更大的机器上）继续",
                    needed,
                    megabytes(memory),
                    (3L * count / MEGABYTE + 1) + "m");
        }
    }

    private static String megabytes(long bytes) {
        return Math.ceilDiv(bytes, MEGABYTE) + " MB";
    }
}
