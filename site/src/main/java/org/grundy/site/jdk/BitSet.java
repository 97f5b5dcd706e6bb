package org.grundy.site.jdk;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Stands for [java.util.BitSet]: that of TeaVM 0.16 loses bits in `toLongArray`, looks outside its array in
/// `previousSetBit`, and streams its first member for ever.
public final class BitSet implements Cloneable {
    private static final int LOG = 6;

    /// No word after the last one that is in use is other than 0.
    private long[] words;

    private int used;

    public BitSet() {
        this(Long.SIZE);
    }

    public BitSet(int bits) {
        words = new long[Math.max(1, (bits + Long.SIZE - 1) >> LOG)];
    }

    public static BitSet valueOf(long[] words) {
        BitSet bits = new BitSet();
        bits.words = Arrays.copyOf(words, Math.max(1, words.length));
        bits.used = words.length;
        bits.trim();
        return bits;
    }

    private void trim() {
        while (used > 0 && words[used - 1] == 0) {
            used--;
        }
    }

    private long word(int index) {
        return index < used ? words[index] : 0;
    }

    private void reach(int count) {
        if (count > words.length) {
            words = Arrays.copyOf(words, Math.max(2 * words.length, count));
        }
        used = Math.max(used, count);
    }

    private static void check(int index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException("bit " + index);
        }
    }

    private static void check(int from, int to) {
        check(from);
        if (to < from) {
            throw new IndexOutOfBoundsException("bits from " + from + " to " + to);
        }
    }

    public boolean get(int bit) {
        check(bit);
        return (word(bit >> LOG) & 1L << bit) != 0;
    }

    public void set(int bit) {
        check(bit);
        reach((bit >> LOG) + 1);
        words[bit >> LOG] |= 1L << bit;
    }

    public void set(int bit, boolean value) {
        if (value) {
            set(bit);
        } else {
            clear(bit);
        }
    }

    public void set(int from, int to) {
        check(from, to);
        for (int bit = from; bit < to; bit++) {
            set(bit);
        }
    }

    public void clear() {
        Arrays.fill(words, 0);
        used = 0;
    }

    public void clear(int bit) {
        check(bit);
        if (bit >> LOG < used) {
            words[bit >> LOG] &= ~(1L << bit);
            trim();
        }
    }

    public void clear(int from, int to) {
        check(from, to);
        for (int bit = from; bit < Math.min(to, length()); bit++) {
            clear(bit);
        }
    }

    public void flip(int bit) {
        set(bit, !get(bit));
    }

    public void flip(int from, int to) {
        check(from, to);
        for (int bit = from; bit < to; bit++) {
            flip(bit);
        }
    }

    public int nextSetBit(int from) {
        check(from);
        for (int index = from >> LOG; index < used; index++) {
            long rest = index == from >> LOG ? words[index] & -1L << from : words[index];
            if (rest != 0) {
                return (index << LOG) + Long.numberOfTrailingZeros(rest);
            }
        }
        return -1;
    }

    public int nextClearBit(int from) {
        check(from);
        int bit = from;
        while (get(bit)) {
            bit++;
        }
        return bit;
    }

    public int previousSetBit(int from) {
        for (int bit = Math.min(from, length() - 1); bit >= 0; bit--) {
            if (get(bit)) {
                return bit;
            }
        }
        return -1;
    }

    public int cardinality() {
        int count = 0;
        for (int index = 0; index < used; index++) {
            count += Long.bitCount(words[index]);
        }
        return count;
    }

    public int length() {
        return used == 0 ? 0 : (used << LOG) - Long.numberOfLeadingZeros(words[used - 1]);
    }

    public int size() {
        return words.length << LOG;
    }

    public boolean isEmpty() {
        return used == 0;
    }

    public boolean intersects(BitSet other) {
        for (int index = 0; index < used; index++) {
            if ((words[index] & other.word(index)) != 0) {
                return true;
            }
        }
        return false;
    }

    public void and(BitSet other) {
        for (int index = 0; index < used; index++) {
            words[index] &= other.word(index);
        }
        trim();
    }

    public void andNot(BitSet other) {
        for (int index = 0; index < used; index++) {
            words[index] &= ~other.word(index);
        }
        trim();
    }

    public void or(BitSet other) {
        reach(other.used);
        for (int index = 0; index < other.used; index++) {
            words[index] |= other.words[index];
        }
    }

    public void xor(BitSet other) {
        reach(other.used);
        for (int index = 0; index < other.used; index++) {
            words[index] ^= other.words[index];
        }
        trim();
    }

    public long[] toLongArray() {
        return Arrays.copyOf(words, used);
    }

    public IntStream stream() {
        int[] members = new int[cardinality()];
        int member = -1;
        for (int i = 0; i < members.length; i++) {
            member = nextSetBit(member + 1);
            members[i] = member;
        }
        return IntStream.of(members);
    }

    @Override
    @SuppressWarnings({"MethodDoesntCallSuperMethod", "NoClone"})
    public Object clone() {
        return valueOf(toLongArray());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof BitSet bits && Arrays.equals(toLongArray(), bits.toLongArray());
    }

    /// As the JDK says it: sets of them are gone through in its order.
    @Override
    public int hashCode() {
        long hash = 1234;
        for (int index = used - 1; index >= 0; index--) {
            hash ^= words[index] * (index + 1);
        }
        return (int) (hash >> Integer.SIZE ^ hash);
    }

    @Override
    public String toString() {
        StringJoiner members = new StringJoiner(", ", "{", "}");
        stream().forEach(member -> members.add(Integer.toString(member)));
        return members.toString();
    }
}
