package org.grundy.lang.rules.internal.check;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.lang.NearestNames;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.lang.rules.internal.token.Comments;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Creates the errors of one text.
///
/// @param source the whole text
public record TextErrors(String source) {
    /// An error at a place.
    public InputError at(Span span, String en, String zh) {
        return new InputError(source, span, en, zh);
    }

    /// An error that tells what to write in that place.
    ///
    /// @param mend text of the language
    InputError mend(Span span, String en, String zh, String mend) {
        return at(span, en + ": write \"" + mend + "\"", zh + "：请写“" + mend + "”");
    }

    /// Two numbers where a state has one: one of them is to be chosen, or both are left.
    ///
    /// @param state how a state is written
    InputError choice(Span span, String state, List<SyntaxNode> numbers) {
        String first = text(numbers.getFirst().span());
        String second = text(numbers.getLast().span());
        return at(
                span,
                "a state is " + state + ", but here stand 2 numbers: for a choice of moves write \"" + first + ", "
                        + second + "\", for one move that leaves both \"[" + first + "] & [" + second + "]\"",
                "局面是 " + state + "，但此处有 2 个数：任选其一请写“" + first + ", " + second + "”；一步留下两个分量请写“[" + first + "] & ["
                        + second + "]”");
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
                        name + " is a game, and a move leads to states of its own game: write both as one game, whose"
                                + " states have one more number that says of which kind they are",
                        name + " 是一个游戏，而一步只能到达本游戏的局面：请把两者写成一个游戏，在局面中加一个数来区分两类")
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
                "there is no " + what + " \"" + name + "\" here" + en + comment.en(),
                "此处没有" + whatZh + "“" + name + "”" + zh + comment.zh());
    }

    private static String nearest(int count) {
        return count == 1 ? "; the nearest is " : "; the nearest are ";
    }
}
