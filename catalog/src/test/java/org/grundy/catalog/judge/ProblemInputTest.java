package org.grundy.catalog.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.lang.Family;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Inputs that are not what they should be, for every problem.
class ProblemInputTest {
    /// A good input of each problem. A bar stands for a line feed.
    private static final Map<String, String> INPUTS = Map.ofEntries(
            Map.entry("P1290", "2|25 7|24 15|"),
            Map.entry("P1247", "3|3 6 9|"),
            Map.entry("AtCoder-ARC-105-D", "2|1|10|2|1 2|"),
            Map.entry("CF-630R", "3|"),
            Map.entry("HDU-3404", "2|2|1 2|2 1|1|1 1|"),
            Map.entry("NYOJ-833", "2|3|"),
            Map.entry("POJ-2311", "2 2|3 2|"),
            Map.entry("TopCoder-SRM-330", "20 3|1 2 3|"),
            Map.entry("P2197", "2|2|1 1|1|0|"),
            Map.entry("P2252", "3 5|"),
            Map.entry("P4018", "2|4|6|"),
            Map.entry("P4279", "2|3|1 2 3|1|1|"),
            Map.entry("P4860", "2|4|7|"),
            Map.entry("AtCoder-DP-K", "2 4|2 3|"),
            Map.entry("LeetCode-292", "4|1|2|"),
            Map.entry("POJ-2975", "3|7 11 13|2|1000000000 1000000000|0|"),
            Map.entry("Gym-101908B", "2|1 2|3 4|"),
            Map.entry("HDU-1517", "162|17|"),
            Map.entry("HDU-1525", "34 12|15 24|0 0|"),
            Map.entry("HDU-1527", "2 1|8 4|"),
            Map.entry("HDU-1536", "2 2 5|2|2 5 12|1 2|1 3|1|2 0 4|0|"),
            Map.entry("HDU-1730", "2 6|4 5|1 3|1 4|2 1|"),
            Map.entry("HDU-1846", "2|23 2|4 3|"),
            Map.entry("HDU-1847", "1|3|"),
            Map.entry("HDU-1848", "1 1 1|1 4 1|0 0 0|"),
            Map.entry("HDU-1850", "3|5 7 9|1|1|0|"),
            Map.entry("HDU-1907", "2|3|3 5 1|1|1|"),
            Map.entry("HDU-1944", "2 2 5|2|2 5 12|1 2|0|"),
            Map.entry("HDU-2147", "5 3|5 4|0 0|"),
            Map.entry("HDU-2149", "4 2|3 5|"),
            Map.entry("HDU-2176", "3|1 2 3|2|1 2|0|"),
            Map.entry("HDU-2177", "1 2|5 8|0 0|"),
            Map.entry("HDU-2188", "2|8 10|11 10|"),
            Map.entry("HDU-2486", "2|16 1|11 1|"),
            Map.entry("HDU-2516", "2|13|0|"),
            Map.entry("HDU-2580", "1|19 3|"),
            Map.entry("HDU-2873", "2 2|#.|..|1 1|#|0 0|"),
            Map.entry("HDU-2897", "7 2 4|6 2 4|"),
            Map.entry("HDU-3032", "2|3|2 2 3|2|3 3|"),
            Map.entry("HDU-3389", "2|2|1 2|1|4|"),
            Map.entry("HDU-3595", "2|7 9|1 1|1|5 5|"),
            Map.entry("POJ-1704", "2|3|1 2 3|1|4|"),
            Map.entry("POJ-2484", "1|2|3|0|"),
            Map.entry("UVA-10561", "3|.....|.X.X...X|X....X|"));

    /// Wants a function, so there is no input to read and no output to print.
    private static final String WITHOUT_INPUT = "LeetCode-1025";

    static Stream<String> ids() {
        return Problems.all().stream().map(Problem::id);
    }

    private static String good(String id) {
        return Objects.requireNonNull(INPUTS.get(id)).replace('|', '\n');
    }

    private static List<String> tokens(String input) {
        return Arrays.asList(input.strip().split("\\s+"));
    }

    /// The error that an input leads to; nothing else may be thrown.
    private static Stream<String> error(String id, String input) {
        try {
            Judged.output(id, input);
            return Stream.empty();
        } catch (InputError error) {
            return Stream.of(error.getMessage());
        }
    }

    @Test
    void problems_are_those_that_the_games_name() {
        Set<String> named = Catalog.library().families().stream()
                .map(Family::entry)
                .flatMap(entry -> entry.problems().stream())
                .filter(id -> !id.equals(WITHOUT_INPUT))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(ids().toList()).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(named);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void a_good_input_is_answered_without_its_last_line_feed_and_with_other_spaces(String id) {
        String output = Judged.output(id, good(id));
        assertThat(output).isNotEmpty().endsWith("\n");
        assertThat(Judged.output(id, good(id).strip())).isEqualTo(output);
        assertThat(Judged.output(id, "\n " + good(id).replace("\n", " \t\r\n\n")))
                .isEqualTo(output);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void an_input_cut_short_names_the_line_in_which_it_ends(String id) {
        String input = good(id).strip();
        int refused = 0;
        for (int end = 0; end < input.length(); end++) {
            if (Character.isWhitespace(input.charAt(end))) {
                String cut = input.substring(0, end);
                long line = cut.lines().count();
                List<String> errors = error(id, cut).toList();
                assertThat(errors).allSatisfy(text -> assertThat(text).startsWith("line " + line + ": the input ends"));
                refused += errors.size();
            }
        }
        // a problem with one number a line, to the end of the input, cannot be cut short between two numbers
        assertThat(refused > 0)
                .as(id)
                .isEqualTo(
                        !Set.of("CF-630R", "HDU-1517", "HDU-1847", "HDU-2516", "LeetCode-292", "NYOJ-833", "POJ-2484")
                                .contains(id));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void a_token_that_is_nonsense_is_shown_with_its_line(String id) {
        List<String> tokens = tokens(good(id));
        for (String nonsense : List.of("x", "-", "3.5", "-1", "-9223372036854775808", "9".repeat(60))) {
            for (int i = 0; i < tokens.size(); i++) {
                List<String> changed = new ArrayList<>(tokens);
                changed.set(i, nonsense);
                int line = i + 1;
                boolean number = Character.isDigit(tokens.get(i).charAt(0));
                List<String> errors = error(id, String.join("\n", changed)).toList();
                if (number) {
                    assertThat(errors).as(id + " " + changed).hasSize(1);
                    assertThat(errors.getFirst())
                            .startsWith("line " + line + ": ")
                            .contains(nonsense.substring(0, 1));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"9223372036854775808", "10000000000000000000000", "99999999999999999999"})
    void a_number_beyond_64_bits_is_refused(String number) {
        assertThatThrownBy(() -> Judged.output("P2252", "1\n" + number))
                .isInstanceOf(InputError.class)
                .hasMessage("line 2: b is \"" + number + "\", but must be an integer from 0 to 9223372036854775807");
    }

    @Test
    void the_largest_number_is_answered() {
        assertThat(Judged.output("P2252", "9223372036854775807 9223372036854775807"))
                .isEqualTo("1\n");
        assertThat(Judged.output("HDU-1846", "1\n9223372036854775807 9223372036854775807"))
                .isEqualTo("first\n");
    }

    @Test
    void a_heap_beyond_the_table_is_refused_with_what_was_allowed() {
        assertThatThrownBy(() -> Judged.output("HDU-1848", "1 2 10000001\n0 0 0\n"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("line 1")
                .hasMessageContaining("from 0 to 10000000");
    }

    @Test
    void a_board_beyond_the_table_is_refused_with_what_was_allowed() {
        assertThatThrownBy(() -> Judged.output("HDU-2873", "1 501\n" + "#".repeat(501) + "\n"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("line 1")
                .hasMessageContaining("from 0 to 500");
    }

    @Test
    void a_row_of_the_wrong_length_is_refused() {
        assertThatThrownBy(() -> Judged.output("HDU-2873", "2 2\n#.\n###\n"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("line 3");
    }

    @Test
    void pieces_on_the_same_square_are_refused() {
        assertThatThrownBy(() -> Judged.output("POJ-1704", "1\n2\n7 7\n"))
                .isInstanceOf(InputError.class)
                .hasMessage("line 3: two chessmen are on square 7");
        assertThatThrownBy(() -> Judged.output("HDU-1730", "1 8\n3 3\n"))
                .isInstanceOf(InputError.class)
                .hasMessage("line 2: both counters of a row are in column 3");
    }
}
