package org.grundy.render.discovery;

import static org.grundy.render.discovery.DiscoveryMessages.say;

import java.util.Optional;
import org.grundy.discover.form.Form;
import org.grundy.lang.expression.IntExpr;
import org.grundy.render.Language;

/// The kind of a form, where its formula does not show it.
final class FormText {
    private FormText() {}

    /// A remark about a form, if there is one.
    static Optional<String> remark(Form form, Language language) {
        return switch (form) {
            case Form.Periodic periodic
            when periodic.period() instanceof IntExpr.Constant(long period) ->
                period(periodic.preperiod(), period, language);
            case Form.ArithmeticPeriodic periodic
            when periodic.period() instanceof IntExpr.Constant(long period)
                    && periodic.saltus() instanceof IntExpr.Constant(long saltus) ->
                Optional.of(say(language, "form.saltus", "saltus", saltus, "length", period));
            case Form.Exceptional(int exceptions, Form rule, IntExpr expression) ->
                Optional.of(
                        exceptions == 1
                                ? say(language, "form.exception")
                                : say(language, "form.exceptions", "exceptions", exceptions));
            case Form.Beatty beatty -> {
                String slope = slope(beatty, new ExpressionText(language));
                yield Optional.of(say(language, "form.slope", "slope", slope));
            }
            case Form.Periodic periodic -> Optional.empty();
            case Form.ArithmeticPeriodic periodic -> Optional.empty();
            case Form.Classes classes -> Optional.empty();
            case Form.Digits digits -> Optional.empty();
            case Form.Formula formula -> Optional.empty();
            case Form.Range range ->
                range.ends().stream()
                        .filter(Form.Beatty.class::isInstance)
                        .findFirst()
                        .flatMap(end -> remark(end, language));
            case Form.Numeration numeration -> Optional.empty();
            case Form.NumberSet set -> Optional.empty();
            case Form.Cases cases -> Optional.empty();
        };
    }

    /// A constant is periodic, too, and nothing is said of it.
    private static Optional<String> period(long preperiod, long period, Language language) {
        if (preperiod > 0) {
            return Optional.of(say(language, "form.period-from", "length", period, "preperiod", preperiod));
        }
        return period == 1 ? Optional.empty() : Optional.of(say(language, "form.period", "length", period));
    }

    /// `(u + sqrt(d)) / w` without neutral terms and factors.
    private static String slope(Form.Beatty beatty, ExpressionText formula) {
        String root = "sqrt(" + formula.of(beatty.d()) + ")";
        boolean rootAlone = beatty.u().equals(new IntExpr.Constant(0));
        String sum = rootAlone ? root : formula.of(beatty.u()) + " + " + root;
        return beatty.w() == 1 ? sum : (rootAlone ? sum : "(" + sum + ")") + " / " + beatty.w();
    }
}
