package org.grundy.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.game.Game;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;

/// A game on the numbers 0..n−1 whose options were drawn at random, each made of smaller numbers, so that
/// every play ends.
public record RandomGame(String name, List<List<List<Integer>>> table, boolean splits) implements Game<Integer> {

    /// Draws a game.
    public static RandomGame draw(String name, int size, boolean splits, RandomGenerator random) {
        List<List<List<Integer>>> table = new ArrayList<>();
        for (int v = 0; v < size; v++) {
            List<List<Integer>> options = new ArrayList<>();
            for (int i = v == 0 ? 0 : random.nextInt(4); i > 0; i--) {
                List<Integer> option = option(v, splits, random);
                if (!options.contains(option)) {
                    options.add(option);
                }
            }
            table.add(options);
        }
        return new RandomGame(name, table, splits);
    }

    private static List<Integer> option(int v, boolean splits, RandomGenerator random) {
        int parts = splits ? random.nextInt(3) : 1;
        return random.ints(parts, 0, v).sorted().boxed().toList();
    }

    @Override
    public Ruleset<Integer> rules() {
        return new Ruleset<>() {
            @Override
            public void options(Integer from, Options<Integer> out) {
                table.get(from).forEach(out::to);
            }

            @Override
            public boolean splits() {
                return splits;
            }
        };
    }

    @Override
    public String write(Integer position) {
        return position.toString();
    }
}
