package org.grundy.render.text;

import java.math.BigInteger;
import java.util.List;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.ReasonStep;
import org.grundy.render.Sentences;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Page;
import org.grundy.solve.Statistic;

/// The steps of a reason: sentences, and columns of numbers where a step has names and values.
///
/// @param analysis the answer
/// @param sentences have its words
record ReasonText(Analysis analysis, Sentences sentences) {
    /// Adds the steps to a page.
    void addTo(Page page, int indent) {
        for (ReasonStep step : analysis.reason()) {
            switch (step.kind()) {
                case NIM_SUM -> columns(page, indent, step);
                case STATISTIC -> statistic(page, indent, step);
                case LOOPY_LABELS -> labels(page, indent, step, "loopy.heading", "labels");
                case ENTAILING_VALUES -> labels(page, indent, step, "entailing.heading", "values");
                case ENDLESS, WHOLE_SEARCH, MEX, SENTENCE -> page.paragraph(indent, sentences.of(step));
            }
        }
    }

    private void labels(Page page, int indent, ReasonStep step, String heading, String labels) {
        page.paragraph(indent, sentences.of(heading));
        rows(page, indent, names(step), list(step, labels));
    }

    private void columns(Page page, int indent, ReasonStep step) {
        List<BigInteger> values = list(step, "values").stream()
                .map(value -> new BigInteger(value.toString()))
                .toList();
        new XorTable(names(step), values, sentences.language()).addTo(page, indent + 2);
        if (analysis.convention().normal()) {
            BigInteger xor = values.stream().reduce(BigInteger.ZERO, BigInteger::xor);
            page.paragraph(indent, sentences.of(xor.signum() == 0 ? "sum.zero" : "sum.nonzero", "x", xor));
        }
    }

    private void statistic(Page page, int indent, ReasonStep step) {
        String name = String.valueOf(step.quantities().get("statistic"));
        page.paragraph(indent, sentences.of(new ReasonStep("compound.heading", step.quantities())));
        List<String> values = list(step, "values").stream()
                .map(value -> name.endsWith("FORECLOSED") ? foreclosed(value) : value.toString())
                .toList();
        rows(page, indent, names(step), values);
    }

    private static void rows(Page page, int indent, List<String> names, List<?> values) {
        int width = DisplayWidth.widest(names.stream());
        for (int i = 0; i < names.size(); i++) {
            page.line(indent + 2, DisplayWidth.left(names.get(i), width) + "  " + values.get(i));
        }
    }

    private String foreclosed(Object value) {
        if (value.equals(Statistic.OVER)) {
            return sentences.of("foreclosed.OVER");
        }
        return value.equals(Statistic.WON) ? sentences.of("foreclosed.WON") : value.toString();
    }

    private static List<String> names(ReasonStep step) {
        return list(step, "names").stream().map(Object::toString).toList();
    }

    private static List<?> list(ReasonStep step, String name) {
        return step.quantities().get(name) instanceof List<?> list ? list : List.of();
    }
}
