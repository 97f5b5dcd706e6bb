package org.grundy.render.discovery;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.discover.form.FormNotation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.Routine;
import org.grundy.render.Language;

/// Expressions in the notation of rules as far as that goes, with a line below for each short program in them.
///
/// Used for one expression.
public final class ExpressionText {
    private final Language language;
    private final FormNotation notation = new FormNotation();

    /// Text in a language.
    public ExpressionText(Language language) {
        this.language = language;
    }

    /// The expression itself.
    public String of(IntExpr expression) {
        return notation.of(expression);
    }

    /// The definitions of the routines in the expressions written so far.
    public List<String> definitions() {
        List<Routine> routines = notation.routines();
        List<String> lines = new ArrayList<>();
        List<String> equations = new ArrayList<>();
        notation.extremes().forEach((name, text) -> equations.add(name + " = " + text));
        for (int i = 0; i < routines.size(); i++) {
            equations.addAll(RoutineText.equations(routines.get(i), FormNotation.name(routines.get(i), i)));
        }
        if (!equations.isEmpty()) {
            lines.add(equations.stream().collect(Collectors.joining(", ", "where ", "")));
        }
        for (int i = 0; i < routines.size(); i++) {
            lines.addAll(RoutineText.sentence(routines.get(i), FormNotation.name(routines.get(i), i), language));
        }
        return lines;
    }
}
