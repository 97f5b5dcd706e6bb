package org.grundy.lang.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.grundy.game.Options;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.WindowFiller;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.sequence.RecognisedHeaps;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.rules.internal.bytecode.RuleCompiler;
import org.grundy.lang.rules.internal.execution.FilledWindow;
import org.grundy.lang.rules.internal.execution.OptionCollector;
import org.grundy.lang.rules.internal.execution.OptionLister;
import org.grundy.lang.rules.internal.execution.RuleExecution;
import org.grundy.lang.rules.internal.execution.RuleInterpreter;
import org.grundy.lang.rules.internal.proof.MoveSteps;
import org.grundy.lang.rules.internal.proof.StateBox;
import org.grundy.lang.rules.internal.proof.TerminationMeasure;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Compiled rules. Where every move is proved to lower some termination measure and no number can grow
/// without bound, positions have a dense coding that fills its own table; other rules are searched.
///
/// All methods throw [InputError] where evaluating a rule faults in some state: it names the state and
/// the place in the text.
public final class CompiledRules implements RecognisedHeaps<RuleState> {
    /// How many numbers the cost of every position includes.
    private static final int FEW = 8;

    /// The largest number of characters by which an error names a state.
    private static final int SHOWN = 200;

    private final GameTree game;
    private final RuleExecution execution;
    private final OptionLister lister;
    private final TerminationMeasure measures;

    CompiledRules(GameTree game) {
        this(game, game.defines() ? new RuleInterpreter(game) : new RuleCompiler(game));
    }

    /// @param execution how the rules of the game are run
    CompiledRules(GameTree game, RuleExecution execution) {
        this.game = game;
        this.execution = execution;
        this.lister = execution.lister();
        this.measures = new TerminationMeasure(game);
    }

    GameTree tree() {
        return game;
    }

    TerminationMeasure measures() {
        return measures;
    }

    @Override
    public Optional<SequenceRules.Coded> recognised() {
        return RuleSequenceValues.sequence(this)
                .filter(SequenceRules.Coded.class::isInstance)
                .map(SequenceRules.Coded.class::cast);
    }

    @Override
    public Optional<BigInteger> heap(RuleState position) {
        return position.isNimber() ? Optional.empty() : Optional.of(BigInteger.valueOf(position.shared()[0]));
    }

    @Override
    public RuleState position(BigInteger heap) {
        return RuleState.of(heap.longValueExact());
    }

    @Override
    public boolean splits() {
        return game.splits();
    }

    @Override
    public boolean won(RuleState position) {
        return special(position) == OptionLister.WON;
    }

    /// Whether the state exists.
    boolean exists(RuleState state) {
        for (long number : state.shared()) {
            if (number < 0) {
                return false;
            }
        }
        return guarded(state, () -> lister.inside(state.shared()));
    }

    /// The state of a starting position.
    RuleState start(long[] written) {
        return canonical(guarded(RuleState.of(written), () -> lister.start(written)));
    }

    /// The canonical form of a state.
    RuleState canonical(long[] numbers) {
        long[] state = numbers.clone();
        OptionCollector.canonical(state, game.arity(), game.unordered());
        return RuleState.sharing(state);
    }

    private int special(RuleState position) {
        return position.isNimber() || game.specials().isEmpty()
                ? 0
                : guarded(position, () -> lister.special(position.shared()));
    }

    /// True where some rule always applies: it has no condition, and leaves one state whose numbers are
    /// never negative.
    @Override
    public boolean endless(RuleState position) {
        return !position.isNimber()
                && game.specials().isEmpty()
                && game.domain().equals(BoolExpr.Constant.ALWAYS)
                && game.rules().stream().anyMatch(this::always);
    }

    /// The numbers of a list beyond the first few.
    @Override
    public long bytes(RuleState position) {
        return Long.BYTES * (long) Math.max(0, position.shared().length - FEW);
    }

    private boolean always(RuleTree rule) {
        return rule.clauses().isEmpty()
                && rule.single()
                        .filter(term -> IntStream.range(0, term.numbers().size())
                                .allMatch(place -> measures.of(term).natural(place)))
                        .isPresent();
    }

    @Override
    public void options(RuleState from, Options<RuleState> out) {
        list(
                from,
                new OptionCollector.Receiver() {
                    @Override
                    public void option(List<long[]> parts) {
                        if (parts.size() == 1) {
                            out.to(RuleState.sharing(parts.getFirst()));
                        } else {
                            out.to(parts.stream().map(RuleState::sharing).toList());
                        }
                    }

                    @Override
                    public void looked(long candidates) {
                        out.looked(candidates);
                    }
                },
                nimber -> out.to(RuleState.nimber(nimber)));
    }

    /// Receives nimbers, the options of nimbers.
    @FunctionalInterface
    interface Nimbers {
        /// The nimber of a value.
        void option(long value);
    }

    /// Lists the options of a state; those of a nimber are smaller nimbers.
    void list(RuleState from, OptionCollector.Receiver out, Nimbers nimbers) {
        int special = special(from);
        if (from.isNimber() || special > 0) {
            long value = from.isNimber() ? from.shared()[0] : special - 1L;
            for (long smaller = 0; smaller < value; smaller++) {
                nimbers.option(smaller);
            }
        } else if (special == 0) {
            guarded(from, () -> {
                lister.options(from.shared(), new OptionCollector(lister, game.arity(), game.unordered(), out));
                return true;
            });
        }
    }

    /// What fills windows of tables of states up to a largest one with Grundy values: where states are tuples
    /// of numbers in a fixed order, every tuple exists, none is won or a nimber, and moves leave one state
    /// each, by steps of bounded length or along lines.
    Optional<WindowFiller> window(List<Integer> largest) {
        return isPlain() && largest.size() == game.arity()
                ? MoveSteps.of(game)
                        .filter(steps -> measures.order().isPresent())
                        .flatMap(steps -> execution
                                .windows(measures, steps, largest)
                                .map(compiler -> new FilledWindow(compiler, steps)))
                : Optional.empty();
    }

    private boolean isPlain() {
        return !game.hasList()
                && !game.unordered()
                && game.domain().equals(BoolExpr.Constant.ALWAYS)
                && game.specials().stream().allMatch(SpecialStates.Lose.class::isInstance);
    }

    private <T> T guarded(RuleState state, Supplier<T> work) {
        try {
            return work.get();
        } catch (RuleFault fault) {
            throw error(state, fault);
        }
    }

    /// The error of a rule that faults in some state.
    InputError error(RuleState state, RuleFault fault) {
        return error(state, fault, lister.place(fault));
    }

    /// States as arrays, for one thread.
    TupleOptions tuples(Run run, TupleOptions.Receiver out) {
        return new TupleOptions(this, lister, run, out);
    }

    private InputError error(RuleState state, RuleFault fault, Span span) {
        String where = game.name() + "(" + shown(state.toString()) + ")";
        BilingualText what = fault.text(game.source().substring(span.start(), span.end()));
        return new InputError(game.source(), span, "%s, in %s", "%s，出现在 %s", what, where);
    }

    private static String shown(String state) {
        return state.length() <= SHOWN ? state : state.substring(0, state.lastIndexOf(',', SHOWN) + 1) + "…";
    }

    @Override
    public Optional<Coding<RuleState>> coding(RuleState upTo) {
        if (upTo.isNimber()) {
            return Optional.empty();
        }
        return StateBox.of(game, measures, upTo.shared())
                .map(box -> new BoxCoding(this, box, execution.filler(measures, box)));
    }

    @Override
    public Optional<Coding<RuleState>> packing(RuleState like) {
        return like.isNimber()
                ? Optional.empty()
                : PackedCoding.of(game, lister).map(coding -> coding);
    }
}
