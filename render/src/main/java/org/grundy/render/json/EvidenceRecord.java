package org.grundy.render.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.evidence.Evidence;
import org.grundy.evidence.PeriodCertificate;
import org.jspecify.annotations.Nullable;

/// How what is known of a component is known. Only the fields of its kind are written.
///
/// @param component its number, from 0
/// @param kind `theorem`, `statement`, `search`, `table`, `period` or `quotient`
/// @param theorem key of the theorem
/// @param source where the theorem was published, or the file in which a closed form is stated
/// @param positions how many positions were visited or compared, or how many values the table has
/// @param period the period and what proves it
/// @param quotient the misère quotient
@JsonInclude(JsonInclude.Include.NON_NULL)
public record EvidenceRecord(
        int component,
        String kind,
        @Nullable String theorem,
        @Nullable String source,
        @Nullable Long positions,
        @Nullable PeriodCertificate period,
        Evidence.@Nullable ByQuotient quotient) {
    /// All pieces of a component's evidence.
    static Stream<EvidenceRecord> of(int component, Evidence evidence) {
        return switch (evidence) {
            case Evidence.ByTheorem theorem ->
                Stream.of(new EvidenceRecord(
                        component,
                        "theorem",
                        theorem.theorem(),
                        theorem.source().toString(),
                        null,
                        null,
                        null));
            case Evidence.ByStatement stated ->
                Stream.of(new EvidenceRecord(
                        component, "statement", stated.theorem(), stated.file(), stated.positions(), null, null));
            case Evidence.BySearch search -> Stream.of(counted(component, "search", search.positions()));
            case Evidence.ByTable table -> Stream.of(counted(component, "table", table.positions()));
            case Evidence.ByPeriod period ->
                Stream.of(new EvidenceRecord(component, "period", null, null, null, period.period(), null));
            case Evidence.ByQuotient quotient ->
                Stream.of(new EvidenceRecord(component, "quotient", null, null, null, null, quotient));
            case Evidence.ByMixedQuotient quotient -> Stream.of(counted(component, "quotient", quotient.positions()));
            case Evidence.Combined combined -> parts(component, combined.parts());
        };
    }

    private static EvidenceRecord counted(int component, String kind, long positions) {
        return new EvidenceRecord(component, kind, null, null, positions, null, null);
    }

    private static Stream<EvidenceRecord> parts(int component, List<Evidence> parts) {
        return parts.stream().flatMap(part -> of(component, part));
    }
}
