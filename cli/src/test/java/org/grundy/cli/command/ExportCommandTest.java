package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.grundy.cli.Ran;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ExportCommandTest {
    private static final String GRUNDY = "g: n -> [i] & [n - i] for i in 1..n-1 if i < n - i";

    @Test
    void where_no_form_is_proved_or_checked_the_values_are_exported() {
        Ran ran = Ran.command("export", "-e", GRUNDY, "--to", "300", "--show", "grundy", "--main");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .contains("It is proved that each state is computed after all that moves lead to (n gets smaller)")
                .contains(
                        "a table of the states up to the largest that is asked for",
                        "n = 0..300",
                        "vector<unsigned char> values",
                        "int main()");
        assertThat(ran.err()).contains("this program computes the values themselves");
    }

    @ParameterizedTest
    @CsvSource({
        "wythoff, '(x,y), normal play'",
        "kayles, 'n -> [n - 1]  if n > 1'",
        "octal[0.77], 'n -> [a] & [n - 2 - a]  for a in 1..(n - 2)/2'",
        "bomb, 'exists(x, y)'",
    })
    void a_game_of_the_library_is_exported_by_its_rules(String game, String part) {
        Ran ran = Ran.command("export", game, "--template", "sg", "--to", "40");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains(part);
    }

    @Test
    void parameters_that_vary_are_arguments() {
        Ran ran = Ran.command("export", "bash", "--vary", "m=1..9", "--template", "sg", "--to", "50", "--lang", "java");
        assertThat(ran.out()).contains("static boolean lost(long n, long of_m)", "n = 0..50, m = 0..9");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"n m arcs E(u v)[m] q q*v", "n*E[k] v", "n m edges E(u-1 v-1)[m] sum k*v"})
    void a_graph_is_read(String format) {
        Ran ran = Ran.command("export", "-e", "walk(E): v -> w for w in E[v]", "--main", "--input", format);
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("row_of(E, v)");
    }

    @Test
    void a_short_table_is_a_program() {
        assertThat(Ran.command("export", "moebius", "--template", "table", "--to", "9")
                        .out())
                .contains("A list of computed values", "n = 0..9");
    }

    @ParameterizedTest
    @CsvSource({
        "'export cram --template sg', no rules of cram in numbers",
        "'export -e g:n->[i]&[n-i]_for_i_in_1..n-1;value_when_n=9:_n;win_when_n=8 --misere --input *(sum_k*position)', value when",
        "'export bash[3] --template sg --misere --show grundy', choose --show outcome",
        "'export bash[3] --template best', 'form, sg, table'",
        "'export bash[3] --words yes', takes two words",
        // Nothing is looked for before the input is known to fit.
        "'export -e g:(w,b)->(w-1,b+w)_if_w>=1;(w,b)->(w,b-k)_for_k_in_1..b/2 --input *(W_B)', 'nothing reads w'",
        "'export -e g:let_f(i)=2*i;win_when_f(3)=6 --to 10^30', 'numbers of any size (--language python)'",
        "'export cram(2,2) --lang rust', '--lang is one of cpp, java, python'",
        "'export -e take(S):n->n-s_for_s_in_S --input *n', 'nothing reads S: read it from the input, as in --input \"k S[k] n\"'",
        "'export bash[3] --input lines', 'nothing reads n; what is needed is n'",
        "'export -e h(m):unordered;(a,b)->(a-m,b) --vary m=1..3 --template sg', cannot stay open",
    })
    void what_cannot_be_exported_is_refused_with_a_sentence(String command, String sentence) {
        String[] words = command.split(" ", -1);
        for (int i = 0; i < words.length; i++) {
            words[i] = words[i].replace('_', ' ');
        }
        Ran ran = Ran.command(words);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains(sentence).doesNotContain("Exception");
    }

    @Test
    void answers_are_numbered_where_the_words_ask_for_it() {
        Ran ran =
                Ran.command("export", "bash[3]", "--to", "50", "--main", "--words", "Case #{i}: Alice,Case #{i}: Bob");
        assertThat(ran.out())
                .contains("long long answered = 0;", "answered++;")
                .contains("string(\"Case #\") + to_string(answered) + \": Bob\"");
        assertThat(Ran.command(
                                "export",
                                "bash[3]",
                                "--to",
                                "50",
                                "--main",
                                "--words",
                                "#{i} A,#{i} B",
                                "--language",
                                "python")
                        .out())
                .contains("\"#\" + str(answered) + \" A\"");
    }

    @Test
    void sums_in_misere_play_are_told_apart_by_genera_or_searched() {
        assertThat(Ran.command("export", "bash[3]", "--misere", "--input", "*(sum k*n)", "--to", "50")
                        .out())
                .contains("bool lost(long long n)", "A wild position ends the program with an exception.");
        assertThat(Ran.command("export", "-e", "g: n -> [n-1-i] & [i] for i in 0..n-1; n -> n / 3 if n > 4", "--misere")
                        .out())
                .contains(" is wild: whole sums are searched", "lost_sum(");
    }

    @ParameterizedTest
    @CsvSource({"staircase", "silverdollar", "moore[2]", "moore[5]"})
    void a_position_that_is_a_list_is_answered_by_its_theorem_or_by_the_rules(String game) {
        assertThat(Ran.command("export", game).out())
                .contains("bool lost(const vector<long long>&", "Proved for all positions. This is the theorem of");
        Ran ran = Ran.command("export", game, "--template", "sg");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("bool lost(vector<long long> a)", "nothing is guessed");
    }

    @Test
    void a_problem_of_a_judge_is_a_program_to_submit() {
        assertThat(Ran.command("export", "hdu 1730", "--lang", "python"))
                .isEqualTo(Ran.command("export", "hdu 1730", "--language", "python"));
        assertThat(Ran.command("export", "hdu 1730", "--language", "python").out())
                .contains("theorem of T. S. Ferguson", "\"BAD LUCK!\" if lost(a) else \"I WIN!\"");
        assertThat(Ran.command("export", "洛谷 P4279", "--lang", "java").out())
                .contains("static final boolean misere = true;", "\"Brother\" : \"John\"")
                .contains("In misère play, where some heap has two or more tokens");
        assertThat(Ran.command("export", "treblecross").out())
                .as("a problem has this game for its title")
                .contains("// treblecross, normal play");
        Ran refused = Ran.command("export", "HDU-2176");
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.err()).contains("grundy judge HDU-2176 answers it");
    }

    /// Wythoff's game whose corner is not at 0: from (m, n) towards (p, q).
    @Tag(Thorough.TAG)
    @Test
    void a_form_of_states_answers_starts_that_are_written_in_another_way() {
        String rules = "queen: (x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - k) for k in 1..y;"
                + " (x, y) -> (x - k, y - k) for k in 1..min(x, y); start (m, n, p, q) as (m - p, n - q)";
        assertThat(Ran.command("export", "-e", rules).out())
                .contains("bool lost(number m, number n, number p, number q)")
                .contains("A position is written (m, n, p, q), where x = m - p, y = n - q.")
                .contains("Proved for all positions.");
    }

    /// UVa 11311: the pieces on the four sides of the topping are heaps.
    @Test
    void a_table_is_large_enough_for_starts_that_are_differences() {
        String rules = "cake: (a, b) -> (i, b) for i in 0..a-1; (a, b) -> (a, i) for i in 0..b-1;"
                + " start (m, r) as (r, m - 1 - r)";
        assertThat(Ran.command("export", "-e", rules, "--template", "sg", "--to", "50")
                        .out())
                .contains("a = 0..49, b = 0..49");
    }

    @Tag(Thorough.TAG)
    @Test
    void the_order_of_the_numbers_is_told_by_their_names() {
        String[] first = {"export", "bash", "--vary", "m=1..3", "--to", "30", "--main", "--lang", "python", "--input"};
        assertThat(Ran.command(with(first, "m T*(_ n)")).out())
                .contains(
                        "m = next_number()\n    T = next_number()\n    for left in range(T):\n        word()\n        n = ");
        assertThat(Ran.command(with(first, "*(sum 2*n m) until 0")).out())
                .contains("n = numbers(2)\n        if n[0] == 0:\n            break", "sum ^= grundy(n[place], m)");
        assertThat(Ran.command(with(first, "T*m")).err()).contains("nothing reads n; what is needed is n, m");
        assertThat(Ran.command(with(first, "cases, n, m")).err()).contains("\"cases\" is written T*(…) now");
        assertThat(Ran.command(with(first, "T*(n m")).err()).contains("expected \")\"");
    }

    private static String[] with(String[] words, String last) {
        return Stream.concat(Stream.of(words), Stream.of(last)).toArray(String[]::new);
    }

    @Test
    void the_largest_value_of_a_parameter_says_that_it_is_read() {
        Ran ran = Ran.command("export", "bash", "--vary", "m=1000000", "--template", "sg", "--to", "50");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("m = 0..1000000").contains("of_m");
    }
}
