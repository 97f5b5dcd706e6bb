package org.grundy.lang.rules.internal.execution;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.internal.execution.ExactSet.TooMany;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SetExpr;

/// The moves of rules between states of a few numbers of any size: listed where they are few, told from others where
/// their loops can be solved for what a move leaves.
///
/// @param game without lists and special states
/// @param parameters that stand for slots from [ExactEvaluator#PARAMETERS] on
public record ExactMoves(GameTree game, List<BigInteger> parameters) {
    /// A move to so many components is told from others in each order of them.
    private static final int MOST_IN_ANY_ORDER = 2;

    public ExactMoves {
        parameters = List.copyOf(parameters);
    }

    /// All moves of a state, in the order of the rules.
    ///
    /// @param most the largest number of candidates that is looked at
    /// @return only the first ones if there are more, or if the rules do not know all moves of numbers of this size
    public Listed all(List<BigInteger> state, int most) {
        List<List<List<BigInteger>>> moves = new ArrayList<>();
        try {
            each(state, most, moves::add);
            return new Listed(moves, true);
        } catch (TooMany | ArithmeticException unknown) {
            return new Listed(moves, false);
        }
    }

    /// Moves of a state, each with what it leaves.
    ///
    /// @param complete whether these are all
    public record Listed(List<List<List<BigInteger>>> moves, boolean complete) {}

    /// Lists them one by one, without a limit on their number.
    ///
    /// @throws ArithmeticException if the rules say nothing of numbers of this size
    public void each(List<BigInteger> state, Consumer<List<List<BigInteger>>> out) {
        each(state, Long.MAX_VALUE, out);
    }

    private void each(List<BigInteger> state, long most, Consumer<List<List<BigInteger>>> out) {
        for (RuleTree rule : game.rules()) {
            if (!rule.terms().stream().allMatch(MoveTerm::isOne)) {
                throw new ArithmeticException("several components at once");
            }
            ExactEvaluator values = of(state);
            new Listing(values, new ExactSet(values, most), most, out).each(rule.clauses(), rule.terms());
        }
    }

    private ExactEvaluator of(List<BigInteger> state) {
        BigInteger[] numbers = new BigInteger[Math.max(game.slots(), state.size())];
        for (int i = 0; i < state.size(); i++) {
            numbers[i] = state.get(i);
        }
        return new ExactEvaluator(numbers, parameters);
    }

    private boolean exists(List<BigInteger> state) {
        return state.stream().allMatch(number -> number.signum() >= 0)
                && of(state).holds(game.domain());
    }

    private final class Listing {
        private final ExactEvaluator values;
        private final ExactSet sets;
        private final long most;
        private final Consumer<List<List<BigInteger>>> out;
        private long looked;

        Listing(ExactEvaluator values, ExactSet sets, long most, Consumer<List<List<BigInteger>>> out) {
            this.values = values;
            this.sets = sets;
            this.most = most;
            this.out = out;
        }

        void each(List<Clause> clauses, List<MoveTerm> terms) {
            if (clauses.isEmpty()) {
                List<List<BigInteger>> left = terms.stream()
                        .map(term -> term.numbers().stream().map(values::value).toList())
                        .toList();
                if (left.stream().allMatch(ExactMoves.this::exists)) {
                    out.accept(left);
                }
                return;
            }
            List<Clause> rest = clauses.subList(1, clauses.size());
            switch (clauses.getFirst()) {
                case Clause.If(BoolExpr condition) -> {
                    if (values.holds(condition)) {
                        each(rest, terms);
                    }
                }
                case Clause.For(int slot, SetExpr set) ->
                    sets.each(set, member -> {
                        if (++looked > most) {
                            throw new TooMany();
                        }
                        values.numbers()[slot] = member;
                        each(rest, terms);
                    });
            }
        }
    }

    /// Whether [#permits] knows the answer for numbers of any size: each loop can be solved for what a move leaves and
    /// runs through no primes, and no move leaves more than two components.
    public boolean decides() {
        return game.rules().stream().allMatch(this::decides);
    }

    private boolean decides(RuleTree rule) {
        BitSet known = new BitSet();
        known.set(0, game.arity());
        ExactEvaluator none = of(List.of());
        for (Clause clause : rule.clauses()) {
            if (clause instanceof Clause.For(int slot, SetExpr set)) {
                if (!ExactSet.decides(set) || !new Solving(none, known, slot).isSolvable(rule.terms())) {
                    return false;
                }
                known.set(slot);
            }
        }
        return rule.terms().size() <= MOST_IN_ANY_ORDER && rule.terms().stream().allMatch(MoveTerm::isOne);
    }

    /// Whether a move from a state leaves exactly these ones, in any order; empty if that is not known, as of more than
    /// two in another order than that of the rules.
    public Optional<Boolean> permits(List<BigInteger> state, List<List<BigInteger>> left) {
        try {
            List<RuleTree> rules = left.stream().allMatch(this::exists)
                    ? game.rules().stream()
                            .filter(rule -> rule.terms().size() == left.size())
                            .toList()
                    : List.of();
            boolean any = rules.stream().anyMatch(rule -> leavesInEitherOrder(rule, state, left));
            return any || rules.isEmpty() || left.size() <= MOST_IN_ANY_ORDER ? Optional.of(any) : Optional.empty();
        } catch (Unsolved | ArithmeticException unknown) {
            return Optional.empty();
        }
    }

    private boolean leavesInEitherOrder(RuleTree rule, List<BigInteger> state, List<List<BigInteger>> left) {
        return leaves(rule, state, left) || (left.size() == MOST_IN_ANY_ORDER && leaves(rule, state, left.reversed()));
    }

    private boolean leaves(RuleTree rule, List<BigInteger> state, List<List<BigInteger>> left) {
        ExactEvaluator values = of(state);
        ExactSet sets = new ExactSet(values, 0);
        BitSet known = new BitSet();
        known.set(0, game.arity());
        for (Clause clause : rule.clauses()) {
            switch (clause) {
                case Clause.If(BoolExpr condition) -> {
                    if (!values.holds(condition)) {
                        return false;
                    }
                }
                case Clause.For(int slot, SetExpr set) -> {
                    Optional<BigInteger> member = new Solving(values, known, slot).of(rule.terms(), left);
                    if (member.isEmpty()) {
                        return false;
                    }
                    values.numbers()[slot] = member.get();
                    known.set(slot);
                    if (!sets.has(set, member.get())) {
                        return false;
                    }
                }
            }
        }
        return left.equals(rule.terms().stream()
                .map(term -> term.numbers().stream().map(values::value).toList())
                .toList());
    }

    /// The value that a variable has in a move, by what the move leaves.
    ///
    /// @param known the slots that have a value
    /// @param slot of the variable
    private record Solving(ExactEvaluator values, BitSet known, int slot) {
        /// Empty if there is none.
        Optional<BigInteger> of(List<MoveTerm> terms, List<List<BigInteger>> left) {
            for (int i = 0; i < terms.size(); i++) {
                List<IntExpr> numbers = terms.get(i).numbers();
                for (int place = 0; place < numbers.size(); place++) {
                    if (isSolvable(numbers.get(place))) {
                        return of(numbers.get(place), left.get(i).get(place));
                    }
                }
            }
            throw new Unsolved();
        }

        boolean isSolvable(List<MoveTerm> terms) {
            return terms.stream().flatMap(term -> term.numbers().stream()).anyMatch(this::isSolvable);
        }

        private boolean isSolvable(IntExpr expression) {
            return switch (expression) {
                case IntExpr.Variable(var name, int used) -> used == slot;
                case IntExpr.Arithmetic(Operation operation, IntExpr left, IntExpr right, var span) ->
                    switch (operation) {
                        case ADD, SUBTRACT, MULTIPLY ->
                            (isKnown(left) && isSolvable(right)) || (isSolvable(left) && isKnown(right));
                        case DIVIDE, REMAINDER, POWER, XOR, AND, OR -> false;
                    };
                default -> false;
            };
        }

        private boolean isKnown(IntExpr expression) {
            return switch (expression) {
                case IntExpr.Constant constant -> true;
                case IntExpr.Variable(var name, int used) -> used >= ExactEvaluator.PARAMETERS || known.get(used);
                case IntExpr.Arithmetic arithmetic -> isKnown(arithmetic.left()) && isKnown(arithmetic.right());
                case IntExpr.Function function -> function.arguments().stream().allMatch(this::isKnown);
                default -> false;
            };
        }

        private Optional<BigInteger> of(IntExpr expression, BigInteger target) {
            if (!(expression
                    instanceof IntExpr.Arithmetic(Operation operation, IntExpr left, IntExpr right, var span))) {
                return Optional.of(target);
            }
            boolean first = isKnown(left);
            BigInteger other = values.value(first ? left : right);
            IntExpr unknown = first ? right : left;
            return switch (operation) {
                case ADD -> of(unknown, target.subtract(other));
                case SUBTRACT -> of(unknown, first ? other.subtract(target) : target.add(other));
                case MULTIPLY -> factor(unknown, other, target);
                case DIVIDE, REMAINDER, POWER, XOR, AND, OR -> throw new Unsolved();
            };
        }

        private Optional<BigInteger> factor(IntExpr unknown, BigInteger other, BigInteger target) {
            if (other.signum() == 0) {
                if (target.signum() == 0) {
                    throw new Unsolved(); // every number times 0 is 0
                }
                return Optional.empty();
            }
            return target.mod(other.abs()).signum() == 0 ? of(unknown, target.divide(other)) : Optional.empty();
        }
    }

    private static final class Unsolved extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unsolved() {
            super("a loop cannot be solved for what a move leaves", null, false, false);
        }
    }
}
