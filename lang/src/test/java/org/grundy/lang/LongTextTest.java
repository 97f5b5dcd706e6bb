package org.grundy.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.grundy.text.InputError;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;
import org.junit.jupiter.api.Test;

/// Texts that are far longer than names, in place of one.
final class LongTextTest {
    /// A family that counts how often it is asked what it is called.
    private record Counted(AtomicInteger asked) implements Family {
        @Override
        public Entry entry() {
            asked.incrementAndGet();
            return ToyGame.NIM.entry();
        }

        @Override
        public NamedGame<?> with(Arguments parameters) {
            return ToyGame.NIM;
        }

        @Override
        public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
            return List.of();
        }
    }

    private static int lookUps(String text) {
        AtomicInteger asked = new AtomicInteger();
        Library library = new Library(List.of(new Counted(asked)));
        assertThatThrownBy(() -> ExpressionParser.parse(library, text)).isInstanceOf(InputError.class);
        return asked.get();
    }

    @Test
    void a_text_of_many_words_is_not_looked_up_word_for_word() {
        assertThat(lookUps("not ".repeat(1_000))).isEqualTo(lookUps("not ".repeat(10)));
    }

    @Test
    void a_word_longer_than_any_address_spells_no_problem() {
        assertThat(ProblemId.spells("x".repeat(2_000), "HDU-1846")).isFalse();
        assertThat(ProblemId.spells("https://acm.hdu.edu.cn/showproblem.php?pid=1846", "HDU-1846"))
                .isTrue();
    }

    @Test
    void a_name_much_longer_than_another_one_is_not_near_it() {
        assertThat(NearestNames.names("n".repeat(5_000), List.of("nim", "n".repeat(4_000)).stream()))
                .containsExactly("n".repeat(4_000));
    }
}
