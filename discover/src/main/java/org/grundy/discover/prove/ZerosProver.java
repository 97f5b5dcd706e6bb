package org.grundy.discover.prove;

import java.util.List;
import java.util.Optional;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.Function;
import org.grundy.discover.form.Terms;
import org.grundy.discover.sample.Quantity;
import org.grundy.game.Play;
import org.grundy.game.Text;
import org.grundy.run.Run;

/// Lost in normal play are the positions of value 0. So where a form of the values is proved, a claim about lost
/// positions is right if it says the same as that this form is 0.
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
    public Optional<Proof> prove(Claim claim, Run run) {
        if (claim.quantity() != Quantity.LOST || claim.play() != Play.NORMAL) {
            return Optional.empty();
        }
        Expression zero = Terms.equal(values.expression(), Terms.number(0));
        Expression form = claim.form().expression();
        return form.equals(zero) || same(claim, form, zero, run) ? Optional.of(proof()) : Optional.empty();
    }

    private static boolean same(Claim claim, Expression form, Expression zero, Run run) {
        Expression same = Terms.either(
                Terms.both(zero, form), Terms.both(Terms.of(Function.NOT, zero), Terms.of(Function.NOT, form)));
        return new Always(
                        same,
                        claim.subject().variables(),
                        claim.known().arguments(0),
                        claim.subject().least())
                .decided(run)
                .filter(decided -> decided.exception().isEmpty())
                .isPresent();
    }

    private Proof proof() {
        return new Proof(
                proofs.getFirst().key(),
                new Text("Lost are the positions of value 0, and the values are proved.", "必败的正是值为 0 的局面，而值已被证明。"),
                proofs.getFirst().theorem());
    }
}
