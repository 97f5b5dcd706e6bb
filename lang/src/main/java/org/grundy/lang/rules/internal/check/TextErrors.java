package org.grundy.lang.rules.internal.check;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.lang.NearestNames;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.lang.rules.internal.token.Comments;
import org.grundy.lang.rules.internal.token.FreeName;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Creates the errors of one text.
///
/// @param source the whole text
public record TextErrors(String source) {
    /// An error at a place.
    public InputError at(Span span, String en, String zh, Object... values) {
        return new InputError(source, span, en, zh, values);
    }

    /// An error that tells what to write in that place.
    ///
    /// @param mend text of the language
    InputError mend(Span span, String en, String zh, String mend) {
        return at(span, "%s: write \"%s\"", "%s：请写“%s”", new BilingualText(en, zh), mend);
    }

    /// That a name stands for something else already, with one that is free.
    InputError taken(SyntaxNode.Name name) {
        return at(
                name.span(),
                "\"%s\" already stands for something; choose another name, such as %s",
                "“%s”已有含义；请换一个名字，例如 %s",
                name.name(),
                FreeName.like(name.name(), source));
    }

    /// Two numbers where a state has one: one of them is to be chosen, or both are left.
    ///
    /// @param state how a state is written
    InputError choice(Span span, String state, List<SyntaxNode> numbers) {
        String first = text(numbers.getFirst().span());
        String second = text(numbers.getLast().span());
        return at(
                span,
                "a state is %1$s, but here stand 2 numbers: for a choice of moves write \"%2$s, %3$s\", for one move that leaves both \"[%2$s] & [%3$s]\"",
                "局面是 %1$s，但此处有 2 个数：任选其一请写“%2$s, %3$s”；一步留下两个分量请写“[%2$s] & [%3$s]”",
                state,
                first,
                second);
    }

    /// The text at a place.
    String text(Span span) {
        return source.substring(span.start(), span.end());
    }

    /// An unknown function of numbers, which may be meant as a move to another game of the text.
    ///
    /// @param known the known functions
    InputError unknownFunction(Span span, String name, Stream<String> known) {
        String head = "(?m)^\\s*" + Pattern.quote(name) + "\\s*(\\([^()]*\\))?\\s*[:：]";
        return Pattern.compile(head).matcher(source).find()
                ? at(
                        span,
                        "%s is a game, and a move leads to states of its own game: write both as one game, whose states have one more number that says of which kind they are",
                        "%s 是一个游戏，而一步只能到达本游戏的局面：请把两者写成一个游戏，在局面中加一个数来区分两类",
                        name)
                : unknown(span, name, "function of numbers", "数的函数", known);
    }

    /// An unknown name.
    ///
    /// @param what is missing, in English, such as `variable`
    /// @param whatZh the same in Chinese
    /// @param known the known names
    InputError unknown(Span span, String name, String what, String whatZh, Stream<String> known) {
        List<String> all = known.distinct().toList();
        List<String> near = NearestNames.names(name, all.stream());
        List<String> shown = near.isEmpty() ? all : near;
        String listed = String.join(", ", shown);
        String en = all.isEmpty() ? "" : near.isEmpty() ? "; there are " + listed : nearest(near.size()) + listed;
        String zh = all.isEmpty()
                ? ""
                : near.isEmpty() ? "；现有：" + String.join("、", shown) : "；最接近的：" + String.join("、", shown);
        BilingualText comment = Comments.hint(source, span);
        return at(
                span,
                "there is no %1$s \"%2$s\" here%3$s%4$s",
                "此处没有%5$s“%2$s”%6$s%4$s",
                what,
                name,
                en,
                comment,
                whatZh,
                zh);
    }

    private static String nearest(int count) {
        return count == 1 ? "; the nearest is " : "; the nearest are ";
    }
}
