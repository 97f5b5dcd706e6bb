package org.grundy.render.text;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.WinningMoves;
import org.grundy.render.Language;
import org.grundy.render.ListedMoves;
import org.grundy.render.terminal.Page;
import org.grundy.value.Outcome;

/// The moves of an answer in words: those that win, or hold a draw, under a heading that says how many there are.
///
/// @param moves how many are listed
/// @param page where they are written
record AnsweredMoves(Analysis analysis, Language language, ListedMoves moves, Page page) {
    /// Adds them to the page.
    ///
    /// @param shortfall says why none are known, where that is so
    void add(Runnable shortfall) {
        switch (analysis.outcome().orElse(Outcome.P)) {
            case N -> add(analysis.winning(), "winning.", shortfall);
            case D ->
                add(
                        WinningMoves.of(
                                analysis.holding().moves(), analysis.holding().complete()),
                        "holding.",
                        shortfall);
            case P -> {}
        }
    }

    /// @param kind what the moves do: how the keys of their headings begin
    private void add(WinningMoves found, String kind, Runnable shortfall) {
        MoveText words = new MoveText(analysis.sum(), language);
        List<String> lines = moves.of(found.listed(), words::of);
        int known = found.listed().size();
        page.heading(heading(found, kind, lines.size()));
        missing(found).ifPresent(key -> page.paragraph(2, say(key)));
        if (found instanceof WinningMoves.Unknown) {
            shortfall.run();
        }
        lines.forEach(line -> page.line(2, line));
        if (moves.isCut(lines.size(), known)) {
            page.paragraph(2, say("answer.cut"));
        }
        if (lines.isEmpty() && (found instanceof WinningMoves.Complete || found instanceof WinningMoves.Product)) {
            page.paragraph(2, say("answer.over"));
        }
    }

    private String heading(WinningMoves found, String kind, int listed) {
        int known = found.listed().size();
        return switch (found) {
            case WinningMoves.Complete complete ->
                known == 1 ? say(kind + "one") : counted(BigInteger.valueOf(known), kind, listed);
            case WinningMoves.Product product -> counted(product.count(), kind, listed);
            case WinningMoves.Partial partial
            when known > 0 ->
                listed == known
                        ? say(kind + "at-least", "known", known)
                        : say(kind + "first-of-at-least", "known", known, "listed", listed);
            case WinningMoves.Partial partial -> say(kind + "uncounted");
            case WinningMoves.Unknown unknown -> say(kind + "uncounted");
        };
    }

    /// The key of the sentence why no move is listed where there is one.
    private static Optional<String> missing(WinningMoves found) {
        return switch (found) {
            case WinningMoves.Unknown unknown -> Optional.of("answer.unnamed");
            case WinningMoves.Partial partial when partial.listed().isEmpty() -> Optional.of("answer.none-found");
            case WinningMoves.Partial partial -> Optional.empty();
            case WinningMoves.Complete complete -> Optional.empty();
            case WinningMoves.Product product -> Optional.empty();
        };
    }

    private String counted(BigInteger count, String kind, int listed) {
        String all = say(kind + "counted", "count", count);
        return BigInteger.valueOf(listed).equals(count) ? all : all + say("answer.first", "listed", listed);
    }

    private String say(String key, Object... namesAndQuantities) {
        return AnswerMessages.say(language, key, namesAndQuantities);
    }
}
