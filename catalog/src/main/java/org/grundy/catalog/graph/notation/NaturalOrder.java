package org.grundy.catalog.graph.notation;

import java.util.Comparator;

/// The order of names in which numbers within them count as numbers: `a2` before `a10`.
public enum NaturalOrder implements Comparator<String> {
    ASCENDING;

    @Override
    public int compare(String a, String b) {
        int i = 0;
        int j = 0;
        while (i < a.length() && j < b.length()) {
            int endA = run(a, i);
            int endB = run(b, j);
            int order = digit(a, i) && digit(b, j)
                    ? numbers(a, i, endA, b, j, endB)
                    : Character.compare(a.charAt(i), b.charAt(j));
            if (order != 0) {
                return order;
            }
            i = endA;
            j = endB;
        }
        int rest = Integer.compare(a.length() - i, b.length() - j);
        return rest != 0 ? rest : a.compareTo(b);
    }

    /// The end of the digits that begin at a place, or of the one character there.
    private static int run(String name, int start) {
        int end = start + 1;
        while (digit(name, start) && end < name.length() && digit(name, end)) {
            end++;
        }
        return end;
    }

    private static boolean digit(String name, int i) {
        return name.charAt(i) >= '0' && name.charAt(i) <= '9';
    }

    /// Compares two runs of digits as numbers. Searches look names up in this order, so it makes no objects.
    private static int numbers(String a, int startA, int endA, String b, int startB, int endB) {
        int i = first(a, startA, endA);
        int j = first(b, startB, endB);
        int order = Integer.compare(endA - i, endB - j);
        while (order == 0 && i < endA) {
            order = Character.compare(a.charAt(i++), b.charAt(j++));
        }
        return order;
    }

    /// The first digit of a run that is not 0, or the end.
    private static int first(String name, int start, int end) {
        int first = start;
        while (first < end && name.charAt(first) == '0') {
            first++;
        }
        return first;
    }
}
