package org.grundy.discover.prove;

import java.util.List;
import java.util.Optional;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.ZeroCondition;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// Lost in normal play are the positions of value 0. So once a form of the values is proved, a claim
/// about lost positions is right if it is equivalent to this form being 0.
///
/// @param values proved for every choice of parameters that is claimed
/// @param proofs of it
public record ZerosProver(Form values, List<Proof> proofs) implements Prover {
    /// Copies the list.
    ///
    /// @throws IllegalArgumentException if there is no proof
    public ZerosProver {
        proofs = List.copyOf(proofs);
        if (proofs.isEmpty()) {
            throw new IllegalArgumentException("not proved: " + values);
        }
    }

    @Override
    public Optional<Proof> prove(FormClaim claim, Run run) {
        if (!claim.isLost() || claim.play() != Play.NORMAL) {
            return Optional.empty();
        }
        IntExpr zero = values.expression().equalTo(0);
        IntExpr form = claim.form().expression();
        boolean plain = form.equals(ZeroCondition.of(values.expression()));
        return plain || same(claim, form, zero, run) ? Optional.of(proof(plain)) : Optional.empty();
    }

    private static boolean same(FormClaim claim, IntExpr form, IntExpr zero, Run run) {
        return AlwaysTrue.of(claim, AlwaysTrue.same(zero, form))
                .decided(run)
                .filter(decided -> decided.exception().isEmpty())
                .isPresent();
    }

    /// @param plain whether the form is plainly that the value is 0, whatever the parameters
    private Proof proof(boolean plain) {
        return new Proof(
                proofs.getFirst().key(),
                new BilingualText(
                        "Lost are the positions of value 0, and the values are proved.", "必败的正是值为 0 的局面，而值已被证明。"),
                proofs.getFirst().theorem(),
                List.of(),
                plain ? proofs.getFirst().every() : List.of());
    }
}
