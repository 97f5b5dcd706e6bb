package org.grundy.catalog.coin;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.value.Mex;

/// Coin turning by its definition. A family is a list for each coin, counted from 0, of the sets that may
/// be turned together with it, each as bits.
public record NaiveCoins(List<List<Integer>> family) {
    /// Any coins, so that a number of them between two bounds is turned.
    public static NaiveCoins sizes(int coins, int least, int most) {
        return new NaiveCoins(IntStream.range(0, coins)
                .mapToObj(x -> IntStream.range(0, 1 << x)
                        .filter(set -> Integer.bitCount(set) + 1 >= least && Integer.bitCount(set) + 1 <= most)
                        .boxed()
                        .toList())
                .toList());
    }

    /// Runs that end at the coin.
    static NaiveCoins runs(int coins) {
        return new NaiveCoins(IntStream.range(0, coins)
                .mapToObj(x -> IntStream.rangeClosed(0, x)
                        .map(length -> (1 << x) - (1 << (x - length)))
                        .boxed()
                        .toList())
                .toList());
    }

    /// The value of each coin, by the mex.
    public List<Integer> values() {
        List<Integer> values = new ArrayList<>();
        Mex mex = new Mex();
        for (List<Integer> sets : family) {
            mex.clear();
            sets.forEach(set -> mex.add(sum(values, set)));
            values.add(mex.result());
        }
        return values;
    }

    /// The nim sum of the values of a set.
    public static int sum(List<Integer> values, int set) {
        return bits(set).mapToObj(values::get).reduce(0, (a, b) -> a ^ b);
    }

    /// The rows that one move leaves of a row.
    List<List<Integer>> options(int row) {
        return bits(row)
                .boxed()
                .flatMap(x -> family.get(x).stream().map(set -> List.of(row ^ set ^ (1 << x))))
                .toList();
    }

    public static IntStream bits(int set) {
        return IntStream.range(0, Integer.SIZE).filter(i -> ((set >> i) & 1) == 1);
    }

    /// The families of `theory.md` §9 by name.
    static Stream<String> names() {
        return Stream.of("turningturtles", "twins", "mockturtles", "triplets", "moebius", "ruler");
    }

    static NaiveCoins of(String name, int coins) {
        return switch (name) {
            case "turningturtles" -> sizes(coins, 1, 2);
            case "twins" -> sizes(coins, 2, 2);
            case "mockturtles" -> sizes(coins, 1, 3);
            case "triplets" -> sizes(coins, 3, 3);
            case "moebius" -> sizes(coins, 1, 5);
            default -> runs(coins);
        };
    }
}
