package org.grundy.discover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.discover.form.Form;
import org.grundy.discover.prove.ClaimVerdicts;
import org.grundy.discover.prove.Counterexample;
import org.grundy.discover.prove.FamilyClaim;
import org.grundy.discover.prove.FormClaim;
import org.grundy.discover.prove.Prover;
import org.grundy.discover.prove.Provers;
import org.grundy.discover.prove.parametric.ParametricProver;
import org.grundy.discover.sample.Samples;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.run.Run;

/// Submits the forms of one quantity to the provers one after the other, and keeps the counterexamples
/// to earlier forms: a later form that agrees there is wrong too, whether or not a prover can decide
/// it.
///
/// @param samples of the quantity, a block for each of the games
/// @param met what spoke against forms so far
record Refutation(
        List<Prover> provers, Variation variation, Play play, Samples samples, Run run, List<Counterexample> met) {
    Refutation(List<Prover> provers, Variation variation, Play play, Samples samples, Run run) {
        this(provers, variation, play, samples, run, new ArrayList<>());
    }

    /// The provers' verdicts on a form for every choice of parameters.
    ClaimVerdicts of(Form form) {
        List<FormClaim> claims = claims(form);
        ClaimVerdicts verdicts = met.stream()
                .filter(wrong -> Provers.refutes(wrong, claims, run))
                .findFirst()
                .map(ClaimVerdicts::wrong)
                .orElseGet(() -> ParametricProver.first(
                        variation.open().map(open -> new FamilyClaim(open, play, samples.quantity(), form)),
                        () -> Provers.together(provers, claims, run),
                        run));
        verdicts.counterexample().ifPresent(met::add);
        return verdicts;
    }

    /// A form that is checked, after its trial at its constants beyond the table; empty if that refutes it.
    Optional<FoundForm> tried(FoundForm found) {
        if (!(found.certainty() instanceof Certainty.Checked)) {
            return Optional.of(found);
        }
        FarConstants far = FarConstants.of(claims(found.form()), samples.blocks(), run);
        far.wrong().ifPresent(met::add);
        return far.wrong().isPresent()
                ? Optional.empty()
                : Optional.of(
                        far.untried().isEmpty()
                                ? found
                                : new FoundForm(
                                        found.form(),
                                        new Certainty.Guess(FormDoubt.FAR_CONSTANT),
                                        found.fitted(),
                                        found.heldOut()));
    }

    private List<FormClaim> claims(Form form) {
        return IntStream.range(0, variation.members().size())
                .mapToObj(i -> new FormClaim(
                        variation.members().get(i).sampled(),
                        play,
                        samples.quantity(),
                        form,
                        samples.blocks().get(i)))
                .toList();
    }
}
