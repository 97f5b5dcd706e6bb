package org.grundy.render.misere;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.grundy.misere.QuotientPeriod;
import org.grundy.misere.sequence.MisereSequence;
import org.grundy.render.Language;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.NumberRows;
import org.grundy.run.Run;

/// Misère Grundy values of heaps as rows of numbers, and how they are known.
public final class MisereSequenceText {
    private static final int NARROW = 20;
    private static final int LONG_NAME = 12;

    private final MisereSequence sequence;
    private final Language language;
    private final Page page;

    private MisereSequenceText(MisereSequence sequence, Language language, Paint paint) {
        this.sequence = sequence;
        this.language = language;
        this.page = new Page(paint);
    }

    /// The values of some heaps, a line break at the end.
    ///
    /// @param from the first heap
    /// @param count how many heaps, all of them reached
    public static String values(
            MisereSequence sequence, BigInteger from, int count, Language language, Paint paint, Run run) {
        MisereSequenceText text = new MisereSequenceText(sequence, language, paint);
        BigInteger last = from.add(BigInteger.valueOf(count - 1L));
        text.page.line(
                0, paint.strong(text.say("sequence.of", "game", sequence.game().name(), "from", from, "to", last)));
        if (count > 0) {
            text.rows(from, count, run);
        }
        boolean capped = false;
        for (int i = 0; i < count && !capped; i++) {
            capped = !sequence.exact(from.add(BigInteger.valueOf(i)));
        }
        text.known(capped);
        return text.page.toString();
    }

    /// The period, a line break at the end.
    public static String period(MisereSequence sequence, Language language, Paint paint) {
        MisereSequenceText text = new MisereSequenceText(sequence, language, paint);
        Optional<QuotientPeriod> period = sequence.period();
        String name = sequence.game().name();
        text.page.line(
                0,
                period.map(proved -> text.say(
                                sequence.repeatsExactly() ? "sequence.period" : "sequence.period.small",
                                "game",
                                name,
                                "period",
                                proved.period(),
                                "from",
                                proved.preperiod(),
                                "told",
                                sequence.told()))
                        .orElseGet(
                                () -> text.say("sequence.open", "game", name, "heap", sequence.values().length - 1)));
        period.ifPresent(proved -> text.cycle(proved));
        text.known(!sequence.repeatsExactly());
        return text.page.toString();
    }

    private void cycle(QuotientPeriod proved) {
        StringBuilder values = new StringBuilder();
        for (int i = 0; i < proved.period(); i++) {
            int value = sequence.values()[proved.preperiod() + i];
            values.append(i == 0 ? "" : " ").append(value < sequence.told() ? Integer.toString(value) : atLeast());
        }
        page.paragraph(2, say("sequence.cycle", "values", values));
    }

    private String say(String key, Object... namesAndQuantities) {
        return QuotientMessages.say(language, key, namesAndQuantities);
    }

    private void rows(BigInteger from, int count, Run run) {
        boolean wide = from.toString().length() > LONG_NAME;
        int columns = Math.min(count, wide ? NARROW / 2 : NARROW);
        StringBuilder rows = new StringBuilder();
        IntUnaryOperator number = place -> {
            BigInteger heap = from.add(BigInteger.valueOf(place));
            return sequence.exact(heap) ? sequence.value(heap) : -1;
        };
        NumberRows.ofHeaps(
                        from,
                        columns,
                        count,
                        new NumberRows.Cells(number, place -> atLeast(), place -> number.applyAsInt(place) == 0))
                .write(page.paint(), run, rows);
        page.line(0, "\n" + rows.toString().stripTrailing());
    }

    private String atLeast() {
        return "≥" + sequence.told();
    }

    /// How far values were compared so that their period is proved.
    static String proved(QuotientPeriod period, Language language) {
        return QuotientMessages.say(
                language,
                "sequence.proved",
                "period",
                period.period(),
                "from",
                period.preperiod(),
                "heaps",
                period.heaps());
    }

    /// @param capped whether some values that are shown are not exact
    private void known(boolean capped) {
        page.heading(say("sequence.known"));
        page.paragraph(
                2,
                sequence.order()
                        .map(order -> say("sequence.quotient", "order", order))
                        .orElseGet(() -> say("sequence.tame")));
        sequence.period().ifPresent(period -> page.paragraph(2, proved(period, language)));
        if (sequence.searched() > 0) {
            page.paragraph(2, say("sequence.searched", "told", sequence.told(), "last", sequence.searched() - 1));
        }
        if (capped) {
            page.paragraph(2, say("sequence.capped", "told", sequence.told()));
        }
    }
}
