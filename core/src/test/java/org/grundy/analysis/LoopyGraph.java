package org.grundy.analysis;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.grundy.game.Game;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;

/// A token on a directed graph that may lead round in circles.
///
/// @param arcs from each vertex
/// @param awarded vertices from which whoever is to move wins the whole sum; without arcs
/// @param lost vertices where whoever is to move has lost the whole sum; without arcs
record LoopyGraph(List<List<Integer>> arcs, Set<Integer> awarded, Set<Integer> lost)
        implements Game<Integer>, Ruleset<Integer> {
    /// @param odds that a vertex other than the first is awarded, and that it is lost, in a hundred
    static LoopyGraph draw(int size, int odds, RandomGenerator random) {
        List<List<Integer>> arcs = new ArrayList<>();
        Set<Integer> awarded = new HashSet<>();
        Set<Integer> lost = new HashSet<>();
        for (int v = 0; v < size; v++) {
            int lot = v == 0 ? 100 : random.nextInt(100);
            if (lot < odds) {
                awarded.add(v);
            } else if (lot < 2 * odds) {
                lost.add(v);
            }
            int degree = lot < 2 * odds ? 0 : random.nextInt(4);
            arcs.add(random.ints(degree, 0, size).distinct().boxed().toList());
        }
        return new LoopyGraph(arcs, awarded, lost);
    }

    /// A vertex that decides nothing by itself.
    int start(RandomGenerator random) {
        return random.ints(0, arcs.size())
                .filter(v -> !awarded.contains(v) && !lost.contains(v))
                .findFirst()
                .orElseThrow();
    }

    /// Games of one name are taken for one game.
    @Override
    public String name() {
        return "graph" + arcs + awarded + lost;
    }

    @Override
    public Ruleset<Integer> rules() {
        return this;
    }

    @Override
    public void options(Integer from, Options<Integer> out) {
        arcs.get(from).forEach(out::to);
    }

    @Override
    public boolean won(Integer position) {
        return awarded.contains(position) || arcs.get(position).stream().anyMatch(lost::contains);
    }

    @Override
    public boolean lost(Integer position) {
        return lost.contains(position);
    }

    @Override
    public boolean splits() {
        return false;
    }

    @Override
    public String write(Integer position) {
        return position.toString();
    }
}
