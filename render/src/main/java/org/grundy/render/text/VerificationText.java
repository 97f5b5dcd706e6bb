package org.grundy.render.text;

import java.util.List;
import java.util.function.Function;
import org.grundy.render.Language;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Paint;
import org.grundy.verify.Verdict;
import org.grundy.verify.Verification;

/// Comparisons of theorems with search in words, a row each.
public final class VerificationText {
    private final Language language;
    private final Paint paint;
    private final int checks;
    private final List<Integer> widths;
    private long positions;
    private long claims;
    private int failed;
    private int unfinished;

    /// Words for some checks, which set the widths of the columns.
    public VerificationText(List<Verification> checks, Language language, Paint paint) {
        this.language = language;
        this.paint = paint;
        this.checks = checks.size();
        this.widths = List.of(
                width(checks, Verification::game),
                width(checks, Verification::theorem),
                width(checks, Verification::range));
    }

    private static int width(List<Verification> checks, Function<Verification, String> column) {
        return checks.stream().map(column).mapToInt(DisplayWidth::of).max().orElse(0);
    }

    /// The row of one check, and the lines of its counterexample if there is one.
    public String row(Verification check, Verdict verdict) {
        String start = DisplayWidth.left(check.game(), widths.get(0)) + "  "
                + DisplayWidth.left(check.theorem(), widths.get(1)) + "  "
                + DisplayWidth.left(check.range(), widths.get(2)) + "  ";
        return start + ended(check, verdict) + "\n";
    }

    private String ended(Verification check, Verdict verdict) {
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
                                "the budget ended after " + limit.limit().positions() + " of " + check.positions()
                                        + " or more positions",
                                "预算在访问 " + limit.limit().positions() + " 个局面后用尽");
            }
        };
    }

    /// One line on all checks so far.
    public String summary() {
        String counted = language.of(
                checks + " checks, " + positions + " positions, " + claims + " claims: ",
                "共 " + checks + " 项检验，" + positions + " 个局面，" + claims + " 条断言：");
        if (failed + unfinished == 0) {
            return counted + paint.good(language.of("all PASS", "全部 PASS")) + "\n";
        }
        return counted + paint.bad(language.of(failed + " FAIL", failed + " 项 FAIL"))
                + language.of(", " + unfinished + " undecided", "，" + unfinished + " 项未判定") + "\n";
    }
}
