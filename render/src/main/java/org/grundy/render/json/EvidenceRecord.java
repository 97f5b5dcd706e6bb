package org.grundy.render.json;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.analysis.answer.Analysis;
import org.grundy.evidence.Evidence;
import org.grundy.evidence.FormalProof;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.game.Game;
import org.grundy.game.Play;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// How what is known of a component is known. Only the fields of its kind are written.
///
/// @param component its number, from 0
/// @param kind the word of a [Kind]
/// @param theorem key of the theorem, or of the closed form that is stated
/// @param source where the theorem was published, or the file in which a closed form is stated
/// @param positions how many positions were visited or compared, or how many values the table has
/// @param period the period and what proves it
/// @param quotient the misère quotient, of a code; of all positions that can follow a sum, `positions` says how many
/// @param formal the formal theorems that say the same, or a part of it, of this kind of play, if there are any
@OmittedIfNull
public record EvidenceRecord(
        int component,
        String kind,
        @Nullable String theorem,
        @Nullable String source,
        @Nullable Long positions,
        @Nullable PeriodCertificate period,
        Evidence.@Nullable ByQuotient quotient,
        @Nullable List<FormalProof> formal) {
    /// The kinds of evidence; in JSON each is its name in lower case.
    public enum Kind {
        /// A theorem covers the position.
        THEOREM,
        /// A text states a closed form, which agrees with search as far as it was compared.
        STATEMENT,
        /// Every position that matters was searched.
        SEARCH,
        /// The values of all positions up to this one were computed.
        TABLE,
        /// The sequence of values was proved periodic.
        PERIOD,
        /// A misère quotient was proved.
        QUOTIENT
    }

    private EvidenceRecord(
            int component,
            Kind kind,
            @Nullable String theorem,
            @Nullable String source,
            @Nullable Long positions,
            @Nullable PeriodCertificate period,
            Evidence.@Nullable ByQuotient quotient) {
        this(component, Json.word(kind), theorem, source, positions, period, quotient, null);
    }

    /// How everything is known that an answer says of a component.
    static Stream<EvidenceRecord> of(Analysis analysis, int component) {
        boolean misere = analysis.convention().play() == Play.MISERE;
        Game<?> game = analysis.sum().components().get(component).game();
        return analysis.findings().get(component).evidence().stream()
                .flatMap(evidence -> of(component, evidence))
                .map(record -> record.theorem == null
                        ? record
                        : record.formal(game.formalProofs(record.theorem).stream()
                                .filter(proof -> proof.isMisere() == misere)
                                .toList()));
    }

    private EvidenceRecord formal(List<FormalProof> proofs) {
        return proofs.isEmpty()
                ? this
                : new EvidenceRecord(component, kind, theorem, source, positions, period, quotient, proofs);
    }

    /// All pieces of a component's evidence.
    private static Stream<EvidenceRecord> of(int component, Evidence evidence) {
        return switch (evidence) {
            case Evidence.ByTheorem theorem ->
                Stream.of(new EvidenceRecord(
                        component,
                        Kind.THEOREM,
                        theorem.theorem(),
                        theorem.source().toString(),
                        null,
                        null,
                        null));
            case Evidence.ByStatement stated ->
                Stream.of(new EvidenceRecord(
                        component, Kind.STATEMENT, stated.theorem(), stated.file(), stated.positions(), null, null));
            case Evidence.BySearch search -> Stream.of(counted(component, Kind.SEARCH, search.positions()));
            case Evidence.ByTable table -> Stream.of(counted(component, Kind.TABLE, table.positions()));
            case Evidence.ByPeriod period ->
                Stream.of(new EvidenceRecord(component, Kind.PERIOD, null, null, null, period.period(), null));
            case Evidence.ByQuotient quotient ->
                Stream.of(new EvidenceRecord(component, Kind.QUOTIENT, null, null, null, null, quotient));
            case Evidence.ByMixedQuotient quotient ->
                Stream.of(counted(component, Kind.QUOTIENT, quotient.positions()));
            case Evidence.Combined combined -> parts(component, combined.parts());
        };
    }

    private static EvidenceRecord counted(int component, Kind kind, long positions) {
        return new EvidenceRecord(component, kind, null, null, positions, null, null);
    }

    private static Stream<EvidenceRecord> parts(int component, List<Evidence> parts) {
        return parts.stream().flatMap(part -> of(component, part));
    }
}
