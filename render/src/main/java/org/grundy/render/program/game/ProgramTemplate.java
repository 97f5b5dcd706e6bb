package org.grundy.render.program.game;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.game.Play;

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

    /// How it is computed, and how far it goes; `program.messages` says what that costs.
    enum Method {
        FORM(true, Range.NUMBERS),
        SORTED(true, Range.NUMBERS),
        TABLE(true, Range.OPEN),
        MATCHING(true, Range.OPEN),
        EDGES(true, Range.OPEN),
        RETROGRADE(false, Range.OPEN),
        STACKS(false, Range.OPEN),
        STEPS(true, Range.NUMBERS),
        LIMITS(false, Range.OPEN),
        COINS(false, Range.OPEN),
        STRINGS(false, Range.SETS),
        SUBSETS(false, Range.SETS),
        MEMORY(false, Range.OPEN);

        private final boolean theorem;
        private final Range range;

        Method(boolean theorem, Range range) {
            this.theorem = theorem;
            this.range = range;
        }

        /// Whether it is a theorem of the game.
        boolean isTheorem() {
            return theorem;
        }

        Range range() {
            return range;
        }
    }

    /// How far a program goes.
    enum Range {
        NUMBERS,
        SETS,
        OPEN
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
        return input.isGraph() || input == PositionInput.BOXES
                ? Stream.concat(Stream.of("need_vertices"), others(play).stream())
                        .toList()
                : others(play);
    }

    private List<String> others(Play play) {
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
