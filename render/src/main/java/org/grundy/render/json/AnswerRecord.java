package org.grundy.render.json;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Convention;
import org.grundy.game.WinningMoves;
import org.grundy.play.BestLine;
import org.grundy.play.OptionValues;
import org.grundy.render.Language;
import org.grundy.render.ListedMoves;
import org.grundy.render.Sentences;
import org.grundy.render.json.writer.OmittedIfNull;
import org.grundy.run.Run;
import org.grundy.value.Outcome;
import org.jspecify.annotations.Nullable;

/// An analysis.
///
/// @param expression the question as it was written
/// @param convention join, ending and play, such as `disjunctive long normal`
/// @param outcome `N`, `P`, `D` or `undecided`
/// @param grundy null if it is not known or the convention does not define one
/// @param excluded Grundy values that it is proved not to have, ascending; left out if there are none
/// @param winningMoves the moves that are listed, each as its changes
/// @param winningMovesAre `complete`, `partial`, `product` or `unknown`
/// @param winningMovesCount how many there are in all, null if that is not known
/// @param holdingMoves the moves that are listed of those that hold a draw, each as its changes; left
///     out if the position is not drawn
/// @param holdingMovesAre `complete` or `partial`; left out as these
/// @param holdingMovesCount how many there are in all; left out as these, or if that is not known
/// @param evidence of the components, in their order
/// @param reason why the outcome is what it is
/// @param limit the limit that was met; left out if none was
/// @param line best play to the end; left out if it was not asked for
/// @param options every option with what it is worth; left out if they were not asked for
/// @param lineEnd why the line ends: `over`, `repeated`, `length` or `spent`
public record AnswerRecord(
        String expression,
        String convention,
        String outcome,
        @Nullable BigInteger grundy,
        @OmittedIfNull @Nullable List<BigInteger> excluded,
        List<List<ChangeRecord>> winningMoves,
        String winningMovesAre,
        @Nullable BigInteger winningMovesCount,
        @OmittedIfNull @Nullable List<List<ChangeRecord>> holdingMoves,
        @OmittedIfNull @Nullable String holdingMovesAre,
        @OmittedIfNull @Nullable BigInteger holdingMovesCount,
        List<EvidenceRecord> evidence,
        List<ReasonRecord> reason,
        @OmittedIfNull @Nullable LimitRecord limit,
        @OmittedIfNull @Nullable List<OptionRecord> options,
        @OmittedIfNull @Nullable List<BestLineRecord> line,
        @OmittedIfNull @Nullable String lineEnd) {
    /// The default limit on listed moves.
    public static final int MOST_MOVES = 1000;

    /// The record of an analysis, with the first moves.
    ///
    /// @param language of the sentences in the reason
    public static AnswerRecord of(Analysis analysis, String expression, Language language) {
        return of(analysis, expression, new ListedMoves(MOST_MOVES, Run.unlimited()), language);
    }

    /// The record of an analysis.
    ///
    /// @param moves how many moves are listed; where there are more, those listed are `partial`
    /// @param language of the sentences in the reason
    public static AnswerRecord of(Analysis analysis, String expression, ListedMoves moves, Language language) {
        Sentences sentences = Sentences.of(analysis.sum(), language);
        List<List<ChangeRecord>> listed = moves.of(analysis.winning().listed(), ChangeRecord::of);
        boolean drawn = analysis.outcome().equals(Optional.of(Outcome.D));
        WinningMoves holding =
                WinningMoves.of(analysis.holding().moves(), analysis.holding().complete());
        List<List<ChangeRecord>> held = moves.of(holding.listed(), ChangeRecord::of);
        return new AnswerRecord(
                expression,
                convention(analysis.convention()),
                analysis.outcome().map(Enum::name).orElse("undecided"),
                analysis.value().orElse(null),
                analysis.excluded().isEmpty() ? null : analysis.excluded(),
                listed,
                completeness(analysis.winning(), listed.size()),
                analysis.winning().number().orElse(null),
                drawn ? held : null,
                drawn ? completeness(holding, held.size()) : null,
                drawn ? holding.number().orElse(null) : null,
                evidence(analysis),
                analysis.reason().stream()
                        .map(step -> ReasonRecord.of(step, sentences))
                        .toList(),
                analysis.shortfall().map(LimitRecord::of).orElse(null),
                null,
                null,
                null);
    }

    /// This record with the options of its position.
    public AnswerRecord with(OptionValues values) {
        return with(OptionRecord.of(values), line, lineEnd);
    }

    /// This record with best play to the end.
    public AnswerRecord with(BestLine best) {
        return with(options, BestLineRecord.of(best), Json.word(best.end()));
    }

    private AnswerRecord with(
            @Nullable List<OptionRecord> listed, @Nullable List<BestLineRecord> best, @Nullable String end) {
        return new AnswerRecord(
                expression,
                convention,
                outcome,
                grundy,
                excluded,
                winningMoves,
                winningMovesAre,
                winningMovesCount,
                holdingMoves,
                holdingMovesAre,
                holdingMovesCount,
                evidence,
                reason,
                limit,
                listed,
                best,
                end);
    }

    /// Join, ending and play in one text: `disjunctive long normal`.
    public static String convention(Convention convention) {
        return convention.words();
    }

    private static String completeness(WinningMoves winning, int listed) {
        return switch (winning) {
            case WinningMoves.Complete complete -> complete.listed().size() == listed ? "complete" : "partial";
            case WinningMoves.Partial partial -> "partial";
            case WinningMoves.Product product -> "product";
            case WinningMoves.Unknown unknown -> "unknown";
        };
    }

    private static List<EvidenceRecord> evidence(Analysis analysis) {
        return IntStream.range(0, analysis.findings().size())
                .boxed()
                .flatMap(i -> EvidenceRecord.of(analysis, i))
                .toList();
    }
}
