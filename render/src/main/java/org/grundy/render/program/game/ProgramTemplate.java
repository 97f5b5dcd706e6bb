package org.grundy.render.program.game;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.text.BilingualText;

/// The games for which there is a program: what it reads, of which functions it is made, and what it gives.
public enum ProgramTemplate {
    MOORE("moore", PositionInput.NUMBERS, Given.LOST, true, Method.FORM),
    STAIRCASE("staircase", PositionInput.NUMBERS, Given.GRUNDY, false, Method.FORM),
    BOXES("boxes", PositionInput.BOXES, Given.GRUNDY, false, Method.FORM),
    STAIRS_3389("stairs3389", PositionInput.NUMBERS, Given.GRUNDY, false, Method.FORM),
    SILVER_DOLLAR("silverdollar", PositionInput.NUMBERS, Given.GRUNDY, false, Method.SORTED),
    NORTHCOTT("northcott", PositionInput.PAIRS, Given.GRUNDY, false, Method.FORM),
    MISERE_NIM("pokernim", PositionInput.NUMBERS, Given.BOTH, true, Method.FORM),
    POKER_NIM("pokernim", PositionInput.HEAPS_AND_RESERVE, Given.BOTH, true, Method.FORM),
    TREBLECROSS("treblecross", PositionInput.ROW, Given.LOST, false, Method.TABLE, "mex"),
    TOP_ENTAILS("topentails", PositionInput.NUMBERS, Given.GRUNDY, false, Method.STACKS),
    NODE_KAYLES("nodekayles", PositionInput.GRAPH, Given.BOTH, true, Method.SUBSETS, "mex"),
    ARC_KAYLES("arckayles", PositionInput.GRAPH, Given.BOTH, true, Method.SUBSETS, "mex"),
    CRAM("cram", PositionInput.BOARD, Given.BOTH, true, Method.SUBSETS, "mex"),
    POSET("poset", PositionInput.ORDER, Given.BOTH, true, Method.SUBSETS, "mex"),
    GEOGRAPHY("geography", PositionInput.GRAPH_WITH_TOKEN, Given.LOST, false, Method.MATCHING),
    HACKENBUSH("hackenbush", PositionInput.PICTURE, Given.GRUNDY, false, Method.EDGES),
    DIGRAPH("digraph", PositionInput.ARCS_WITH_TOKEN, Given.OUTCOME, true, Method.RETROGRADE),
    CHOMP("chomp", PositionInput.NUMBERS, Given.GRUNDY, false, Method.MEMORY, "mex"),
    CLOBBER("clobber", PositionInput.BOARD, Given.GRUNDY, false, Method.MEMORY, "mex");

    /// Which functions a program has.
    enum Given {
        /// Whether a position is lost.
        LOST,
        /// Its Grundy value, in normal play.
        GRUNDY,
        /// Both.
        BOTH,
        /// Lost, won or drawn.
        OUTCOME
    }

    /// How it is computed, what that costs, and how far it goes.
    enum Method {
        FORM(true, "a fixed number of operations for each number", "每个数固定次数的运算", Range.NUMBERS),
        SORTED(true, "the numbers are sorted", "把各数排序一次", Range.NUMBERS),
        TABLE(true, "a table of the values of runs, quadratic in the longest one", "一张各段长度的值表，时间为最长一段的平方", Range.OPEN),
        MATCHING(true, "two maximum matchings, cubic in the number of vertices", "两次最大匹配，时间为点数的立方", Range.OPEN),
        EDGES(true, "one walk over the edges; calls nest as deep as paths are long", "对边遍历一次；递归深度等于路径长度", Range.OPEN),
        RETROGRADE(false, "each edge is looked at once, from the ends of play backwards", "从终局倒推，每条边只看一次", Range.OPEN),
        STACKS(
                false,
                "a table of stacks, at least quadratic in the largest one; a loony stack has the value -1",
                "一张各叠的值表，时间至少为最大一叠的平方；loony 的一叠记为 -1",
                Range.OPEN),
        SUBSETS(
                false,
                "sets of what is left are remembered, each part that hangs together apart; in misère play whole sets",
                "对剩余部分的集合记忆化，连通的各部分分别计算；反常规则下对整个集合记忆化",
                Range.SETS),
        MEMORY(false, "positions are remembered as they are met", "遇到的局面记忆化", Range.OPEN);

        private final boolean theorem;
        private final BilingualText cost;
        private final Range range;

        Method(boolean theorem, String english, String chinese, Range range) {
            this.theorem = theorem;
            this.cost = new BilingualText(english, chinese);
            this.range = range;
        }

        /// Whether it is a theorem of the game.
        boolean isTheorem() {
            return theorem;
        }

        BilingualText cost() {
            return cost;
        }

        BilingualText range() {
            return range.words;
        }
    }

    /// How far a program goes.
    private enum Range {
        NUMBERS("numbers from 0 to " + Long.MAX_VALUE, "0 到 " + Long.MAX_VALUE + " 的数"),
        SETS("at most 62 vertices or cells", "至多 62 个点或格"),
        OPEN("as far as time and memory reach", "以时间和内存为限");

        private final BilingualText words;

        Range(String english, String chinese) {
            words = new BilingualText(english, chinese);
        }
    }

    private final String function;
    private final PositionInput input;
    private final Given given;
    private final boolean misere;
    private final Method method;
    private final List<String> helpers;

    ProgramTemplate(
            String function, PositionInput input, Given given, boolean misere, Method method, String... helpers) {
        this.function = function;
        this.input = input;
        this.given = given;
        this.misere = misere;
        this.method = method;
        this.helpers = List.of(helpers);
    }

    /// The program of a game; empty if there is none.
    ///
    /// @param name as in an expression, with its parameters
    static Optional<ProgramTemplate> of(String name) {
        String family = name.replaceFirst("\\[.*", "");
        return family.equals("staircase") && !family.equals(name)
                ? Optional.of(BOXES)
                : Arrays.stream(values())
                        .filter(each -> each != BOXES && each != MISERE_NIM && each.function.equals(family))
                        .findFirst();
    }

    /// The program of sums in misère play; empty if there is none of its own.
    static Optional<ProgramTemplate> ofMisereSums(String name) {
        return name.equals("nim") || name.equals("nimble") ? Optional.of(MISERE_NIM) : of(name);
    }

    /// Whether what stands in brackets behind the name is a graph, which the program reads.
    boolean readsBrackets() {
        return this == BOXES || this == DIGRAPH;
    }

    PositionInput input() {
        return input;
    }

    Given given() {
        return given;
    }

    /// Whether it is right in misère play too.
    boolean coversMisere() {
        return misere;
    }

    Method method() {
        return method;
    }

    /// The helper functions that it needs.
    List<String> helpers() {
        return helpers;
    }

    /// Its own functions, in order.
    List<String> functions() {
        return method == Method.SUBSETS ? List.of("taking", function) : List.of(function);
    }
}
