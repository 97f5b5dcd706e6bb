package org.grundy.lang.rules.internal.bytecode;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.grundy.lang.rules.internal.execution.FaultSites;
import org.grundy.lang.rules.internal.execution.OptionLister;
import org.grundy.lang.rules.internal.execution.RuleExecution;
import org.grundy.lang.rules.internal.execution.StretchCompiler;
import org.grundy.lang.rules.internal.execution.TableStretch;
import org.grundy.lang.rules.internal.execution.WindowCompiler;
import org.grundy.lang.rules.internal.proof.BoxAxis;
import org.grundy.lang.rules.internal.proof.Interval;
import org.grundy.lang.rules.internal.proof.MoveSteps;
import org.grundy.lang.rules.internal.proof.StateBox;
import org.grundy.lang.rules.internal.proof.TerminationMeasure;
import org.grundy.lang.rules.internal.support.UsedValues;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.lang.set.NamedSets;
import org.grundy.text.InputError;

/// Compiles a checked game to hidden classes, which can be unloaded when unreachable.
public final class RuleCompiler implements RuleExecution {
    /// HotSpot interprets methods of more bytes: a class that is as long is made without loops that are unrolled.
    private static final int LONGEST_COMPILED = 8000;

    private static final MethodType ANY = MethodType.methodType(void.class, NamedSets.class, long[][].class);
    private static final MethodType LISTER = ANY.appendParameterTypes(FaultSites.class);
    private static final MethodType TABLE = ANY.appendParameterTypes(int[][].class, UsedValues.class);

    private final GameTree game;
    private final NamedSets sequences;
    private final Map<TableForm, Loaded> stretches = new ConcurrentHashMap<>();

    /// A compiler for one game.
    public RuleCompiler(GameTree game) {
        this.game = game;
        this.sequences = new NamedSets();
    }

    /// @throws InputError if the rules are too long to compile
    @Override
    public OptionLister lister() {
        MethodFrame.Shared shared = new MethodFrame.Shared(false);
        Loaded loaded = loaded(shared, bytes(() -> OptionListerEmitter.bytes(game, shared)), LISTER);
        return (OptionLister) loaded.make(sequences, loaded.sets(), shared.sites());
    }

    /// @throws InputError if the rules are too long to compile, when the filler is first asked for
    @Override
    public Optional<StretchCompiler> filler(TerminationMeasure measures, StateBox box) {
        return Optional.of(new Filler(measures, box));
    }

    /// @throws InputError if the rules are too long to compile, when a filler is first asked for
    @Override
    public Optional<WindowCompiler> windows(TerminationMeasure measures, MoveSteps steps, List<Integer> largest) {
        return Optional.of(new Windows(
                measures, steps, largest.stream().map(Interval::upTo).toList()));
    }

    private boolean hasFewOptions() {
        return game.rules().stream().allMatch(rule -> StampEmitter.candidates(rule) >= 0)
                && game.rules().stream().mapToInt(StampEmitter::most).sum() < TableForm.BITS;
    }

    /// Code for windows is kept, also that for one size: many blocks have the same.
    private final class Windows implements WindowCompiler {
        private final TerminationMeasure measures;
        private final List<Integer> rules;
        private final List<List<Integer>> lines;
        private final List<Interval> bounds;

        Windows(TerminationMeasure measures, MoveSteps steps, List<Interval> bounds) {
            this.measures = measures;
            this.rules = List.copyOf(steps.lines().keySet());
            this.lines = List.copyOf(steps.lines().values());
            this.bounds = bounds;
        }

        @Override
        public int firstStamps() {
            return lines.isEmpty() ? StretchCompiler.FEW : 1 << Byte.SIZE;
        }

        @Override
        public List<List<Integer>> lines() {
            return lines;
        }

        @Override
        public long values() {
            return lines.size() * bounds.stream().mapToLong(Interval::max).max().orElse(0);
        }

        @Override
        public TableStretch of(Class<?> cells, boolean few, int[] origin, int[] lengths, int[] given, UsedValues used) {
            List<BoxAxis> axes = IntStream.range(0, lengths.length)
                    .mapToObj(place -> new BoxAxis(place, List.of(), lengths[place] - 1L))
                    .toList();
            StateBox box = new StateBox(axes, bounds, 0);
            TableForm form = TableForm.window(box, CellWidth.of(cells), few, rules);
            Loaded loaded = stretches.computeIfAbsent(form, absent -> load(measures, form));
            return (TableStretch) loaded.make(sequences, loaded.sets(), TableLayout.of(box, origin, given), used);
        }
    }

    /// Code for one size is not kept: it takes as much memory as that for many, and is hardly asked for again.
    private final class Filler implements StretchCompiler {
        private final TerminationMeasure measures;
        private final StateBox box;
        private final WholeLines lines;

        Filler(TerminationMeasure measures, StateBox box) {
            this.measures = measures;
            this.box = box;
            this.lines = WholeLines.of(game, box);
        }

        @Override
        public boolean marks() {
            return lines.rules().isEmpty();
        }

        @Override
        public boolean hasFewOptions() {
            return RuleCompiler.this.hasFewOptions();
        }

        @Override
        public TableStretch of(Class<?> cells, boolean few) {
            return stretch(TableForm.of(box, CellWidth.of(cells), few && marks(), lines.rules()));
        }

        @Override
        public boolean hasMisere() {
            return !game.splits() && game.specials().stream().allMatch(SpecialStates.Lose.class::isInstance);
        }

        @Override
        public TableStretch misere(Class<?> cells) {
            return stretch(TableForm.misere(box, CellWidth.of(cells)));
        }

        private TableStretch stretch(TableForm form) {
            Loaded loaded = form.exact()
                    ? load(measures, form)
                    : stretches.computeIfAbsent(form, absent -> load(measures, form));
            return (TableStretch) loaded.make(sequences, loaded.sets(), TableLayout.of(box), lines.values());
        }
    }

    private Loaded load(TerminationMeasure measures, TableForm form) {
        MethodFrame.Shared shared = new MethodFrame.Shared(true);
        byte[] made = bytes(() -> new TableStretchEmitter(game, measures, form, shared).bytes());
        if (made.length < LONGEST_COMPILED) {
            return loaded(shared, made, TABLE);
        }
        MethodFrame.Shared plain = new MethodFrame.Shared(false);
        return loaded(plain, bytes(() -> new TableStretchEmitter(game, measures, form, plain).bytes()), TABLE);
    }

    /// A class and the sets that its code uses.
    @SuppressWarnings("ArrayRecordComponent")
    private record Loaded(MethodHandle constructor, long[][] sets) {
        Object make(Object... arguments) {
            try {
                return constructor.invokeWithArguments(arguments);
            } catch (Throwable broken) {
                throw new IllegalStateException("compiled rules cannot be made", broken);
            }
        }
    }

    @FunctionalInterface
    private interface Bytes {
        byte[] make();
    }

    private Loaded loaded(MethodFrame.Shared shared, byte[] made, MethodType constructor) {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup().defineHiddenClass(made, true);
            MethodHandle handle = lookup.findConstructor(lookup.lookupClass(), constructor);
            return new Loaded(handle, shared.sets().toArray(long[][]::new));
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("compiled rules cannot be loaded: " + game.name(), broken);
        }
    }

    private byte[] bytes(Bytes bytes) {
        try {
            return bytes.make();
        } catch (IllegalArgumentException tooLong) {
            throw new InputError("the rules of %s are too long to compile", "%s 的规则太长，无法编译", game.name());
        }
    }
}
