package org.grundy.render.lesson;

import static org.grundy.render.lesson.LessonMessages.say;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.play.OptionValues;
import org.grundy.render.Language;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.MoveText;
import org.grundy.value.Outcome;

/// The options of a position in words, smallest value first, and then their mex as it is taught: which numbers are
/// there, and the first that is not. Without values it says which options are lost.
public final class OptionsText {
    private static final String WON = "–";
    private static final int LAST = 1 << 30;
    /// Up to this mex each number below it is named.
    private static final int NAMED = 2;

    private final OptionValues options;
    private final Language language;
    private final Page page;

    private OptionsText(OptionValues options, Language language, Paint paint) {
        this.options = options;
        this.language = language;
        this.page = new Page(paint);
    }

    /// The options as lines, under a heading.
    public static String of(OptionValues options, Language language, Paint paint) {
        return page(options, language, paint).toString();
    }

    /// The same as a page.
    public static Page page(OptionValues options, Language language, Paint paint) {
        return new OptionsText(options, language, paint).written();
    }

    private Page written() {
        page.heading(say(
                language,
                options.complete() ? "options.all" : "options.first",
                "count",
                options.options().size()));
        rows();
        if (options.options().stream().anyMatch(OptionValues.Valued::won)) {
            page.paragraph(2, say(language, "options.won", "sign", WON), page.paint()::faint);
        }
        if (options.complete()) {
            options.values().ifPresentOrElse(this::mex, this::outcomes);
        }
        return page;
    }

    private void rows() {
        MoveText moves = new MoveText(options.position().sum(), language);
        List<OptionValues.Valued> sorted = options.options().stream()
                .sorted(Comparator.comparing(
                        option -> option.value().orElse(BigInteger.ZERO).add(BigInteger.valueOf(rank(option)))))
                .toList();
        int width = DisplayWidth.widest(sorted.stream().map(OptionsText::worth));
        for (OptionValues.Valued option : sorted) {
            String line = DisplayWidth.right(worth(option), width) + "  " + moves.of(option.move()) + parts(option);
            page.line(
                    2,
                    option.outcome().filter(Outcome.P::equals).isPresent()
                            ? page.paint().strong(line)
                            : line);
        }
    }

    /// Without values, lost options come first.
    private static int rank(OptionValues.Valued option) {
        return option.value().isPresent()
                ? 0
                : option.won()
                        ? LAST
                        : option.outcome()
                                .map(outcome -> outcome == Outcome.P ? 0 : 1)
                                .orElse(2);
    }

    private static String worth(OptionValues.Valued option) {
        return option.value()
                .map(BigInteger::toString)
                .or(() -> option.won() ? Optional.of(WON) : Optional.empty())
                .or(() -> option.outcome().map(Outcome::name))
                .orElse("?");
    }

    /// How the value of an option comes from its parts: `  (1 xor 3 = 2)`.
    private static String parts(OptionValues.Valued option) {
        return option.parts().isEmpty() || option.value().isEmpty()
                ? ""
                : option.parts().stream()
                        .map(BigInteger::toString)
                        .collect(Collectors.joining(
                                " xor ", "   (", " = " + option.value().get() + ")"));
    }

    private void mex(Set<BigInteger> values) {
        if (values.isEmpty()) {
            page.paragraph(2, say(language, options.options().isEmpty() ? "options.none" : "options.none-counts"));
            return;
        }
        int mex = 0;
        while (values.contains(BigInteger.valueOf(mex))) {
            mex++;
        }
        String set = values.stream().map(BigInteger::toString).collect(Collectors.joining(", ", "{", "}"));
        String key = mex <= NAMED ? "options.mex." + mex : "options.mex";
        page.paragraph(2, say(language, key, "mex", mex, "last", mex - 1, "set", set));
    }

    private void outcomes() {
        boolean known =
                options.options().stream().allMatch(option -> option.outcome().isPresent());
        boolean lost = options.options().stream()
                .anyMatch(option -> option.outcome().filter(Outcome.P::equals).isPresent());
        boolean won = known
                && options.options().stream()
                        .allMatch(option ->
                                option.outcome().filter(Outcome.N::equals).isPresent());
        if (lost) {
            page.paragraph(2, say(language, "options.lost"));
        } else if (won && !options.options().isEmpty()) {
            page.paragraph(2, say(language, "options.all-won"));
        }
    }
}
