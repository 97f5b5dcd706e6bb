package org.grundy.lang.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.game.Coding;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.game.Text;
import org.grundy.lang.InputError;
import org.grundy.lang.Span;
import org.grundy.lang.rules.internal.code.Compiler;
import org.grundy.lang.rules.internal.code.Lister;
import org.grundy.lang.rules.internal.code.Moves;
import org.grundy.lang.rules.internal.proof.Measures;
import org.grundy.lang.rules.internal.proof.StateBox;
import org.grundy.lang.rules.internal.support.Fault;
import org.grundy.lang.rules.internal.tree.GameTree;
import org.grundy.lang.rules.internal.tree.Part;
import org.grundy.lang.rules.internal.tree.RuleTree;
import org.grundy.lang.rules.internal.tree.Truth;

/// Compiled rules. Where every move is proved to lower some measure and no number can grow without bound,
/// positions have a dense coding that fills its own table; other rules are searched.
///
/// All methods throw [InputError] where a rule cannot be followed in some state: it names the state and the
/// place in the text.
public final class RuleSet implements Ruleset<State> {
    private final GameTree game;
    private final Compiler compiler;
    private final Compiler.Compiled<Lister> lister;
    private final Measures measures;

    RuleSet(GameTree game) {
        this.game = game;
        this.compiler = new Compiler(game);
        this.lister = compiler.lister();
        this.measures = new Measures(game);
    }

    GameTree tree() {
        return game;
    }

    Measures measures() {
        return measures;
    }

    @Override
    public boolean splits() {
        return game.rules().stream()
                .anyMatch(rule -> rule.parts().size() != 1
                        || rule.parts().getFirst().copies().isPresent()
                        || !rule.parts().getFirst().each().isEmpty());
    }

    @Override
    public boolean won(State position) {
        return special(position) == Lister.WON;
    }

    /// Whether there is such a state.
    boolean exists(State state) {
        return LongStream.of(state.shared()).allMatch(number -> number >= 0)
                && guarded(state, () -> lister.code().inside(state.shared()));
    }

    /// The state of a starting position.
    State start(long[] written) {
        return canonical(guarded(State.of(written), () -> lister.code().start(written)));
    }

    /// A state in its one form.
    State canonical(long[] numbers) {
        long[] state = numbers.clone();
        Moves.canonical(state, game.shape().arity(), game.shape().unordered());
        return State.sharing(state);
    }

    private int special(State position) {
        return position.isNimber() || game.specials().isEmpty()
                ? 0
                : guarded(position, () -> lister.code().special(position.shared()));
    }

    /// True where some rule always applies: it asks for nothing, and leaves one state whose numbers are never
    /// negative.
    @Override
    public boolean endless(State position) {
        return !position.isNimber()
                && game.specials().isEmpty()
                && game.domain().equals(new Truth.Always(true))
                && game.rules().stream().anyMatch(this::always);
    }

    private boolean always(RuleTree rule) {
        if (!rule.clauses().isEmpty() || rule.parts().size() != 1) {
            return false;
        }
        Part part = rule.parts().getFirst();
        return part.copies().isEmpty()
                && part.each().isEmpty()
                && IntStream.range(0, part.numbers().size())
                        .allMatch(place -> measures.of(part).natural(place));
    }

    @Override
    public void options(State from, Options<State> out) {
        list(
                from,
                new Moves.Receiver() {
                    @Override
                    public void option(List<long[]> parts) {
                        out.to(parts.stream().map(State::sharing).toList());
                    }

                    @Override
                    public void looked(long candidates) {
                        out.looked(candidates);
                    }
                },
                nimber -> out.to(State.nimber(nimber)));
    }

    /// Takes nimbers, which are options of nimbers.
    @FunctionalInterface
    interface Nimbers {
        /// The nimber of a value.
        void option(long value);
    }

    /// Lists the options of a state; those of a nimber are smaller nimbers.
    void list(State from, Moves.Receiver out, Nimbers nimbers) {
        int special = special(from);
        if (from.isNimber() || special > 0) {
            long value = from.isNimber() ? from.shared()[0] : special - 1L;
            for (long smaller = 0; smaller < value; smaller++) {
                nimbers.option(smaller);
            }
        } else if (special == 0) {
            guarded(from, () -> {
                lister.code()
                        .options(
                                from.shared(),
                                new Moves(
                                        lister.code(),
                                        game.shape().arity(),
                                        game.shape().unordered(),
                                        out));
                return true;
            });
        }
    }

    private <T> T guarded(State state, Supplier<T> work) {
        try {
            return work.get();
        } catch (Fault fault) {
            throw error(state, fault, lister.span(fault));
        }
    }

    private InputError error(State state, Fault fault, Span span) {
        String where = game.name() + "(" + state + ")";
        Text what = fault.text(game.source().substring(span.start(), span.end()));
        return new InputError(game.source(), span, what.en() + ", in " + where, what.zh() + "，出现在 " + where);
    }

    @Override
    public Optional<Coding<State>> coding(State upTo) {
        if (upTo.isNimber()) {
            return Optional.empty();
        }
        return StateBox.of(game, measures, upTo.shared())
                .map(box -> new BoxCoding(this, box, cells -> compiler.stretch(measures, box, cells)));
    }
}
