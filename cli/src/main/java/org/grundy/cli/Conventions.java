package org.grundy.cli;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Sum;
import org.grundy.lang.InputError;
import org.grundy.lang.NamedGame;

/// How the games of a sum are played where nothing is asked for.
final class Conventions {
    private Conventions() {}

    /// The different conventions that its games have as their own.
    static List<Convention> of(Sum sum) {
        return sum.components().stream()
                .map(Component::game)
                .<Convention>map(Conventions::of)
                .distinct()
                .toList();
    }

    private static Convention of(Game<?> game) {
        return game instanceof NamedGame<?> named ? named.convention() : Convention.NORMAL;
    }

    /// Says that the games of a sum are not played alike, and how each is.
    static InputError differ(Sum sum) {
        String each = sum.components().stream()
                .map(Component::game)
                .map(game -> game.name() + ": " + words(of(game)))
                .distinct()
                .collect(Collectors.joining("; "));
        return new InputError(
                "the games of this sum are not played alike (" + each
                        + "); say how the sum is played: --normal or --misere, --join, --ending",
                "这个和中的各游戏玩法不同（" + each + "）；请指明整个和的玩法：--normal 或 --misere、--join、--ending");
    }

    /// Says on standard error that a game's values are those of the ordinary sum, if its own sums are others.
    static void note(NamedGame<?> game, Console console) {
        if (!game.convention().ordinary()) {
            String own = words(game.convention());
            console.note(console.words(
                    "grundy: shown is single play and the ordinary sum; by its rules sums of " + game.name()
                            + " are played " + own,
                    "grundy：所示为单独一局与普通和的情形；按规则，" + game.name() + " 的和的玩法是 " + own));
        }
    }

    private static String words(Convention convention) {
        return (convention.join() + " " + convention.ending() + " " + convention.play()).toLowerCase(Locale.ROOT);
    }
}
