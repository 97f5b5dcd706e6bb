package org.grundy.render.count;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.discover.count.CountAnswer;
import org.grundy.discover.count.CountQuestion;
import org.grundy.discover.count.Selection;
import org.grundy.render.Language;
import org.grundy.render.json.DiscoveryRecord;
import org.grundy.render.json.Json;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// A count of positions, or a sum over them.
///
/// @param game the game, or the sum of games
/// @param play `normal` or `misere`
/// @param variables the names of the numbers of a position
/// @param from the smallest number
/// @param to the largest number
/// @param ascending whether only positions with numbers that do not decrease are counted
/// @param where the further condition, left out if there is none
/// @param positions `lost`, `won`, `valued` or `all`
/// @param value the Grundy value with `valued`
/// @param summand `one`, `numbers`, `values`, `largest_take` or `smallest_take`
/// @param result the count or the sum
/// @param modulus left out if none was given
/// @param remainder of the result
/// @param method `table`, `sieve`, `automaton`, `period`, `form` or `heaps`
/// @param size states of the automaton, the period, or how many positions or values were looked at
/// @param system the numeration system of the automaton
/// @param proved whether nothing rests on a form that is not proved
/// @param forms the forms that the result rests on
@OmittedIfNull
public record CountRecord(
        String game,
        String play,
        List<String> variables,
        BigInteger from,
        BigInteger to,
        boolean ascending,
        @Nullable String where,
        String positions,
        @Nullable Long value,
        String summand,
        BigInteger result,
        @Nullable BigInteger modulus,
        @Nullable BigInteger remainder,
        String method,
        long size,
        @Nullable String system,
        boolean proved,
        List<DiscoveryRecord.FormRecord> forms) {
    /// The record of an answer.
    ///
    /// @param game the game, or the sum
    /// @param variables the names of the numbers
    /// @param modulus if one was given
    public static CountRecord of(
            String game,
            List<String> variables,
            CountQuestion question,
            CountAnswer answer,
            Optional<BigInteger> modulus,
            Language language) {
        return new CountRecord(
                game,
                Json.word(question.play()),
                variables,
                question.from(),
                question.to(),
                question.ascending(),
                question.where().orElse(null),
                question.selection().getClass().getSimpleName().toLowerCase(Locale.ROOT),
                question.selection() instanceof Selection.Valued(long value) ? value : null,
                Json.word(question.summand()),
                answer.result(),
                modulus.orElse(null),
                modulus.map(answer.result()::mod).orElse(null),
                Json.word(answer.method().kind()),
                answer.method().size(),
                answer.method().system().map(name -> name.en()).orElse(null),
                answer.certain(),
                answer.grounds().stream()
                        .flatMap(report -> report.sections().stream())
                        .flatMap(section -> section.finding().stream()
                                .map(finding -> DiscoveryRecord.FormRecord.of(finding, section.samples(), language)))
                        .toList());
    }
}
