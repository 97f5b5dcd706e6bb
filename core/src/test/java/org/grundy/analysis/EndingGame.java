package org.grundy.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.game.Game;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.solve.RandomGame;

/// A random game in which some positions end the whole sum: in a `LOST` one the player to move has lost it, in an
/// `AWARDED` one he has won it.
record EndingGame(String name, List<List<List<Integer>>> table, List<Kind> kinds, boolean splits)
        implements Game<Integer> {
    enum Kind {
        ORDINARY,
        LOST,
        AWARDED
    }

    static EndingGame draw(String name, int size, boolean splits, RandomGenerator random) {
        RandomGame drawn = RandomGame.draw(name, size, splits, random);
        List<Kind> kinds = new ArrayList<>();
        List<List<List<Integer>>> table = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            Kind kind = switch (random.nextInt(6)) {
                case 0 -> Kind.LOST;
                case 1 -> Kind.AWARDED;
                default -> Kind.ORDINARY;
            };
            kinds.add(kind);
            table.add(kind == Kind.ORDINARY ? drawn.table().get(i) : List.of());
        }
        return new EndingGame(name, table, kinds, splits);
    }

    boolean lost(int position) {
        return kinds.get(position) == Kind.LOST;
    }

    boolean awarded(int position) {
        return kinds.get(position) == Kind.AWARDED;
    }

    @Override
    public Ruleset<Integer> rules() {
        return new Ruleset<>() {
            @Override
            public void options(Integer from, Options<Integer> out) {
                table.get(from).forEach(out::to);
            }

            @Override
            public boolean won(Integer position) {
                return awarded(position)
                        || table.get(position).stream()
                                .anyMatch(parts -> parts.stream().anyMatch(EndingGame.this::lost));
            }

            @Override
            public boolean lost(Integer position) {
                return EndingGame.this.lost(position);
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
