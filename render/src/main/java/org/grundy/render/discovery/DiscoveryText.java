package org.grundy.render.discovery;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.Certainty;
import org.grundy.discover.Conjecture;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.EqualRun;
import org.grundy.discover.FormDoubt;
import org.grundy.discover.FoundForm;
import org.grundy.discover.ReportSection;
import org.grundy.discover.TableProfile;
import org.grundy.discover.prove.Counterexample;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Samples;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.grundy.render.Language;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.text.BilingualText;

/// The report of a discovery in words.
///
/// @param language of the words
/// @param paint colours them
public record DiscoveryText(Language language, Paint paint) {
    /// Fewer positions are not called checked.
    private static final long FEWEST_CHECKED = 500;

    /// A report in a few lines for each quantity.
    public String of(DiscoveryReport report) {
        Page page = new Page(paint);
        if (!report.sections().isEmpty()) {
            page.line(0, paint.strong(title(report)));
        }
        boolean draws = report.of(SampledQuantity.DRAWN).isPresent();
        for (ReportSection section : report.sections()) {
            page.heading(say("discovery." + section.samples().quantity()));
            section.finding()
                    .ifPresentOrElse(
                            finding -> found(page, finding, section.samples(), draws), () -> nothing(page, section));
        }
        if (draws) {
            page.heading(say("discovery.others-won"));
        }
        String lists = report.lists()
                .map(found -> new ListFormText(language, paint).of(found, report.play()))
                .orElse("");
        return Stream.of(lists, page.toString()).filter(text -> !text.isEmpty()).collect(Collectors.joining("\n"));
    }

    private String title(DiscoveryReport report) {
        Samples samples = report.sections().getFirst().samples();
        String play = report.play() == Play.MISERE ? say("discovery.misere") : "";
        return report.name() + "(" + String.join(",", samples.variables()) + ")" + play + language.of(", ", "，")
                + extent(samples);
    }

    /// `n = 0..1000, m = 1..9`.
    private static String extent(Samples samples) {
        SampleBlock block = samples.blocks().getFirst();
        List<String> ranges = new ArrayList<>();
        for (int i = 0; i < samples.variables().size(); i++) {
            ranges.add(samples.variables().get(i) + " = " + block.from() + ".."
                    + (block.from() + block.sizes().get(i) - 1));
        }
        ranges.add(parameters(samples));
        return ranges.stream().filter(range -> !range.isEmpty()).collect(Collectors.joining(", "));
    }

    private static String parameters(Samples samples) {
        return new ChoicesText(
                        samples.names(),
                        samples.blocks().stream().map(SampleBlock::parameters).toList())
                .toString();
    }

    private void found(Page page, FoundForm finding, Samples samples, boolean draws) {
        ExpressionText formula = new ExpressionText(language);
        IntExpr expression = finding.form().expression();
        String words = samples.quantity().isCondition()
                ? ofAll(expression, samples.quantity(), draws).orElse("")
                : "";
        page.line(2, paint.good(words.isEmpty() ? formula.of(expression) : words));
        formula.definitions().forEach(line -> page.paragraph(4, line));
        FormText.remark(finding.form(), language).ifPresent(remark -> page.paragraph(2, remark));
        page.paragraph(2, label(finding, samples));
        if (finding.certainty() instanceof Certainty.Proved(var proofs)) {
            steps(page, 4, proofs);
        }
    }

    /// The steps of the only proof.
    private void steps(Page page, int indent, List<Proof> proofs) {
        if (proofs.size() == 1) {
            List<BilingualText> steps = proofs.getFirst().steps();
            for (int i = 0; i < steps.size(); i++) {
                page.paragraph(indent, (i + 1) + ". " + language.of(steps.get(i)));
            }
        }
    }

    /// For which parameters it is proved.
    private String where(Certainty.Proved proved, String computed) {
        return proved.every().isEmpty()
                ? computed.isEmpty() ? "" : say("discovery.for", "parameters", computed)
                : say("discovery.every", "parameters", String.join(", ", proved.every()));
    }

    /// The sentence for a constant formula. Where there are draws, those that are not lost need not be won.
    private Optional<String> ofAll(IntExpr condition, SampledQuantity quantity, boolean draws) {
        String which = quantity == SampledQuantity.DRAWN ? "-drawn" : draws ? "-lost.drawn" : "-lost";
        return condition instanceof IntExpr.Constant(long value)
                ? Optional.of(say((value == 0 ? "discovery.none" : "discovery.all") + which))
                : Optional.empty();
    }

    private String label(FoundForm finding, Samples samples) {
        String lost = lostAmong(samples);
        String held = say("discovery.fitted", "fitted", finding.fitted(), "heldOut", finding.heldOut(), "lost", lost);
        String parameters = parameters(samples);
        return switch (finding.certainty()) {
            case Certainty.Proved proved ->
                say("discovery.proved", "range", where(proved, parameters))
                        + because(proved.proofs())
                        + (parameters.isEmpty() || !proved.every().isEmpty() ? "" : say("discovery.other"));
            case Certainty.Bounded(int digits, Proof proof) ->
                say("discovery.bounded", "digits", digits) + because(List.of(proof));
            case Certainty.Checked checked -> say("discovery.checked") + extent(samples) + held;
            case Certainty.Guess(FormDoubt doubt) -> say("guess." + doubt) + held;
        };
    }

    /// How many of the values held out are lost positions or draws, which may be few.
    private String lostAmong(Samples samples) {
        if (!samples.quantity().isCondition()) {
            return "";
        }
        long lost = TableProfile.of(samples).zeros()
                - TableProfile.of(samples.fitted()).zeros();
        return say("discovery.among-them." + samples.quantity(), "lost", lost);
    }

    /// The theorems, each once; the details where there is only one proof.
    private String because(List<Proof> proofs) {
        return proofs.size() == 1
                ? language.of(proofs.getFirst().theorem())
                        + language.of(" ", "")
                        + language.of(proofs.getFirst().detail())
                : proofs.stream()
                        .map(proof -> language.of(proof.theorem()))
                        .distinct()
                        .collect(Collectors.joining(language.of(" ", "")));
    }

    private void nothing(Page page, ReportSection section) {
        page.line(2, say("discovery.no-form"));
        TableProfile profile = section.profile();
        Samples samples = section.samples();
        String share =
                String.format(java.util.Locale.ROOT, "%.4f", (double) profile.zeros() / Math.max(1, profile.known()));
        page.paragraph(
                2,
                say(
                        "discovery.share" + drawn(samples),
                        "zeros",
                        profile.zeros(),
                        "known",
                        profile.known(),
                        "share",
                        share));
        last(profile, samples).ifPresent(line -> page.paragraph(2, line));
        if (samples.quantity() == SampledQuantity.GRUNDY) {
            runs(page, EqualRun.of(samples));
            page.paragraph(2, say("discovery.largest", "largest", profile.largest(), "earlier", profile.earlier()));
        }
    }

    private static String drawn(Samples samples) {
        return samples.quantity() == SampledQuantity.DRAWN ? ".DRAWN" : "";
    }

    private void runs(Page page, List<EqualRun> runs) {
        String listed = runs.stream()
                .map(run -> say(
                        "discovery.run",
                        "value",
                        run.value(),
                        "numbers",
                        run.first() == run.last() ? run.first() : run.first() + ".." + run.last()))
                .collect(Collectors.joining(language.of(", ", "，")));
        if (!runs.isEmpty()) {
            page.paragraph(2, say("discovery.runs", "runs", listed));
        }
    }

    private Optional<String> last(TableProfile profile, Samples samples) {
        return profile.lastZero().map(place -> {
            long[] arguments = place.arguments();
            String numbers = IntStream.range(0, samples.variables().size())
                    .mapToObj(i -> Long.toString(arguments[i]))
                    .collect(Collectors.joining(",", "(", ")"));
            return say("discovery.last" + drawn(samples), "numbers", numbers);
        });
    }

    /// The result of testing a conjecture.
    public String of(Conjecture conjecture, Conjecture.Trial trial, int to) {
        Page page = new Page(paint);
        String range = String.join(", ", conjecture.variation().variables()) + " <= " + to;
        trial.counterexample()
                .ifPresentOrElse(
                        wrong -> page.paragraph(0, counterexample(conjecture, wrong), paint::bad),
                        () -> page.paragraph(0, agrees(conjecture, trial, range), paint::good));
        steps(page, 2, trial.proofs());
        return page.toString();
    }

    private String agrees(Conjecture conjecture, Conjecture.Trial trial, String range) {
        String parameters = new ChoicesText(
                        conjecture.variation().names(),
                        conjecture.variation().members().stream()
                                .map(Variation.Member::parameters)
                                .toList())
                .toString();
        if (trial.proofs().isEmpty()) {
            String all = parameters.isEmpty() ? range : range + ", " + parameters;
            boolean few = trial.positions() < FEWEST_CHECKED;
            String known = trial.untried().isPresent()
                    ? say("conjecture.untried", "from", trial.untried().getAsLong())
                    : say(few ? "conjecture.few" : "discovery.checked");
            return known
                    + say(
                            "conjecture.agrees." + conjecture.quantity(),
                            "text",
                            written(conjecture),
                            "positions",
                            trial.positions(),
                            "all",
                            all);
        }
        String where = where(new Certainty.Proved(trial.proofs()), parameters);
        return say("conjecture.proved." + conjecture.quantity(), "where", where, "text", written(conjecture))
                + because(trial.proofs());
    }

    /// In one line.
    private static String written(Conjecture conjecture) {
        return conjecture.text().strip().replaceAll("\\s+", " ");
    }

    private String counterexample(Conjecture conjecture, Counterexample wrong) {
        String place = assigned(conjecture.variation().variables(), wrong.position())
                + (wrong.parameters().isEmpty()
                        ? ""
                        : ", " + assigned(conjecture.variation().names(), wrong.parameters()));
        String option = wrong.option().map(parts -> String.join(" + ", parts)).orElse("");
        String why = say("wrong." + wrong.kind(), "option", option);
        return say("conjecture.wrong", "place", place, "why", why);
    }

    private static String assigned(List<String> names, List<? extends Number> values) {
        return IntStream.range(0, names.size())
                .mapToObj(i -> names.get(i) + " = " + values.get(i))
                .collect(Collectors.joining(", "));
    }

    private String say(String key, Object... namesAndQuantities) {
        return DiscoveryMessages.say(language, key, namesAndQuantities);
    }
}
