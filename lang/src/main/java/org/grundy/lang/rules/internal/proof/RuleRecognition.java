package org.grundy.lang.rules.internal.proof;

import java.util.List;
import java.util.Optional;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.TakeAmounts;
import org.grundy.run.AllPresent;

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
        return ofHeap()
                ? AllPresent.of(game.rules().stream().map(RuleRecognition::taken))
                        .map(AmountRecognition::union)
                : Optional.empty();
    }

    private boolean ofHeap() {
        return plain && game.arity() == 1;
    }

    private static Optional<TakeAmounts> taken(RuleTree rule) {
        return rule.single().flatMap(term -> AmountRecognition.taken(rule, term));
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
        return ofHeap()
                ? AllPresent.of(game.rules().stream()
                                .map(rule -> SplitRecognition.digits(rule).or(() -> whole(rule))))
                        .map(digits -> digits.stream().flatMap(List::stream).toList())
                : Optional.empty();
    }

    private static Optional<List<RuleDigit>> whole(RuleTree rule) {
        return taken(rule)
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
        return AllPresent.of(game.rules().stream().map(rule -> rule.single().flatMap(term -> step(rule, term))));
    }

    private static Optional<List<Long>> step(RuleTree rule, MoveTerm term) {
        return RuleInspection.taken(term, RuleInspection::linear)
                .filter(amounts -> rule.loops().isEmpty() && RuleInspection.onlyAsks(rule, amounts))
                .flatMap(amounts -> AllPresent.of(amounts.stream()
                        .map(amount -> amount.number().stream()
                                .filter(taken -> taken >= 0)
                                .boxed()
                                .findFirst())))
                .filter(step -> step.stream().anyMatch(taken -> taken > 0));
    }
}
