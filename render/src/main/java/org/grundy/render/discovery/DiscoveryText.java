package org.grundy.render.discovery;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.discover.Certainty;
import org.grundy.discover.Conjecture;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.FormDoubt;
import org.grundy.discover.FoundForm;
import org.grundy.discover.ReportSection;
import org.grundy.discover.TableProfile;
import org.grundy.discover.form.Expression;
import org.grundy.discover.prove.Counterexample;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Samples;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.render.Language;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;

/// What was discovered, in words.
public final class DiscoveryText {
    /// Fewer positions are not called checked.
    private static final long FEWEST_CHECKED = 500;

    private final Language language;
    private final Paint paint;

    /// Words in a language.
    public DiscoveryText(Language language, Paint paint) {
        this.language = language;
        this.paint = paint;
    }

    /// A report in a few lines for each quantity.
    public String of(DiscoveryReport report) {
        Page page = new Page(paint);
        if (!report.sections().isEmpty()) {
            page.line(0, paint.strong(title(report)));
        }
        for (ReportSection section : report.sections()) {
            page.heading(heading(section.samples().quantity()));
            section.finding()
                    .ifPresentOrElse(finding -> found(page, finding, section.samples()), () -> nothing(page, section));
        }
        return page.toString();
    }

    private String title(DiscoveryReport report) {
        Samples samples = report.sections().getFirst().samples();
        String play = report.play() == Play.MISERE ? language.of(", misère play", "，反常规则") : "";
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

    private String heading(SampledQuantity quantity) {
        return switch (quantity) {
            case GRUNDY -> language.of("Grundy value", "Grundy 值");
            case LOST -> language.of("Lost positions (P)", "必败局面（P）");
        };
    }

    private void found(Page page, FoundForm finding, Samples samples) {
        ExpressionText formula = new ExpressionText(language);
        Expression expression = finding.form().expression();
        String words =
                samples.quantity() == SampledQuantity.LOST ? ofAll(expression).orElse("") : "";
        page.line(2, paint.good(words.isEmpty() ? formula.of(expression) : words));
        formula.definitions().forEach(line -> page.paragraph(4, line));
        FormText.remark(finding.form(), language).ifPresent(remark -> page.paragraph(2, remark));
        page.paragraph(2, label(finding, samples));
    }

    /// What is said where a formula says the same of all positions.
    private Optional<String> ofAll(Expression lost) {
        return lost instanceof Expression.Constant(long value)
                ? Optional.of(
                        value == 0
                                ? language.of("none: whoever is to move wins everywhere", "没有：轮到走的一方处处获胜")
                                : language.of("all: whoever is to move loses everywhere", "全部：轮到走的一方处处失败"))
                : Optional.empty();
    }

    private String label(FoundForm finding, Samples samples) {
        String held = language.of(
                        "fitted on " + finding.fitted() + " values, agrees with " + finding.heldOut() + " more",
                        "由 " + finding.fitted() + " 个值拟合，与另外 " + finding.heldOut() + " 个值一致")
                + lostAmong(samples);
        String range = parameters(samples).isEmpty() ? "" : language.of(" for ", "，对 ") + parameters(samples);
        return switch (finding.certainty()) {
            case Certainty.Proved(var proofs) ->
                language.of("Proved for all positions" + range + ". ", "已证明，对所有局面成立" + range + "。")
                        + because(proofs)
                        + (range.isEmpty() ? "" : language.of(" For other parameters: a guess.", "其他参数：仅为猜想。"));
            case Certainty.Checked checked ->
                language.of("Checked, not proved: ", "已检验，未证明：")
                        + extent(samples)
                        + language.of(" (", "（")
                        + held
                        + language.of(").", "）。");
            case Certainty.Guess(FormDoubt doubt) ->
                guess(doubt) + language.of(" (", "（") + held + language.of(").", "）。");
        };
    }

    private String guess(FormDoubt doubt) {
        return switch (doubt) {
            case FEW_VALUES -> language.of("A guess from few values", "由少量值得出的猜想");
            case MANY_CONSTANTS ->
                language.of("A guess: it has too many constants for these values", "猜想：常数过多，这些值不足以检验");
            case FEW_PERIODS -> language.of("A guess: the table is shorter than three periods", "猜想：表不足三个周期");
            case UNSEEN_CASE ->
                language.of("A guess: some case of it does not occur among the values held out", "猜想：其某种情形未出现在保留的值中");
            case NOT_LOOKED -> language.of("A guess: there was no time to look closer", "猜想：没有时间进一步检验");
        };
    }

    /// How many of the values held out are lost positions, which may be few.
    private String lostAmong(Samples samples) {
        if (samples.quantity() != SampledQuantity.LOST) {
            return "";
        }
        long lost = TableProfile.of(samples).zeros()
                - TableProfile.of(samples.fitted()).zeros();
        return language.of(", " + lost + " of them lost", "，其中必败 " + lost + " 个");
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
        page.line(2, language.of("no form found", "未找到规律"));
        TableProfile profile = section.profile();
        Samples samples = section.samples();
        String share =
                String.format(java.util.Locale.ROOT, "%.4f", (double) profile.zeros() / Math.max(1, profile.known()));
        page.paragraph(
                2,
                language.of(
                        profile.zeros() + " of " + profile.known() + " positions are lost (" + share + ")",
                        profile.known() + " 个局面中有 " + profile.zeros() + " 个必败（" + share + "）"));
        last(profile, samples).ifPresent(line -> page.paragraph(2, line));
        if (samples.quantity() == SampledQuantity.GRUNDY) {
            page.paragraph(
                    2,
                    language.of(
                            "largest value " + profile.largest() + "; up to half of the range " + profile.earlier(),
                            "最大值 " + profile.largest() + "；前一半范围内为 " + profile.earlier()));
        }
    }

    private Optional<String> last(TableProfile profile, Samples samples) {
        return profile.lastZero().map(place -> {
            long[] arguments = place.arguments();
            String numbers = IntStream.range(0, samples.variables().size())
                    .mapToObj(i -> Long.toString(arguments[i]))
                    .collect(Collectors.joining(",", "(", ")"));
            return language.of("the last lost position is ", "最后一个必败局面是 ") + numbers;
        });
    }

    /// How the trial of a guess ended.
    public String of(Conjecture conjecture, Conjecture.Trial trial, int to) {
        Page page = new Page(paint);
        String range = String.join(", ", conjecture.variation().variables()) + " <= " + to;
        trial.counterexample()
                .ifPresentOrElse(
                        wrong -> page.paragraph(0, counterexample(conjecture, wrong), paint::bad),
                        () -> page.paragraph(0, agrees(conjecture, trial, range), paint::good));
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
            return language.of(
                    (few ? "Tried on few positions, not proved: " : "Checked, not proved: ") + "P exactly where "
                            + conjecture.text() + ", for all " + trial.positions() + " positions with " + all + ".",
                    (few ? "只试了少量局面，未证明：在 " : "已检验，未证明：在 ") + all + " 的全部 " + trial.positions() + " 个局面上，必败当且仅当 "
                            + conjecture.text() + "。");
        }
        return language.of(
                        "Proved for all positions" + (parameters.isEmpty() ? "" : " for " + parameters)
                                + ": P exactly where " + conjecture.text() + ". ",
                        "已证明，对所有局面成立" + (parameters.isEmpty() ? "" : "，对 " + parameters) + "：必败当且仅当 "
                                + conjecture.text() + "。")
                + because(trial.proofs());
    }

    private String counterexample(Conjecture conjecture, Counterexample wrong) {
        String place = assigned(conjecture.variation().variables(), wrong.position())
                + (wrong.parameters().isEmpty()
                        ? ""
                        : ", " + assigned(conjecture.variation().names(), wrong.parameters()));
        String option = wrong.option().map(parts -> String.join(" + ", parts)).orElse("");
        String why = switch (wrong.kind()) {
            case LOST_TO_LOST ->
                language.of(
                        "the guess says lost, but the move to " + option
                                + " leads to a position that it calls lost as well",
                        "猜想说必败，但走到 " + option + " 的一步到达的局面也被它称为必败");
            case WON_WITHOUT_MOVE ->
                language.of(
                        "the guess says won, but no move leads to a position that it calls lost",
                        "猜想说必胜，但没有一步到达它称为必败的局面");
            case END ->
                language.of(
                        "there is no move, and the guess says the opposite of what the rules say of the end",
                        "此处无棋可走，猜想与规则对终局的规定相反");
            case LOST_BUT_WON -> language.of("the guess says lost, but it is won", "猜想说必败，其实必胜");
            case WON_BUT_LOST -> language.of("the guess says won, but it is lost", "猜想说必胜，其实必败");
            case DRAWN ->
                language.of(
                        "it is a draw, for play need not end and neither player can force an end",
                        "此处为和局：对局可以无限进行，双方都不能迫使它结束");
            case VALUE -> language.of("the value is another", "值与所说不同");
        };
        return language.of("Wrong at ", "反例：") + place + language.of(": ", "：") + why + language.of(".", "。");
    }

    private static String assigned(List<String> names, List<? extends Number> values) {
        return IntStream.range(0, names.size())
                .mapToObj(i -> names.get(i) + " = " + values.get(i))
                .collect(Collectors.joining(", "));
    }
}
