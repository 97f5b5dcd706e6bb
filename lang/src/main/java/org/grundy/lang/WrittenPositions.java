package org.grundy.lang;

import java.util.List;
import org.grundy.game.MeteredOptions;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Whether positions can be known by how their game writes them, as they must be to be kept on disk: a class of one's
/// own may write two positions alike.
public final class WrittenPositions {
    private static final int LOOKED_AT = 200;

    private WrittenPositions() {}

    /// Checks that a position, and some of those that one move leaves, are read as they were written.
    ///
    /// @throws InputError if one is not
    public static <P> void check(NamedGame<P> game, P position, Run run) {
        check(game, position);
        run.attempt(() -> {
            MeteredOptions.list(game.rules(), position, new MeteredOptions<>() {
                private int left = LOOKED_AT;

                @Override
                public Run run() {
                    return run;
                }

                @Override
                public void option(List<P> components) {
                    components.stream().limit(left).forEach(each -> check(game, each));
                    left -= Math.min(left, components.size());
                }

                @Override
                public void unlisted() {
                    left = 0;
                }
            });
            return game;
        });
    }

    private static <P> void check(NamedGame<P> game, P position) {
        String text = game.write(position);
        if (!isReadAs(game, text, position)) {
            throw new InputError(
                    "nothing can be kept of %s: a position that it writes as \"%s\" is not read back as the same position",
                    "无法保存 %s 的结论：它把某个局面写作“%s”，但读回来的不是同一个局面", game.name(), text);
        }
    }

    private static <P> boolean isReadAs(NamedGame<P> game, String text, P position) {
        try {
            TextSlice inside = new TextSlice(text, new Span(0, text.length()));
            return game.positions(Arguments.of(game.name(), inside)).equals(List.of(position));
        } catch (RuntimeException unreadable) {
            return false;
        }
    }
}
