package org.grundy.lang;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// The convention under which the games of a sum are played when none is requested.
public final class DefaultConvention {
    private DefaultConvention() {}

    /// The distinct default conventions of its games.
    public static List<Convention> of(Sum sum) {
        return ofEach(sum).distinct().toList();
    }

    private static Stream<Convention> ofEach(Sum sum) {
        return sum.components().stream().map(component -> component.game().convention());
    }

    /// The convention under which a sum is played: what is asked for, and what is not as its games have it.
    ///
    /// @throws InputError if the sum's games differ in a part that is not asked for
    public static Convention completed(Sum sum, Optional<Join> join, Optional<Ending> ending, Optional<Play> play) {
        // Not the distinct ones: the first hash of a record takes as long as all the rest of this.
        List<Convention> own = ofEach(sum).toList();
        return new Convention(
                join.orElseGet(() -> common(own, Convention::join, sum)),
                ending.orElseGet(() -> common(own, Convention::ending, sum)),
                play.orElseGet(() -> common(own, Convention::play, sum)));
    }

    private static <T> T common(List<Convention> own, Function<Convention, T> part, Sum sum) {
        List<T> parts = own.stream().map(part).distinct().toList();
        if (parts.size() > 1) {
            throw differ(sum);
        }
        return parts.isEmpty() ? part.apply(Convention.NORMAL) : parts.getFirst();
    }

    /// Reports that the games of a sum have different default conventions, and which.
    public static InputError differ(Sum sum) {
        String each = sum.components().stream()
                .map(Component::game)
                .map(game -> game.name() + ": " + game.convention().words())
                .distinct()
                .collect(Collectors.joining("; "));
        return new InputError(
                "the games of this sum are not played alike (%s); say how the sum is played: --normal or --misere, --join, --ending",
                "这个和中的各游戏玩法不同（%s）；请指明整个和的玩法：--normal 或 --misere、--join、--ending", each);
    }

    /// A note on the values of a game whose own sums are not ordinary: the values are those of a single
    /// component and of the ordinary sum. Empty for all other games.
    public static Optional<BilingualText> remark(NamedGame<?> game) {
        if (game.convention().ordinary()) {
            return Optional.empty();
        }
        String own = game.convention().words();
        return Optional.of(BilingualText.of(
                "grundy: shown is single play and the ordinary sum; by its rules sums of %s are played %s",
                "grundy：这里显示的是单独一局和普通的和；按规则，%s 的和应按 %s 的方式玩", game.name(), own));
    }
}
