package org.grundy.discover.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.discover.form.Substitution;
import org.grundy.discover.form.WrittenExpression;
import org.grundy.discover.prove.line.LineForm;
import org.grundy.game.Play;
import org.grundy.game.Theorem;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.Condition;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// Games with a theorem whose closed form is a condition: decides whether the claim is equivalent to it
/// for every position. Undecided where the condition cannot be translated.
final class TheoremProver implements Prover {
    private static final String VALUE = "v";

    @Override
    public Optional<? extends ClaimVerdict> prove(FormClaim claim, Run run) {
        if (claim.sampled().written()) {
            return Optional.empty();
        }
        for (Theorem<?> theorem : claim.sampled().game().theorems()) {
            Optional<? extends ClaimVerdict> verdict = isLine(claim, theorem)
                    ? Optional.of(proof(theorem, new BilingualText("Both are the same line.", "两者是同一条直线。")))
                    : same(claim, theorem).flatMap(same -> verdict(claim, theorem, same, run));
            if (verdict.isPresent()) {
                return verdict;
            }
        }
        return Optional.empty();
    }

    /// Whether claim and theorem are the same lines of quadratic slope. Theorems with such lines are those of Wythoff's
    /// games, so their step says it all.
    private static boolean isLine(FormClaim claim, Theorem<?> theorem) {
        long[] arguments = claim.known().arguments(0);
        return claim.isLost()
                && claim.sampled().variables().size() == 2
                && LineForm.of(claim.form().expression())
                        .flatMap(line -> theorem.lostWhere(claim.play())
                                .flatMap(law -> read(claim, law))
                                .flatMap(LineForm::of)
                                .map(law -> law.step().value(arguments))
                                .filter(t -> line.isFraenkel(t, arguments)))
                        .isPresent();
    }

    /// The equivalence of claim and theorem, empty if the theorem has no condition for it.
    private static Optional<IntExpr> same(FormClaim claim, Theorem<?> theorem) {
        IntExpr form = claim.form().expression();
        return switch (claim.quantity()) {
            case GRUNDY ->
                claim.play() == Play.NORMAL
                        ? theorem.valuedWhere(VALUE)
                                .flatMap(law -> read(claim, law))
                                .map(law -> Substitution.of(
                                        law, with(claim.sampled().variables(), form)))
                        : Optional.empty();
            case LOST, DRAWN ->
                theorem.lostWhere(claim.play()).flatMap(law -> read(claim, law)).map(law -> AlwaysTrue.same(law, form));
        };
    }

    /// A condition in the numbers of a position, followed by the value if one is claimed.
    private static Optional<IntExpr> read(FormClaim claim, String law) {
        List<String> names = new ArrayList<>(claim.sampled().variables());
        if (claim.isGrundy()) {
            names.add(VALUE);
        }
        try {
            return new WrittenExpression(names)
                    .of(Condition.of(law, names, Map.of()).tree());
        } catch (InputError large) {
            return Optional.empty();
        }
    }

    private static List<IntExpr> with(List<String> variables, IntExpr value) {
        List<IntExpr> all = new ArrayList<>();
        for (String name : variables) {
            all.add(new IntExpr.Variable(name, all.size()));
        }
        all.add(value);
        return all;
    }

    private static Optional<? extends ClaimVerdict> verdict(
            FormClaim claim, Theorem<?> theorem, IntExpr same, Run run) {
        return AlwaysTrue.of(claim, same)
                .decided(run)
                .map(decided -> decided.exception()
                        .<ClaimVerdict>map(position -> claim.against(position, saidLost(claim, position)))
                        .orElseGet(() -> proof(theorem, decided.how())));
    }

    private static boolean saidLost(FormClaim claim, List<java.math.BigInteger> position) {
        return position.stream().allMatch(number -> number.bitLength() < Long.SIZE)
                && claim.said(position.stream()
                                .mapToLong(number -> number.longValueExact())
                                .toArray())
                        == 1;
    }

    private static Proof proof(Theorem<?> theorem, BilingualText how) {
        return new Proof(
                theorem.key(), BilingualText.of("This is the theorem of %s.", "即 %s 的定理。", theorem.source()), how);
    }
}
