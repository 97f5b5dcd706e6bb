package org.grundy.web.http;

import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.text.BilingualText;

/// The fields that several questions share: a field of such a name means the same in each of them, so that
/// whoever knows one question knows the names of the others. A field that means something else says so by a
/// [Meaning] of its own.
enum CommonField {
    EXPRESSION("a sum such as kayles(7) + bash[3](15) + *4", "和，例如 kayles(7) + bash[3](15) + *4"),
    GAME(
            "a game such as wythoff or bash[3]; the first game of the rules if it is left out",
            "游戏，例如 wythoff 或 bash[3]；省略时取规则中的第一个"),
    CODE(
            "a code such as 0.77, or a game such as kayles or subtraction[1,2,4]",
            "代码，例如 0.77；或游戏，例如 kayles、subtraction[1,2,4]"),
    RULES("rules of further games, in the rule language", "用规则语言写的其他游戏"),
    VARY("parameters that vary, such as m=1..8", "变化的参数，例如 m=1..8"),
    JOIN("disjunctive, conjunctive or selective", "每步改变哪些子游戏：disjunctive、conjunctive 或 selective"),
    ENDING("long, short or sj", "结束方式：long、short 或 sj"),
    PLAY("normal or misere", "正常规则 normal 或反常规则 misere"),
    POSITIONS("how many positions may be visited", "最多访问多少个局面"),
    TIME("how many milliseconds it may take", "最多用多少毫秒"),
    LANGUAGE("the language of the words in the answer, en or zh", "答案用哪种语言：en 或 zh");

    private final BilingualText meaning;

    CommonField(String en, String zh) {
        meaning = new BilingualText(en, zh);
    }

    /// What a field of this name means; empty if the name is not a common one.
    static Optional<BilingualText> meaningOf(String name) {
        return Stream.of(values())
                .filter(field -> field.name().equalsIgnoreCase(name))
                .findFirst()
                .map(field -> field.meaning);
    }
}
