package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.Language;
import org.grundy.render.program.input.FormatText;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.rules.GivenLists;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Functions of rules choose which word an answer has, by its place.
final class ChosenWordsTest {
    @TempDir
    private Path folder;

    /// A word with a number in it is computed where it is chosen only: the third one would be an element that is not
    /// there.
    @Tag(Thorough.TAG)
    @ProgramTest
    void a_function_chooses_one_of_three_words(ProgramLanguage language) throws IOException, InterruptedException {
        String text = words(language, "W,L,{best(9)}", "{words(who(0))} {words(who(1))}");
        assertThat(new Compiled(folder).run(language, text, "3\n2 0 1\n2 1 1\n2 1 0\n"))
                .containsExactly("W L", "L L", "L W");
        String refused = words(language, "W,L", "{words(who(0))}");
        assertThatIllegalStateException()
                .isThrownBy(() -> new Compiled(folder).run(language, refused, "2\n2 1 1\n2 2 0\n"))
                .withMessageContaining("L\nthere is no such word");
    }

    /// An empty word, and one with a number in it, are words as others are.
    @ProgramTest
    void a_function_chooses_one_of_five_words(ProgramLanguage language) throws IOException, InterruptedException {
        String text = words(language, "zero,one,{best(1)},,four", "{words(who(0))}!");
        assertThat(new Compiled(folder).run(language, text, "5\n2 4 7\n2 3 7\n2 2 7\n2 1 7\n2 0 7\n"))
                .containsExactly("four!", "!", "7!", "one!", "zero!");
        String refused = words(language, "0,1,2,3,4", "{words(who(0))}");
        assertThatIllegalStateException()
                .isThrownBy(() -> new Compiled(folder).run(language, refused, "2\n1 4\n1 5\n"))
                .withMessageContaining("4\nthere is no such word");
    }

    private static String words(ProgramLanguage language, String words, String answer) {
        InputFormat format = new FormatText(
                        Optional.of("T*(n A[n])"), List.of(words.split(",", -1)), answer, Optional.empty())
                .format(false);
        return GivenLists.of(
                        RuleText.compile("row(A): let who(i) = A[i]; let best(i) = A[i]")
                                .families()
                                .getFirst(),
                        format,
                        false)
                .orElseThrow()
                .program(language, SampledQuantity.LOST, Play.NORMAL, OptionalInt.empty(), false, Language.EN)
                .text(true, format);
    }

    @Test
    void a_third_word_needs_a_function_that_chooses_it_and_words_are_chosen_in_answers() {
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> words(ProgramLanguage.CPP, "W,L,D", "{answer}"))
                .withMessageContaining("--answer \"{words(who(…))}\"");
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> words(ProgramLanguage.CPP, "W,{words(who(0))},D", "{words(who(0))}"))
                .withMessageContaining("stands in --answer and not in --words");
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> words(ProgramLanguage.CPP, "W,L,D", "{words(whom(0))}"))
                .withMessageContaining("nothing is known of {whom}");
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> words(ProgramLanguage.CPP, "W,L,", "{answer}"))
                .withMessageContaining("the third word of --words, which is empty, is for draws");
    }

    @Test
    void more_than_three_words_need_a_function_that_chooses_and_are_at_most_a_hundred() {
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> words(ProgramLanguage.CPP, "A,B,C,D", "{answer}"))
                .withMessageContaining("--words has 4 words");
        assertThat(words(ProgramLanguage.CPP, "w,".repeat(99) + "w", "{words(who(0))}"))
                .contains("chosen_0 == 98");
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> words(ProgramLanguage.CPP, "w,".repeat(100) + "w", "{words(who(0))}"))
                .withMessageContaining("one of up to 100 is chosen by a function");
    }
}
