package org.grundy.render.text;

import static org.grundy.render.text.AnswerMessages.say;

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
            BigInteger inverse = BigNimbers.inverse(value);
            page.paragraph(2, say(language, "nim.inverse", "inverse", inverse));
        }
        BigInteger square = BigNimbers.square(value);
        page.paragraph(2, say(language, "nim.square", "square", square));
        BigInteger root = BigNimbers.squareRoot(value);
        page.paragraph(2, say(language, "nim.root", "root", root));
    }

    private void field(int degree) {
        page.paragraph(2, say(language, "nim.field", "degree", degree));
    }

    private void order(NimAnswer.Order order) {
        if (order.order().isEmpty()) {
            page.paragraph(2, say(language, "nim.order-unknown"));
            return;
        }
        boolean primitive = BigNimbers.primitive(order.of()).orElse(false);
        page.paragraph(2, primitive ? say(language, "nim.primitive") : say(language, "nim.not-primitive"));
    }

    private void log(String asked, NimAnswer.Logarithm logarithm) {
        String base = logarithm.base().toString();
        switch (logarithm.result()) {
            case NimLogarithm.Exponent found -> {
                result(asked, found.exponent().toString());
                page.paragraph(2, say(language, "nim.logarithm", "base", base, "order", found.order()));
            }
            case NimLogarithm.None none ->
                page.paragraph(0, asked + say(language, "nim.no-logarithm", "of", logarithm.of(), "base", base));
            case NimLogarithm.TooHard hard ->
                page.paragraph(0, asked + say(language, "nim.hard-logarithm", "base", base, "factor", hard.factor()));
        }
    }
}
