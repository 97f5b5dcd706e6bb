package org.grundy.catalog.coin.turning;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.coin.NaiveCoins;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Values of single coins: closed forms and tables against the mex of the definition, and against published
/// values. The check ids are those of `theory.md` §9.
class CoinValuesTest {
    /// M1: x, x and the largest power of two that divides x.
    @Test
    void turtles_twins_and_ruler_have_their_closed_forms() {
        assertThat(values(new SetSizes(1, 2), 40)).isEqualTo(list(40, i -> i + 1));
        assertThat(values(new SetSizes(2, 2), 40)).isEqualTo(list(40, i -> i));
        assertThat(values(new ConsecutiveRuns(), 300)).isEqualTo(list(300, i -> Integer.lowestOneBit(i + 1)));
        assertThat(table(new ConsecutiveRuns(), 300)).isEqualTo(list(300, i -> Integer.lowestOneBit(i + 1)));
    }

    /// M2: 2x if x has an odd number of ones, else 2x + 1.
    @Test
    void mock_turtles_are_worth_the_odious_numbers() {
        List<Integer> odious = IntStream.iterate(0, i -> i + 1)
                .filter(i -> Integer.bitCount(i) % 2 == 1)
                .limit(70)
                .boxed()
                .toList();
        assertThat(values(new SetSizes(1, 3), 70)).isEqualTo(odious);
        assertThat(table(new SetSizes(1, 3), 70)).isEqualTo(odious);
    }

    /// M3: Triplets are Mock Turtles two places further.
    @Test
    void triplets_are_worth_what_mock_turtles_two_places_before_are_worth() {
        List<Integer> triplets = values(new SetSizes(3, 3), 40);
        assertThat(triplets.subList(0, 2)).containsOnly(0);
        assertThat(triplets.subList(2, 40)).isEqualTo(values(new SetSizes(1, 3), 38));
        assertThat(table(new SetSizes(3, 3), 40)).isEqualTo(triplets);
    }

    /// M3: the first 18 values, from `theory.md` §9.1.
    @Test
    void moebius_begins_as_published() {
        assertThat(values(new SetSizes(1, 5), 18))
                .containsExactly(1, 2, 4, 8, 16, 31, 32, 64, 103, 128, 171, 213, 256, 301, 342, 439, 475, 494);
    }

    /// M4, with m = 1 and 2 on the ranges of `theory.md`, and m = 3 as far as a table is quick.
    @ParameterizedTest
    @CsvSource({"1,200", "2,60", "3,24"})
    void the_mock_turtle_theorem_gives_odd_families_from_even_ones(int m, int coins) {
        List<Integer> even = values(new SetSizes(1, 2 * m), coins);
        List<Integer> odd = values(new SetSizes(1, 2 * m + 1), coins);
        assertThat(odd.getFirst()).isOne();
        for (int x = 1; x < coins; x++) {
            int h = even.get(x - 1);
            assertThat(odd.get(x)).isEqualTo(2 * h + (Integer.bitCount(h) % 2 == 0 ? 1 : 0));
        }
    }

    @ParameterizedTest
    @CsvSource({"1,4", "1,5", "1,7", "1,9", "2,3", "2,6", "4,4", "3,5"})
    void tables_are_the_mex_of_the_definition(int least, int most) {
        assertThat(table(new SetSizes(least, most), 15))
                .isEqualTo(NaiveCoins.sizes(15, least, most).values());
    }

    /// Where the sets are few their nim sums can be listed; a random family is one of sets of distances.
    @Test
    void random_sets_of_distances_have_the_values_of_the_definition() {
        RandomGenerator random = Seed.of("CoinValuesTest.distances").generator();
        for (int i = 0; i < 20; i++) {
            List<TurningFamily> parts = Stream.<TurningFamily>generate(() -> new FixedDistances(random.ints(1, 8)
                            .limit(random.nextInt(4))
                            .distinct()
                            .mapToObj(d -> (long) d)
                            .sorted((a, b) -> Long.compare(b, a))
                            .toList()))
                    .limit(5)
                    .distinct()
                    .toList();
            FamilyUnion either = new FamilyUnion(parts);
            assertThat(table(either, 30)).isEqualTo(definition(either, 30).values());
        }
        FamilyUnion mixed = new FamilyUnion(
                List.of(new SetSizes(2, 3), new ConsecutiveRuns(), new FixedDistances(List.of(5L, 2L))));
        assertThat(table(mixed, 12)).isEqualTo(definition(mixed, 12).values());
    }

    /// What a family lists, as the definition wants it: each set once, and just the sets that it allows.
    private static NaiveCoins definition(TurningFamily turning, int coins) {
        return new NaiveCoins(IntStream.range(0, coins)
                .mapToObj(x -> {
                    List<Integer> sets = new ArrayList<>();
                    turning.each(x, (left, count) -> {
                        int set = 0;
                        for (int i = 0; i < count; i++) {
                            set |= 1 << left[i];
                        }
                        sets.add(set);
                    });
                    return List.copyOf(sets);
                })
                .toList());
    }

    static Stream<TurningFamily> families() {
        return Stream.of(
                new SetSizes(1, 2),
                new SetSizes(3, 3),
                new SetSizes(1, 9),
                new ConsecutiveRuns(),
                new FixedDistances(List.of(4L, 1L)),
                new FixedDistances(List.of()),
                new FamilyUnion(
                        List.of(new SetSizes(1, 2), new ConsecutiveRuns(), new FixedDistances(List.of(3L, 2L, 1L)))));
    }

    @ParameterizedTest
    @MethodSource("families")
    void a_family_lists_each_set_that_it_allows_once(TurningFamily turning) {
        List<List<Integer>> listed = definition(turning, 9).family();
        for (int x = 0; x < 9; x++) {
            BigInteger coin = BigInteger.valueOf(x);
            List<Integer> allowed = IntStream.range(0, 1 << x)
                    .filter(set -> turning.allows(coin, numbers(set)))
                    .boxed()
                    .toList();
            assertThat(listed.get(x)).containsExactlyInAnyOrderElementsOf(allowed);
        }
    }

    /// Every set with every sum, closed form or not, against all sets that the family allows.
    @ParameterizedTest
    @MethodSource("families")
    void the_sets_with_a_sum_are_found(TurningFamily turning) {
        RowCoins coins = RowCoins.of(turning);
        List<Integer> values = definition(turning, 9).values();
        for (int x = 0; x < 9; x++) {
            BigInteger coin = BigInteger.valueOf(x);
            for (int sum = 0; sum < 40; sum++) {
                int wanted = sum;
                TurnedTogether<BigInteger> found = coins.withSum(coin, BigInteger.valueOf(sum));
                List<List<BigInteger>> expected = definition(turning, 9).family().get(x).stream()
                        .filter(set -> NaiveCoins.sum(values, set) == wanted)
                        .map(CoinValuesTest::numbers)
                        .toList();
                assertThat(found.complete()).isTrue();
                assertThat(found.sets()).containsExactlyInAnyOrderElementsOf(expected);
            }
        }
    }

    /// With 40 coins there are 76 million sets of eight others: one is found without going through them.
    @Test
    void one_set_is_found_where_there_are_too_many() {
        TabulatedCoins moidores = new TabulatedCoins(new SetSizes(1, 9), new CoinTable(new SetSizes(1, 9)));
        BigInteger coin = BigInteger.valueOf(40);
        BigInteger value = moidores.value(coin).orElseThrow();
        for (int below = 1; below < 4; below++) {
            BigInteger sum = value.subtract(BigInteger.valueOf(below));
            TurnedTogether<BigInteger> others = moidores.withSum(coin, sum);
            assertThat(others.sets()).isNotEmpty().allSatisfy(set -> {
                assertThat(new SetSizes(1, 9).allows(coin, set)).isTrue();
                assertThat(set.stream()
                                .map(each -> moidores.value(each).orElseThrow())
                                .reduce(BigInteger.ZERO, BigInteger::xor))
                        .isEqualTo(sum);
            });
        }
    }

    @Test
    void a_table_ends_before_it_gets_too_large() {
        CoinTable table = new CoinTable(new SetSizes(1, 9));
        assertThat(table.value(1_000_000)).isEmpty();
        assertThat(table.value(30)).isPresent();
        assertThat(new TabulatedCoins(new SetSizes(1, 9), table).value(BigInteger.TEN.pow(30)))
                .isEmpty();
    }

    private static List<Integer> values(TurningFamily turning, int coins) {
        RowCoins known = RowCoins.of(turning);
        return list(coins, i -> known.value(BigInteger.valueOf(i)).orElseThrow().intValueExact());
    }

    private static List<Integer> table(TurningFamily turning, int coins) {
        CoinTable table = new CoinTable(turning);
        return list(coins, i -> table.value(i).orElseThrow());
    }

    private static List<Integer> list(int count, IntUnaryOperator value) {
        return IntStream.range(0, count).map(value).boxed().toList();
    }

    private static List<BigInteger> numbers(int set) {
        return NaiveCoins.bits(set).mapToObj(BigInteger::valueOf).toList();
    }
}
