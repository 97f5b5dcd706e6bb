package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/// What programs find without lists, and of many numbers at once, is what loops in Java find.
final class FoldedProgramsTest {
    @TempDir
    private Path folder;

    /// Numbers below 65536, across a multiple of it, and large ones, of which some are asked for alone.
    @Tag(Thorough.TAG)
    @ProgramTest
    void factors_of_many_numbers_are_counted(ProgramLanguage language) throws IOException, InterruptedException {
        List<Long> starts = List.of(1L, 65500L, 999_999_900L, 999_983L * 999_979, 1L << 44);
        String rules = """
                count(A): let once(n) = omega(n)
                             let repeated() = sum(bigomega(n) for n in A[0]..A[1])
                             let divisors() = sum(numdiv(n) * (n % 7) for n in A[0]..A[1])
                             win when sum(once(n) for n in A[0]..A[1]) % 2 = 0
                """;
        List<long[]> ranges = starts.stream()
                .map(from -> new long[] {from, from < 1L << 36 ? from + 70 : from + 1})
                .toList();
        String input = ranges.stream()
                .map(range -> "2 " + range[0] + " " + range[1] + "\n")
                .collect(Collectors.joining());
        String text = DefinedProgramsTest.program(rules, language, "*(n A[n])", "{answer} {repeated()} {divisors()}");
        assertThat(new Compiled(folder).run(language, text, input))
                .containsExactlyElementsOf(ranges.stream()
                        .map(range -> factored(range[0], range[1]))
                        .toList());
    }

    private static String factored(long least, long most) {
        long distinct = 0;
        long all = 0;
        long divisors = 0;
        for (long n = least; n <= most; n++) {
            Map<Long, Integer> exponents = new HashMap<>();
            long left = n;
            for (long d = 2; d * d <= left; d++) {
                for (; left % d == 0; left /= d) {
                    exponents.merge(d, 1, Integer::sum);
                }
            }
            if (left > 1) {
                exponents.merge(left, 1, Integer::sum);
            }
            distinct += exponents.size();
            all += exponents.values().stream().mapToLong(each -> each).sum();
            divisors += exponents.values().stream().mapToLong(each -> each + 1).reduce(1, (a, b) -> a * b) * (n % 7);
        }
        return (distinct % 2 == 0 ? "W " : "L ") + all + " " + divisors;
    }

    /// Behind an answer stand elements that there are not.
    private static final String SEARCHES = """
            row(A): let has(k) = any(A[i] = k for i in 0..length(A) + 3)
                    let below(k) = all(A[i] + j <= k for i in indices(A) if A[i] % 2 = 1, j in 0..1)
                    let pairs(k) = sum(A[i] for i in indices(A) if A[i] > k, j in i..length(A))
                    let nim() = xor(A[i] + k for k in 1..3 if k != 2, i in indices(A))
                    win when length([x for x in A if x > 2]) + length([x for x in A, k in 0..x]) > 12
            """;

    @ProgramTest
    void searches_end_and_sums_need_no_lists(ProgramLanguage language) throws IOException, InterruptedException {
        Random random = new Random(Seed.of("searches in programs").value());
        List<long[]> lists = IntStream.range(0, 20)
                .mapToObj(each -> random.longs(1 + random.nextInt(7), 0, 10).toArray())
                .toList();
        String input = lists.stream()
                .map(list -> list.length + " " + list[list.length - 1] + " "
                        + Arrays.toString(list).replaceAll("[\\[\\],]", "") + "\n")
                .collect(Collectors.joining());
        String text = DefinedProgramsTest.program(
                SEARCHES, language, "*(n m A[n])", "{answer} {has(m)} {below(7)} {pairs(3)} {nim()}");
        assertThat(new Compiled(folder).run(language, text, input))
                .containsExactlyElementsOf(
                        lists.stream().map(FoldedProgramsTest::searched).toList());
    }

    /// Largest, least, common divisor and least missing number of what is made of one list or of two, also where a
    /// condition stands behind, inside each other, below 0, of few numbers and of more than a word has bits.
    private static final String GATHERED = """
            row(A): let most(k) = max(A[i] - k for i in indices(A))
                    let least(k) = min(A[i] * k - A[j] for i in indices(A) if A[i] % 2 = 1, j in 0..i if i != j)
                    let common() = gcd(A[i] - A[j] for i in indices(A), j in indices(A))
                    let split(n) = mex(split(i) xor split(n - 2 - i) for i in 0..n - 2)
                    let sparse(k) = mex(max((i * 5 + j) % k for j in 0..k - 1 if j % 2 = 0) for i in 0..2*k)
                    let far(n) = mex(i for i in reversed(0..n) if i != n - 3)
                    win when mex(x - 1 for x in A if x > 0) > max(mex(y - x for y in A) for x in A)
            """;

    @ProgramTest
    void what_is_asked_of_all_elements_needs_no_list(ProgramLanguage language)
            throws IOException, InterruptedException {
        Random random = new Random(Seed.of("gathered numbers in programs").value());
        List<long[]> lists = IntStream.range(0, 20)
                .mapToObj(each -> LongStream.concat(LongStream.of(1, 3), random.longs(1 + random.nextInt(7), 0, 10))
                        .toArray())
                .toList();
        String input = lists.stream()
                .map(list -> list.length + " " + Arrays.toString(list).replaceAll("[\\[\\],]", "") + "\n")
                .collect(Collectors.joining());
        String text = DefinedProgramsTest.program(
                GATHERED,
                language,
                "*(n A[n])",
                "{answer} {most(12)} {least(3)} {common()} {split(n)} {split(70)} {sparse(90)} {far(1100000)}");
        assertThat(text).doesNotContain("mapped(", "each_of(", "joined_of_each(", "tuple(max", "tuple(e");
        assertThat(new Compiled(folder).run(language, text, input))
                .containsExactlyElementsOf(
                        lists.stream().map(FoldedProgramsTest::gathered).toList());
    }

    private static String gathered(long... list) {
        long most = LongStream.of(list).max().orElseThrow() - 12;
        long least = IntStream.range(0, list.length)
                .filter(i -> list[i] % 2 == 1)
                .mapToLong(i -> IntStream.range(0, i)
                        .mapToLong(j -> 3 * list[i] - list[j])
                        .min()
                        .orElse(Long.MAX_VALUE))
                .min()
                .orElseThrow();
        long common = LongStream.of(list).map(x -> Math.abs(x - list[0])).reduce(0, FoldedProgramsTest::divisor);
        int[] split = new int[71];
        for (int n = 0; n < split.length; n++) {
            int row = n;
            split[n] = missing(IntStream.rangeClosed(0, n - 2)
                    .mapToLong(i -> split[i] ^ split[row - 2 - i])
                    .toArray());
        }
        int sparse = missing(LongStream.rangeClosed(0, 180)
                .map(i -> LongStream.range(0, 90)
                        .filter(j -> j % 2 == 0)
                        .map(j -> (i * 5 + j) % 90)
                        .max()
                        .orElseThrow())
                .toArray());
        int below =
                missing(LongStream.of(list).filter(x -> x > 0).map(x -> x - 1).toArray());
        int between = LongStream.of(list)
                .mapToInt(x -> missing(LongStream.of(list).map(y -> y - x).toArray()))
                .max()
                .orElseThrow();
        return (below > between ? "W " : "L ") + most + " " + least + " " + common + " " + split[list.length] + " "
                + split[70] + " " + sparse + " " + 1_099_997;
    }

    private static int missing(long... numbers) {
        return (int) LongStream.iterate(0, each -> each + 1)
                .filter(each -> LongStream.of(numbers).noneMatch(other -> other == each))
                .findFirst()
                .orElseThrow();
    }

    private static long divisor(long a, long b) {
        return b == 0 ? a : divisor(b, a % b);
    }

    private static String searched(long... list) {
        long[] odd = LongStream.of(list).filter(x -> x % 2 == 1).toArray();
        long pairs = IntStream.range(0, list.length)
                .filter(i -> list[i] > 3)
                .mapToLong(i -> list[i] * (list.length - i + 1))
                .sum();
        long nim = LongStream.of(list).map(x -> (x + 1) ^ (x + 3)).reduce(0, (a, b) -> a ^ b);
        long length = LongStream.of(list).filter(x -> x > 2).count()
                + LongStream.of(list).map(x -> x + 1).sum();
        return (length > 12 ? "W" : "L") + " 1 " + (LongStream.of(odd).allMatch(x -> x < 7) ? 1 : 0) + " " + pairs + " "
                + nim;
    }
}
