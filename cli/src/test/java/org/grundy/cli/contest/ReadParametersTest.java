package org.grundy.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.grundy.cli.Ran;
import org.grundy.cli.console.ExitCode;
import org.grundy.testkit.Commands;
import org.grundy.testkit.CompiledCpp;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Parameters that a format reads, and what is said of formats and words that do not fit the rules.
final class ReadParametersTest {
    private static final String POWERS = """
            power(a, b): let won(n) = any(won(n - k^2) = 0 for k in 1..isqrt(n))
                    let best(n) = min(len(n - k^2) for k in 1..isqrt(n) if won(n - k^2) = 0)
                    let worst(n) = max(len(n - k^2) for k in 1..isqrt(n))
                    let len(n) = 0 if n = 0 else 1 + (best(n) if won(n) = 1 else worst(n))
                    let both(x, y) = min(len(x), len(y))
                    win when both(a, b) % 2 = 1""";

    @TempDir
    Path folder;

    private static Ran export(String... arguments) {
        String[] all = new String[arguments.length + 2];
        all[0] = "export";
        all[1] = "--main";
        System.arraycopy(arguments, 0, all, 2, arguments.length);
        return Ran.command(all);
    }

    private static String refused(String... arguments) {
        Ran ran = export(arguments);
        assertThat(ran.exit()).as(ran.out()).isEqualTo(ExitCode.BAD_INPUT.code());
        return ran.err();
    }

    /// TopCoder PowerGame, whose examples these are: https://topcoder.bgcoder.com/print.php?id=1733
    @Tag(Thorough.TAG)
    @Test
    void numbers_that_are_read_need_no_range_and_commas_stand_in_the_braces_of_words() throws Exception {
        Ran ran = export("-e", POWERS, "--input", "a b", "--words", "Alan {both(a, b)},Bob {both(a, b)}");
        assertThat(ran.exit()).as(ran.err()).isZero();
        CompiledCpp program = Exported.compiled(folder, ran.out());
        assertThat(program.printed("4 9")).isEqualTo("Alan 1\n");
        assertThat(program.printed("2 3")).isEqualTo("Bob 2\n");
        assertThat(program.printed("7 13")).isEqualTo("Bob 4\n");
    }

    /// From 1 to m are taken, and nothing is said of how large m is.
    @Tag(Thorough.TAG)
    @Test
    void a_form_is_looked_for_where_the_numbers_that_are_read_have_no_range() {
        Ran ran = export("-e", "bash(m): n -> n - k for k in 1..min(m, n)", "--input", "T*(n m)");
        assertThat(ran.out()).contains("n % (m + 1)").contains("Proved for all positions and every m >= 1");
    }

    @Tag(Thorough.TAG)
    @Test
    void without_a_form_the_values_are_those_of_the_numbers_that_are_read() throws Exception {
        String rules = "odd(m): n -> n - k for k in 1..min(m, n) if popcount(n - k) % 2 = 0";
        Ran ran = export("-e", rules, "--input", "*(n m)", "--words", "W,L");
        assertThat(ran.err()).contains("no form is proved or checked");
        // 0, 3, 5, 6 and 9 have an even number of ones; of 100 + 5 no move of one leads there
        assertThat(Exported.compiled(folder, ran.out()).printed("3 2\n3 3\n106 1"))
                .isEqualTo("L\nW\nW\n");
    }

    @Test
    void many_numbers_that_are_read_are_no_reason_to_refuse() throws Exception {
        String rules = "any(a,b,c,d): n -> n - k for k in {a,b,c,d} if 0 < k and k <= n";
        Ran ran = export("-e", rules, "--input", "n a b c d", "--words", "W,L", "--lang", "python");
        assertThat(ran.exit()).as(ran.err()).isZero();
        assumeTrue(Commands.installed("python3"), "python3 is not installed");
        // all that may be taken is odd, so odd heaps are won
        List<String> program = List.of(
                "python3",
                Files.writeString(folder.resolve("program.py"), ran.out()).toString());
        assertThat(Commands.printed(folder, program, "10 1 3 5 7")).isEqualTo("L\n");
        assertThat(Commands.printed(folder, program, "11 1 3 5 7")).isEqualTo("W\n");
    }

    @Test
    void a_number_that_changes_no_answer_is_refused() {
        String rules = "last(S): n -> n - s for s in S if s <= n";
        assertThat(refused("-e", rules, "--input", "k S[k] m n each x=m..n", "--answer", "{wins}"))
                .contains("each x gives the same answer for each x", "what is needed is n, S");
        assertThat(export("-e", rules, "--input", "k S[k] m most each n=m..most", "--answer", "{wins}")
                        .exit())
                .isZero();
    }

    @Tag(Thorough.TAG)
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"n a[n] | {i} {k},none", "n a[n] | {i},none", "T*(n a[n]) | {i} {k},none"})
    void the_number_of_a_case_is_not_taken_for_a_variable_of_moves(String input, String words) {
        String rules = "nim: a[] -> replace(a, i, a[i] - k) for i in indices(a), k in 1..a[i]";
        assertThat(refused("-e", rules, "--input", input, "--words", words))
                .contains("{i} stands for the number of the case");
        assertThat(export("-e", rules, "--input", "T*(n a[n])", "--words", "Case {i}: W,Case {i}: L")
                        .exit())
                .isZero();
    }

    @Test
    void a_name_that_only_the_input_knows_is_to_be_a_parameter() {
        assertThat(refused("-e", "stones: win when smallestpart(n, 2) < n", "--input", "n"))
                .contains("no variable or set \"n\" here: what the input gives is a parameter, as in game(n): …");
    }
}
