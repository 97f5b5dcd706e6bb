package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Where one of two lists is read anew, values that depend on it are forgotten, and others are kept. What programs
/// print is compared with the definitions, computed anew for each case.
final class ForgottenValuesTest {
    private static final String RULES = """
            two(A, B): let best(i) = 0 if i < 1 else max(best(i - 1), A[i - 1] + best(i - 2))
                       let ways(s) = 1 if s = 0 else sum(ways(s - b) for b in B if b <= s)
                       let order[] = sorted(A)
                       let row(i)[] = [ways(i) * b for b in B]
                       let both(s) = ways(s) if s < 2 else both(s - 1) + best(s)
                       win when (best(3) + ways(5)) % 2 = 0
            """;
    private static final String ANSWER = "{answer} {best(3)} {ways(5)} {order[]} {both(3)} {weight(3)}";

    @TempDir
    private Path folder;

    private final Random random =
            new Random(Seed.of("values that are forgotten").value());

    private static String program(ProgramLanguage language, String format) {
        return DefinedProgramsTest.program(
                RULES + "           let weight(i) = sum(row(i))\n", language, format, ANSWER);
    }

    /// Each number of the first list is there again in most of the rounds.
    @ProgramTest
    void what_depends_on_the_list_that_is_read_is_computed_anew(ProgramLanguage language)
            throws IOException, InterruptedException {
        List<String> expected = new ArrayList<>();
        StringBuilder input = new StringBuilder("4\n");
        for (int i = 0; i < 4; i++) {
            int[] outer = numbers();
            input.append(text(outer)).append("3\n");
            for (int j = 0; j < 3; j++) {
                int[] inner = numbers();
                input.append(text(inner));
                expected.add(told(outer, inner));
                expected.add(told(inner, outer));
            }
        }
        List<String> first = run(language, "T*(n A[n] q*(m B[m]))", input.toString());
        List<String> second = run(language, "T*(m B[m] q*(n A[n]))", input.toString());
        assertThat(IntStream.range(0, first.size()).boxed().flatMap(i -> List.of(first.get(i), second.get(i)).stream()))
                .containsExactlyElementsOf(expected);
    }

    private List<String> run(ProgramLanguage language, String format, String input)
            throws IOException, InterruptedException {
        return new Compiled(folder).run(language, program(language, format), input);
    }

    private int[] numbers() {
        return random.ints(3, 1, 5).toArray();
    }

    private static String text(int[] numbers) {
        return numbers.length + " " + spaced(numbers) + "\n";
    }

    private static String spaced(int[] numbers) {
        return Arrays.stream(numbers).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }

    private static String told(int[] a, int[] b) {
        int apart = IntStream.range(0, 8)
                .filter(set -> (set & set >> 1) == 0)
                .map(set -> IntStream.range(0, 3)
                        .filter(i -> (set >> i & 1) == 1)
                        .map(i -> a[i])
                        .sum())
                .max()
                .orElseThrow();
        int two = Math.max(a[0], a[1]);
        int both = ways(1, b) + two + apart;
        int sum = ways(3, b) * IntStream.of(b).sum();
        return ((apart + ways(5, b)) % 2 == 0 ? "W " : "L ") + apart + " " + ways(5, b) + " "
                + spaced(IntStream.of(a).sorted().toArray()) + " " + both + " " + sum;
    }

    /// In how many ways numbers of a list, each at its place, add up in order to a sum.
    private static int ways(int sum, int[] list) {
        return sum == 0
                ? 1
                : IntStream.of(list)
                        .filter(each -> each <= sum)
                        .map(each -> ways(sum - each, list))
                        .sum();
    }

    @Test
    void other_values_are_kept() {
        String text = program(ProgramLanguage.CPP, "T*(n A[n] q*(m B[m]))");
        String giving = text.substring(text.indexOf("void give_B("));
        String body = giving.substring(0, giving.indexOf("\n}"));
        assertThat(body).contains("fn_ways_known", "fn_both_known", "fn_row").doesNotContain("fn_best", "fn_order");
    }
}
