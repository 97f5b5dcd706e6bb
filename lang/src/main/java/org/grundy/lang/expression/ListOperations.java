package org.grundy.lang.expression;

import java.util.Arrays;
import org.grundy.lang.arithmetic.ExactArithmetic;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.arithmetic.RuleFault.Kind;

/// Operations on lists; argument arrays are never modified. Called by compiled rules.
public final class ListOperations {
    private static final int LONGEST = 4096;

    private ListOperations() {}

    static int place(long index, int below, int site) {
        if (index < 0 || index >= below) {
            throw new RuleFault(Kind.PLACE, site);
        }
        return (int) index;
    }

    static void longer(int length, int site) {
        if (length > LONGEST) {
            throw new RuleFault(Kind.TOO_MANY, site);
        }
    }

    /// The element at an index.
    public static long element(long[] list, long index, int site) {
        return list[place(index, list.length, site)];
    }

    /// Replaces the element at an index.
    public static long[] replace(long[] list, long index, long value, int site) {
        long[] result = list.clone();
        result[place(index, list.length, site)] = value;
        return result;
    }

    /// Removes the element at an index.
    public static long[] remove(long[] list, long index, int site) {
        int at = place(index, list.length, site);
        long[] result = new long[list.length - 1];
        System.arraycopy(list, 0, result, 0, at);
        System.arraycopy(list, at + 1, result, at, result.length - at);
        return result;
    }

    /// Inserts an element before an index; the index may be the length.
    public static long[] insert(long[] list, long index, long value, int site) {
        int at = place(index, list.length + 1, site);
        longer(list.length + 1, site);
        long[] result = new long[list.length + 1];
        System.arraycopy(list, 0, result, 0, at);
        result[at] = value;
        System.arraycopy(list, at, result, at + 1, list.length - at);
        return result;
    }

    /// Appends an element.
    public static long[] append(long[] list, long value, int site) {
        return insert(list, list.length, value, site);
    }

    /// The elements at indices `from` to `to` − 1.
    public static long[] slice(long[] list, long from, long to, int site) {
        int end = place(to, list.length + 1, site);
        return Arrays.copyOfRange(list, place(from, end + 1, site), end);
    }

    /// The elements in front of the first that is a number; all, where none is.
    public static long[] before(long[] list, long value, int site) {
        int count = 0;
        while (count < list.length && list[count] != value) {
            count++;
        }
        return first(list, count);
    }

    /// Sorted ascending.
    public static long[] sorted(long[] list, int site) {
        long[] result = list.clone();
        Arrays.sort(result);
        return result;
    }

    /// Each number once, sorted ascending.
    public static long[] distinct(long[] list, int site) {
        return Arrays.stream(list).sorted().distinct().toArray();
    }

    /// The numbers that occur an odd number of times, each once, sorted ascending.
    public static long[] unpaired(long[] list, int site) {
        long[] result = sorted(list, site);
        int count = 0;
        for (long each : result) {
            if (count > 0 && result[count - 1] == each) {
                count--;
            } else {
                result[count++] = each;
            }
        }
        return first(result, count);
    }

    /// How often each number occurs, 0, 1, … up to the largest one.
    public static long[] counts(long[] list, int site) {
        long most = -1;
        for (long each : list) {
            if (each < 0) {
                throw new RuleFault(Kind.ARGUMENT, site);
            }
            most = Math.max(most, each);
        }
        if (most >= LONGEST) {
            throw new RuleFault(Kind.TOO_MANY, site);
        }
        long[] result = new long[(int) most + 1];
        for (long each : list) {
            result[(int) each]++;
        }
        return result;
    }

    /// The first elements.
    public static long[] first(long[] list, int count) {
        return Arrays.copyOf(list, count);
    }

    /// The numbers from one to another, in ascending order; none where the second is smaller.
    public static long[] range(long from, long to, int site) {
        if (from > to) {
            return new long[0];
        }
        if (to - from < 0 || to - from >= LONGEST) {
            throw new RuleFault(Kind.TOO_MANY, site);
        }
        long[] result = new long[(int) (to - from) + 1];
        Arrays.setAll(result, i -> from + i);
        return result;
    }

    /// Reversed.
    public static long[] reversed(long[] list, int site) {
        long[] result = new long[list.length];
        for (int i = 0; i < result.length; i++) {
            result[i] = list[list.length - 1 - i];
        }
        return result;
    }

    /// The members of a named set, ascending.
    ///
    /// @param kind its place among the sets
    /// @param arguments the bound last
    public static long[] members(int kind, long[] arguments, int site) {
        return SequenceMembers.of(NumberSequence.values()[kind], arguments, site);
    }

    /// The concatenation of two lists.
    public static long[] joined(long[] first, long[] second) {
        longer(first.length + second.length, -1);
        long[] result = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, result, first.length, second.length);
        return result;
    }

    /// The digits of a natural number in a base of at least 2, the last one first; of 0 one digit.
    public static long[] digits(long number, long base, int site) {
        if (number < 0) {
            throw new RuleFault(Kind.ARGUMENT, site);
        }
        if (base < 2) {
            throw new RuleFault(Kind.BASE, site);
        }
        long[] all = new long[Long.SIZE];
        int count = 0;
        long left = number;
        do {
            all[count++] = left % base;
            left /= base;
        } while (left > 0);
        return Arrays.copyOf(all, count);
    }

    /// The number of elements.
    public static long length(long[] list, int site) {
        return list.length;
    }

    /// The sum of all elements.
    public static long sum(long[] list, int site) {
        long sum = 0;
        for (long each : list) {
            sum = ExactArithmetic.add(sum, each, site);
        }
        return sum;
    }

    /// The nim sum of all elements.
    public static long xor(long[] list, int site) {
        long sum = 0;
        for (long each : list) {
            sum ^= each;
        }
        return sum;
    }

    /// The largest element.
    public static long max(long[] list, int site) {
        long most = list[place(0, list.length, site)];
        for (long each : list) {
            most = Math.max(most, each);
        }
        return most;
    }

    /// The smallest element.
    public static long min(long[] list, int site) {
        long least = list[place(0, list.length, site)];
        for (long each : list) {
            least = Math.min(least, each);
        }
        return least;
    }

    /// The greatest common divisor of all elements, 0 if there are none.
    public static long gcd(long[] list, int site) {
        return Arrays.stream(list).reduce(0, NumberFunction.GCD::of);
    }

    /// The least natural number that is not an element.
    public static long mex(long[] list, int site) {
        boolean[] seen = new boolean[list.length + 1];
        for (long each : list) {
            if (each >= 0 && each < list.length) {
                seen[(int) each] = true;
            }
        }
        int least = 0;
        while (seen[least]) {
            least++;
        }
        return least;
    }

    /// The number of occurrences of a number.
    public static long count(long[] list, long value) {
        long count = 0;
        for (long each : list) {
            count += each == value ? 1 : 0;
        }
        return count;
    }
}
