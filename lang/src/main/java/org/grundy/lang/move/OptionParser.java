package org.grundy.lang.move;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.grundy.analysis.move.MoveList;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Move;
import org.grundy.game.Sum;
import org.grundy.lang.Arguments;
import org.grundy.lang.Brackets;
import org.grundy.lang.NamedGame;
import org.grundy.lang.TextSlice;
import org.grundy.play.PlayState;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.text.InputError;

/// Parses the option that a move leads to: by notation where the options can be listed, otherwise by
/// parsing positions and checking the rules.
final class OptionParser<P> {
    private static final int LISTED = 2000;
    private static final int NAMED = 6;

    private final Component<P> component;
    private final int number;
    private final PlayState alone;
    private final Run run;

    OptionParser(Component<P> component, int number, Run run) {
        this.component = component;
        this.number = number;
        this.alone = new PlayState(Sum.of(component), Convention.NORMAL);
        this.run = run;
    }

    /// The change that leaves these parts.
    ///
    /// @throws InputError if it is not expressible
    ComponentChange<P> leaving(TextSlice to) {
        return leaving(to, to.text());
    }

    /// The change of a heap that leaves a smaller one.
    ///
    /// @param amount what was typed, for messages
    /// @throws InputError if it is not expressible
    ComponentChange<P> taking(TextSlice amount, BigInteger left) {
        return leaving(amount, left.toString());
    }

    private ComponentChange<P> leaving(TextSlice typed, String wanted) {
        MoveList listed = alone.moves(LISTED, run);
        List<List<P>> options = listed.moves().stream().map(this::parts).toList();
        List<P> to = met(options, wanted)
                .or(() -> listed.complete()
                        ? Optional.empty()
                        : read(typed, wanted).filter(parts -> legal(typed, parts)))
                .orElseThrow(() -> none(typed, wanted, options));
        return change(to);
    }

    private Optional<List<P>> met(List<List<P>> options, String wanted) {
        SumNotation exact = SumNotation.of(wanted);
        return first(options, exact, game()::write, notation -> notation)
                .or(() -> first(options, exact, game()::expression, notation -> notation))
                .or(() -> first(options, exact.withoutZeros(), game()::write, SumNotation::withoutZeros))
                .or(() -> live(options, exact));
    }

    /// The option whose non-terminal components are these; terminal ones may be omitted.
    private Optional<List<P>> live(List<List<P>> options, SumNotation wanted) {
        return options.stream()
                .filter(parts -> SumNotation.of(parts.stream()
                                .filter(part -> !game().rules().terminal(part))
                                .map(game()::write)
                                .toList())
                        .equals(wanted))
                .findFirst();
    }

    private static <P> Optional<List<P>> first(
            List<List<P>> options,
            SumNotation wanted,
            Function<P, String> write,
            Function<SumNotation, SumNotation> form) {
        return options.stream()
                .filter(parts -> form.apply(
                                SumNotation.of(parts.stream().map(write).toList()))
                        .equals(wanted))
                .findFirst();
    }

    /// The components as positions of the game, if its positions can be parsed.
    private Optional<List<P>> read(TextSlice typed, String wanted) {
        if (!(game() instanceof NamedGame<P> named)) {
            return Optional.empty();
        }
        TextSlice slice = typed.text().equals(wanted) ? typed : TextSlice.trimmed(wanted, 0, wanted.length());
        List<P> parts = new ArrayList<>();
        int start = slice.span().start();
        for (int i = start; i <= slice.span().end(); i++) {
            if (i == slice.span().end() || slice.source().charAt(i) == '+') {
                TextSlice part = bare(TextSlice.trimmed(slice.source(), start, i));
                parts.addAll(named.positions(Arguments.of(named.entry().name(), part)));
                start = i + 1;
            }
        }
        return Optional.of(parts);
    }

    /// A component without the game's name and the brackets around it.
    private TextSlice bare(TextSlice part) {
        String text = part.text();
        String name = text.startsWith("*") ? "*" : game().name();
        int open = text.startsWith(name) ? name.length() : 0;
        boolean bracketed = open < text.length() - 1
                && Brackets.step(text.charAt(open)) > 0
                && Brackets.step(text.charAt(text.length() - 1)) < 0;
        int skipped = bracketed ? open + 1 : name.equals("*") ? 1 : 0;
        int start = part.span().start() + skipped;
        return TextSlice.trimmed(part.source(), start, part.span().end() - (bracketed ? 1 : 0));
    }

    private boolean legal(TextSlice typed, List<P> parts) {
        Move move = Move.of(new ComponentChange<>(0, game(), component.position(), parts));
        return switch (alone.permits(move, run)) {
            case Solved.Done<Boolean> done -> done.result();
            case Solved.Undecided<Boolean> undecided ->
                throw typed.error(
                        "it takes too long to find out whether this is a move; a hint always is",
                        "判断这一步是否合法耗时过长；输入 hint 给出的走法总是可用的");
        };
    }

    private InputError none(TextSlice typed, String wanted, List<List<P>> options) {
        String some = options.stream()
                .limit(NAMED)
                .map(parts -> parts.isEmpty()
                        ? "0"
                        : parts.stream().map(game()::write).collect(Collectors.joining(" + ")))
                .collect(Collectors.joining(", "));
        String more = options.size() > NAMED ? ", …" : "";
        String from = component.expression();
        return options.isEmpty()
                ? typed.error("%s is over: nobody can move in it", "%s 已结束：无法再走", from)
                : typed.error(
                        "%s has no move to %s; it has moves to %s%s", "%s 不能走到 %s；可以走到 %s%s", from, wanted, some, more);
    }

    private Game<P> game() {
        return component.game();
    }

    @SuppressWarnings("unchecked") // a move of this component alone
    private List<P> parts(Move move) {
        return (List<P>) move.changes().getFirst().to();
    }

    private ComponentChange<P> change(List<P> to) {
        return new ComponentChange<>(number, game(), component.position(), to);
    }
}
