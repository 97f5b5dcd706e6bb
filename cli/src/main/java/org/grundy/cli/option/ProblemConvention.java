package org.grundy.cli.option;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.judge.Problem;
import org.grundy.catalog.judge.Problems;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.lang.NamedGame;

/// How a game is played that is named by the id of a problem: HDU-1907 is misère Nim.
public final class ProblemConvention {
    /// A name, perhaps with parameters, and the numbers of one position.
    private static final Pattern NAMED = Pattern.compile("([^(\\[（+＋]+)(\\[[^\\]]*])?([(（][^()（）]*[)）])?");

    private ProblemConvention() {}

    /// The convention of the problem that an expression names, empty if it names none, or several that differ.
    static Optional<Convention> of(Sum sum, String expression) {
        return of(sum.components().stream().map(Component::game).toList(), expression);
    }

    /// The play of a game: as the problem has it that names it, or else as the game has it.
    ///
    /// @param name by which the game was asked for, perhaps with parameters
    public static Play play(NamedGame<?> game, String name) {
        return of(List.of(game), name).orElseGet(game::convention).play();
    }

    /// The play of a sum in which letters stand for numbers.
    ///
    /// @param games its components
    public static Play play(List<?> games, String pattern) {
        return of(games, pattern).map(Convention::play).orElse(Play.NORMAL);
    }

    private static Optional<Convention> of(List<?> games, String expression) {
        Matcher named = NAMED.matcher(expression.strip());
        if (!named.matches() || !games.stream().allMatch(CatalogGame.class::isInstance)) {
            return Optional.empty();
        }
        String name = named.group(1).strip();
        if (games.stream().allMatch(game -> isNamed(game, name))) {
            return Optional.empty();
        }
        List<Convention> conventions = Problems.withId(name).stream()
                .map(Problem::convention)
                .distinct()
                .toList();
        return conventions.size() == 1 ? Optional.of(conventions.getFirst()) : Optional.empty();
    }

    /// Whether a game is called by its own name. Then the list of all problems, which takes long to make, is not asked.
    private static boolean isNamed(Object game, String name) {
        return game instanceof CatalogGame<?> known && known.entry().name().equals(name);
    }
}
