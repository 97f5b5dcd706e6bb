package org.grundy.lang.rules;

import java.util.List;
import java.util.Optional;
import org.grundy.game.coding.CodeOrder;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.OptionCodes;
import org.grundy.game.coding.TableFiller;
import org.grundy.lang.rules.internal.execution.OptionCollector;
import org.grundy.lang.rules.internal.execution.StretchCompiler;
import org.grundy.lang.rules.internal.proof.BoxAxis;
import org.grundy.lang.rules.internal.proof.StateBox;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.text.InputError;

/// The states of a box as indices: nimbers first, then the cells of the box in an order in which every
/// move decreases. Cells that are not states have no options.
final class BoxCoding implements Coding<RuleState> {
    private final CompiledRules rules;
    private final StateBox box;
    private final boolean wins;
    private final Optional<StretchCompiler> filler;

    /// @param filler of tables
    BoxCoding(CompiledRules rules, StateBox box, Optional<StretchCompiler> filler) {
        this.rules = rules;
        this.box = box;
        this.filler = filler;
        this.wins = rules.tree().specials().stream().anyMatch(SpecialStates.Win.class::isInstance);
    }

    @Override
    public long code(RuleState position) {
        return position.isNimber() ? position.shared()[0] : code(position.shared());
    }

    @Override
    public boolean covers(RuleState position) {
        long[] state = position.shared();
        return position.isNimber()
                ? state[0] < box.nimbers()
                : state.length == box.axes().size() && isInside(state);
    }

    private boolean isInside(long[] state) {
        for (BoxAxis axis : box.axes()) {
            if (place(axis, state) >= axis.length()) {
                return false;
            }
        }
        return true;
    }

    private long code(long[] state) {
        long code = 0;
        for (BoxAxis axis : box.axes()) {
            code = code * axis.length() + place(axis, state);
        }
        return code + box.nimbers();
    }

    private static long place(BoxAxis axis, long[] state) {
        long place = state[axis.place()];
        for (int other : axis.others()) {
            place += state[other];
        }
        return place;
    }

    @Override
    public RuleState decode(long code) {
        return code < box.nimbers() ? RuleState.nimber(code) : RuleState.sharing(numbers(code - box.nimbers()));
    }

    private long[] numbers(long cell) {
        List<BoxAxis> axes = box.axes();
        long[] places = new long[axes.size()];
        long rest = cell;
        for (int i = places.length - 1; i >= 0; i--) {
            places[i] = rest % axes.get(i).length();
            rest /= axes.get(i).length();
        }
        long[] state = new long[places.length];
        for (BoxAxis axis : box.solved()) {
            long number = places[axes.indexOf(axis)];
            for (int other : axis.others()) {
                number -= state[other];
            }
            state[axis.place()] = number;
        }
        return state;
    }

    /// Whether an index is a nimber or an existing state.
    private boolean exists(RuleState state) {
        if (state.isNimber()) {
            return true;
        }
        long[] numbers = state.shared();
        for (int place = 0; place < numbers.length; place++) {
            if (!box.bounds().get(place).contains(numbers[place])
                    || (rules.tree().unordered() && place > 0 && numbers[place - 1] > numbers[place])) {
                return false;
            }
        }
        return rules.exists(state);
    }

    @Override
    public long size() {
        return box.size();
    }

    @Override
    public CodeOrder order() {
        return CodeOrder.DECREASING;
    }

    @Override
    public boolean won(long code) {
        if (!wins) {
            return false;
        }
        RuleState state = decode(code);
        try {
            return exists(state) && rules.won(state);
        } catch (InputError fault) {
            throw new IllegalStateException("nothing is known of " + state, fault);
        }
    }

    @Override
    public void options(long code, OptionCodes out) {
        RuleState state = decode(code);
        try {
            if (exists(state)) {
                rules.list(state, new Coded(out), out::to);
            }
        } catch (InputError fault) {
            throw new IllegalStateException("no options of " + state, fault);
        }
    }

    private final class Coded implements OptionCollector.Receiver {
        private final OptionCodes out;

        Coded(OptionCodes out) {
            this.out = out;
        }

        @Override
        public void option(List<long[]> parts) {
            if (parts.size() == 1) {
                out.to(code(parts.getFirst()));
            } else {
                long[] codes = parts.stream().mapToLong(BoxCoding.this::code).toArray();
                out.to(codes, codes.length);
            }
        }

        @Override
        public void looked(long candidates) {
            out.looked(candidates);
        }
    }

    @Override
    public Optional<TableFiller> filling() {
        return filler.map(compiler -> new BoxFilling(compiler, box.size(), false));
    }

    @Override
    public Optional<TableFiller> misereFilling() {
        return filler.filter(StretchCompiler::hasMisere).map(compiler -> new BoxFilling(compiler, box.size(), true));
    }
}
