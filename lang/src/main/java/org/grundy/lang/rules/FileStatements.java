package org.grundy.lang.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.game.Theorem;
import org.grundy.lang.rules.described.DescribedGame;
import org.grundy.lang.rules.described.StateNumbers;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.grundy.text.Messages;
import org.grundy.verify.TheoremVerifier;
import org.grundy.verify.Verdict;
import org.grundy.verify.VerificationCase;

/// What a file states of a game, and its comparison with search.
///
/// @param game by numbers
/// @param words the sentences of what is stated
/// @param file its name
record FileStatements(DescribedGame<RuleState> game, Messages words, String file) {
    /// The largest number of a position that is compared, by how many numbers it has.
    private static final List<Integer> BOUNDS = List.of(0, 200, 20, 7, 4, 3, 2);

    private static final Budget COMPARISON =
            Budget.UNLIMITED.withPositions(200_000).withWork(100_000_000);

    /// All that is stated and was compared; what search cannot follow far is left out.
    ///
    /// @param rules the game
    /// @throws InputError if a statement is wrong; it names the first position for which it is
    List<Theorem<RuleState>> compared(RuleGame rules) {
        List<Theorem<RuleState>> compared = new ArrayList<>();
        for (Theorem<RuleState> stated : game.theorems()) {
            compared(rules, stated).ifPresent(compared::add);
        }
        return compared;
    }

    private Optional<Theorem<RuleState>> compared(RuleGame rules, Theorem<RuleState> stated) {
        for (int bound = BOUNDS.get(rules.numbers().size()); bound > 1; bound /= 2) {
            VerificationCase<RuleState> all = upTo(rules, bound);
            switch (TheoremVerifier.check(all, stated, new Run(COMPARISON))) {
                case Verdict.Passed passed -> {
                    return Optional.of(new ComparedTheorem(stated, file, bound, passed.positions()));
                }
                case Verdict.Refuted wrong -> throw refuted(wrong);
                case Verdict.Unfinished far -> {
                    // fewer positions may be compared
                }
            }
        }
        return Optional.empty();
    }

    private InputError refuted(Verdict.Refuted wrong) {
        return new InputError(
                "%1$s states something wrong: %2$s of %3$s is %4$s, but search finds %5$s",
                "%1$s 写明的内容有误：%3$s 的 %2$s 应为 %4$s，而搜索得到 %5$s",
                file,
                wrong.claim(),
                wrong.expression(),
                wrong.claimed(),
                wrong.found());
    }

    /// All states that are compared where nothing else is named.
    static VerificationCase<RuleState> usual(RuleGame rules) {
        return upTo(rules, BOUNDS.get(rules.numbers().size()));
    }

    /// All states whose numbers are at most a bound.
    static VerificationCase<RuleState> upTo(RuleGame rules, int bound) {
        int places = rules.numbers().size();
        List<RuleState> states = LongStream.range(0, Math.powExact(bound + 1L, places))
                .mapToObj(code -> numbers(code, places, bound))
                .flatMap(numbers -> rules.state(numbers).stream())
                .distinct()
                .toList();
        return new VerificationCase<>(rules, states, String.join(", ", rules.numbers()) + " ≤ " + bound);
    }

    private static long[] numbers(long code, int places, int bound) {
        long[] numbers = new long[places];
        long left = code;
        for (int place = places - 1; place >= 0; place--) {
            numbers[place] = left % (bound + 1);
            left /= bound + 1;
        }
        return numbers;
    }

    /// States are their numbers.
    ///
    /// @param names of the numbers
    record States(List<String> names) implements StateNumbers<RuleState> {
        /// Copies the list.
        States {
            names = Collections.unmodifiableList(new ArrayList<>(names));
        }

        @Override
        public List<BigInteger> of(RuleState position) {
            return position.toIntegers();
        }

        @Override
        public RuleState position(List<BigInteger> numbers) {
            return RuleState.of(
                    numbers.stream().mapToLong(BigInteger::longValueExact).toArray());
        }
    }
}
