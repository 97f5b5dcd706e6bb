package org.grundy.render.text;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.grundy.analysis.Analysis;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.WinningMoves;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Budget;
import org.grundy.value.Outcome;

/// An analysis in words: who wins, with which moves, why, and how that is known.
public final class AnswerText {
    /// So many moves are listed where not all are asked for.
    public static final int MOST_MOVES = 100;

    private final Analysis analysis;
    private final String expression;
    private final Budget budget;
    private final Sentences sentences;
    private final int mostMoves;
    private final Page page;

    private AnswerText(
            Analysis analysis, String expression, Budget budget, int mostMoves, Language language, Paint paint) {
        this.mostMoves = mostMoves;
        this.analysis = analysis;
        this.expression = expression;
        this.budget = budget;
        this.sentences = Sentences.of(analysis.sum(), language);
        this.page = new Page(paint);
    }

    /// The answer as text for a terminal.
    ///
    /// @param expression the question as it was written
    /// @param budget what the analysis was allowed to spend
    public static String of(Analysis analysis, String expression, Budget budget, Language language, Paint paint) {
        return of(analysis, expression, budget, MOST_MOVES, language, paint);
    }

    /// The answer with as many moves as are wanted.
    ///
    /// @param expression the question as it was written
    /// @param budget what the analysis was allowed to spend
    /// @param mostMoves how many moves are listed at most, at least 1
    public static String of(
            Analysis analysis, String expression, Budget budget, int mostMoves, Language language, Paint paint) {
        return new AnswerText(analysis, expression, budget, mostMoves, language, paint).text();
    }

    private String text() {
        page.paragraph(0, expression, page.paint()::strong);
        convention();
        page.paragraph(2, verdict(), this::coloured);
        limit();
        moves();
        reason();
        evidence();
        return page.toString();
    }

    private String say(String en, String zh) {
        return sentences.language().of(en, zh);
    }

    private void convention() {
        Convention convention = analysis.convention();
        List<String> keys = new ArrayList<>();
        if (!convention.ordinary()) {
            keys.add("join." + convention.join());
            keys.add("ending." + convention.ending());
        }
        if (!convention.equals(Convention.NORMAL)) {
            keys.add("play." + convention.play());
        }
        if (!keys.isEmpty()) {
            String words = keys.stream()
                    .map(key -> sentences.of(key, Map.of()))
                    .collect(Collectors.joining(say("; ", "；"), say("(", "（"), say(")", "）")));
            page.paragraph(2, words, page.paint()::faint);
        }
    }

    private String verdict() {
        return sentences.of("outcome." + analysis.outcome().map(Outcome::name).orElse("unknown"), Map.of()) + value();
    }

    private String coloured(String verdict) {
        return switch (analysis.outcome().orElse(Outcome.D)) {
            case N -> page.paint().good(verdict);
            case P -> page.paint().bad(verdict);
            case D -> page.paint().open(verdict);
        };
    }

    private String value() {
        String gap = say(" ", "");
        boolean won = analysis.sum().components().stream().anyMatch(Component::won);
        boolean expected = !won
                && analysis.convention().equals(Convention.NORMAL)
                && analysis.outcome().isPresent()
                && !analysis.mayHaveNoValue();
        return analysis.value()
                .map(value -> gap + sentences.of("value", Map.of("value", value)))
                .orElseGet(() -> expected ? gap + sentences.of("value.unknown", Map.of()) : "");
    }

    private void limit() {
        if (analysis.outcome().isEmpty()) {
            known();
            analysis.shortfall().ifPresent(limit -> {
                LimitText text = new LimitText(limit, budget, sentences);
                page.paragraph(2, text.sentence());
                page.paragraph(2, text.advice());
            });
        }
    }

    private void known() {
        for (int i = 0; i < analysis.findings().size(); i++) {
            String component = analysis.sum().components().get(i).expression();
            analysis.findings()
                    .get(i)
                    .value()
                    .ifPresent(value -> page.paragraph(
                            2, sentences.of("known.value", Map.of("expression", component, "value", value))));
        }
    }

    private void moves() {
        if (analysis.outcome().filter(Outcome.N::equals).isEmpty()) {
            return;
        }
        WinningMoves winning = analysis.winning();
        int known = winning.listed().size();
        int listed = Math.min(known, mostMoves);
        switch (winning) {
            case WinningMoves.Complete complete ->
                page.heading(known == 1 ? say("Winning move", "取胜走法") : counted(BigInteger.valueOf(known), listed));
            case WinningMoves.Partial partial
            when known == 0 -> {
                page.heading(say("Winning moves", "取胜走法"));
                page.paragraph(2, say("One exists, but none was found within the limits.", "必然存在，但在限制之内没有找到。"));
            }
            case WinningMoves.Partial partial ->
                page.heading(
                        listed == known
                                ? say("Winning moves: at least these " + known, "取胜走法：至少有以下 " + known + " 种")
                                : say(
                                        "Winning moves: at least " + known + ", of which the first " + listed,
                                        "取胜走法：至少 " + known + " 种，以下是其中前 " + listed + " 种"));
            case WinningMoves.Product product -> page.heading(counted(product.count(), listed));
            case WinningMoves.Unknown unknown -> {
                page.heading(say("Winning moves", "取胜走法"));
                page.paragraph(2, say("One exists, but the theorem does not name it.", "必然存在，但定理没有指出是哪一步。"));
            }
        }
        MoveText words = new MoveText(analysis.sum(), sentences.language());
        for (Move move : winning.listed().subList(0, listed)) {
            page.line(2, words.of(move));
        }
        if (listed == 0 && (winning instanceof WinningMoves.Complete || winning instanceof WinningMoves.Product)) {
            page.paragraph(
                    2, say("No move is needed: play is over and the player to move has won.", "无需再走：对局已结束，轮到走的人获胜。"));
        }
    }

    private String counted(BigInteger count, int listed) {
        String all = say("Winning moves: " + count, "取胜走法：" + count + " 种");
        return BigInteger.valueOf(listed).equals(count)
                ? all
                : all + say(", of which the first " + listed, "，以下是其中前 " + listed + " 种");
    }

    private void reason() {
        if (!analysis.reason().isEmpty()) {
            page.heading(say("Why", "为什么"));
            new ReasonText(analysis, sentences).addTo(page, 2);
        }
    }

    private void evidence() {
        EvidenceText text = new EvidenceText(analysis, sentences.language());
        if (text.present()) {
            page.heading(say("How this is known", "如何得知"));
            text.addTo(page, 2);
        }
    }
}
