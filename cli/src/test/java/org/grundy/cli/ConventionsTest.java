package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Every command plays a game in one way, and a sum of games that differ is refused until the way is named.
class ConventionsTest {
    private static final String TREE = "tree: n -> n - k for k in 1..n; play misere";
    private static final String EXAMPLE = "../examples/marbles.rules";

    @Test
    void a_sum_of_games_that_are_not_played_alike_asks_for_the_way() {
        Ran ran = Ran.command("solve", "-e", TREE, "tree(7) + nim(3)");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err())
                .contains("tree: disjunctive long misere", "nim: disjunctive long normal", "--normal or --misere");
        Ran play = Ran.command("play", "-e", TREE, "tree(7) + nim(3)");
        assertThat(play.exit()).isEqualTo(2);
    }

    @Test
    void the_way_that_is_named_holds_for_all_its_games() {
        Ran misere = Ran.command("solve", "-e", TREE, "tree(1) + nim(1)", "--misere");
        assertThat(misere.out()).contains("misère play", "N position");
        Ran normal = Ran.command("solve", "-e", TREE, "tree(1) + nim(1)", "--normal");
        assertThat(normal.exit()).isZero();
        assertThat(normal.out()).doesNotContain("misère").contains("P position");
        assertThat(Ran.command("solve", "-e", TREE, "tree(1)").out()).contains("P position");
        assertThat(Ran.command("solve", "-e", TREE, "tree(1)", "--normal").out())
                .contains("N position");
    }

    @Test
    void the_two_kinds_of_play_exclude_each_other() {
        Ran ran = Ran.command("solve", "nim(3)", "--normal", "--misere");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("--normal and --misere exclude each other");
    }

    @Test
    void an_instant_win_wins_a_sum_with_any_game() {
        assertThat(Ran.command("solve", "marbles(3,3) + nim(6)").out())
                .contains("N position", "marbles(3,3) → marbles(0,0)");
        assertThat(Ran.command("solve", "treblecross(XX.) + nim(3)").out())
                .contains("N position", "Winning move\n  treblecross(XX.) → treblecross(XXX)");
        assertThat(Ran.command("solve", "treblecross(XXX) + nim(3)").out()).contains("P position");
        assertThat(Ran.command("solve", "marbles(1,2) + topentails(1)").out()).contains("position");
        assertThat(Ran.command("solve", "marbles(4,4) + topentails(5)").out()).contains("N position");
    }

    /// The samples of HDU 1907 and 3595, which are misère Nim and Euclid's game on every pair at once.
    @Test
    void a_game_that_a_problem_names_is_played_as_the_problem_has_it() {
        assertThat(Ran.command("solve", "HDU", "1907", "1").out()).contains("HDU-1907(1)", "P position");
        assertThat(Ran.command("solve", "洛谷 P4279", "3", "5", "1").out()).contains("misère play", "N position");
        assertThat(Ran.command("solve", "HDU1907(1)", "--normal").out()).contains("N position");
        assertThat(Ran.command("solve", "HDU-3595(1,1)").out()).contains("a move is made in every component");
        assertThat(Ran.command("solve", "-e", "P4279: n -> n - 1 if n > 0", "P4279(1)")
                        .out())
                .as("a game of one's own that has this name")
                .contains("N position");
        assertThat(Ran.command("solve", "fibonacci nim[2](20)").out()).contains("fibonacci-nim[2](20)", "N position");
    }

    @Test
    void tables_and_forms_of_a_problem_are_played_as_the_problem_has_it_too() {
        assertThat(Ran.command("table", "HDU-1907", "--to", "5").out()).contains("misère play", "1 0 1 1 1 1");
        assertThat(Ran.command("table", "HDU-1907(x,y)", "--x", "0..2", "--y", "0..2")
                        .out())
                .contains("misère play");
        assertThat(Ran.command("discover", "洛谷-P4279", "--to", "600").out())
                .contains("misère play", "n = 1\n", "Proved for all positions");
        assertThat(Ran.command("count", "HDU-1907", "--to", "100").out()).contains("misère play");
        assertThat(Ran.command("conjecture", "HDU-1907", "n = 0", "--to", "50").out())
                .contains("Wrong at n = 0");
    }

    @Test
    void the_reason_of_treblecross_names_the_value_of_the_answer() {
        assertThat(Ran.command("solve", "treblecross(7)").out()).contains("Grundy value 3", "their nim sum is 3");
    }

    @Test
    void tables_and_forms_of_marbles_are_those_of_the_same_rules_written_out() {
        Ran named = Ran.command("table", "marbles", "--to", "12");
        Ran written = Ran.command("table", "--rules", EXAMPLE, "marbles", "--to", "12");
        assertThat(named.out()).isEqualTo(written.out());
        assertThat(Ran.command("table", "marbles", "--to", "8", "--show", "outcome")
                        .out())
                .isEqualTo(Ran.command("table", "--rules", EXAMPLE, "marbles", "--to", "8", "--show", "outcome")
                        .out());
    }

    @Test
    void what_is_shown_of_a_game_with_a_compound_of_its_own_is_said_to_be_something_else() {
        Ran table = Ran.command("table", "-e", "g: n -> n - k for k in 1..n; compound short", "g", "--to", "5");
        assertThat(table.err()).contains("sums of g are played disjunctive short normal");
    }
}
