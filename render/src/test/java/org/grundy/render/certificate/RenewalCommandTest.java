package org.grundy.render.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.grundy.render.Language;
import org.grundy.render.terminal.Paint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The command that makes a certificate of a former version anew.
final class RenewalCommandTest {
    private static String command(String kind, String members) {
        String file = "{\"format\": \"grundy " + kind + " certificate\", \"version\": 1" + members + "}";
        CheckedCertificate refused = SmallCertificates.check(file);
        assertThat(refused.isAccepted()).isFalse();
        ConventionVerdictRecord verdict = (ConventionVerdictRecord) refused.verdict();
        assertThat(verdict.convention()).isNull();
        String command = Objects.requireNonNull(verdict.command());
        assertThat(refused.words(Language.EN, Paint.NONE).replaceAll("\\s+", " "))
                .startsWith("refused the certificate does not say how its game is played: it is of version 1")
                .contains(command);
        assertThat(command).startsWith("grundy ").endsWith(" --certificate FILE");
        return command.substring("grundy ".length(), command.length() - " --certificate FILE".length());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "period | , \"code\": \"0.77\", \"theorem\": \"guy-smith\" | period \"0.77\"",
                "period | , \"code\": \"1,2\", \"theorem\": \"finite-subtraction\" | period \"subtraction[1,2]\"",
                "period | , \"code\": \"1,2\", \"theorem\": \"all-but\" | period \"allbut[1,2]\"",
                "period | , \"code\": \"0.77\" | period \"0.77\"",
                "period | `` | period \"EXPRESSION\"",
                "period | , \"code\": 7 | period \"7\"",
                "period | , \"code\": \"$(rm)\" | period \"EXPRESSION\"",
                "misere quotient | , \"code\": \"0.77\", \"period\": 12 | quotient \"0.77\"",
                "misere quotient | , \"code\": \"0.77\", \"map\": [0, 1, 2] | quotient \"0.77\" --to 2",
                "misere quotient | , \"code\": \"0.77\", \"map\": [0] | quotient \"0.77\" --to 1",
                "misere quotient | , \"code\": \"0.77\" | quotient \"0.77\" --to 1",
                "tameness | , \"code\": \"0.77\", \"normal\": [0, 1, 2, 3] | genus \"0.77\" --to 3",
                "tameness | , \"code\": \"0.77\" | genus \"0.77\" --to 1",
                "tameness | , \"sums\": [\"nim(3)\"], \"positions\": [\"nim(0)\"] | genus \"nim(3)\"",
                "tameness | , \"sums\": [\"f(0)\", \"f(1)\", \"f(2)\"] | genus \"f\" --to 2",
                "tameness | , \"sums\": [\"f[1](0)\", \"f[1](1)\"] | genus \"f[1]\" --to 1",
                "tameness | , \"sums\": [], \"positions\": [\"f(0)\", \"f(5)\"] | genus \"f(5)\"",
                "tameness | `` | genus \"EXPRESSION\"",
                "nimber | , \"side\": 3, \"position\": \"1b\" | solve \"cram(2,2)\"",
                "nimber | , \"elements\": 3, \"position\": \"1b\" | solve \"EXPRESSION\"",
                "sum | , \"parts\": [{\"play\": {\"position\": \"nim(3)\"}}] | solve \"nim(3)\"",
                "sum | , \"parts\": [{\"play\": {\"position\": \"nim(3)\"}},"
                        + " {\"board\": {\"side\": 2, \"position\": \"3\"}}] | solve \"nim(3) + cram(1,2)\"",
                "sum | , \"parts\": [{\"play\": {\"position\": \"nim(3)\"}}, {\"play\": {}}] | solve \"EXPRESSION\"",
                "sum | , \"parts\": [{\"board\": {}}] | solve \"EXPRESSION\"",
                "sum | `` | solve \"EXPRESSION\""
            })
    void it_names_the_position_where_the_file_tells_it(String kind, String members, String command) {
        assertThat(command(kind, members)).isEqualTo(command);
    }

    @Test
    void no_more_heaps_are_asked_for_than_genus_lists() {
        String heaps = "0" + ", 0".repeat(1001);
        assertThat(command("tameness", ", \"code\": \"0.77\", \"normal\": [" + heaps + "]"))
                .isEqualTo("genus \"0.77\" --to 1000");
        assertThat(command("misere quotient", ", \"code\": \"0.77\", \"map\": [" + heaps + "]"))
                .isEqualTo("quotient \"0.77\" --to 1001");
    }

    /// Cells row by row on a square of the side; the drawing has a point for each that is left.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | f | cram(2,2)",
                "4 | 3 | cram(1,2)",
                "4 | 11 | cram(2,1)",
                "3 | 1ff | cram(3,3)",
                "3 | 1ef | cram(.../.#./...)",
                "3 | 3 | cram(1,2)",
                "3 | b | cram(../.#)",
                "3 | 6 | cram(#..)",
                "3 | 8 | cram(#/.)",
                "64 | 10000000000000001 | cram(2,1)",
                "1 | 1 | cram(1,1)",
                "2 | 0 | EXPRESSION",
                "2 | 1f | EXPRESSION",
                "0 | 1 | EXPRESSION",
                "65 | 1 | EXPRESSION",
                "2 | F | EXPRESSION",
                "2 | '' | EXPRESSION"
            })
    void a_board_without_its_expression_is_drawn(int side, String cells, String expression) {
        assertThat(command("nimber", ", \"side\": " + side + ", \"position\": \"" + cells + "\""))
                .isEqualTo("solve \"" + expression + "\"");
    }
}
