package org.grundy.render.text;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.SumQuestion;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.render.Language;
import org.grundy.render.ListedMoves;
import org.grundy.render.Sentences;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// An analysis in words: who wins, with which moves, why, and how that is known.
public final class AnswerText {
    /// The default limit on listed moves.
    public static final int MOST_MOVES = 100;

    private final Analysis analysis;
    private final String expression;
    private final Budget budget;
    private final Sentences sentences;
    private final ListedMoves moves;
    private final SumQuestion question;
    private final Page page;

    private AnswerText(
            Analysis analysis,
            String expression,
            SumQuestion question,
            Budget budget,
            ListedMoves moves,
            Language language,
            Paint paint) {
        this.question = question;
        this.moves = moves;
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
        return of(analysis, expression, budget, new ListedMoves(MOST_MOVES, Run.unlimited()), language, paint);
    }

    /// The answer with a given number of moves at most.
    ///
    /// @param expression the question as it was written
    /// @param budget what the analysis was allowed to spend
    /// @param moves how many moves are listed
    public static String of(
            Analysis analysis, String expression, Budget budget, ListedMoves moves, Language language, Paint paint) {
        return page(analysis, expression, SumQuestion.ALL, budget, moves, language, paint)
                .toString();
    }

    /// The answer to a question as a page.
    public static Page page(
            Analysis analysis,
            String expression,
            SumQuestion question,
            Budget budget,
            ListedMoves moves,
            Language language,
            Paint paint) {
        return new AnswerText(analysis, expression, question, budget, moves, language, paint).written();
    }

    private Page written() {
        page.paragraph(0, expression, page.paint()::strong);
        convention();
        page.paragraph(2, verdict(), this::coloured);
        limit();
        if (question == SumQuestion.ALL) {
            new AnsweredMoves(analysis, sentences.language(), moves, page).add(this::shortfall);
        }
        reason();
        evidence();
        return page;
    }

    private void convention() {
        Convention convention = analysis.convention();
        List<String> keys = new ArrayList<>();
        if (!convention.ordinary()) {
            keys.add("join." + convention.join());
            keys.add("ending." + convention.ending());
        }
        if (!convention.normal()) {
            keys.add("play." + convention.play());
        }
        if (!keys.isEmpty()) {
            String words = keys.stream()
                    .map(key -> sentences.of(key))
                    .collect(Collectors.joining(
                            sentences.language().of("; ", "；"),
                            sentences.language().of("(", "（"),
                            sentences.language().of(")", "）")));
            page.paragraph(2, words, page.paint()::faint);
        }
    }

    private String verdict() {
        return sentences.of("outcome." + analysis.outcome().map(Outcome::name).orElse("unknown")) + value();
    }

    private String coloured(String verdict) {
        return switch (analysis.outcome().orElse(Outcome.D)) {
            case N -> page.paint().good(verdict);
            case P -> page.paint().bad(verdict);
            case D -> page.paint().open(verdict);
        };
    }

    private String value() {
        String gap = sentences.language().of(" ", "");
        return analysis.value()
                .map(value -> gap + sentences.of("value", "value", value))
                .orElseGet(() -> isUnvalued() ? gap + valueUnknown() : "");
    }

    /// That a position is won says that its value is not 0.
    private String valueUnknown() {
        List<BigInteger> excluded = analysis.excluded();
        return excluded.stream().allMatch(value -> value.signum() == 0)
                ? sentences.of("value.unknown")
                : sentences.of("value.excluded", "values", excluded);
    }

    /// Whether there is a value that was asked for and is not known, though the winner is.
    private boolean isUnvalued() {
        boolean won = analysis.sum().components().stream().anyMatch(Component::won);
        return question != SumQuestion.WINNER
                && !won
                && analysis.convention().normal()
                && analysis.outcome().isPresent()
                && analysis.value().isEmpty()
                && !analysis.mayHaveNoValue();
    }

    private void limit() {
        boolean undecided = analysis.outcome().isEmpty();
        if (undecided && !analysis.excluded().isEmpty()) {
            page.paragraph(2, valueUnknown());
        }
        boolean unanswered = question == SumQuestion.VALUE && analysis.value().isEmpty();
        if (unanswered && !undecided && analysis.mayHaveNoValue()) {
            page.paragraph(2, sentences.of("value.none"));
        } else if (undecided || unanswered) {
            known();
            shortfall();
        } else if (isUnvalued() && ended(Limit.TIME)) {
            page.paragraph(2, sentences.of("try.value"));
        }
    }

    private void shortfall() {
        analysis.shortfall().ifPresent(limit -> {
            LimitText text = new LimitText(limit, budget, sentences);
            page.paragraph(2, text.sentence());
            page.paragraph(2, text.advice());
        });
        boolean boards = analysis.convention().normal()
                && analysis.sum().components().stream().anyMatch(AnswerText::isKept);
        if (boards && ended(Limit.TIME)) {
            page.paragraph(2, sentences.of("try.board"));
        }
    }

    private boolean ended(Limit limit) {
        return analysis.shortfall().filter(end -> end.limit() == limit).isPresent();
    }

    /// Whether a component is searched by couples, which threads can share and a store can keep.
    private static <P> boolean isKept(Component<P> component) {
        return component
                .game()
                .valuation()
                .flatMap(values -> values.search(component.game(), component.position()))
                .isPresent();
    }

    private void known() {
        for (int i = 0; i < analysis.findings().size(); i++) {
            String component = analysis.sum().components().get(i).expression();
            analysis.findings()
                    .get(i)
                    .value()
                    .ifPresent(value ->
                            page.paragraph(2, sentences.of("known.value", "expression", component, "value", value)));
        }
    }

    private void reason() {
        if (!analysis.reason().isEmpty()) {
            page.heading(say("answer.why"));
            new ReasonText(analysis, sentences).addTo(page, 2);
        }
    }

    private void evidence() {
        EvidenceText text = new EvidenceText(analysis, sentences.language());
        if (text.present()) {
            page.heading(say("answer.evidence"));
            text.addTo(page, 2);
        }
    }

    private String say(String key, Object... namesAndQuantities) {
        return AnswerMessages.say(sentences.language(), key, namesAndQuantities);
    }
}
