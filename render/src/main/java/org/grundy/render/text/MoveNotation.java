package org.grundy.render.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Game;
import org.grundy.game.Move;
import org.grundy.game.Sum;
import org.grundy.render.Language;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Paint;

/// Moves in the short notation in which a player may type them: `2: 5 → 3`, or where a game says what its moves do
/// and a language is given, `2: take a-b`.
public final class MoveNotation {
    private static final int WIDTH = 96;
    private static final int GAP = 3;

    private final boolean single;
    private final Optional<Language> language;

    /// Notation by positions for the moves of a sum; the component is named where there is more than one.
    public MoveNotation(Sum sum) {
        this(sum, Optional.empty());
    }

    /// The same by what moves do, in a language, where the game says it.
    MoveNotation(Sum sum, Language language) {
        this(sum, Optional.of(language));
    }

    private MoveNotation(Sum sum, Optional<Language> language) {
        this.single = sum.components().size() == 1;
        this.language = language;
    }

    /// A move: its changes, separated by semicolons, components counted from 1.
    public String of(Move move) {
        return move.changes().stream().map(this::of).collect(Collectors.joining("; "));
    }

    private <P> String of(ComponentChange<P> change) {
        String place = single ? "" : (change.component() + 1) + ": ";
        return place + deed(change).orElseGet(() -> from(change) + " → " + to(change));
    }

    private <P> Optional<String> deed(ComponentChange<P> change) {
        return language.flatMap(words -> MoveText.deed(change, words));
    }

    /// Whether words say what a move does, in every component that it changes.
    boolean says(Move move) {
        return move.changes().stream().allMatch(change -> deed(change).isPresent());
    }

    /// The move that is written so, or whose words end so: `take a-b`, `a-b`. Empty if there are several.
    Optional<Move> find(String typed, List<Move> moves) {
        return only(moves, text -> text.equalsIgnoreCase(typed))
                .or(() -> only(moves, text -> text.endsWith(" " + typed)));
    }

    private Optional<Move> only(List<Move> moves, Predicate<String> written) {
        List<Move> found = moves.stream()
                .filter(move -> says(move) && written.test(of(move)))
                .toList();
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    private static <P> String from(ComponentChange<P> change) {
        return MoveText.written(change.game(), change.from());
    }

    private static <P> String to(ComponentChange<P> change) {
        String to = parts(change).stream()
                .map(part -> MoveText.written(change.game(), part))
                .collect(Collectors.joining(" + "));
        return to.isEmpty() ? "0" : to;
    }

    /// Several moves of one component as one line: `5 → 4, 3, 2`.
    ///
    /// @param moves at least one
    public String options(List<Move> moves) {
        if (moves.stream().allMatch(this::says)) {
            return moves.stream().map(this::of).collect(Collectors.joining(", "));
        }
        return moves.stream()
                .map(move -> to(move.changes().getFirst()))
                .collect(
                        Collectors.joining(", ", from(moves.getFirst().changes().getFirst()) + " → ", ""));
    }

    /// Of several parts those are left out of which nothing is left, such as empty heaps; and where
    /// positions are no numbers, those with which nothing can be done.
    private static <P> List<P> parts(ComponentChange<P> change) {
        List<P> shown = change.to().stream()
                .filter(part -> !isGone(change.game(), part))
                .toList();
        return change.to().size() > 1 && !shown.isEmpty() ? shown : change.to();
    }

    private static <P> boolean isGone(Game<P> game, P part) {
        return new Component<>(game, part).terminal()
                && game.numbers(part).stream().flatMap(List::stream).allMatch(number -> number.signum() == 0);
    }

    /// A numbered list of moves, in columns.
    ///
    /// @return lines, each ended by a line break
    public String list(List<Move> moves, Paint paint) {
        int digits = Integer.toString(moves.size()).length();
        List<String> texts = moves.stream().map(this::of).toList();
        int widest = texts.stream().mapToInt(DisplayWidth::of).max().orElse(0);
        int columns = Math.max(1, (WIDTH + GAP) / (digits + 2 + widest + GAP));
        int rows = (moves.size() + columns - 1) / columns;
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            for (int i = row; i < moves.size(); i += rows) {
                line.append(paint.faint(DisplayWidth.right(Integer.toString(i + 1), digits) + ")"))
                        .append(' ')
                        .append(DisplayWidth.left(texts.get(i), widest + GAP));
            }
            lines.add("  " + line.toString().stripTrailing() + "\n");
        }
        return String.join("", lines);
    }
}
