package org.grundy.render.text;

import java.math.BigInteger;
import org.grundy.lang.nim.NimAnswer;
import org.grundy.render.Language;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.value.BigNimbers;
import org.grundy.value.NimLogarithm;

/// Answers of nim arithmetic in words.
public final class NimText {
    private final Language language;
    private final Page page;

    private NimText(Language language, Paint paint) {
        this.language = language;
        this.page = new Page(paint);
    }

    /// An answer, with what else is worth knowing of the nimber.
    public static String of(NimAnswer answer, Language language, Paint paint) {
        return new NimText(language, paint).text(answer);
    }

    private String text(NimAnswer answer) {
        String asked = answer.asked().notation();
        switch (answer) {
            case NimAnswer.Nimber nimber -> {
                result(asked, nimber.value().toString());
                facts(nimber.value());
            }
            case NimAnswer.Degree degree -> {
                result(asked, Integer.toString(degree.degree()));
                field(degree.degree());
            }
            case NimAnswer.Order order -> {
                result(asked, order.order().map(BigInteger::toString).orElse("?"));
                order(order);
            }
            case NimAnswer.Logarithm logarithm -> log(asked, logarithm);
        }
        return page.toString();
    }

    private void result(String asked, String value) {
        page.paragraph(0, asked + " = " + page.paint().strong(value));
    }

    private void facts(BigInteger value) {
        field(BigNimbers.degree(value));
        if (value.signum() != 0) {
            say("inverse: ", "逆元：", BigNimbers.inverse(value));
        }
        say("square: ", "平方：", BigNimbers.square(value));
        say("square root: ", "平方根：", BigNimbers.squareRoot(value));
    }

    private void say(String en, String zh, Object value) {
        page.paragraph(2, language.of(en, zh) + value);
    }

    private void field(int degree) {
        page.paragraph(
                2,
                language.of(
                        "smallest field: the 2^" + degree + " nimbers below 2^" + degree,
                        "最小的域：小于 2^" + degree + " 的 2^" + degree + " 个 nimber"));
    }

    private void order(NimAnswer.Order order) {
        if (order.order().isEmpty()) {
            page.paragraph(
                    2, language.of("It depends on factors of Fermat numbers that are not known.", "它取决于尚未知晓的费马数因子。"));
            return;
        }
        boolean primitive = BigNimbers.primitive(order.of()).orElse(false);
        page.paragraph(
                2,
                primitive
                        ? language.of(
                                "primitive: its powers are all nimbers of its smallest field but 0",
                                "本原元：它的幂取遍其最小的域中除 0 外的所有 nimber")
                        : language.of(
                                "not primitive: its powers are not all nimbers of its smallest field but 0",
                                "不是本原元：它的幂不能取遍其最小的域中除 0 外的所有 nimber"));
    }

    private void log(String asked, NimAnswer.Logarithm logarithm) {
        String base = logarithm.base().toString();
        switch (logarithm.result()) {
            case NimLogarithm.Exponent found -> {
                result(asked, found.exponent().toString());
                page.paragraph(
                        2,
                        language.of(
                                "the least one: adding the order of " + base + ", which is " + found.order()
                                        + ", gives the others",
                                "这是最小的一个：加上 " + base + " 的阶 " + found.order() + " 的倍数得到其余的"));
            }
            case NimLogarithm.None none ->
                page.paragraph(
                        0,
                        asked
                                + language.of(
                                        ": there is none; " + logarithm.of() + " is no power of " + base,
                                        "：不存在；" + logarithm.of() + " 不是 " + base + " 的幂"));
            case NimLogarithm.TooHard hard ->
                page.paragraph(
                        0,
                        asked
                                + language.of(
                                        ": undecided; the order of " + base + " has the factor " + hard.factor()
                                                + ", too large a group to search",
                                        "：未判定；" + base + " 的阶有因子 " + hard.factor() + "，群太大而无法搜索"));
        }
    }
}
