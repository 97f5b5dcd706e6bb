package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.TakeAmounts;

/// Recognises kinds of rules by their tree. Only the plain forms of a kind are recognised.
///
/// @param game any game
/// @param plain whether its states are numbers without a list, a domain or declared states
public record RuleRecognition(GameTree game, boolean plain) {
    private static final int LARGEST_AMOUNT = 10_000;

    /// What is recognised of a game.
    public static RuleRecognition of(GameTree game) {
        return new RuleRecognition(game, game.isPlain() && !game.unordered());
    }

    /// The amounts that may be taken, where a state is a heap.
    public Optional<TakeAmounts> amounts() {
        TakeAmounts all = AmountRecognition.listed(LongStream.empty());
        if (!plain || game.arity() != 1) {
            return Optional.empty();
        }
        for (RuleTree rule : game.rules()) {
            Optional<TakeAmounts> taken =
                    RuleInspection.single(rule).flatMap(term -> AmountRecognition.taken(rule, term));
            if (taken.isEmpty()) {
                return Optional.empty();
            }
            all = AmountRecognition.union(all, taken.get());
        }
        return Optional.of(all);
    }

    /// What some rule allows when a number of tokens is taken.
    ///
    /// @param taken at least 0
    /// @param bits of the digit: [#BOTH], [#SPLIT] or [#ANY]
    public record RuleDigit(int taken, int bits) {
        /// The rest stays in one piece, which may be empty.
        public static final int BOTH = 3;
        /// The rest is split into two heaps that are not empty.
        public static final int SPLIT = 4;
        /// The rest is split into two heaps, of which either may be empty.
        public static final int ANY = SPLIT + BOTH;
    }

    /// The code that the rules are.
    public Optional<TakeAndBreakCode> code() {
        return digits().map(digits -> {
            int[] written =
                    new int[1 + digits.stream().mapToInt(RuleDigit::taken).max().orElse(0)];
            digits.forEach(digit -> written[digit.taken] |= digit.bits);
            return TakeAndBreakCode.of(written);
        });
    }

    /// The digits of that code, rule by rule.
    public Optional<List<RuleDigit>> digits() {
        if (!plain || game.arity() != 1) {
            return Optional.empty();
        }
        List<RuleDigit> digits = new ArrayList<>();
        for (RuleTree rule : game.rules()) {
            Optional<List<RuleDigit>> more = SplitRecognition.digits(rule).or(() -> whole(rule));
            if (more.isEmpty()) {
                return Optional.empty();
            }
            digits.addAll(more.get());
        }
        return Optional.of(digits);
    }

    private static Optional<List<RuleDigit>> whole(RuleTree rule) {
        return RuleInspection.single(rule)
                .flatMap(term -> AmountRecognition.taken(rule, term))
                .filter(amounts ->
                        amounts.finite() && amounts.listed().stream().allMatch(taken -> taken <= LARGEST_AMOUNT))
                .map(amounts -> amounts.listed().stream()
                        .map(taken -> new RuleDigit(Math.toIntExact(taken), RuleDigit.BOTH))
                        .toList());
    }

    /// The vectors that moves take away.
    public Optional<List<List<Long>>> steps() {
        if (!plain) {
            return Optional.empty();
        }
        if (game.arity() == 1) {
            return amounts()
                    .filter(TakeAmounts::finite)
                    .map(amounts -> amounts.listed().stream().map(List::of).toList());
        }
        List<List<Long>> steps = new ArrayList<>();
        for (RuleTree rule : game.rules()) {
            Optional<List<Long>> step = RuleInspection.single(rule).flatMap(term -> step(rule, term));
            if (step.isEmpty()) {
                return Optional.empty();
            }
            steps.add(step.get());
        }
        return Optional.of(steps);
    }

    private static Optional<List<Long>> step(RuleTree rule, MoveTerm term) {
        List<LinearForm> amounts = new ArrayList<>();
        List<Long> step = new ArrayList<>();
        for (int i = 0; i < term.numbers().size(); i++) {
            LinearForm number = LinearForm.unknown(i);
            Optional<LinearForm> amount =
                    RuleInspection.linear(term.numbers().get(i)).map(number::minus);
            OptionalLong taken = amount.map(LinearForm::number).orElse(OptionalLong.empty());
            if (taken.isEmpty() || taken.getAsLong() < 0) {
                return Optional.empty();
            }
            amounts.add(amount.orElseThrow());
            step.add(taken.getAsLong());
        }
        boolean moves = step.stream().anyMatch(taken -> taken > 0);
        return RuleInspection.loops(rule).isEmpty() && moves && RuleInspection.onlyAsks(rule, amounts)
                ? Optional.of(step)
                : Optional.empty();
    }
}
