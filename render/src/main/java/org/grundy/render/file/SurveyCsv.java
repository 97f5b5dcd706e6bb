package org.grundy.render.file;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.heap.StandardForm;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.SurveyRow;
import org.grundy.lang.CodeParser;
import org.grundy.lang.TextSlice;

/// The rows of a survey as comma-separated values. The first five columns are those in which such tables are
/// published; preperiod and period are empty where none is proved.
public final class SurveyCsv {
    /// The first line, without a line break.
    public static final String HEADER =
            "code,preperiod,period,max_grundy,first_heap_with_max,status,values,standard_form,shift,"
                    + "rare_mask,rare_parity,rare,last_rare";

    private static final String PROVED = "proved";
    private static final String OPEN = "open";
    private static final Pattern ROW = Pattern.compile(
            "([0-9A-V.]+),(?:(\\d{1,18}),(\\d{1,18})|,),(\\d{1,9}),(\\d{1,18}),(proved|open),(\\d{1,18}),([0-9A-V.]+),(\\d{1,9})"
                    + ",(\\d{1,9}),(true|false),(\\d{1,18}),(-1|\\d{1,18})");

    private SurveyCsv() {}

    /// A whole file of rows.
    public static String of(Collection<SurveyRow> rows) {
        StringBuilder text = new StringBuilder(HEADER).append('\n');
        rows.forEach(row -> text.append(line(row)).append('\n'));
        return text.toString();
    }

    /// A row as a line, without a line break.
    public static String line(SurveyRow row) {
        String period = row.period()
                .map(found -> found.preperiod() + "," + found.period())
                .orElse(",");
        return String.join(
                ",",
                List.of(
                        row.code(),
                        period,
                        Integer.toString(row.max()),
                        Long.toString(row.maxAt()),
                        row.period().isPresent() ? PROVED : OPEN,
                        Long.toString(row.values()),
                        row.form().code().toString(),
                        Integer.toString(row.form().shift()),
                        Integer.toString(row.rare().mask()),
                        Boolean.toString(row.rare().parity()),
                        Long.toString(row.rare().count()),
                        Long.toString(row.rare().last())));
    }

    /// The row that a line writes, if it is one.
    public static Optional<SurveyRow> read(String line) {
        Matcher fields = ROW.matcher(line);
        if (!fields.matches() || (fields.group(2) != null) != fields.group(6).equals(PROVED)) {
            return Optional.empty();
        }
        Optional<SurveyRow.Repetition> period = Optional.ofNullable(fields.group(2))
                .map(preperiod -> new SurveyRow.Repetition(Long.parseLong(preperiod), Long.parseLong(fields.group(3))));
        TakeAndBreakCode standard = CodeParser.parse(
                TextSlice.trimmed(fields.group(8), 0, fields.group(8).length()), TakeAndBreakCode.LARGEST_DIGIT);
        return Optional.of(new SurveyRow(
                fields.group(1),
                period,
                Integer.parseInt(fields.group(4)),
                Long.parseLong(fields.group(5)),
                new SurveyRow.RareHeaps(
                        Integer.parseInt(fields.group(10)),
                        Boolean.parseBoolean(fields.group(11)),
                        Long.parseLong(fields.group(12)),
                        Long.parseLong(fields.group(13))),
                Long.parseLong(fields.group(7)),
                new StandardForm(standard, Integer.parseInt(fields.group(9)))));
    }
}
