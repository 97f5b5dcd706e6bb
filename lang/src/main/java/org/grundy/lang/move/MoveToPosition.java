package org.grundy.lang.move;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.game.Component;
import org.grundy.game.Move;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.play.PlayState;
import org.grundy.text.InputError;

/// The move that is told by the position it leads to: a game can be written as its positions, one after the other.
///
/// @param position from which it is made
/// @param moves all moves there are
/// @param library that knows the games of the position
public record MoveToPosition(PlayState position, List<Move> moves, Library library) {
    /// A position has brackets or is a nimber.
    private static final Pattern WRITTEN = Pattern.compile("[(（]|[*]\\d");

    private static final Pattern MOVED =
            Pattern.compile("(?i)->|→|=>|(?<![\\p{L}\\p{Nd}_])take(?![\\p{L}\\p{Nd}_])|取|拿");

    /// Copies the list.
    public MoveToPosition {
        moves = List.copyOf(moves);
    }

    /// Whether a text is meant as a position: moves have an arrow or a verb.
    public static boolean isMeant(String typed) {
        return WRITTEN.matcher(typed).find() && !MOVED.matcher(typed).find();
    }

    /// The first move to what is written; the order of components does not matter, nor those that are used up.
    ///
    /// @throws InputError if the text is no position, or no move leads there
    public Move read(String typed) {
        List<String> wanted = parts(PlayState.of(ExpressionParser.parse(library, typed), position.convention())
                .sum());
        return moves.stream()
                .filter(move -> parts(position.after(move).sum()).equals(wanted))
                .findFirst()
                .orElseThrow(() -> new InputError(
                        "from %s no move leads to %s",
                        "从 %s 没有一步能走到 %s", position.sum().expression(), typed.strip()));
    }

    private static List<String> parts(Sum sum) {
        Stream<Component<?>> left = sum.components().stream().filter(part -> part.forced() || !part.terminal());
        return left.map(Component::expression).sorted().toList();
    }
}
