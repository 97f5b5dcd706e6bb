package org.grundy.lang.rules;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.grundy.game.coding.CodeOrder;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.OptionCodes;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.rules.internal.execution.OptionCollector;
import org.grundy.lang.rules.internal.execution.OptionLister;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.SpecialStates;
import org.jspecify.annotations.Nullable;

/// The states of rules as `long`s, in which each number has the same number of bits. For one thread.
final class PackedCoding implements Coding<RuleState>, OptionCollector.Receiver {
    /// The sign is left alone, and one bit more, so that there are less than 2^63 codes.
    private static final int BITS = Long.SIZE - 2;

    private final OptionLister lister;
    private final OptionCollector collector;
    private final boolean specials;
    private final int bits;
    private final long[] state;
    private @Nullable OptionCodes receiver;

    private PackedCoding(GameTree game, OptionLister lister) {
        this.lister = lister;
        this.collector = new OptionCollector(lister, game.arity(), game.unordered(), this);
        this.specials = !game.specials().isEmpty();
        this.bits = BITS / game.arity();
        this.state = new long[game.arity()];
    }

    /// A coding of the states of a game; empty if states are lists or some are nimbers.
    static Optional<PackedCoding> of(GameTree game, OptionLister lister) {
        boolean numbers = game.arity() > 0
                && !game.hasList()
                && game.specials().stream().noneMatch(SpecialStates.Value.class::isInstance);
        return numbers ? Optional.of(new PackedCoding(game, lister)) : Optional.empty();
    }

    @Override
    public boolean covers(RuleState position) {
        return !position.isNimber() && position.shared().length == state.length && fits(position.shared());
    }

    private boolean fits(long[] numbers) {
        for (long number : numbers) {
            if (number >>> bits != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public long code(RuleState position) {
        return code(position.shared());
    }

    private long code(long[] numbers) {
        long code = 0;
        for (long number : numbers) {
            code = code << bits | number;
        }
        return code;
    }

    @Override
    public RuleState decode(long code) {
        return RuleState.of(numbers(code));
    }

    private long[] numbers(long code) {
        long rest = code;
        for (int place = state.length - 1; place >= 0; place--) {
            state[place] = rest & (1L << bits) - 1;
            rest >>>= bits;
        }
        return state;
    }

    @Override
    public long size() {
        return 1L << (bits * state.length);
    }

    @Override
    public CodeOrder order() {
        return CodeOrder.LOOPY;
    }

    @Override
    public boolean won(long code) {
        return special(code) == OptionLister.WON;
    }

    private int special(long code) {
        try {
            return specials ? lister.special(numbers(code)) : 0;
        } catch (RuleFault fault) {
            throw new IllegalStateException("nothing is known of " + decode(code), fault);
        }
    }

    @Override
    public void options(long code, OptionCodes to) {
        receiver = to;
        if (special(code) == 0) {
            try {
                lister.options(numbers(code), collector);
            } catch (RuleFault fault) {
                throw new IllegalStateException("no options of " + decode(code), fault);
            }
        }
    }

    @Override
    public void option(List<long[]> parts) {
        if (parts.size() != 1 || !fits(parts.getFirst())) {
            throw new IllegalStateException("a number is too large, or the rules split");
        }
        out().to(code(parts.getFirst()));
    }

    @Override
    public void looked(long candidates) {
        out().looked(candidates);
    }

    @Override
    public boolean keeps() {
        return false;
    }

    private OptionCodes out() {
        return Objects.requireNonNull(receiver);
    }
}
