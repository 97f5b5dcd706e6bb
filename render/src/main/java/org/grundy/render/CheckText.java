package org.grundy.render;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.grundy.analysis.Trial;
import org.grundy.analysis.Verdict;
import org.grundy.game.Theorem;

/// Comparisons of theorems with search in words, a row each.
public final class CheckText {
    private final Language language;
    private final Paint paint;
    private final List<Row> rows = new ArrayList<>();
    private final List<Integer> widths;
    private long positions;
    private long claims;
    private int failed;
    private int unfinished;

    private record Row(String game, String theorem, String range) {}

    /// Words for the checks of all theorems in some trials; the trials set the widths of the columns.
    public CheckText(List<Trial<?>> trials, Language language, Paint paint) {
        this.language = language;
        this.paint = paint;
        for (Trial<?> trial : trials) {
            trial.game().theorems().forEach(theorem -> rows.add(row(trial, theorem)));
        }
        this.widths = List.of(
                width(row -> DisplayWidth.of(row.game)),
                width(row -> DisplayWidth.of(row.theorem)),
                width(row -> DisplayWidth.of(row.range)));
    }

    private static Row row(Trial<?> trial, Theorem<?> theorem) {
        return new Row(trial.game().name(), theorem.key(), trial.range());
    }

    private int width(ToIntFunction<Row> of) {
        return rows.stream().mapToInt(of).max().orElse(0);
    }

    /// The row of one check, and the lines of its counterexample if there is one.
    public String row(Trial<?> trial, Theorem<?> theorem, Verdict verdict) {
        Row row = row(trial, theorem);
        String start = DisplayWidth.left(row.game, widths.get(0)) + "  " + DisplayWidth.left(row.theorem, widths.get(1))
                + "  " + DisplayWidth.left(row.range, widths.get(2)) + "  ";
        return start + ended(trial, verdict) + "\n";
    }

    private String ended(Trial<?> trial, Verdict verdict) {
        return switch (verdict) {
            case Verdict.Passed passed
            when passed.claims() == 0 ->
                paint.open("—") + "     " + language.of("speaks of no position of this range", "对此范围内的局面没有断言");
            case Verdict.Passed passed -> {
                positions += passed.positions();
                claims += passed.claims();
                yield paint.good("PASS") + "  "
                        + language.of(
                                passed.positions() + " positions, " + passed.claims() + " claims",
                                passed.positions() + " 个局面，" + passed.claims() + " 条断言");
            }
            case Verdict.Refuted wrong -> {
                failed++;
                yield paint.bad("FAIL") + "  "
                        + language.of(
                                wrong.expression() + ", " + wrong.claim() + ": the theorem says " + wrong.claimed()
                                        + ", search finds " + wrong.found(),
                                wrong.expression() + "，" + wrong.claim() + "：定理断言 " + wrong.claimed() + "，搜索得到 "
                                        + wrong.found());
            }
            case Verdict.Unfinished limit -> {
                unfinished++;
                yield paint.open(language.of("UNDECIDED", "未判定")) + "  "
                        + language.of(
                                "the budget ended after " + limit.limit().positions() + " of "
                                        + trial.positions().size() + " or more positions",
                                "预算在访问 " + limit.limit().positions() + " 个局面后用尽");
            }
        };
    }

    /// One line on all checks so far.
    public String summary() {
        String counted = language.of(
                rows.size() + " checks, " + positions + " positions, " + claims + " claims: ",
                "共 " + rows.size() + " 项检验，" + positions + " 个局面，" + claims + " 条断言：");
        if (failed + unfinished == 0) {
            return counted + paint.good(language.of("all PASS", "全部 PASS")) + "\n";
        }
        return counted + paint.bad(language.of(failed + " FAIL", failed + " 项 FAIL"))
                + language.of(", " + unfinished + " undecided", "，" + unfinished + " 项未判定") + "\n";
    }
}
