package org.grundy.catalog.coin;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.coin.turning.TurnedTogether;
import org.grundy.game.Pair;
import org.grundy.testkit.Seed;
import org.grundy.value.Mex;
import org.grundy.value.Nimbers;
import org.junit.jupiter.api.Test;

/// Games on boards: the Tartan theorem, and one game that is no product. The check ids are those of
/// `theory.md` §9.
class CoinProductTest {
    private static final int SIDE = 5;

    /// M6: 256 pairs of families, four named ones and twelve random ones, on boards of 5 × 5, by the definition.
    @Test
    void products_are_worth_nim_products() {
        RandomGenerator random = Seed.of("ProductTest.tartan").generator();
        List<NaiveCoins> families = new ArrayList<>(List.of(
                NaiveCoins.sizes(SIDE, 1, 2),
                NaiveCoins.sizes(SIDE, 1, 3),
                NaiveCoins.runs(SIDE),
                NaiveCoins.sizes(SIDE, 2, 2)));
        Stream.generate(() -> random(random)).limit(12).forEach(families::add);
        for (NaiveCoins first : families) {
            for (NaiveCoins second : families) {
                int[][] board = board(first, second);
                for (int x = 0; x < SIDE; x++) {
                    for (int y = 0; y < SIDE; y++) {
                        long product = Nimbers.product(
                                first.values().get(x), second.values().get(y));
                        assertThat(board[x][y]).isEqualTo((int) product);
                    }
                }
            }
        }
    }

    private static NaiveCoins random(RandomGenerator random) {
        return new NaiveCoins(IntStream.range(0, SIDE)
                .mapToObj(x -> IntStream.range(0, 1 << x)
                        .filter(set -> random.nextInt(10) < 3)
                        .boxed()
                        .toList())
                .toList());
    }

    private static int[][] board(NaiveCoins first, NaiveCoins second) {
        int[][] board = new int[SIDE][SIDE];
        Mex mex = new Mex();
        for (int x = 0; x < SIDE; x++) {
            for (int y = 0; y < SIDE; y++) {
                mex.clear();
                for (int xs : first.family().get(x)) {
                    for (int ys : second.family().get(y)) {
                        mex.add(sum(board, xs | (1 << x), ys | (1 << y)));
                    }
                }
                board[x][y] = mex.result();
            }
        }
        return board;
    }

    /// The nim sum of a rectangle's values; its last corner is not set yet and counts 0.
    private static int sum(int[][] board, int xs, int ys) {
        return NaiveCoins.bits(xs)
                .flatMap(x -> NaiveCoins.bits(ys).map(y -> board[x][y]))
                .reduce(0, (a, b) -> a ^ b);
    }

    @Test
    void turning_corners_is_nim_multiplication() {
        CoinProduct corners = new CoinProduct(NamedCoinRows.TWINS.row(), NamedCoinRows.TWINS.row());
        for (int x = 0; x < 20; x++) {
            for (int y = 0; y < 20; y++) {
                assertThat(corners.value(Pair.of(x, y))).hasValue(BigInteger.valueOf(Nimbers.product(x, y)));
            }
        }
    }

    /// M7.
    @Test
    void acrostic_twins_are_worth_the_nim_sum_of_the_coordinates() {
        int side = 25;
        int[][] values = new int[side][side];
        Mex mex = new Mex();
        for (int x = 0; x < side; x++) {
            for (int y = 0; y < side; y++) {
                mex.clear();
                for (int i = 0; i < x; i++) {
                    mex.add(values[i][y]);
                }
                for (int j = 0; j < y; j++) {
                    mex.add(values[x][j]);
                }
                values[x][y] = mex.result();
                assertThat(new Acrostic().value(Pair.of(x, y))).hasValue(BigInteger.valueOf(values[x][y]));
            }
        }
    }

    /// All sets with a sum against all sets that the rules allow, where one of the games has many moves and
    /// the other few.
    @Test
    void the_sets_with_a_sum_are_found() {
        CoinProduct board = new CoinProduct(NamedCoinRows.RULER.row(), NamedCoinRows.MOCK_TURTLES.row());
        Pair place = Pair.of(6, 4);
        for (int sum = 0; sum < 20; sum++) {
            BigInteger wanted = BigInteger.valueOf(sum);
            List<List<Pair>> expected = new ArrayList<>();
            board.each(place, set -> {
                BigInteger found = set.stream()
                        .map(each -> board.value(each).orElseThrow())
                        .reduce(BigInteger.ZERO, BigInteger::xor);
                if (found.equals(wanted)) {
                    expected.add(set);
                }
            });
            TurnedTogether<Pair> others = board.withSum(place, wanted);
            assertThat(others.complete()).isTrue();
            assertThat(others.sets()).containsExactlyInAnyOrderElementsOf(expected);
            assertThat(expected).allMatch(set -> board.allows(place, set));
        }
    }

    @Test
    void far_from_the_corner_one_winning_rectangle_is_computed() {
        CoinProduct board = new CoinProduct(NamedCoinRows.TURNING_TURTLES.row(), NamedCoinRows.MOCK_TURTLES.row());
        RandomGenerator random = Seed.of("ProductTest.far").generator();
        for (int i = 0; i < 20; i++) {
            Pair place = Pair.of(random.nextLong(1L << 40, 1L << 50), random.nextLong(1L << 30, 1L << 60));
            BigInteger sum = board.value(place).orElseThrow().shiftRight(1 + random.nextInt(3));
            TurnedTogether<Pair> others = board.withSum(place, sum);
            assertThat(others.sets()).hasSize(1).allSatisfy(set -> {
                assertThat(board.allows(place, set)).isTrue();
                assertThat(set.stream()
                                .map(each -> board.value(each).orElseThrow())
                                .reduce(BigInteger.ZERO, BigInteger::xor))
                        .isEqualTo(sum);
            });
        }
    }

    @Test
    void a_set_that_is_no_rectangle_is_not_allowed() {
        CoinProduct corners = new CoinProduct(NamedCoinRows.TWINS.row(), NamedCoinRows.TWINS.row());
        Pair place = Pair.of(3, 3);
        assertThat(corners.allows(place, List.of(Pair.of(1, 2), Pair.of(1, 3), Pair.of(3, 2))))
                .isTrue();
        assertThat(corners.allows(place, List.of(Pair.of(1, 2), Pair.of(1, 3)))).isFalse();
        assertThat(corners.allows(place, List.of(Pair.of(1, 2), Pair.of(1, 3), Pair.of(2, 3))))
                .isFalse();
        assertThat(corners.allows(place, List.of())).isFalse();
    }
}
