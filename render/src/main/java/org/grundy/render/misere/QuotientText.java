package org.grundy.render.misere;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.misere.BipartiteMonoid;
import org.grundy.misere.MisereQuotient;
import org.grundy.misere.QuotientPeriod;
import org.grundy.misere.QuotientReport;
import org.grundy.misere.QuotientSearch;
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
        text.growth();
        text.map();
        report.period().ifPresent(text::period);
        return text.page.toString();
    }

    private void head() {
        BipartiteMonoid monoid = quotient.monoid();
        Paint paint = page.paint();
        String size = language.of(
                "misère quotient of order " + monoid.order() + ", " + monoid.lostElements() + " in the P-portion",
                "反常商的阶为 " + monoid.order() + "，其中 P 元 " + monoid.lostElements() + " 个");
        String known = report.complete()
                ? paint.good(language.of("proved for all heaps", "对所有堆均已证明"))
                : paint.open(language.of(
                        "proved for the heaps up to " + quotient.largest(), "对不超过 " + quotient.largest() + " 的堆已证明"));
        page.line(0, report.game().name() + "  " + paint.strong(size) + "  " + known);
    }

    private void presentation() {
        String letters = IntStream.range(0, names.generators().size())
                .mapToObj(i -> names.letter(i) + " = " + language.of("heap ", "堆 ")
                        + names.generators().get(i))
                .collect(Collectors.joining(language.of(", ", "，")));
        if (letters.isEmpty()) {
            page.paragraph(2, language.of("No heap has a move.", "所有堆都没有可走的走法。"));
            return;
        }
        page.paragraph(2, language.of("Generators: ", "生成元：") + letters + language.of(".", "。"));
        List<MisereQuotient.Relation> relations = quotient.relations();
        String shown = relations.stream()
                .limit(MOST_RELATIONS)
                .map(relation -> names.word(relation.word()) + " = " + names.word(relation.same()))
                .collect(Collectors.joining(language.of(", ", "，")));
        int more = relations.size() - MOST_RELATIONS;
        page.paragraph(
                2,
                language.of("Relations, besides xy = yx: ", "关系（另有 xy = yx）：")
                        + shown
                        + (more > 0 ? language.of(" and " + more + " more (--json)", "，另有 " + more + " 个（--json）") : "")
                        + language.of(".", "。"));
        String lost = IntStream.range(0, quotient.monoid().order())
                .filter(quotient.monoid()::lost)
                .mapToObj(names::name)
                .collect(Collectors.joining(language.of(", ", "，")));
        page.paragraph(
                2,
                language.of(
                        "A sum is lost for the player to move exactly if the product of its heaps is one of " + lost
                                + ".",
                        "一个和对先手必败，当且仅当各堆的乘积是下列元素之一：" + lost + "。"));
    }

    private void growth() {
        page.heading(language.of("How it grows with the heaps", "随堆增大的过程"));
        for (QuotientSearch.Change change : report.changes()) {
            page.line(
                    2,
                    language.of(
                            "from heap " + change.heap() + ": order " + change.order() + ", " + change.lostElements()
                                    + " in the P-portion (candidates tried: " + change.candidates() + ")",
                            "从堆 " + change.heap() + " 起：阶 " + change.order() + "，P 元 " + change.lostElements()
                                    + " 个（试过 " + change.candidates() + " 个候选）"));
        }
    }

    private void map() {
        page.heading(language.of("The element of each heap", "各堆对应的元素"));
        int[] images = quotient.images();
        int count = Math.min(images.length, MOST_HEAPS);
        NumberRows.Cells cells = cells(images);
        int columns = Math.min(count, NumberRows.widest(count, cells) > WIDE_NAME ? 6 : 10);
        StringBuilder rows = new StringBuilder();
        new NumberRows("n", columns, count, row -> Integer.toString(row * columns), column -> "+" + column, cells)
                .write(page.paint(), Run.unlimited(), rows);
        page.line(0, rows.toString().stripTrailing());
        if (count < images.length) {
            page.line(2, language.of("… all of them: --json", "……全部：--json"));
        }
    }

    private NumberRows.Cells cells(int[] images) {
        return new NumberRows.Cells() {
            @Override
            public int number(int place) {
                return -1;
            }

            @Override
            public String word(int place) {
                return names.name(images[place]);
            }

            @Override
            public boolean marked(int place) {
                return quotient.monoid().lost(images[place]);
            }
        };
    }

    private void period(QuotientPeriod period) {
        page.heading(language.of("Why this is all", "为何到此为止"));
        String repeats = "Φ(n + " + period.period() + ") = Φ(n)";
        page.paragraph(
                2,
                language.of(
                        "Φ(n), the element of heap n, repeats: " + repeats + " was compared for " + period.preperiod()
                                + " ≤ n < " + (period.heaps() - period.period())
                                + ", in the quotient of the heaps below "
                                + period.heaps() + ". In a larger heap, n + " + period.period()
                                + ", every option has a part of at least " + (from(period) + period.period())
                                + "; a part smaller by " + period.period()
                                + " is the same element, and with it the option is one of n, and so back. So every larger"
                                + " heap can be replaced by one smaller by " + period.period() + ", in every sum.",
                        "堆 n 的元素 Φ(n) 循环：在小于 " + period.heaps() + " 的堆的商中，对 " + period.preperiod() + " ≤ n < "
                                + (period.heaps() - period.period()) + " 比较了 " + repeats + "。更大的堆 n + "
                                + period.period() + " 的每个后继都有一部分不小于 " + (from(period) + period.period())
                                + "；把它减去 " + period.period() + " 仍是同一元素，得到的就是 n 的后继，反之亦然。因此在任何和中，"
                                + "更大的堆都可以换成小 " + period.period() + " 的堆。"));
    }

    private int from(QuotientPeriod period) {
        return Math.max(report.game().theorem().map(theorem -> theorem.least()).orElse(0), period.preperiod());
    }
}
