package org.grundy.render.program.game;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// The games for which there is a program: what it reads, of which functions it is made, and what it gives.
public enum ProgramTemplate {
    MOORE("moore", PositionInput.NUMBERS, Answers.LOST, Misere.SAME, Method.FORM),
    STAIRCASE("staircase", PositionInput.NUMBERS, Answers.GRUNDY, Misere.SEARCH, Method.FORM),
    BOXES("boxes", PositionInput.BOXES, Answers.GRUNDY, Misere.SEARCH, Method.FORM),
    STAIRS_3389("stairs3389", PositionInput.NUMBERS, Answers.GRUNDY, Misere.SEARCH, Method.FORM),
    SILVER_DOLLAR("silverdollar", PositionInput.NUMBERS, Answers.GRUNDY, Misere.SEARCH, Method.SORTED),
    NORTHCOTT("northcott", PositionInput.PAIRS, Answers.GRUNDY, Misere.SEARCH, Method.FORM),
    MISERE_NIM("pokernim", PositionInput.NUMBERS, Answers.BOTH, Misere.SAME, Method.FORM),
    POKER_NIM("pokernim", PositionInput.HEAPS_AND_RESERVE, Answers.BOTH, Misere.SAME, Method.FORM),
    TREBLECROSS("treblecross", PositionInput.ROW, Answers.LOST, Misere.SAME, Method.TABLE),
    TOP_ENTAILS("topentails", PositionInput.NUMBERS, Answers.GRUNDY, Misere.SEARCH, Method.STACKS),
    NODE_KAYLES("nodekayles", PositionInput.GRAPH, Answers.BOTH, Misere.SAME, Method.SUBSETS),
    ARC_KAYLES("arckayles", PositionInput.GRAPH, Answers.BOTH, Misere.SAME, Method.SUBSETS),
    CRAM("cram", PositionInput.BOARD, Answers.BOTH, Misere.SAME, Method.SUBSETS),
    POSET("poset", PositionInput.ORDER, Answers.BOTH, Misere.SAME, Method.SUBSETS),
    GEOGRAPHY("geography", PositionInput.GRAPH_WITH_TOKEN, Answers.LOST, Misere.SEARCH, Method.MATCHING),
    HACKENBUSH("hackenbush", PositionInput.PICTURE, Answers.GRUNDY, Misere.SEARCH, Method.EDGES),
    DIGRAPH("digraph", PositionInput.ARCS_WITH_TOKEN, Answers.OUTCOME, Misere.SAME, Method.RETROGRADE),
    SCHWENK("schwenk", PositionInput.NUMBER, Answers.LOST, Misere.SAME, Method.STEPS),
    SCHWENK_SUM("schwenk_values", PositionInput.LIMITED_HEAPS, Answers.GRUNDY, Misere.SEARCH, Method.LIMITS),
    MOGUL("mogul", PositionInput.NUMBERS, Answers.GRUNDY, Misere.SEARCH, Method.COINS),
    MOIDORES("moidores", PositionInput.NUMBERS, Answers.GRUNDY, Misere.SEARCH, Method.COINS),
    NIMSTRING("nimstring", PositionInput.SIDES, Answers.BOTH, Misere.SAME, Method.STRINGS),
    CHOMP("chomp", PositionInput.NUMBERS, Answers.GRUNDY, Misere.SAME, Method.MEMORY),
    CLOBBER("clobber", PositionInput.BOARD, Answers.GRUNDY, Misere.SAME, Method.MEMORY),
    NOGO("nogo", PositionInput.BOARD, Answers.GRUNDY, Misere.SAME, Method.MEMORY),
    SPROUTS("sprouts", PositionInput.NUMBER, Answers.GRUNDY, Misere.SAME, Method.MEMORY);

    /// What the functions of a program answer.
    enum Answers {
        /// Whether a position is lost.
        LOST,
        /// Its Grundy value, in normal play.
        GRUNDY,
        /// Both.
        BOTH,
        /// Lost, won or drawn.
        OUTCOME
    }

    /// What answers in misère play.
    private enum Misere {
        /// The same functions.
        SAME,
        /// A search of the options.
        SEARCH
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
        STEPS(true, "a step for each lost heap up to the one that is asked for", "到所问的堆为止，每个必败的堆一步", Range.NUMBERS),
        LIMITS(false, "a table of heaps, quadratic in the largest one", "一张各堆的值表，时间为最大一堆的平方", Range.OPEN),
        COINS(
                false,
                "for each coin up to the last one the nim sums of several coins to its left",
                "对到最后一枚为止的每枚硬币，求其左边若干枚硬币的异或和的集合",
                Range.OPEN),
        STRINGS(
                false,
                "sets of the sides that are left are remembered, in normal play each part that hangs together apart; a"
                        + " loony board has the value -1",
                "对剩余各边的集合记忆化，正常规则下连通的各部分分别计算；loony 的棋盘记为 -1",
                Range.SETS),
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
        SETS("at most 62 vertices, cells or sides", "至多 62 个点、格或边"),
        OPEN("as far as time and memory reach", "以时间和内存为限");

        private final BilingualText words;

        Range(String english, String chinese) {
            words = new BilingualText(english, chinese);
        }
    }

    private static final Pattern BRACKETS = Pattern.compile("\\[.*");

    private final String function;
    private final PositionInput input;
    private final Answers answers;
    private final Misere misere;
    private final Method method;

    ProgramTemplate(String function, PositionInput input, Answers answers, Misere misere, Method method) {
        this.function = function;
        this.input = input;
        this.answers = answers;
        this.misere = misere;
        this.method = method;
    }

    /// The program of a game; empty if there is none.
    ///
    /// @param name as in an expression, with its parameters
    /// @param sums whether sums of positions are asked for
    static Optional<ProgramTemplate> of(String name, Play play, boolean sums) {
        String family = BRACKETS.matcher(name).replaceFirst("");
        return switch (family) {
            case "staircase" -> Optional.of(family.equals(name) ? STAIRCASE : BOXES);
            case "schwenk" -> Optional.of(sums ? SCHWENK_SUM : SCHWENK);
            case "pokernim" -> Optional.of(POKER_NIM);
            case "nim", "nimble" -> sums && play == Play.MISERE ? Optional.of(MISERE_NIM) : Optional.empty();
            default ->
                Arrays.stream(values())
                        .filter(each -> each.function.equals(family))
                        .findFirst();
        };
    }

    /// Why the theorem decides misère play too, where its statement speaks of normal play alone.
    Optional<BilingualText> misereReason() {
        return this == TREBLECROSS
                ? Optional.of(new BilingualText(
                        "Play ends only with three crosses side by side, which wins in misère play too: the lost"
                                + " positions are the same.",
                        "只有三个叉相邻时游戏才结束，反常规则下这样也是获胜，所以必败局面相同。"))
                : Optional.empty();
    }

    /// Whether what stands in brackets behind the name is a graph, which the program reads.
    boolean readsBrackets() {
        return this == BOXES || this == DIGRAPH;
    }

    PositionInput input() {
        return input;
    }

    Answers answers(Play play) {
        return searches(play) ? Answers.GRUNDY : answers;
    }

    /// Whether the functions ask how it is played.
    boolean asksPlay(Play play) {
        return misere == Misere.SAME || searches(play);
    }

    Method method(Play play) {
        return searches(play) ? Method.MEMORY : method;
    }

    private boolean searches(Play play) {
        return method == Method.MEMORY || (play == Play.MISERE && misere == Misere.SEARCH);
    }

    /// Its own functions, in order.
    List<String> functions(Play play) {
        String own = this == MOIDORES ? MOGUL.function : function;
        if (method != Method.MEMORY && searches(play)) {
            return this == SCHWENK || this == SCHWENK_SUM
                    ? List.of("searched", "limit", SCHWENK.function + "_moves")
                    : List.of("searched", own + "_moves");
        }
        return switch (this) {
            case SCHWENK, SCHWENK_SUM -> List.of("limit", own);
            case NODE_KAYLES, ARC_KAYLES, CRAM, POSET -> List.of("taking", own);
            case CLOBBER, NOGO -> List.of("searched", "beside", own);
            case CHOMP, SPROUTS -> List.of("searched", own);
            default -> List.of(own);
        };
    }

    /// The helper functions that it needs.
    List<String> helpers(Play play) {
        boolean values = searches(play)
                || switch (method) {
                    case TABLE, SUBSETS, STRINGS, COINS -> true;
                    default -> false;
                };
        boolean replaces = searches(play)
                && switch (this) {
                    case SILVER_DOLLAR, NORTHCOTT, NOGO -> true;
                    default -> false;
                };
        return replaces ? List.of("mex", "replaced") : values ? List.of("mex") : List.of();
    }
}
