package org.grundy.render.text;

import static org.grundy.render.text.AnswerMessages.say;

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
                width(checks, Verification::game), width(checks, Verification::theorem), width(checks, this::range));
    }

    private static int width(List<Verification> checks, Function<Verification, String> column) {
        return DisplayWidth.widest(checks.stream().map(column));
    }

    private String range(Verification check) {
        return language.of(check.range());
    }

    /// The row of one check, and the lines of its counterexample if there is one.
    public String row(Verification check, Verdict verdict) {
        String start = DisplayWidth.left(check.game(), widths.get(0)) + "  "
                + DisplayWidth.left(check.theorem(), widths.get(1)) + "  "
                + DisplayWidth.left(range(check), widths.get(2)) + "  ";
        return start + ended(verdict) + "\n";
    }

    private String ended(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Passed passed
            when passed.claims() == 0 -> paint.open("—") + "     " + say(language, "verify.no-claim");
            case Verdict.Passed passed -> {
                positions += passed.positions();
                claims += passed.claims();
                yield paint.good(say(language, "verify.pass")) + "  "
                        + say(language, "verify.passed", "positions", passed.positions(), "claims", passed.claims());
            }
            case Verdict.Refuted wrong -> {
                failed++;
                yield paint.bad(say(language, "verify.fail")) + "  "
                        + say(
                                language,
                                "verify.refuted",
                                "expression",
                                wrong.expression(),
                                "claim",
                                wrong.claim(),
                                "claimed",
                                wrong.claimed(),
                                "found",
                                wrong.found());
            }
            case Verdict.Proved proved ->
                paint.good(say(language, "verify.proved"))
                        + (proved.every().isEmpty() ? "" : "  " + String.join(", ", proved.every()));
            case Verdict.Unproved(var limit) ->
                paint.open("—") + "     "
                        + say(language, limit.isEmpty() ? "verify.no-proof" : "verify.no-proof-within-limits");
            case Verdict.Unfinished limit -> {
                unfinished++;
                yield paint.open(say(language, "verify.undecided")) + "  "
                        + say(
                                language,
                                "verify.unfinished",
                                "positions",
                                limit.limit().positions());
            }
        };
    }

    /// One line on all checks so far, or that there are none.
    public String summary() {
        if (checks == 0) {
            return say(language, "verify.none") + "\n";
        }
        String counted = say(language, "verify.summary", "checks", checks, "positions", positions, "claims", claims);
        if (failed + unfinished == 0) {
            return counted + paint.good(say(language, "verify.all")) + "\n";
        }
        return counted + paint.bad(say(language, "verify.failed", "failed", failed))
                + say(language, "verify.open", "unfinished", unfinished) + "\n";
    }
}
