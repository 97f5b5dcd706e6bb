package org.grundy.render.program;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.grundy.discover.Certainty;
import org.grundy.discover.FoundForm;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.render.Language;
import org.grundy.render.discovery.ExpressionText;
import org.grundy.testkit.Seed;

/// The table of problems, in Markdown.
final class ContestTable {
    private ContestTable() {}

    static String of(List<ContestFinding> findings) {
        return findings.stream().map(ContestTable::row).collect(Collectors.joining("\n", "", "\n"));
    }

    private static String row(ContestFinding finding) {
        ContestProblem problem = finding.problem();
        SampledQuantity quantity = finding.forms().containsKey(problem.asked())
                ? problem.asked()
                : finding.forms().keySet().stream().findFirst().orElse(problem.asked());
        FoundForm form = finding.forms().get(quantity);
        String asked = problem.asked() == SampledQuantity.GRUNDY ? "value" : "lost";
        String found = form == null ? "–" : (quantity == problem.asked() ? "" : "lost: ") + formula(form);
        String known = form == null ? "no form" : known(finding, quantity, form.certainty());
        String vary = problem.vary().isEmpty() ? "" : " `--vary " + problem.vary() + "`";
        return String.format(
                Locale.ROOT,
                "| %s | `%s`%s | %s | %s | %s | %.1f |",
                problem.id(),
                problem.rules(),
                vary,
                asked,
                found,
                known,
                finding.seconds());
    }

    private static String formula(FoundForm form) {
        ExpressionText text = new ExpressionText(Language.EN);
        String formula = text.of(form.form().expression());
        String shown = formula.length() > 90 ? formula.substring(0, 80) + "…" : formula;
        List<String> definitions = text.definitions();
        String below = definitions.isEmpty() ? "" : "; " + definitions.getFirst();
        return "`" + shown + (below.length() > 120 ? below.substring(0, 110) + "…" : below) + "`";
    }

    private static String known(ContestFinding finding, SampledQuantity quantity, Certainty certainty) {
        if (finding.error(quantity, Seed.of(finding.problem().id()).generator()).isPresent()) {
            return "wrong";
        }
        return switch (certainty) {
            case Certainty.Proved proved -> "proved";
            case Certainty.Checked checked -> "checked";
            case Certainty.Bounded bounded -> "proved to 10^18";
            case Certainty.Guess guess -> "guess";
        };
    }
}
