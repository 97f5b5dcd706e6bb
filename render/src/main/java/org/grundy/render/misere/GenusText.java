package org.grundy.render.misere;

import java.util.List;
import java.util.stream.Collectors;
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
        Page page = new Page(paint);
        page.line(0, expression + "  " + paint.strong(genus.symbol()));
        page.paragraph(
                2,
                language.of(
                        "Grundy value g+ = " + genus.normal() + ", misère Grundy value g− = " + genus.misereValue()
                                + "; with 0, 1, 2, … heaps of two beside it the misère values are "
                                + superscripts(genus, ", ") + ", ….",
                        "SG 值 g+ = " + genus.normal() + "，反常 SG 值 g− = " + genus.misereValue()
                                + "；旁边加上 0、1、2…… 个二石堆时，反常值依次为 " + superscripts(genus, "、") + "……"));
        page.paragraph(2, kind(genus, language));
        return page.toString();
    }

    /// The genus of a sum of large heaps of one code, a line break at the end.
    public static String of(String expression, HeapGenus genus, Language language, Paint paint) {
        Page page = new Page(paint);
        page.line(0, expression + "  " + paint.strong(symbol(genus)));
        page.paragraph(
                2,
                language.of(
                        "Grundy value g+ = " + genus.normal() + "; with 0, 1, 2, … heaps of two beside it the misère"
                                + " values are " + listed(genus, ", ") + ", …",
                        "SG 值 g+ = " + genus.normal() + "；旁边加上 0、1、2…… 个二石堆时，反常值依次为 " + listed(genus, "、") + "……"));
        page.paragraph(2, QuotientMessages.say(language, "sequence.quotient", "order", genus.order()));
        genus.period().ifPresent(period -> page.paragraph(2, MisereSequenceText.proved(period, language)));
        if (!genus.exact()) {
            page.paragraph(2, QuotientMessages.say(language, "sequence.capped", "told", genus.told()));
        }
        page.paragraph(
                2,
                language.of(
                        "Too much can follow to be searched: whether it is tame, or as good as a heap of Nim, is not said.",
                        "此后的局面太多，无法搜索：它是否驯良、是否等价于某个 Nim 堆，这里不作判断。"));
        return page.toString();
    }

    private static String symbol(HeapGenus genus) {
        return genus.exact()
                ? new Genus(genus.normal(), genus.misere(), Genus.Kind.OPEN).symbol()
                : genus.normal() + "^" + listed(genus, ",");
    }

    private static String listed(HeapGenus genus, String separator) {
        return genus.misere().stream()
                .map(value -> value == genus.told() ? "≥" + value : Integer.toString(value))
                .collect(Collectors.joining(separator));
    }

    /// The misère values, the last two of which go on by turns.
    private static String superscripts(Genus genus, String separator) {
        List<Integer> misere = genus.misere();
        return Stream.concat(misere.stream(), misere.subList(misere.size() - 2, misere.size()).stream())
                .map(String::valueOf)
                .collect(Collectors.joining(separator));
    }

    private static String kind(Genus genus, Language language) {
        return switch (genus.kind()) {
            case HEAP ->
                language.of(
                        "In misère play it is as good as a heap of Nim of " + genus.normal() + ".",
                        "在反常规则下它等价于 " + genus.normal() + " 个石子的 Nim 堆。");
            case TAME ->
                language.of(
                        "Tame: the theorem on tame sums applies to it and to all that can follow.",
                        "驯良（tame）：关于驯良局面之和的定理对它及其后的所有局面适用。");
            case WILD ->
                language.of(
                        "Wild: it, or a position that can follow, is neither fickle nor firm.",
                        "不驯良（wild）：它或其后的某个局面既非可变也非稳定。");
            case OPEN -> throw new IllegalArgumentException("nothing was searched");
        };
    }

    /// Whether all is tame, and the first position that is not, a line break at the end.
    public static String tameness(Tameness tameness, Language language, Paint paint) {
        Page page = new Page(paint);
        page.paragraph(
                2,
                tameness.wild()
                        .map(wild -> wild(wild.expression(), wild.normal(), wild.misere(), language))
                        .orElseGet(() -> language.of(
                                "Each of the " + tameness.tame() + " positions of components that can follow is fickle"
                                        + " or firm, so the theorem on tame sums answers every sum of them.",
                                "此后可能出现的 " + tameness.tame() + " 个子游戏局面都是可变或稳定的，因此关于驯良局面之和的定理能解答它们的任何和。")));
        return page.toString();
    }

    /// Which heaps are tame, a line break at the end.
    public static String tameness(HeapTameness tameness, Language language, Paint paint) {
        Page page = new Page(paint);
        String game = tameness.game().name();
        int tame = tameness.heaps().count() - 1;
        page.paragraph(
                2,
                tameness.heaps()
                        .wild()
                        .map(wild -> wild(heap(game, wild.heap()), wild.normal(), wild.misere(), language))
                        .orElseGet(() -> language.of(
                                "The heaps up to " + tame + " are fickle or firm, so the theorem on tame sums answers "
                                        + "every sum of them.",
                                "不超过 " + tame + " 的堆都是可变或稳定的，因此关于驯良局面之和的定理能解答它们的任何和。")));
        tameness.period()
                .ifPresent(period -> page.paragraph(
                        2,
                        language.of(
                                "So are all heaps: from heap " + period.preperiod() + " on both values repeat with "
                                        + "period " + period.period() + ", which the first " + period.heaps()
                                        + " heaps prove.",
                                "所有堆都是如此：从堆 " + period.preperiod() + " 起两种值以 " + period.period() + " 为周期重复，由前 "
                                        + period.heaps() + " 个堆证明。")));
        return page.toString();
    }

    /// A heap of a code or a set as an expression: `octal[0.77](5)`.
    public static String heap(String rules, int size) {
        return (rules.contains(".") ? "octal[" + rules + "]" : rules) + "(" + size + ")";
    }

    private static String wild(String position, int normal, int misere, Language language) {
        return language.of(
                "The first wild position is " + position + ": what follows it is tame, and by the theorem on tame sums"
                        + " its normal value is " + normal + " and its misère value " + misere
                        + ". Fickle would be 0 and 1, or 1 and 0; firm, two equal values.",
                "第一个不驯良的局面是 " + position + "：其后的局面都驯良，由关于驯良局面之和的定理，它的正常值为 " + normal + "，反常值为 " + misere
                        + "。可变局面的两个值应为 0 和 1 或 1 和 0；稳定局面的两个值应相等。");
    }

    /// The genera of the heaps 0, 1, 2, …
    public static String table(String game, List<Genus> genera, Language language, Paint paint) {
        Page page = new Page(paint);
        page.line(0, paint.strong(game) + "  " + language.of("genus of each heap", "各堆的 genus"));
        for (int n = 0; n < genera.size(); n++) {
            Genus genus = genera.get(n);
            String wild = genus.kind() == Genus.Kind.WILD ? language.of("  wild", "  不驯良") : "";
            String number = Integer.toString(n);
            page.line(
                    0, " ".repeat(Math.max(1, NUMBER_WIDTH - number.length())) + number + "  " + genus.symbol() + wild);
        }
        return page.toString();
    }
}
