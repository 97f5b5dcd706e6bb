package org.grundy.proof;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.evidence.NimberCertificate.Ground;
import org.grundy.evidence.NimberCertificate.Removal;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;

/// A game on a set of elements of which every move removes some, by the definition alone.
///
/// @param grounded whether its rules tell that they are of that kind
record SetGame(String name, List<Removal> moves, boolean grounded, Convention convention) implements Game<BitSet> {
    SetGame(String name, List<Removal> moves) {
        this(name, moves, true, Convention.NORMAL);
    }

    /// Cram on a board whose cells are numbered row by row, the domino to the right before the one down.
    static SetGame cram(int rows, int columns) {
        List<Removal> dominoes = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int cell = row * columns + column;
                if (column < columns - 1) {
                    dominoes.add(new Removal(set(cell, cell + 1), set(cell, cell + 1)));
                }
                if (row < rows - 1) {
                    dominoes.add(new Removal(set(cell, cell + columns), set(cell, cell + columns)));
                }
            }
        }
        return new SetGame("cram", dominoes);
    }

    static BitSet set(int... elements) {
        BitSet set = new BitSet();
        IntStream.of(elements).forEach(set::set);
        return set;
    }

    static BitSet first(int count) {
        return set(IntStream.range(0, count).toArray());
    }

    Component<BitSet> at(BitSet left) {
        return new Component<>(this, left);
    }

    boolean allows(BitSet left, Removal move) {
        return move.needed().stream().allMatch(left::get);
    }

    /// What each move that can be made leaves.
    List<BitSet> options(BitSet left) {
        List<BitSet> options = new ArrayList<>();
        for (Removal move : moves) {
            if (allows(left, move)) {
                options.add(set(left.stream()
                        .filter(element -> !move.removed().get(element))
                        .toArray()));
            }
        }
        return options;
    }

    @Override
    public Ruleset<BitSet> rules() {
        return new Rules(this);
    }

    private record Rules(SetGame game) implements Ruleset<BitSet> {
        @Override
        public void options(BitSet from, Options<BitSet> out) {
            game.options(from).forEach(out::to);
        }

        @Override
        public Optional<Ground> ground(BitSet position) {
            return game.grounded ? Optional.of(new Ground(game.moves, position)) : Optional.empty();
        }
    }

    @Override
    public String write(BitSet position) {
        return position.stream().mapToObj(Integer::toString).collect(Collectors.joining(","));
    }
}
