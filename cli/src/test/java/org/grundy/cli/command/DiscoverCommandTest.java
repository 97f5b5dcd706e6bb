package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.Ran;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class DiscoverCommandTest {
    private static final String BASH = "bash(m): n -> n - k for k in 1..min(m, n)";

    /// Two positions fit conditions of which no formula is known, too.
    @ParameterizedTest
    @ValueSource(strings = {"nim", "bash[3]"})
    void two_positions_are_enough_to_ask(String game) {
        Ran ran = Ran.command("discover", game, "--to", "1");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("Lost positions (P)");
    }

    @Test
    void a_form_with_a_parameter_is_printed_with_its_label() {
        Ran ran = Ran.command("discover", "-e", BASH, "--vary", "m=1..6", "--to", "40");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("n mod (m + 1)\n", "Proved for all positions and every m >= 1.");
        assertThat(Ran.command("discover", "-e", BASH, "--vary", "m=1..6", "--to", "40", "--lang", "zh")
                        .out())
                .contains("n mod (m + 1)\n", "已证明");
    }

    /// Codeforces 1194D depends on k mod 3: of four values of k no form is seen, of eight one is proved.
    @Test
    void where_few_values_of_a_parameter_show_nothing_more_are_looked_at() {
        String take = "take(k): n -> n - i for i in {1, 2, k} if i <= n";
        Ran ran = Ran.command("discover", "-e", take, "--vary", "k=3..6", "--to", "200");
        assertThat(ran.out()).contains("Proved for all positions and every k >= 3.");
        assertThat(ran.err()).contains("looked at --vary k=3..10");
    }

    @Tag(Thorough.TAG)
    @Test
    void a_parameter_that_begins_at_another_is_named_so() {
        String tree = "tree(p, q): n -> n - k for k in p..q if k <= n; n -> 0 if 1 <= n and n < p; play misere";
        String form = "1 <= n mod (p + q) and n mod (p + q) <= p";
        Ran discover = Ran.command("discover", "-e", tree, "--vary", "p=1..3,q=p..4", "--to", "40");
        assertThat(discover.out())
                .contains("n = 0..40, p = 1..3, q = p..4", "and every p >= 1, q >= p.")
                .doesNotContain("q = 1..4");
        Ran conjecture = Ran.command("conjecture", "-e", tree, form, "--vary", "p=1..3,q=p..4", "--to", "40");
        assertThat(conjecture.out()).contains("and every p >= 1, q >= p:");
    }

    @Test
    void a_guess_is_wrong_where_a_position_is_a_draw_or_a_prover_finds_a_move_beyond_the_table() {
        Ran drawn = Ran.command("conjecture", "-e", "g: n -> 1 - n if n < 2", "n = 0 or n > 1");
        assertThat(drawn.exit()).isEqualTo(1);
        assertThat(drawn.out()).contains("Wrong at n = 0: it is a draw");
        String late = "late: n -> n - 1 if n > 0; n -> n - 2 if n = 10002";
        Ran far = Ran.command("conjecture", "-e", late, "n mod 2 = 0", "--json", "--to", "500");
        assertThat(far.exit()).isEqualTo(1);
        assertThat(far.out())
                .contains("\"result\" : \"wrong\"", "\"position\" : [ 10002 ]", "\"option\" : [ \"10000\" ]");
        assertThat(Ran.command("discover", "-e", late, "--to", "500").out())
                .contains("no form found")
                .doesNotContain("hecked");
    }

    /// C. L. Bouton; Nim, a game with a complete mathematical theory; 1901.
    @Tag(Thorough.TAG)
    @Test
    void json_has_what_was_found_of_lists_of_any_length() {
        String nim = "nim: a[] -> replace(a, i, k) for i in indices(a), k in 0..a[i]-1";
        assertThat(Ran.command("discover", "-e", nim, "--json").out())
                .contains("\"position\" : \"nim(a[])\"", "\"formula\" : \"xor(a)\"", "\"formula\" : \"xor(a) = 0\"");
    }

    @Test
    void json_has_the_formula_and_the_label() {
        Ran ran = Ran.command("discover", "-e", BASH, "bash[3]", "--to", "40", "--json");
        assertThat(ran.out())
                .contains("\"formula\" : \"n mod 4\"", "\"label\" : \"proved\"", "\"kind\" : \"periodic\"");
    }

    @Test
    void where_nothing_fits_it_says_what_the_table_has_and_ends_with_1() {
        Ran ran = Ran.command("discover", "grundy", "--to", "1000");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).contains("no form found", "the last lost position is (932)");
    }

    @Test
    void a_list_of_values_will_do() {
        Ran ran = Ran.command("discover", "--sequence", "0,1,2,0,1,2");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("n mod 3", "A guess from few values");
    }

    private static final String STAIRCASE = "staircase: (a, b, c) -> (a - t, b, c) for t in 1..a;"
            + "(a, b, c) -> (a + t, b - t, c) for t in 1..b; (a, b, c) -> (a, b + t, c - t) for t in 1..c";

    @Test
    void of_three_numbers_the_third_is_held_at_small_values() {
        Ran ran = Ran.command("discover", "-e", STAIRCASE, "--to", "16");
        assertThat(ran.out()).contains("a = 0..16, b = 0..16, c = 0..4", "  a xor c\n", "  a = c\n");
    }

    @Test
    void numbers_that_vary_are_parameters_of_the_form() {
        Ran ran = Ran.command("discover", "-e", STAIRCASE, "--to", "12", "--vary", "a=0..6");
        assertThat(ran.out()).contains("b = 0..12, c = 0..12, a = 0..6", "  c xor a\n");
        assertThat(Ran.command("discover", "-e", STAIRCASE, "--to", "16", "--vary", "a=0..6,c=3")
                        .out())
                .contains("b = 0..16, a = 0..6, c = 3");
        assertThat(Ran.command("conjecture", "-e", STAIRCASE, "--to", "12", "a = c")
                        .out())
                .contains("and every c >= 0: P exactly where a = c");
        Ran guess = Ran.command("conjecture", "-e", STAIRCASE, "--to", "12", "a = c or a + b + c = 1");
        assertThat(guess.out()).contains("Wrong at a = 1, b = 0, c = 0");
    }

    @Tag(Thorough.TAG)
    @Test
    void a_list_is_looked_at_with_one_two_and_three_elements() {
        String nim = "nim: h[] -> replace(h, i, h[i] - k) for i in indices(h), k in 1..h[i] if length(h) > 0";
        Ran ran = Ran.command("discover", "-e", nim, "--to", "12");
        assertThat(ran.out()).contains("nim(h0)", "  h0\n", "nim(h0,h1)", "  h0 xor h1\n", "h2 = 0..4");
        assertThat(Ran.command("conjecture", "-e", nim, "--to", "12", "h0 = h1").exit())
                .isZero();
    }

    @Test
    void where_no_position_is_lost_it_says_so() {
        assertThat(Ran.command("discover", "-e", "all: n -> nothing", "--to", "50")
                        .out())
                .contains("none: whoever is to move wins everywhere");
    }

    @Test
    void help_and_answers_of_conjecture_leave_standard_error_empty() {
        Ran ran = Ran.command("conjecture", "--help");
        assertThat(ran.out()).contains("[GAME] CONDITION", "n % (m+1) == 0");
        assertThat(ran.err()).isEmpty();
    }

    @Test
    void a_wrong_guess_is_answered_with_a_counterexample() {
        Ran ran = Ran.command("conjecture", "-e", BASH, "n % (m+1) == 0 or n = 7", "--vary", "m=1..9", "--to", "50");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out().replace("\n", " ")).contains("Wrong at n = 7, m = 1", "the move to 6");
    }

    @Test
    void a_right_guess_is_called_proved_with_the_theorem() {
        String[] command = {"conjecture", "-e", BASH, "n % (m+1) == 0", "--vary", "m=1..9", "--to", "50", "", ""};
        command[8] = "--lang";
        command[9] = "en";
        Ran ran = Ran.command(command);
        assertThat(ran.exit()).isZero();
        assertThat(ran.out().replace("\n", " "))
                .contains("Proved for all positions and every m >= 1", "From every other position one does");
        command[9] = "zh";
        assertThat(Ran.command(command).out()).contains("已证明", "任意 m >= 1");
        assertThat(Ran.command("conjecture", "-e", BASH, "bash[3]", "4 divides n", "--json")
                        .out())
                .contains("\"result\" : \"proved\"", "\"proofs\" : [");
    }

    static Stream<Arguments> languages() {
        return Thorough.part(
                "languages of an exported form",
                2,
                List.of(
                        Arguments.of("cpp", "bool lost(number n"),
                        Arguments.of("java", "static boolean lost(long n"),
                        Arguments.of("python", "def lost(n"),
                        Arguments.of("py", "def lost(n")))
                .stream();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void the_form_is_exported(String language, String signature) {
        Ran ran = Ran.command(
                "export", "-e", BASH, "--vary", "m=1..6", "--to", "40", "--lang", language, "--lang", "zh", "--main");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains(signature, "已证明");
    }

    @ParameterizedTest
    @CsvSource({
        "'discover', name a game",
        "'discover bash --vary k=1..3', there is no parameter or number k",
        "'discover bash[3] --vary m=1..3', given with a value of m: name it without brackets",
        "'discover bash --vary m', is no range of a parameter",
        "'discover nim --to zero', zero",
        "'discover -e staircase:(a,b,c)->(0,0,c) --vary d=1..2', no parameter or number d",
        "'discover -e g:(a,b,c,d)->(0,0,0,0) --vary a=1..2', 'in one number or two, and with this 3 are left'",
        "'discover kayles(7)', only a game was asked for",
        "'discover moore[2]', tables of one number or two",
        "'discover bash --vary m=1..99999999999999999999999', at most 2147483647",
        "'discover bash --vary m=1..300', more than 200 games",
        "'discover bash --vary m=1..3,m=2..4', varies twice",
        "'discover --sequence 1,2,3,4,5', a list has 6 to",
        "'discover --sequence 0,1,x,0,1,2', '  --sequence 0,1,x,0,1,2\n                 ^\n'",
        "'discover kayles --sequence 0,1,2,0,1,2', goes without a game",
        "'discover --sequence 0,1,2,0,1,2 --misere', goes without a game",
        "'conjecture kayles', write the game and then the condition",
        "'conjecture kayles n = 0', a game and a condition are wanted",
        "'export kayles --lang basic', --lang is one of",
        "'conjecture kayles n%0=1', 'this divides by zero, in (n) = (0)'",
    })
    void bad_input_is_refused_with_a_sentence(String command, String sentence) {
        Ran ran = Ran.command(command.split(" ", -1));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains(sentence).doesNotContain("Exception");
    }

    @Test
    void two_numbers_of_a_state_never_have_one_name() {
        String diagonal = "g: (x, x) -> (x - k, x - k) for k in 1..x";
        assertThat(Ran.command("discover", "-e", diagonal, "--to", "12", "--misere")
                        .out())
                .contains("g(x,x2), misère play, x = 0..12, x2 = 0..12", "x = 1 and x2 = 1", "Proved");
        assertThat(Ran.command("export", "-e", diagonal, "--to", "12", "--lang", "python")
                        .out())
                .contains("def lost(x, x2)");
        assertThat(Ran.command("discover", "-e", "g: (x2, 0) -> (x2 - 1, 0) if x2 > 0", "--to", "9")
                        .out())
                .contains("g(x2,x2_)");
        assertThat(named("g: (a0, a[]) -> (a0 - 1, a) if a0 > 0")).contains("Wrong at a0 = 0, a0_ = 1");
        assertThat(named("g(a0): a[] -> list(0) if a[0] > a0", "--vary", "a0=1..2"))
                .contains("Wrong at a0_ = 1, a0 = 1");
    }

    /// What is said of a guess that names the second number: it tells the names, and looks for no form.
    private static String named(String rules, String... more) {
        Stream<String> words = Stream.of("conjecture", "-e", rules, "a0_ = 0", "--to", "2");
        return Ran.command(Stream.concat(words, Stream.of(more)).toArray(String[]::new))
                .out()
                .replace("\n", " ");
    }

    @Test
    void held_numbers_without_a_state_are_left_out() {
        String rules = "g: (a, b, p) -> (a - 1, b, p) if a > 0; states (a, b, p) where p <= 1";
        assertThat(Ran.command("discover", "-e", rules, "--to", "20").out()).contains("p = 0..1\n");
        assertThat(Ran.command("discover", "-e", "g: n -> n - 1 if n > 9; states n where n > 8", "--to", "5")
                        .err())
                .contains("no position of g with numbers up to 5");
    }

    @Test
    void where_no_form_fits_all_choices_each_one_is_looked_at_alone() {
        // From {1, s, u} residues modulo s + u, 2, 3 … decide, as is known of small sets (Winning Ways, ch. 4).
        String rules = "o(s, u): n -> n - k for k in {1, s, u} if k <= n";
        Ran ran = Ran.command("discover", "-e", rules, "--vary", "s=2..3,u=s+1..4", "--to", "80");
        assertThat(ran.out())
                .contains("o[s,u](n), n = 0..80, s = 2..3, u = s+1..4", "no form found")
                .contains("o[2,3](n), n = 0..80\n\nGrundy value\n  n mod 4\n")
                .contains("o[3,4](n), n = 0..80\n\nGrundy value\n  [0, 1, 0, 1, 2, 3, 2][n mod 7]\n");
        assertThat(ran.exit()).isZero();
    }
}
