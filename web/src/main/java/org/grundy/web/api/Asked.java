package org.grundy.web.api;

import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.lang.DefaultConvention;
import org.grundy.lang.Library;
import org.grundy.lang.OptionText;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.json.Json;
import org.grundy.run.Solved;
import org.grundy.text.InputError;
import org.grundy.web.question.FieldError;
import org.jspecify.annotations.Nullable;

/// What the fields of several questions mean.
final class Asked {
    /// The games of the catalogue: made once, for it never changes.
    static final Library LIBRARY = Catalog.library();

    private Asked() {}

    /// A field that must be there.
    ///
    /// @throws FieldError if it is not
    static String needed(String field, @Nullable String text) {
        if (text == null || text.isBlank()) {
            throw new FieldError(field, "the field \"%s\" is missing", "缺少字段“%s”", field);
        }
        return text;
    }

    /// The games of the catalogue, and before them those of some rules.
    ///
    /// @throws InputError if the text is no rules
    static Library library(@Nullable String rules) {
        return rules == null || rules.isBlank()
                ? LIBRARY
                : RuleText.compile(rules).before(LIBRARY);
    }

    /// The convention of a sum, as its games have it where it is not asked for.
    ///
    /// @throws InputError if a name is unknown, or the games differ
    static Convention convention(Sum sum, @Nullable String join, @Nullable String ending, @Nullable String play) {
        return DefaultConvention.completed(
                sum,
                choice("join", join, Join.class),
                choice("ending", ending, Ending.class),
                choice("play", play, Play.class));
    }

    /// The constant that a field names, empty if the field is left out.
    ///
    /// @throws InputError if it names none
    static <E extends Enum<E>> Optional<E> choice(String field, @Nullable String name, Class<E> type) {
        return name == null ? Optional.empty() : Optional.of(OptionText.choice(field, name, type));
    }

    /// The game that is named; the first game of the rules if none is.
    ///
    /// @throws FieldError if there is neither
    static String game(@Nullable String game, @Nullable String rules) {
        return game != null && !game.isBlank()
                ? game
                : RuleText.compile(needed("rules", rules))
                        .families()
                        .getFirst()
                        .entry()
                        .name();
    }

    /// What was decided within the limits of a question.
    ///
    /// @throws InputError if nothing was, with the limit
    static <T> T decided(Solved<T> solved) {
        return switch (solved) {
            case Solved.Done<T>(T result) -> result;
            case Solved.Undecided<T> undecided ->
                throw new InputError(
                        "nothing was decided within the limits of one question (%s): ask for less, or allow more",
                        "在一次提问的限额（%s）内没有得出结论：请缩小问题，或放宽限额", Json.word(undecided.limit()));
        };
    }

    /// How games are played: as asked for, else as they have it.
    static Play played(@Nullable String play, Variation variation) {
        return choice("play", play, Play.class)
                .orElseGet(() -> variation
                        .members()
                        .getFirst()
                        .sampled()
                        .game()
                        .convention()
                        .play());
    }
}
