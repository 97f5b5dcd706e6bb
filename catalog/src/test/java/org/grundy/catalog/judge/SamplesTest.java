package org.grundy.catalog.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.grundy.lang.InputError;
import org.grundy.testkit.ProblemSample;
import org.grundy.testkit.ReferenceData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The published samples of judges, and inputs that are not what they should be.
class SamplesTest {
    static Stream<ProblemSample> samples() {
        return ReferenceData.problemSamples().stream()
                .filter(sample -> sample.id().startsWith("HDU") && !sample.id().contains("2516"));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void a_published_sample_is_answered_to_the_letter(ProblemSample sample) {
        String id = sample.id().substring(0, "HDU 0000".length());
        String output = Judged.output(id, sample.sampleInput());
        assertThat(output).isEqualTo(sample.sampleOutput() + "\n");
    }

    @Test
    void wythoff_is_exact_where_floating_point_is_not() {
        // Erratum 4 of the theory, check K2
        assertThat(Judged.output("P2252", "165580140 267914295")).isEqualTo("0\n");
        assertThat(Judged.output("P2252", "165580141 267914296")).isEqualTo("1\n");
    }

    @Test
    void misere_nim_is_right_with_empty_heaps() {
        // Erratum 18 of the theory, check G2
        assertThat(Judged.output("P4279", "3\n2\n0 1\n3\n0 0 3\n2\n0 0\n")).isEqualTo("Brother\nJohn\nJohn\n");
    }

    @Test
    void input_cut_short_names_the_line_and_what_is_missing() {
        assertThatThrownBy(() -> Judged.output("HDU-1846", "2\n23 2\n4"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("line 3")
                .hasMessageContaining("m should follow");
    }

    @Test
    void a_token_that_is_no_number_is_shown_with_its_line() {
        assertThatThrownBy(() -> Judged.output("HDU-1846", "1\nx 2\n"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("line 2")
                .hasMessageContaining("\"x\"");
    }

    @Test
    void a_row_of_the_wrong_length_is_refused() {
        assertThatThrownBy(() -> Judged.output("HDU-2873", "2 2\n#.\n###\n"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("line 3");
    }
}
