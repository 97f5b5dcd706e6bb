package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SequenceCommandTest {
    @Test
    void values_stand_in_rows_above_what_stands_out_in_them() {
        // A002186: Kayles.
        assertThat(Ran.command("sequence", "kayles", "--to", "40").out())
                .contains("0.77 — Grundy values of heaps 0…40")
                .contains(" 0 │   0   1   2   3   1   4   3   2   1   4   2   6   4   1   2   7   1   4   3   2")
                .contains("maximum   8, first at n = 27")
                .contains("zeros     1, the last at n = 0");
    }

    @ParameterizedTest
    @CsvSource({
        "octal[0.77], 0.77",
        "grundy, 4!.0",
        "4u.0, 4!.0",
        "0.:3, 0.[3]",
        "lasker, 4.[3]",
        "code[0.8], 0.8",
        "S-Nim[1;2], 'subtraction[1,2]'",
        "allbut[3], allbut[3]"
    })
    void codes_and_games_have_many_spellings(String written, String meant) {
        assertThat(Ran.command("sequence", written.replace(';', ','), "--to", "9")
                        .out())
                .startsWith(meant + " — ");
    }

    @Test
    void what_has_no_sequence_is_refused_with_its_place() {
        Ran wythoff = Ran.command("sequence", "wythoff");
        assertThat(wythoff.exit()).isEqualTo(2);
        assertThat(wythoff.err()).contains("wythoff is not played by a code", "^^^^^^^");
        Ran zero = Ran.command("period", "3.7");
        assertThat(zero.exit()).isEqualTo(2);
        assertThat(zero.err()).contains("digit 0 takes no tokens", "play would never end");
        assertThat(Ran.command("sequence", "0.9W").err()).contains("\"W\" is not a digit: digits are 0–9 and A–V");
        assertThat(Ran.command("sequence", "0.77", "--to", "1e10").err()).contains("at most 2147483638 values");
    }
}
