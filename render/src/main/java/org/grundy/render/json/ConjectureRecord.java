package org.grundy.render.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import org.grundy.discover.Conjecture;
import org.grundy.render.Language;
import org.jspecify.annotations.Nullable;

/// How the trial of a guess ended.
///
/// @param condition that is to hold exactly on the lost positions, or the number that is to be the Grundy value
/// @param quantity `lost` or `grundy`
/// @param result `proved`, `agrees` or `wrong`
/// @param positions how many positions agree
/// @param proofs sentences, where it is proved
/// @param kind in what way the guess is wrong, left out if it is not
/// @param parameters of the counterexample
/// @param position of the counterexample
/// @param option what the offending move leaves
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ConjectureRecord(
        String condition,
        String quantity,
        String result,
        long positions,
        @Nullable List<String> proofs,
        @Nullable String kind,
        @Nullable List<Long> parameters,
        @Nullable List<BigInteger> position,
        @Nullable List<String> option) {
    /// The record of a trial.
    public static ConjectureRecord of(Conjecture conjecture, Conjecture.Trial trial, Language language) {
        return trial.counterexample()
                .map(wrong -> new ConjectureRecord(
                        conjecture.text(),
                        quantity(conjecture),
                        "wrong",
                        trial.positions(),
                        null,
                        wrong.kind().name().toLowerCase(Locale.ROOT),
                        wrong.parameters(),
                        wrong.position(),
                        wrong.option().orElse(null)))
                .orElseGet(() -> agreeing(conjecture, trial, language));
    }

    private static String quantity(Conjecture conjecture) {
        return conjecture.quantity().name().toLowerCase(Locale.ROOT);
    }

    private static ConjectureRecord agreeing(Conjecture conjecture, Conjecture.Trial trial, Language language) {
        boolean proved = !trial.proofs().isEmpty();
        return new ConjectureRecord(
                conjecture.text(),
                quantity(conjecture),
                proved ? "proved" : "agrees",
                trial.positions(),
                proved
                        ? trial.proofs().stream()
                                .map(proof -> DiscoveryRecord.sentence(proof, language))
                                .toList()
                        : null,
                null,
                null,
                null,
                null);
    }
}
