package org.grundy.catalog;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.WinningMoves;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;

/// An expression's analysis, in a form that reads well in tests.
public record Ask(Analysis analysis) {
    private static final long BRIEF = 10_000_000;
    private static final Budget SMALL = Budget.standard().withPositions(1_000_000);

    public static Ask normal(String expression) {
        return under(Convention.NORMAL, expression);
    }

    public static Ask misere(String expression) {
        return under(Convention.MISERE, expression);
    }

    /// Normal play, of which what a theorem does not tell is searched for so many steps only.
    static Ask briefly(String expression) {
        return new Ask(Grundy.analyze(
                ExpressionParser.parse(Catalog.library(), expression), Convention.NORMAL, SMALL.withWork(BRIEF)));
    }

    static Ask under(Convention convention, String expression) {
        return new Ask(Grundy.analyze(ExpressionParser.parse(Catalog.library(), expression), convention, SMALL));
    }

    /// `N` or `P`; `?` if undecided.
    public String outcome() {
        return analysis.outcome().map(Enum::name).orElse("?");
    }

    /// The value in decimal; `?` if unknown.
    public String value() {
        return analysis.value().map(Object::toString).orElse("?");
    }

    /// The positions to which winning moves lead, as written, in the order listed.
    public List<String> wins() {
        return analysis.winning().listed().stream().map(Ask::target).toList();
    }

    /// The positions to which the moves lead that hold a draw, as written, in the order listed.
    List<String> holds() {
        return analysis.holding().moves().stream().map(Ask::target).toList();
    }

    public boolean complete() {
        return analysis.winning() instanceof WinningMoves.Complete;
    }

    /// The keys of the reason's steps.
    List<String> reason() {
        return analysis.reason().stream().map(step -> step.key()).toList();
    }

    private static String target(Move move) {
        return move.changes().stream().map(Ask::written).collect(Collectors.joining("; "));
    }

    private static <P> String written(ComponentChange<P> change) {
        return change.to().stream().map(change.game()::write).collect(Collectors.joining(" + "));
    }
}
