package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.move.MoveList;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Move;
import org.grundy.game.Play;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;
import org.grundy.text.BilingualText;
import org.junit.jupiter.api.Test;

/// What somebody reads who prints results of the library, in a shell for Java or in a log.
final class ReadableResultsTest {
    @Test
    void an_analysis_is_one_line_with_outcome_value_and_winning_moves() {
        // Bouton (1901): 3 xor 4 xor 5 is 2, and only 3 xor 2 is less than before.
        assertThat(analysis("nim(3,4,5)", Convention.NORMAL))
                .hasToString("nim(3) + nim(4) + nim(5): N position, Grundy value 2, winning moves [nim(3) → nim(1)]");
        assertThat(analysis("kayles(2) + nim(2)", Convention.NORMAL))
                .hasToString("kayles(2) + nim(2): P position, Grundy value 0, winning moves []");
    }

    @Test
    void an_analysis_of_a_draw_tells_the_moves_that_hold_it() {
        assertThat(analysis("digraph[a>b,b>a,b>c,c>d](b)", Convention.NORMAL))
                .asString()
                .endsWith(": D position, moves that hold [digraph[a>b,b>a,b>c,c>d](b) → digraph[a>b,b>a,b>c,c>d](a)]");
    }

    @Test
    void another_convention_is_said_in_words() {
        assertThat(analysis("nim(1) + nim(1)", new Convention(Join.CONJUNCTIVE, Ending.SHORT, Play.MISERE)))
                .asString()
                .startsWith("nim(1) + nim(1) (conjunctive short misere): P position");
    }

    @Test
    void an_undecided_analysis_names_the_limit() {
        assertThat(Grundy.analyze(
                        ExpressionParser.parse(Catalog.library(), "cram(5,5)"),
                        Convention.NORMAL,
                        Budget.standard().withPositions(3)))
                .asString()
                .isEqualTo("cram(5,5): outcome not known, winning moves not known, limit met: POSITIONS");
    }

    @Test
    void a_list_of_moves_is_one_line_and_says_whether_others_may_be_missing() {
        List<Move> moves =
                analysis("nim(3) + kayles(1)", Convention.NORMAL).winning().listed();
        assertThat(new MoveList(moves, true)).hasToString("[nim(3) → nim(1)]");
        assertThat(new MoveList(moves, false)).hasToString("[nim(3) → nim(1)] and perhaps others");
    }

    @Test
    void a_sentence_is_shown_in_both_languages() {
        assertThat(new BilingualText("a heap", "一堆")).hasToString("a heap / 一堆");
    }

    private static Analysis analysis(String sum, Convention convention) {
        return Grundy.analyze(ExpressionParser.parse(Catalog.library(), sum), convention, Budget.standard());
    }
}
