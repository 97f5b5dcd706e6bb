package org.grundy.render.json;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.discover.Certainty;
import org.grundy.discover.Conjecture;
import org.grundy.discover.prove.Counterexample;
import org.grundy.discover.sample.Variation;
import org.grundy.render.Language;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// How the trial of a guess ended.
///
/// @param condition that is to hold exactly on the lost positions, or the number that is to be the Grundy value
/// @param quantity `lost` or `grundy`
/// @param result `proved`, `agrees` or `wrong`
/// @param positions how many positions agree
/// @param to the largest number of a position that was compared
/// @param untried the first number at which the guess changes and could not be tried; left out if there is none
/// @param every for which parameters it is proved, as inequalities such as `m >= 1`; left out where it is proved for
///     those of `choices` alone
/// @param choices the values of the parameters that were tried; left out where there are none, or `every` says for
///     which it is proved
/// @param proofs sentences, where it is proved
/// @param kind in what way the guess is wrong, left out if it is not
/// @param parameters of the counterexample
/// @param position of the counterexample
/// @param option what the offending move leaves
@OmittedIfNull
public record ConjectureRecord(
        String condition,
        String quantity,
        String result,
        long positions,
        int to,
        @Nullable Long untried,
        @Nullable List<String> every,
        @Nullable List<List<Long>> choices,
        @Nullable List<String> proofs,
        @Nullable String kind,
        @Nullable List<Long> parameters,
        @Nullable List<BigInteger> position,
        @Nullable List<String> option) {
    /// The record of a trial.
    ///
    /// @param to the largest number of a position
    public static ConjectureRecord of(Conjecture conjecture, Conjecture.Trial trial, int to, Language language) {
        Optional<Counterexample> wrong = trial.counterexample();
        boolean proved = wrong.isEmpty() && !trial.proofs().isEmpty();
        List<String> every = proved ? DiscoveryRecord.provedFor(new Certainty.Proved(trial.proofs())) : null;
        Variation variation = conjecture.variation();
        List<List<Long>> choices =
                variation.members().stream().map(Variation.Member::parameters).toList();
        return new ConjectureRecord(
                conjecture.text(),
                Json.word(conjecture.quantity()),
                wrong.isPresent() ? "wrong" : proved ? "proved" : "agrees",
                trial.positions(),
                to,
                wrong.isEmpty() && trial.untried().isPresent() ? trial.untried().getAsLong() : null,
                every,
                every == null && !variation.names().isEmpty() ? choices : null,
                proved
                        ? trial.proofs().stream()
                                .map(proof -> DiscoveryRecord.sentence(proof, language))
                                .toList()
                        : null,
                wrong.map(found -> Json.word(found.kind())).orElse(null),
                wrong.map(Counterexample::parameters).orElse(null),
                wrong.map(Counterexample::position).orElse(null),
                wrong.flatMap(Counterexample::option).orElse(null));
    }
}
