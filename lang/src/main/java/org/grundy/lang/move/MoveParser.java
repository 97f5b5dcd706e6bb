package org.grundy.lang.move;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Join;
import org.grundy.game.Move;
import org.grundy.lang.TextSlice;
import org.grundy.play.PlayState;
import org.grundy.run.Run;
import org.grundy.run.Solved;

/// Parses the moves that a player types.
///
///     move   = number in the list of moves | change { ";" change }
///     change = [ component ":" ] [ from ] "->" parts
///            | "take" amount [ "from" component ]
///     parts  = position { "+" position } | "0"
///
/// Components are counted from 1, as they are shown. Also read: `→` for `->`, `从 2 取 3` and `取 3`.
public final class MoveParser {
    private static final String BETWEEN = ";；";
    private static final Pattern CHANGE = Pattern.compile("->|→|=>|(?i:take)|取|拿");
    private static final Pattern NEXT = Pattern.compile("\\s*(?:$|\\d+\\s*[:：]|(?i:take)|取|拿|从|[^;；]*(?:->|→|=>))");

    private final PlayState position;
    private final List<Move> listed;
    private final Run run;

    /// A parser of moves in a position.
    ///
    /// @param listed the moves that the player sees with their numbers, from 1; none if they are not
    ///     numbered
    /// @param run charged for looking up moves
    public MoveParser(PlayState position, List<Move> listed, Run run) {
        this.position = position;
        this.listed = List.copyOf(listed);
        this.run = run;
    }

    /// Parses a move.
    ///
    /// @throws org.grundy.text.InputError if the text names no legal move; the message says what is
    ///     allowed
    public Move read(String typed) {
        TextSlice whole = TextSlice.trimmed(typed, 0, typed.length());
        if (whole.text().isEmpty()) {
            throw whole.error("a move was expected here", "此处应输入一步走法");
        }
        return whole.asNumber().isPresent() ? numbered(whole) : written(whole);
    }

    private Move numbered(TextSlice whole) {
        if (listed.isEmpty()) {
            throw whole.error(
                    "the moves here are too many to be numbered: write from -> to", "这里的走法太多，没有编号：请写成“原局面 -> 新局面”");
        }
        BigInteger number = whole.asNumber().orElseThrow();
        if (number.signum() < 1 || number.compareTo(BigInteger.valueOf(listed.size())) > 0) {
            throw whole.error("there is no move %s: the list has 1..%s", "没有第 %s 种走法：列表为 1..%s", number, listed.size());
        }
        return listed.get(number.intValueExact() - 1);
    }

    private Move written(TextSlice whole) {
        List<ComponentChange<?>> changes = new ArrayList<>();
        Set<Integer> changed = new TreeSet<>();
        for (TextSlice slice : slices(whole)) {
            ComponentChange<?> change = new ChangeParser(position, changed, run).read(slice);
            changed.add(change.component());
            changes.add(change);
        }
        changes.sort(Comparator.comparingInt(ComponentChange::component));
        return checked(whole, new Move(changes));
    }

    /// Splits at semicolons. A position's notation may contain semicolons, so only one between two
    /// changes separates.
    private static List<TextSlice> slices(TextSlice whole) {
        List<TextSlice> slices = new ArrayList<>();
        String source = whole.source();
        int start = whole.span().start();
        int end = whole.span().end();
        for (int i = start; i < end; i++) {
            if (BETWEEN.indexOf(source.charAt(i)) >= 0
                    && CHANGE.matcher(source.substring(start, i)).find()
                    && NEXT.matcher(source.substring(i + 1, end)).lookingAt()) {
                slices.add(TextSlice.trimmed(source, start, i));
                start = i + 1;
            }
        }
        slices.add(TextSlice.trimmed(source, start, end));
        return slices;
    }

    private Move checked(TextSlice whole, Move move) {
        Join join = position.convention().join();
        if (join == Join.DISJUNCTIVE && move.changes().size() > 1) {
            throw whole.error("a move changes one component only", "每步只能改变一个部分");
        }
        if (join == Join.CONJUNCTIVE) {
            requireAll(whole, move);
        }
        requireForced(whole, move);
        if (!position.permits(move, run).equals(new Solved.Done<>(true))) {
            throw whole.error("this is no legal move here", "这一步在此处不合规则");
        }
        return move;
    }

    private void requireForced(TextSlice whole, Move move) {
        List<Component<?>> components = components();
        for (int i = 0; i < components.size(); i++) {
            int number = i;
            boolean answered = move.changes().stream().anyMatch(change -> change.component() == number);
            if (components.get(i).forced() && !answered) {
                throw whole.error(
                        "the last move forces the answer to be in component %s, %s",
                        "上一步要求必须在第 %s 部分（%s）应着", i + 1, components.get(i).expression());
            }
        }
    }

    private void requireAll(TextSlice whole, Move move) {
        for (int i = 0; i < components().size(); i++) {
            int number = i;
            boolean live = !components().get(i).terminal();
            if (live && move.changes().stream().noneMatch(change -> change.component() == number)) {
                String other = (i + 1) + ": … -> …";
                throw whole.error(
                        "every component that is not over must be changed: add ; %s", "每个未结束的部分都必须改变：请补上 ；%s", other);
            }
        }
    }

    private List<Component<?>> components() {
        return position.sum().components();
    }
}
