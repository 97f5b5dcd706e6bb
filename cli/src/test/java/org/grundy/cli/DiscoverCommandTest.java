package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DiscoverCommandTest {
    private static final String BASH = "bash(m): n -> n - k for k in 1..min(m, n)";

    @Test
    void a_form_with_a_parameter_is_printed_with_its_label() {
        Ran ran = Ran.command("discover", "-e", BASH, "--vary", "m=1..6", "--to", "100");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .contains("n mod (m + 1)\n", "Proved for all positions for m = 1..6", "For other parameters: a guess");
        assertThat(Ran.command("discover", "-e", BASH, "--vary", "m=1..6", "--to", "100", "--lang", "zh")
                        .out())
                .contains("n mod (m + 1)\n", "已证明");
    }

    @Test
    void json_has_the_formula_and_the_label() {
        Ran ran = Ran.command("discover", "-e", BASH, "bash[3]", "--to", "100", "--json");
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
                .contains("Proved for all positions for m = 1..9", "Every smaller residue can be reached");
        command[9] = "zh";
        assertThat(Ran.command(command).out()).contains("已证明", "m = 1..9");
        assertThat(Ran.command("conjecture", "-e", BASH, "bash[3]", "4 divides n", "--json")
                        .out())
                .contains("\"result\" : \"proved\"", "\"proofs\" : [");
    }

    @ParameterizedTest
    @CsvSource({"cpp, bool lost(long long n", "java, static boolean lost(long n", "python, def lost(n"})
    void the_form_is_exported(String language, String signature) {
        Ran ran = Ran.command(
                "export", "-e", BASH, "--vary", "m=1..6", "--to", "100", "--lang", language, "--lang", "zh", "--main");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains(signature, "已证明");
    }

    @ParameterizedTest
    @CsvSource({
        "'discover', name a game",
        "'discover bash --vary k=1..3', there is no parameter k",
        "'discover bash --vary m', is no range of a parameter",
        "'discover nim --to zero', zero",
        "'discover moore[2]', one number or two",
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
        "'conjecture kayles n+1', a condition is needed",
    })
    void bad_input_is_refused_with_a_sentence(String command, String sentence) {
        Ran ran = Ran.command(command.split(" ", -1));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains(sentence).doesNotContain("Exception");
    }
}
