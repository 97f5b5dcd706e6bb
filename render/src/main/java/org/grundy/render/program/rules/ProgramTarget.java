package org.grundy.render.program.rules;

import java.util.List;
import java.util.Optional;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.render.program.input.AskedMoves;
import org.grundy.render.program.input.GivenList;
import org.grundy.text.BilingualText;

/// What a program of rules computes.
///
/// @param quantity outcome or Grundy value
/// @param play how it is played
/// @param parameters how many of the last numbers of a state are parameters
/// @param states whether positions are given as states, where they may be written in another way
/// @param sums whether sums of positions are asked for
/// @param given lists that are parameters
/// @param moves what is told of winning moves
public record ProgramTarget(
        SampledQuantity quantity,
        Play play,
        int parameters,
        boolean states,
        boolean sums,
        List<GivenList> given,
        AskedMoves moves) {
    /// Copies the list.
    public ProgramTarget {
        given = List.copyOf(given);
    }

    /// What is computed where no list is a parameter, and nothing is told of moves.
    public ProgramTarget(SampledQuantity quantity, Play play, int parameters, boolean states, boolean sums) {
        this(quantity, play, parameters, states, sums, List.of(), AskedMoves.NONE);
    }

    /// Whether states of several numbers may be places in a list of lists: most of those that a table has lie outside,
    /// and cannot be computed.
    boolean hasPlacesInRows(int places) {
        return places > 1 && given.stream().anyMatch(GivenList::rows);
    }

    /// Why a program cannot compute it, empty if it can.
    ///
    /// @param tree the rules
    /// @param summed whether sums are met, by moves or in the question
    /// @param searched whether whole positions are searched
    Optional<BilingualText> refusal(GameTree tree, boolean summed, boolean searched) {
        if (searched && hasNimbers(tree)) {
            return Optional.of(new BilingualText(
                    "there is no program for whole positions of rules with \"value when\"; write the heap's moves instead",
                    "规则中有 value when 时，没有对整个局面搜索的程序；请改写为该堆的走法"));
        }
        if (moves.told() && (searched ? sums : summed && play == Play.MISERE)) {
            return Optional.of(new BilingualText(
                    "winning moves are told in normal play of positions that do not come again, and of single positions",
                    "只有局面不重复的正常规则，或单个局面，才能给出必胜走法"));
        }
        if (play == Play.MISERE && quantity == SampledQuantity.GRUNDY) {
            return Optional.of(new BilingualText(
                    "Grundy values are defined for normal play; in misère play choose --show outcome",
                    "Grundy 值只在正常规则下有定义；反常规则下请用 --show outcome"));
        }
        return moves.length() ? lengthRefusal(tree, summed) : Optional.empty();
    }

    private Optional<BilingualText> lengthRefusal(GameTree tree, boolean summed) {
        if (tree.shape().isSingle()) {
            return Optional.of(new BilingualText(
                    "functions alone have no moves, of which {remoteness} tells how many play lasts: write the moves as rules, "
                            + "as in g: n -> n - k for k in 1..3, or print a function that counts them",
                    "只有函数就没有走法，无法给出步数 {remoteness}：请把走法写成规则，例如 g: n -> n - k for k in 1..3，或打印一个计算步数的函数"));
        }
        if (summed) {
            return Optional.of(new BilingualText(
                    "{remoteness}, how many moves play lasts, is told of single positions, not of sums, nor where moves leave "
                            + "several positions: write all heaps as one position, as in g: a[] -> …",
                    "步数 {remoteness} 只用于单个局面，不能用于和，也不能用于走一步后分成几个局面的规则：请把所有堆写成一个局面，例如 g: a[] -> …"));
        }
        if (quantity == SampledQuantity.GRUNDY) {
            return Optional.of(new BilingualText(
                    "{remoteness}, how many moves play lasts, stands beside who wins and not beside Grundy values: leave out "
                            + "{value} and --show grundy",
                    "步数 {remoteness} 与胜负一起给出，不能与 Grundy 值一起：请去掉 {value} 与 --show grundy"));
        }
        return hasNimbers(tree)
                ? Optional.of(new BilingualText(
                        "\"value when\" does not say how many moves play lasts, which {remoteness} tells: write the moves instead",
                        "value when 没有说明还要走几步，无法给出步数 {remoteness}：请改写为走法"))
                : Optional.empty();
    }

    /// Whether rules say that states are nimbers.
    static boolean hasNimbers(GameTree tree) {
        return tree.specials().stream().anyMatch(SpecialStates.Value.class::isInstance);
    }
}
