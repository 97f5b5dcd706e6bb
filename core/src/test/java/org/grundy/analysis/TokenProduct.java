package org.grundy.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.testkit.NaiveLoopy;
import org.grundy.testkit.NaiveLoopy.Result;

/// A sum of tokens on graphs as one game: its positions are lists of vertices, one for each graph.
///
/// @param graphs one for each token
/// @param convention how the sum is played
record TokenProduct(List<LoopyGraph> graphs, Convention convention) {
    /// In a list of vertices: this token is not moved.
    static final int STAYS = -1;

    NaiveLoopy<List<Integer>> oracle() {
        return new NaiveLoopy<>(
                from -> moves(from).stream().map(move -> after(from, move)).toList(), this::end);
    }

    /// What becomes of the player to move where no move is left.
    private Result end(List<Integer> at) {
        if (places().anyMatch(i -> graphs.get(i).lost().contains(at.get(i)))) {
            return Result.LOST;
        }
        boolean awarded = places().anyMatch(i -> graphs.get(i).awarded().contains(at.get(i)));
        return awarded || convention.play() == Play.MISERE ? Result.WON : Result.LOST;
    }

    /// All moves, each as where it takes every token.
    List<List<Integer>> moves(List<Integer> at) {
        return isOver(at) ? List.of() : moves(at, 0, false);
    }

    private boolean isOver(List<Integer> at) {
        boolean decided = places().anyMatch(i -> graphs.get(i).lost().contains(at.get(i))
                || graphs.get(i).awarded().contains(at.get(i)));
        return decided || (convention.ending() == Ending.SHORT && places().anyMatch(i -> stuck(at, i)));
    }

    private List<List<Integer>> moves(List<Integer> at, int i, boolean moved) {
        if (i == graphs.size()) {
            return moved ? List.of(List.of()) : List.of();
        }
        List<List<Integer>> all = new ArrayList<>();
        if (convention.join() != Join.CONJUNCTIVE || stuck(at, i)) {
            moves(at, i + 1, moved).forEach(rest -> all.add(join(STAYS, rest)));
        }
        if (!(convention.join() == Join.DISJUNCTIVE && moved)) {
            for (int to : graphs.get(i).arcs().get(at.get(i))) {
                moves(at, i + 1, true).forEach(rest -> all.add(join(to, rest)));
            }
        }
        return all;
    }

    private static List<Integer> join(int first, List<Integer> rest) {
        List<Integer> all = new ArrayList<>(List.of(first));
        all.addAll(rest);
        return all;
    }

    private boolean stuck(List<Integer> at, int i) {
        return graphs.get(i).arcs().get(at.get(i)).isEmpty();
    }

    private IntStream places() {
        return IntStream.range(0, graphs.size());
    }

    static List<Integer> after(List<Integer> at, List<Integer> move) {
        return IntStream.range(0, at.size())
                .mapToObj(i -> move.get(i) == STAYS ? at.get(i) : move.get(i))
                .toList();
    }
}
