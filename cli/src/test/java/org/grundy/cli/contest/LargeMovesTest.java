package org.grundy.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.Ran;
import org.grundy.testkit.Commands;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Programs tell winning moves from heaps that are too large for a table, where a form gives the values. The oracles:
/// C. L. Bouton's theorem, "Nim, a game with a complete mathematical theory" (1901), by which a heap has one
/// winning move where its nim sum with all heaps is smaller than it; and values by definition, which repeat.
class LargeMovesTest {
    private static final long LARGE = 1_000_000_000_000L;
    private static final int CASES = 200;
    private static final int[] VALUES = values();

    @TempDir
    private Path folder;

    private static String program(String... words) {
        String[] command = Stream.concat(
                        Stream.of("export", "--main", "--to", "1000000000000", "--input", "*(m sum m*n)"),
                        Stream.of(words))
                .toArray(String[]::new);
        Ran ran = Ran.command(command);
        assertThat(ran.exit()).as(ran.err()).isZero();
        return ran.out();
    }

    private static long[][] heaps(String test) {
        Random random = new Random(Seed.of(test).value());
        return IntStream.range(0, CASES)
                .mapToObj(number -> random.longs(1 + random.nextInt(3), 0, number < CASES / 2 ? 12 : LARGE)
                        .toArray())
                .toArray(long[][]::new);
    }

    private static String read(long[][] cases) {
        return Arrays.stream(cases)
                .map(heaps -> heaps.length + " "
                        + Arrays.stream(heaps).mapToObj(Long::toString).collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    @Tag(Thorough.TAG)
    @Test
    void of_nim_heaps_of_any_size_the_only_move_is_computed() throws IOException, InterruptedException {
        long[][] cases = heaps("moves from large heaps");
        String program = program("nim", "--words", "{count}: {heap} {k},0");
        assertThat(Exported.compiled(folder, program).printed(read(cases)).lines())
                .containsExactlyElementsOf(
                        Arrays.stream(cases).map(LargeMovesTest::bouton).toList());
    }

    private static String bouton(long... heaps) {
        long sum = Arrays.stream(heaps).reduce(0, (a, b) -> a ^ b);
        int[] winning = IntStream.range(0, heaps.length)
                .filter(place -> (heaps[place] ^ sum) < heaps[place])
                .toArray();
        return winning.length == 0
                ? "0"
                : winning.length + ": " + (winning[0] + 1) + " " + (heaps[winning[0]] - (heaps[winning[0]] ^ sum));
    }

    @Test
    void from_large_heaps_of_which_few_numbers_are_taken_each_option_is_looked_at()
            throws IOException, InterruptedException {
        assumeTrue(Commands.installed("python3"), "python3 is not installed");
        long[][] cases = heaps("few moves from large heaps");
        String program = program(
                "-e", "g: n -> n - k for k in {1, 3, 4} if k <= n", "--words", "{count},0", "--language", "python");
        Path file = Files.writeString(folder.resolve("a.py"), program);
        assertThat(Commands.printed(folder, List.of("python3", file.toString()), read(cases))
                        .lines())
                .containsExactlyElementsOf(Arrays.stream(cases)
                        .map(heaps -> Long.toString(winning(heaps)))
                        .toList());
    }

    /// A heap from 700 on has the value of one with the same remainder by 7 from there: values of this game have the
    /// period 7, as R. K. Guy and C. A. B. Smith, "The G-values of various games" (1956), prove of such games.
    private static int small(long heap) {
        return (int) (heap < 700 ? heap : 700 + heap % 7);
    }

    private static int[] values() {
        int[] values = new int[720];
        for (int heap = 0; heap < values.length; heap++) {
            List<Integer> options =
                    options(heap).stream().map(option -> values[option]).toList();
            while (options.contains(values[heap])) {
                values[heap]++;
            }
        }
        return values;
    }

    private static List<Integer> options(int heap) {
        return List.of(1, 3, 4).stream()
                .filter(taken -> taken <= heap)
                .map(taken -> heap - taken)
                .toList();
    }

    private static long winning(long... heaps) {
        int sum = Arrays.stream(heaps).mapToInt(heap -> VALUES[small(heap)]).reduce(0, (a, b) -> a ^ b);
        return Arrays.stream(heaps)
                .mapToInt(LargeMovesTest::small)
                .mapToLong(heap -> options(heap).stream()
                        .filter(option -> (sum ^ VALUES[heap]) == VALUES[option])
                        .count())
                .sum();
    }
}
