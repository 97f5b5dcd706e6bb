package org.grundy.lang.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.game.Codes;
import org.grundy.game.Coding;
import org.grundy.game.Filling;
import org.grundy.game.Order;
import org.grundy.lang.InputError;
import org.grundy.lang.rules.internal.code.Moves;
import org.grundy.lang.rules.internal.code.Stretch;
import org.grundy.lang.rules.internal.proof.Axis;
import org.grundy.lang.rules.internal.proof.StateBox;
import org.grundy.lang.rules.internal.tree.Special;

/// The states of a box as codes: nimbers first, then the cells of the box in the order in which moves go
/// down. Some cells may be no states; they have no options.
final class BoxCoding implements Coding<State> {
    private final RuleSet rules;
    private final StateBox box;
    private final boolean wins;
    private final Function<Class<?>, Stretch> compiler;

    /// @param compiler makes the filler for a type of table
    BoxCoding(RuleSet rules, StateBox box, Function<Class<?>, Stretch> compiler) {
        this.rules = rules;
        this.box = box;
        this.compiler = compiler;
        this.wins = rules.tree().specials().stream().anyMatch(Special.Win.class::isInstance);
    }

    @Override
    public long code(State position) {
        return position.isNimber() ? position.shared()[0] : code(position.shared());
    }

    @Override
    public boolean covers(State position) {
        long[] state = position.shared();
        return position.isNimber()
                ? state[0] < box.nimbers()
                : state.length == box.axes().size()
                        && box.axes().stream().allMatch(axis -> place(axis, state) < axis.length());
    }

    private long code(long[] state) {
        long code = 0;
        for (Axis axis : box.axes()) {
            code = code * axis.length() + place(axis, state);
        }
        return code + box.nimbers();
    }

    private static long place(Axis axis, long[] state) {
        long place = state[axis.place()];
        for (int other : axis.others()) {
            place += state[other];
        }
        return place;
    }

    @Override
    public State decode(long code) {
        return code < box.nimbers() ? State.nimber(code) : State.sharing(numbers(code - box.nimbers()));
    }

    private long[] numbers(long cell) {
        List<Axis> axes = box.axes();
        long[] places = new long[axes.size()];
        long rest = cell;
        for (int i = places.length - 1; i >= 0; i--) {
            places[i] = rest % axes.get(i).length();
            rest /= axes.get(i).length();
        }
        long[] state = new long[places.length];
        for (Axis axis : box.solved()) {
            long number = places[axes.indexOf(axis)];
            for (int other : axis.others()) {
                number -= state[other];
            }
            state[axis.place()] = number;
        }
        return state;
    }

    /// Whether a code is a nimber or a state that there is.
    private boolean exists(State state) {
        if (state.isNimber()) {
            return true;
        }
        long[] numbers = state.shared();
        for (int place = 0; place < numbers.length; place++) {
            if (!box.bounds().get(place).contains(numbers[place])
                    || (rules.tree().shape().unordered() && place > 0 && numbers[place - 1] > numbers[place])) {
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
    public Order order() {
        return Order.DECREASING;
    }

    @Override
    public boolean won(long code) {
        if (!wins) {
            return false;
        }
        State state = decode(code);
        try {
            return exists(state) && rules.won(state);
        } catch (InputError fault) {
            throw new IllegalStateException("nothing is known of " + state, fault);
        }
    }

    @Override
    public void options(long code, Codes out) {
        State state = decode(code);
        try {
            if (exists(state)) {
                rules.list(state, new Coded(out), out::to);
            }
        } catch (InputError fault) {
            throw new IllegalStateException("no options of " + state, fault);
        }
    }

    private final class Coded implements Moves.Receiver {
        private final Codes out;

        Coded(Codes out) {
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
    public Optional<Filling> filling() {
        return Optional.of(new BoxFilling(compiler));
    }
}
