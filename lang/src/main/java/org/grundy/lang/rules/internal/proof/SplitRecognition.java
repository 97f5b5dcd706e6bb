package org.grundy.lang.rules.internal.proof;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.internal.proof.RuleRecognition.RuleDigit;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.lang.rules.tree.TakeAmounts;

/// Recognises a rule that takes an amount, fixed or of a set, from a heap and leaves the rest in two heaps in all
/// ways: i and rest − i for i from 0 to the rest, or from 1 to the rest − 1, or up to half of the rest. Conditions
/// may say what the range of i says already, or that i is the smaller heap.
///
/// @param part the form i
/// @param rest the form n − amount
/// @param nonempty whether i begins with 1 and not with 0
record SplitRecognition(LinearForm part, LinearForm rest, boolean nonempty) {
    private static final int LARGEST_AMOUNT = 10_000;

    /// The digits that such a rule is.
    static Optional<List<RuleDigit>> digits(RuleTree rule) {
        List<Clause.For> loops = rule.loops();
        boolean two = rule.terms().size() == 2 && rule.terms().stream().allMatch(MoveTerm::isOne);
        if (!two || loops.isEmpty() || loops.size() > 2) {
            return Optional.empty();
        }
        return of(rule, loops.getLast()).flatMap(split -> split.amounts(loops).map(split::digits));
    }

    private static Optional<SplitRecognition> of(RuleTree rule, Clause.For loop) {
        if (!(loop.values()
                        instanceof
                        SetExpr.Range(IntExpr.Constant(long from), IntExpr to, IntExpr.Constant(long step), var span))
                || step != 1
                || from < 0
                || from > 1) {
            return Optional.empty();
        }
        LinearForm part = LinearForm.unknown(loop.slot());
        return RuleInspection.linear(rule.terms().getFirst().numbers().getFirst())
                .filter(part::equals)
                .flatMap(i ->
                        RuleInspection.linear(rule.terms().getLast().numbers().getFirst()))
                .map(second -> new SplitRecognition(part, second.plus(part), from == 1))
                .filter(split -> split.endsAt(to) && split.conditions(rule));
    }

    private boolean endsAt(IntExpr to) {
        if (to instanceof IntExpr.Arithmetic(Operation operation, IntExpr whole, IntExpr by, var span)
                && operation == Operation.DIVIDE) {
            return by.isNumber(2) && RuleInspection.linear(whole).equals(Optional.of(rest));
        }
        return RuleInspection.linear(to).equals(Optional.of(nonempty ? rest.plus(-1) : rest));
    }

    /// Where i has a value the rest is at least 0, or 2 if no heap may be empty.
    private boolean conditions(RuleTree rule) {
        LinearForm smaller = rest.minus(part).minus(part);
        return RuleInspection.asserted(rule)
                .allMatch(form -> form.isPresent()
                        && (form.get().equals(smaller)
                                || implied(form.get().minus(rest).number())));
    }

    private boolean implied(OptionalLong more) {
        return more.isPresent() && more.getAsLong() >= (nonempty ? -2 : 0);
    }

    /// The amounts, where they are finitely many.
    private Optional<TakeAmounts> amounts(List<Clause.For> loops) {
        LinearForm amount = LinearForm.unknown(0).minus(rest);
        if (loops.size() == 2) {
            Clause.For outer = loops.getFirst();
            return Optional.of(outer.values())
                    .filter(set -> amount.equals(LinearForm.unknown(outer.slot())))
                    .flatMap(set -> AmountRecognition.members(set, true))
                    .filter(TakeAmounts::finite)
                    .filter(all -> all.listed().stream().allMatch(each -> each <= LARGEST_AMOUNT));
        }
        return amount.number().stream()
                .filter(number -> number >= (nonempty ? 0 : 1) && number <= LARGEST_AMOUNT)
                .mapToObj(number -> AmountRecognition.listed(LongStream.of(number)))
                .findFirst();
    }

    private List<RuleDigit> digits(TakeAmounts amounts) {
        return amounts.listed().stream()
                .map(taken -> new RuleDigit(Math.toIntExact(taken), nonempty ? RuleDigit.SPLIT : RuleDigit.ANY))
                .toList();
    }
}
