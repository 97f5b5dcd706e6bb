package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.grundy.game.Convention;
import org.grundy.text.BilingualText;

/// A problem of an online judge: its input is read and its output printed to the letter. Every answer comes
/// from the catalogue; a problem adds nothing but the two formats.
public interface Problem {
    /// The judge and the number, such as `HDU-2873`.
    String id();

    /// What is asked, in one line.
    default BilingualText title() {
        return ProblemText.of(id()).title();
    }

    /// The lines for a won and for a lost position, `{i}` in them for the number of the case; empty where more is asked
    /// than who wins.
    default List<String> answerLines() {
        ProblemText text = ProblemText.of(id());
        return Stream.of("won", "lost")
                .flatMap(word -> text.about(word).stream())
                .toList();
    }

    /// How its positions are played.
    default Convention convention() {
        return ProblemText.of(id())
                .about("play")
                .filter("misere"::equals)
                .map(misere -> Convention.MISERE)
                .orElse(Convention.NORMAL);
    }

    /// Answers a whole input.
    ///
    /// @param in the input's tokens, with the meter of the work
    /// @param out takes the output, with a line feed at the end of each line
    /// @throws org.grundy.text.InputError if the input is cut short or a token is not what it should be;
    ///     the message says in which line
    default void answer(InputTokens in, PrintWriter out) {
        answer(in, out, unasked -> {});
    }

    /// Answers a whole input, and says what position each case is.
    ///
    /// @param in as in [#answer(InputTokens,PrintWriter)]
    /// @param out likewise
    /// @param positions takes the position of each case after its answer; one that is not asked for costs nothing
    /// @throws org.grundy.text.InputError likewise
    void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions);
}
