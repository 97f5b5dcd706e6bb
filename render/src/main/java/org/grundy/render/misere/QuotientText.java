package org.grundy.render.misere;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.misere.BipartiteMonoid;
import org.grundy.misere.HeapTameness;
import org.grundy.misere.MisereQuotient;
import org.grundy.misere.QuotientPeriod;
import org.grundy.misere.QuotientReport;
import org.grundy.misere.QuotientSearch;
import org.grundy.misere.tame.TameHeaps;
import org.grundy.render.Language;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.NumberRows;
import org.grundy.run.Run;

/// A misère quotient in words.
public final class QuotientText {
    private static final int MOST_RELATIONS = 40;
    private static final int MOST_HEAPS = 300;
    private static final int WIDE_NAME = 5;

    private final QuotientReport report;
    private final MisereQuotient quotient;
    private final ElementNames names;
    private final Language language;
    private final Page page;

    private QuotientText(QuotientReport report, Language language, Paint paint) {
        this.report = report;
        this.quotient = report.quotient();
        this.names = new ElementNames(quotient);
        this.language = language;
        this.page = new Page(paint);
    }

    /// The words for a report, a line break at the end.
    public static String of(QuotientReport report, Language language, Paint paint) {
        QuotientText text = new QuotientText(report, language, paint);
        text.head();
        text.presentation();
        text.tameness();
        text.growth();
        text.map();
        report.period().ifPresent(text::period);
        return text.page.toString();
    }

    private String say(String key, Object... namesAndQuantities) {
        return QuotientMessages.say(language, key, namesAndQuantities);
    }

    private void head() {
        BipartiteMonoid monoid = quotient.monoid();
        Paint paint = page.paint();
        String size = say("size", "order", monoid.order(), "lost", monoid.lostElements());
        String known = report.complete()
                ? paint.good(say("proved.all"))
                : paint.open(say("proved.to", "heap", quotient.largest()));
        page.line(0, report.game().name() + "  " + paint.strong(size) + "  " + known);
    }

    private void presentation() {
        List<Integer> generators = names.generators();
        if (generators.isEmpty()) {
            page.paragraph(2, say("no-move"));
            return;
        }
        String letters = listed(IntStream.range(0, generators.size())
                .mapToObj(i -> say("generator", "letter", names.letter(i), "heap", generators.get(i))));
        page.paragraph(2, say("generators", "all", letters));
        relations(quotient.relations());
        String lost = listed(IntStream.range(0, quotient.monoid().order())
                .filter(quotient.monoid()::lost)
                .mapToObj(names::name));
        page.paragraph(2, say("lost", "all", lost));
    }

    private void relations(List<MisereQuotient.Relation> relations) {
        String shown = listed(relations.stream()
                .limit(MOST_RELATIONS)
                .map(relation -> names.word(relation.word()) + " = " + names.word(relation.same())));
        int more = relations.size() - MOST_RELATIONS;
        page.paragraph(
                2, more > 0 ? say("relations.more", "all", shown, "more", more) : say("relations", "all", shown));
    }

    private String listed(Stream<String> words) {
        return words.collect(Collectors.joining(say("comma")));
    }

    private void tameness() {
        HeapTameness tameness = report.tameness(Run.unlimited());
        TameHeaps heaps = tameness.heaps();
        page.paragraph(
                2,
                heaps.wild()
                        .map(wild -> say("wild", "heap", wild.heap(), "normal", wild.normal(), "misere", wild.misere()))
                        .orElseGet(() -> tameness.all() ? say("tame") : say("tame.to", "heap", heaps.count() - 1)));
    }

    private void growth() {
        if (!report.changes().isEmpty()) {
            page.heading(say("growth"));
        }
        for (QuotientSearch.Change change : report.changes()) {
            page.line(2, say("change", "heap", change.heap(), "order", change.order(), "lost", change.lostElements()));
        }
    }

    private void map() {
        page.heading(say("map"));
        int[] images = quotient.images();
        int count = Math.min(images.length, MOST_HEAPS);
        NumberRows.Cells cells = new NumberRows.Cells(
                place -> -1,
                place -> names.name(images[place]),
                place -> quotient.monoid().lost(images[place]));
        int columns = Math.min(count, NumberRows.widest(count, cells) > WIDE_NAME ? 6 : 10);
        StringBuilder rows = new StringBuilder();
        NumberRows.ofHeaps(BigInteger.ZERO, columns, count, cells).write(page.paint(), Run.unlimited(), rows);
        page.line(0, rows.toString().stripTrailing());
        if (count < images.length) {
            page.line(2, say("map.more"));
        }
    }

    private void period(QuotientPeriod period) {
        page.heading(say("period.why"));
        page.paragraph(
                2,
                say(
                        "period",
                        "repeats",
                        "Φ(n + " + period.period() + ") = Φ(n)",
                        "period",
                        period.period(),
                        "preperiod",
                        period.preperiod(),
                        "compared",
                        period.heaps() - period.period(),
                        "heaps",
                        period.heaps(),
                        "part",
                        from(period) + period.period()));
    }

    private int from(QuotientPeriod period) {
        return Math.max(report.game().theorem().map(theorem -> theorem.least()).orElse(0), period.preperiod());
    }
}
