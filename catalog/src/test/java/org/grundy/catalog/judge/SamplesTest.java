package org.grundy.catalog.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.grundy.testkit.ProblemSample;
import org.grundy.testkit.ReferenceData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The published samples of judges, and inputs on which the programs of the sources are wrong.
class SamplesTest {
    static Stream<ProblemSample> samples() {
        return ReferenceData.problemSamples().stream()
                .filter(sample -> sample.id().startsWith("HDU"));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void a_published_sample_is_answered_to_the_letter(ProblemSample sample) {
        String id = sample.id().substring(0, "HDU 0000".length());
        String output = Judged.output(id, sample.sampleInput());
        assertThat(output).isEqualTo(sample.sampleOutput() + "\n");
    }

    /// As they stand in the statements of the judges.
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "HDU-1517,  162|17|34012226,                          Stan wins.|Ollie wins.|Stan wins.",
                "HDU-1525,  34 12|15 24|0 0,                          Stan wins|Ollie wins",
                "HDU-1848,  1 1 1|1 4 1|0 0 0,                        Fibo|Nacci",
                "HDU-2149,  4 2|3 2|3 5,                              1|none|3 4 5",
                "HDU-2486,  5|16 1|11 1|32 2|34 2|19 3,               Case 1: lose|Case 2: 1|Case 3: 3|Case 4: lose|Case 5: 4",
                "HDU-3032,  2|3|2 2 3|2|3 3,                          Alice|Bob",
                "HDU-3404,  2|2|1 2|2 1|2|1 1|2 2,                    \"Don't waste your time.|Have a try, lxhgww.\"",
                "HDU-3389,  2|2|1 2|7|1 3 3 2 2 1 2,                  Case 1: Alice|Case 2: Bob",
                "P1290,     2|25 7|24 15,                             Stan wins|Ollie wins",
                "P1247,     3|3 6 9,                                  4 3|3 6 5",
                "P1247,     4|15 22 19 10,                            lose",
                "AtCoder-ARC-105-D, 2|1|10|2|1 2,                     Second|First",
                "NYOJ-833,  2|3,                                      Hrdv|Yougth",
                "POJ-2311,  2 2|3 2|4 2,                              LOSE|LOSE|WIN",
                "P4018,     3|4|9|14,                                 October wins!|October wins!|October wins!",
                "POJ-1704,  2|3|1 2 3|8|1 5 6 7 9 12 14 17,           Bob will win|Georgia will win",
            })
    void a_sample_of_a_statement_is_answered_to_the_letter(String id, String input, String output) {
        assertThat(Judged.output(id, input.replace('|', '\n'))).isEqualTo(output.replace('|', '\n') + "\n");
    }

    @Test
    void the_sample_of_treblecross_is_answered_with_a_blank_line_where_no_cell_wins() {
        String input = "4\n.....\nX.....X..X.............X....X..X\n.X.X...X\n" + ".".repeat(47) + "\n";
        assertThat(Judged.output("UVA-10561", input))
                .isEqualTo("WINNING\n3\nLOSING\n\nWINNING\n3\nWINNING\n1 12 15 17 20 24 28 31 33 36 47\n");
    }

    @Test
    void wythoff_is_exact_where_floating_point_is_not() {
        // Erratum 4 of the theory, check K2
        assertThat(Judged.output("P2252", "165580140 267914295")).isEqualTo("0\n");
        assertThat(Judged.output("P2252", "165580141 267914296")).isEqualTo("1\n");
    }

    @Test
    void wythoff_is_exact_up_to_ten_to_the_eighteen() {
        // 5^½·10^18 rounded down is 2236067977499789696 (OEIS A002163), so the pair with difference d =
        // 10^17·6 is (⌊dφ⌋, ⌊dφ⌋ + d) with dφ = 970820393249936908.9…
        assertThat(Judged.output("P2252", "970820393249936908 1570820393249936908"))
                .isEqualTo("0\n");
        assertThat(Judged.output("P2252", "970820393249936909 1570820393249936909"))
                .isEqualTo("1\n");
    }

    @Test
    void misere_nim_is_right_with_empty_heaps() {
        // Erratum 18 of the theory, check G2
        assertThat(Judged.output("P4279", "3\n2\n0 1\n3\n0 0 3\n2\n0 0\n")).isEqualTo("Brother\nJohn\nJohn\n");
    }
}
