package org.grundy.render.program.input;

import java.util.Collection;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// The word for draws, where a program knows none and no function chooses the word.
final class ThirdWord {
    private ThirdWord() {}

    /// Why it is refused, and what to do.
    ///
    /// @param functions of the rules, one of which may choose the word
    static InputError refused(String word, Collection<String> functions) {
        BilingualText named = word.isEmpty()
                ? new BilingualText("which is empty", "（空词）")
                : BilingualText.of("%s", "%s", word.replace("\n", "\\n"));
        return functions.stream()
                .filter(name -> !name.endsWith(ComputedGap.LIST))
                .findFirst()
                .map(name -> new InputError(
                        "the third word of --words, %1$s, is for draws, and this program knows none: give two words, or let a "
                                + "function choose one of three, which is 0, 1 or 2, as in --answer \"{words(%2$s(…))}\"",
                        "--words 的第三个词 %1$s 用于平局，而这个程序没有平局：请只给两个词，或用取值为 0、1、2 的函数来选词，例如 --answer \"{words(%2$s(…))}\"",
                        named,
                        name))
                .orElseGet(() -> new InputError(
                        "the third word of --words, %s, is for draws, and this program knows none: give two words, or add "
                                + "--may-repeat where positions may come again",
                        "--words 的第三个词 %s 用于平局，而这个程序没有平局：请只给两个词；若局面可能重复出现，请加 --may-repeat", named));
    }
}
