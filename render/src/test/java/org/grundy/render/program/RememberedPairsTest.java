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
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What functions of two numbers remember is forgotten with each case, be it little or much: of few pairs it is
/// kept otherwise than of many. The oracle is a table that loops fill.
final class RememberedPairsTest {
    private static final String ENDS = """
            ends(A): let lead(i, j) = 0 if i > j else max(A[i] - lead(i + 1, j), A[j] - lead(i, j - 1))
                     win when lead(0, length(A) - 1) > 0
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
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
