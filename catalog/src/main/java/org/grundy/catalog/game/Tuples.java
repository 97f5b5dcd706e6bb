package org.grundy.catalog.game;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Lists of numbers for trials.
public final class Tuples {
    private Tuples() {}

    /// All lists of a length with numbers 0..most, in ascending order of the digits they make.
    public static List<List<BigInteger>> upTo(int most, int length) {
        List<List<BigInteger>> lists = List.of(List.of());
        for (int i = 0; i < length; i++) {
            List<List<BigInteger>> longer = new ArrayList<>();
            for (List<BigInteger> list : lists) {
                for (int number = 0; number <= most; number++) {
                    List<BigInteger> next = new ArrayList<>(list);
                    next.add(BigInteger.valueOf(number));
                    longer.add(List.copyOf(next));
                }
            }
            lists = longer;
        }
        return lists;
    }
}
