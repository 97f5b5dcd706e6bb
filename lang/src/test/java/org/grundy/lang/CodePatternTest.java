package org.grundy.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;

final class CodePatternTest {
    private static List<String> codes(String pattern) {
        return CodePattern.codes(TextSlice.trimmed(pattern, 0, pattern.length())).stream()
                .map(TakeAndBreakCode::toString)
                .toList();
    }

    @Test
    void a_question_mark_is_any_octal_digit() {
        assertThat(codes("0.7?")).containsExactly("0.7", "0.71", "0.72", "0.73", "0.74", "0.75", "0.76", "0.77");
        assertThat(codes("0.??")).hasSize(64).doesNotHaveDuplicates();
        assertThat(codes("0.???")).hasSize(512).doesNotHaveDuplicates();
    }

    @Test
    void digit_0_may_only_split() {
        assertThat(codes("?.3")).containsExactly("0.3", "4.3");
    }

    @Test
    void every_shell_leaves_x_alone() {
        assertThat(codes("x.x1")).isEqualTo(codes("?.?1"));
    }

    @Test
    void a_code_is_a_pattern_of_itself() {
        assertThat(codes("0.77")).containsExactly("0.77");
    }

    @Test
    void what_is_wrong_is_shown_in_the_pattern() {
        assertThatThrownBy(() -> codes("0.?W"))
                .isInstanceOfSatisfying(
                        InputError.class,
                        error -> assertThat(error.span().start()).isEqualTo(3))
                .hasMessageContaining("\"W\" is not a digit");
        assertThatThrownBy(() -> codes("0.???????")).hasMessageContaining("at most 262144 codes");
    }
}
