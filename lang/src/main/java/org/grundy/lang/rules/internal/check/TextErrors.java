package org.grundy.lang.rules.internal.check;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.lang.NearestNames;
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
        return at(span, "there is no " + what + " \"" + name + "\" here" + en, "此处没有" + whatZh + "“" + name + "”" + zh);
    }

    private static String nearest(int count) {
        return count == 1 ? "; the nearest is " : "; the nearest are ";
    }
}
