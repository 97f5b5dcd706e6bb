package org.grundy.render.count;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.discover.count.CountAnswer;
import org.grundy.discover.count.CountMethod;
import org.grundy.discover.count.CountQuestion;
import org.grundy.discover.count.Selection;
import org.grundy.game.Play;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.render.discovery.DiscoveryText;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.text.Messages;

/// A count, or a sum, in words.
///
/// @param language of the words
/// @param paint colours
public record CountText(Language language, Paint paint) {
    private static final Messages WORDS = Messages.read(CountText.class.getResourceAsStream("count.messages"));

    /// The result, how it was counted, and the forms it rests on.
    ///
    /// @param title the game or the sum
    /// @param variables the names of the numbers
    /// @param modulus if only the remainder is wanted
    public String of(
            String title,
            List<String> variables,
            CountQuestion question,
            CountAnswer answer,
            Optional<BigInteger> modulus) {
        Page page = new Page(paint);
        page.line(0, paint.strong(subject(title, variables, question)));
        page.heading(say("count." + question.summand(), "positions", positions(question.selection())));
        page.line(2, paint.good(result(answer.result(), modulus)));
        CountMethod method = answer.method();
        page.paragraph(
                2,
                say(
                        "count." + method.kind(),
                        "size",
                        method.size(),
                        "system",
                        method.system().map(language::of).orElse("")));
        if (method.kind() == CountMethod.Kind.AUTOMATON && answer.grounds().isEmpty()) {
            page.paragraph(2, say("count.automatic"));
        }
        if (!answer.certain()) {
            page.paragraph(2, say("count.unproved"), paint::bad);
        }
        StringBuilder text = new StringBuilder(page.toString());
        if (!answer.grounds().isEmpty()) {
            text.append('\n').append(say("count.form")).append("\n\n");
        }
        DiscoveryText forms = new DiscoveryText(language, paint);
        text.append(String.join("\n", answer.grounds().stream().map(forms::of).toList()));
        return text.toString();
    }

    private String subject(String title, List<String> variables, CountQuestion question) {
        String between = language.of(", ", "，");
        StringBuilder text = new StringBuilder(title);
        text.append(question.play() == Play.MISERE ? say("count.misere") : "");
        String bounds = question.from() + " <= " + String.join(question.ascending() ? " <= " : ", ", variables) + " <= "
                + question.to();
        text.append(between).append(bounds);
        question.where().ifPresent(condition -> text.append(between).append(condition));
        return text.toString();
    }

    private String positions(Selection selection) {
        return switch (selection) {
            case Selection.Lost lost -> say("count.lost");
            case Selection.Won won -> say("count.won");
            case Selection.Valued(long value) -> say("count.valued", "value", value);
            case Selection.All all -> say("count.all");
        };
    }

    private String result(BigInteger result, Optional<BigInteger> modulus) {
        return modulus.map(by -> say("count.modulo", "remainder", result.mod(by), "modulus", by))
                .orElseGet(result::toString);
    }

    private String say(String key, Object... namesAndQuantities) {
        return Sentences.of(WORDS, language).of(key, namesAndQuantities);
    }
}
