package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.discover.form.WrittenExpression;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.Condition;
import org.grundy.text.InputError;

/// What is asked about the positions of a game, or of a sum.
///
/// @param selection which positions
/// @param summand what is added up for each of them
/// @param from the smallest number of a position, at least 0
/// @param to the largest
/// @param ascending whether only positions whose numbers do not decrease are looked at
/// @param where a further condition on the numbers
/// @param play how the game is played
public record CountQuestion(
        Selection selection,
        Summand summand,
        BigInteger from,
        BigInteger to,
        boolean ascending,
        Optional<String> where,
        Play play) {
    /// Refuses what has no meaning.
    ///
    /// @throws InputError if Grundy values are asked for in misère play, or winning moves of some positions only
    public CountQuestion {
        boolean values = selection instanceof Selection.Valued || summand == Summand.VALUES;
        if (values && play == Play.MISERE) {
            throw new InputError(
                    "Grundy values belong to normal play: in misère play count lost or won positions",
                    "SG 值只对正常规则有定义：反常规则下请数必败或必胜局面");
        }
        if (summand.isTake() && !(selection instanceof Selection.All)) {
            throw new InputError(
                    "winning moves are added up over all positions: leave out --lost, --won and --value",
                    "取胜的取法对全部局面求和：请去掉 --lost、--won 和 --value");
        }
    }

    /// Which of the two quantities decides.
    SampledQuantity quantity() {
        return ofValues() ? SampledQuantity.GRUNDY : SampledQuantity.LOST;
    }

    /// Whether values are needed, and not only which positions are lost.
    boolean ofValues() {
        return selection instanceof Selection.Valued || summand == Summand.VALUES;
    }

    /// Whether a position is counted, in terms of the quantity.
    ///
    /// @param form its value, or 1 where it is lost
    IntExpr selected(IntExpr form) {
        boolean values = ofValues();
        IntExpr zero = IntExpr.of(0);
        return switch (selection) {
            case Selection.All all -> IntExpr.of(1);
            case Selection.Lost lost -> values ? form.equalTo(zero) : form;
            case Selection.Won won -> values ? zero.lessThan(form) : form.not();
            case Selection.Valued(long value) -> form.equalTo(value);
        };
    }

    /// The same of a computed quantity.
    boolean selects(long quantity) {
        return switch (selection) {
            case Selection.All all -> true;
            case Selection.Lost lost -> (quantity == 0) == ofValues();
            case Selection.Won won -> (quantity == 0) != ofValues();
            case Selection.Valued(long value) -> quantity == value;
        };
    }

    /// The same of a Grundy value, whatever the quantity is.
    boolean selectsValue(long value) {
        return selects(ofValues() ? value : value == 0 ? 1 : 0);
    }

    /// The condition on the numbers.
    ///
    /// @param variables their names
    /// @return empty if there is none
    /// @throws InputError if it is no condition on these
    Optional<Condition> condition(List<String> variables) {
        return where.map(text -> Condition.of(text, variables, Map.of()));
    }

    /// What the numbers of positions must satisfy, but for the bounds; empty if it is no expression.
    ///
    /// @param variables their names, by slot
    Optional<IntExpr> numbers(List<String> variables) {
        IntExpr all = IntExpr.of(1);
        for (int i = 1; ascending && i < variables.size(); i++) {
            all = both(
                    all,
                    new IntExpr.Variable(variables.get(i - 1), i - 1)
                            .atMost(new IntExpr.Variable(variables.get(i), i)));
        }
        IntExpr ordered = all;
        return condition(variables)
                .map(condition ->
                        new WrittenExpression(variables).of(condition.tree()).map(further -> both(ordered, further)))
                .orElse(Optional.of(ordered));
    }

    /// Both conditions; one that always holds is left out.
    static IntExpr both(IntExpr first, IntExpr second) {
        IntExpr always = IntExpr.of(1);
        return first.equals(always) ? second : second.equals(always) ? first : first.and(second);
    }

    /// The number of tuples between the bounds.
    BigInteger cells(int places) {
        return to.subtract(from).add(BigInteger.ONE).max(BigInteger.ZERO).pow(places);
    }
}
