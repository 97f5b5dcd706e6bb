package org.grundy.render.misere;

import static org.grundy.render.misere.QuotientMessages.say;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.analysis.HeapGenus;
import org.grundy.misere.HeapTameness;
import org.grundy.misere.tame.Tameness;
import org.grundy.render.Language;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.value.Genus;

/// Genera in words.
public final class GenusText {
    private static final int NUMBER_WIDTH = 8;

    private GenusText() {}

    /// The genus of one position, a line break at the end.
    public static String of(String expression, Genus genus, Language language, Paint paint) {
        if (genus.kind() == Genus.Kind.OPEN) {
            throw new IllegalArgumentException("nothing was searched");
        }
        List<Integer> misere = genus.misere();
        Stream<Integer> values =
                Stream.concat(misere.stream(), misere.subList(misere.size() - 2, misere.size()).stream());
        return new Page(paint)
                .line(0, expression + "  " + paint.strong(genus.symbol()))
                .paragraph(
                        2,
                        say(
                                language,
                                "genus.values",
                                "normal",
                                genus.normal(),
                                "misere",
                                genus.misereValue(),
                                "values",
                                language.listed(values.map(String::valueOf).toList())))
                .paragraph(2, say(language, "genus." + genus.kind(), "heap", genus.normal()))
                .toString();
    }

    /// The genus of a sum of large heaps of one code, a line break at the end.
    public static String of(String expression, HeapGenus genus, Language language, Paint paint) {
        List<String> values = genus.misere().stream()
                .map(value -> value == genus.told() ? "≥" + value : Integer.toString(value))
                .toList();
        String symbol = genus.exact()
                ? new Genus(genus.normal(), genus.misere(), Genus.Kind.OPEN).symbol()
                : genus.normal() + "^" + String.join(",", values);
        Page page = new Page(paint)
                .line(0, expression + "  " + paint.strong(symbol))
                .paragraph(2, say(language, "genus.heap", "normal", genus.normal(), "values", language.listed(values)))
                .paragraph(2, say(language, "sequence.quotient", "order", genus.order()));
        genus.period().ifPresent(period -> page.paragraph(2, MisereSequenceText.proved(period, language)));
        if (!genus.exact()) {
            page.paragraph(2, say(language, "sequence.capped", "told", genus.told()));
        }
        return page.paragraph(2, say(language, "genus.unsearched")).toString();
    }

    /// Whether all is tame, and the first position that is not, a line break at the end.
    public static String tameness(Tameness tameness, Language language, Paint paint) {
        String words = tameness.wild()
                .map(wild -> wild(wild.expression(), wild.normal(), wild.misere(), language))
                .orElseGet(() -> say(language, "genus.tame", "positions", tameness.tame()));
        return new Page(paint).paragraph(2, words).toString();
    }

    /// Which heaps are tame, a line break at the end.
    public static String tameness(HeapTameness tameness, Language language, Paint paint) {
        String game = tameness.game().name();
        Page page = new Page(paint)
                .paragraph(
                        2,
                        tameness.heaps()
                                .wild()
                                .map(wild -> wild(heap(game, wild.heap()), wild.normal(), wild.misere(), language))
                                .orElseGet(() -> say(
                                        language,
                                        "genus.tame.heaps",
                                        "heap",
                                        tameness.heaps().count() - 1)));
        tameness.period()
                .ifPresent(period -> page.paragraph(
                        2,
                        say(
                                language,
                                "genus.tame.period",
                                "from",
                                period.preperiod(),
                                "period",
                                period.period(),
                                "heaps",
                                period.heaps())));
        return page.toString();
    }

    /// A heap of a code or a set as an expression: `octal[0.77](5)`.
    public static String heap(String rules, int size) {
        return (rules.contains(".") ? "octal[" + rules + "]" : rules) + "(" + size + ")";
    }

    private static String wild(String position, int normal, int misere, Language language) {
        return say(language, "genus.wild", "position", position, "normal", normal, "misere", misere);
    }

    /// The genera of the heaps 0, 1, 2, …
    public static String table(String game, List<Genus> genera, Language language, Paint paint) {
        Page page = new Page(paint).line(0, paint.strong(game) + "  " + say(language, "genus.table"));
        for (int n = 0; n < genera.size(); n++) {
            Genus genus = genera.get(n);
            String wild = genus.kind() == Genus.Kind.WILD ? say(language, "genus.table.wild") : "";
            String number = Integer.toString(n);
            page.line(
                    0, " ".repeat(Math.max(1, NUMBER_WIDTH - number.length())) + number + "  " + genus.symbol() + wild);
        }
        return page.toString();
    }
}
