package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/// What functions of two numbers remember is forgotten with each case, be it little or much: of few pairs it is
/// kept otherwise than of many. The oracle is a table that loops fill.
final class RememberedPairsTest {
    private static final String ENDS = """
            ends(A): let lead(i, j) = 0 if i > j else max(A[i] - lead(i + 1, j), A[j] - lead(i, j - 1))
                     win when lead(0, length(A) - 1) > 0
            """;

    private static final String STEPS = """
            far(A): let steps(a, b) = A[0] if b = 0 else (steps(a + b, b - 1) + steps(a + b, b - 1) + a) % 1000003
                    let all() = steps(5000, A[0])
                    win when all() > 0
            """;

    @TempDir
    private Path folder;

    @ProgramTest
    void cases_of_few_pairs_stand_between_cases_of_many(ProgramLanguage language)
            throws IOException, InterruptedException {
        Random random = new Random(Seed.of("remembered pairs").value());
        List<int[]> lists = IntStream.of(60, 3, 5, 70, 4, 2, 1, 55, 64)
                .mapToObj(length -> random.ints(length, 0, 1000).toArray())
                .toList();
        String input = lists.stream()
                .map(list -> list.length + " " + Arrays.toString(list).replaceAll("[\\[\\],]", "") + "\n")
                .collect(Collectors.joining());
        String text = DefinedProgramsTest.program(ENDS, language, "*(n A[n])", "{lead(0, n - 1)}");
        assertThat(new Compiled(folder).run(language, text, input))
                .containsExactlyElementsOf(
                        lists.stream().map(list -> Integer.toString(lead(list))).toList());
    }

    /// Pairs of large numbers are in a table, too, when there are many of them.
    @Tag(Thorough.TAG)
    @ProgramTest
    void a_case_of_many_large_pairs_comes_after_one_of_few(ProgramLanguage language)
            throws IOException, InterruptedException {
        int[] cases = {3, 5, 900, 7, 800};
        String input = Arrays.stream(cases).mapToObj(n -> "1 " + n + "\n").collect(Collectors.joining());
        String text = DefinedProgramsTest.program(STEPS, language, "*(n A[n])", "{all()}");
        assertThat(new Compiled(folder).run(language, text, input))
                .containsExactlyElementsOf(Arrays.stream(cases)
                        .mapToObj(RememberedPairsTest::steps)
                        .toList());
    }

    private static String steps(int n) {
        long[] sums = new long[n + 1];
        sums[0] = 5000;
        for (int i = 1; i <= n; i++) {
            sums[i] = sums[i - 1] + n + 1 - i;
        }
        long steps = n;
        for (int i = n - 1; i >= 0; i--) {
            steps = (2 * steps + sums[i]) % 1_000_003;
        }
        return Long.toString(steps);
    }

    private static int lead(int... list) {
        int[][] lead = new int[list.length + 1][list.length + 1]; // of the elements from i on and before j
        for (int length = 1; length <= list.length; length++) {
            for (int i = 0; i + length <= list.length; i++) {
                int j = i + length;
                lead[i][j] = Math.max(list[i] - lead[i + 1][j], list[j - 1] - lead[i][j - 1]);
            }
        }
        return lead[0][list.length];
    }
}
