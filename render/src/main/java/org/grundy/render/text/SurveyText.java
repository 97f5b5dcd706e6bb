package org.grundy.render.text;

import static org.grundy.render.text.SequenceMessages.say;

import java.util.ArrayList;
import java.util.List;
import org.grundy.heap.sequence.SurveyRow;
import org.grundy.render.Language;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Paint;

/// A survey of codes as a table for readers.
public final class SurveyText {
    private static final String NONE = "—";
    private static final List<String> COLUMNS =
            List.of("code", "preperiod", "period", "max", "first", "rare", "last-rare", "values", "same");

    private SurveyText() {}

    /// The table with its column names.
    public static String of(List<SurveyRow> rows, Language language, Paint paint) {
        List<List<String>> cells = new ArrayList<>();
        cells.add(COLUMNS.stream()
                .map(column -> say(language, "survey." + column))
                .toList());
        rows.forEach(row -> cells.add(cells(row)));
        int[] widths = DisplayWidth.columns(cells);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            String line = line(cells.get(i), widths);
            text.append(i == 0 ? paint.heading(line) : line).append('\n');
        }
        return text.toString();
    }

    private static String line(List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder(DisplayWidth.left(cells.getFirst(), widths[0]));
        for (int column = 1; column < widths.length - 1; column++) {
            line.append("  ").append(DisplayWidth.right(cells.get(column), widths[column]));
        }
        return line.append("  ").append(cells.getLast()).toString().stripTrailing();
    }

    private static List<String> cells(SurveyRow row) {
        return List.of(
                row.code(),
                row.period().map(found -> Long.toString(found.preperiod())).orElse(NONE),
                row.period().map(found -> Long.toString(found.period())).orElse(NONE),
                Integer.toString(row.max()),
                Long.toString(row.maxAt()),
                Long.toString(row.rare().count()),
                row.rare().last() < 0 ? NONE : Long.toString(row.rare().last()),
                Long.toString(row.values()),
                same(row));
    }

    private static String same(SurveyRow row) {
        String form = row.form().code().toString();
        int shift = row.form().shift();
        return shift > 0 ? form + ", n − " + shift : form.equals(row.code()) ? "" : form;
    }

    /// One line: how many codes there are, and how many periods are proved.
    public static String summary(List<SurveyRow> rows, Language language) {
        long proved = rows.stream().filter(row -> row.period().isPresent()).count();
        long forms = rows.stream().map(row -> row.form().code()).distinct().count();
        return say(language, "survey.summary", "proved", proved, "codes", rows.size(), "forms", forms) + "\n";
    }
}
