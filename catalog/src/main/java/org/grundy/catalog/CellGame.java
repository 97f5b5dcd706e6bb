package org.grundy.catalog;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Cell;
import org.grundy.game.Convention;
import org.grundy.game.Ruleset;
import org.grundy.game.Text;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation;
import org.grundy.game.Words;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.InputError;
import org.grundy.lang.NamedGame;

/// A game whose positions are pairs of naturals; the two numbers written are one component.
///
/// @param entry of the family
/// @param name with parameters
/// @param rules of one pair
/// @param theorems tried in this order
/// @param valuation a fast way to Grundy values, if there is one
/// @param convention under which sums are played where nothing else is asked for
/// @param least the smallest coordinate allowed
/// @param words for reasons and theorems
public record CellGame(
        Entry entry,
        String name,
        Ruleset<Cell> rules,
        List<Theorem<Cell>> theorems,
        Optional<Valuation<Cell>> valuation,
        Convention convention,
        int least,
        Words words)
        implements NamedGame<Cell> {
    /// Copies the list.
    public CellGame {
        theorems = List.copyOf(theorems);
    }

    /// A game whose values are found by its theorems or by search, with ordinary sums.
    public CellGame(
            Entry entry, String name, Ruleset<Cell> rules, List<Theorem<Cell>> theorems, int least, Words words) {
        this(entry, name, rules, theorems, Optional.empty(), Convention.NORMAL, least, words);
    }

    @Override
    public List<Cell> positions(Arguments arguments) {
        return List.of(at(arguments.count(2, 2, entry.form()).numbers(new Text("a coordinate", "坐标"), least)));
    }

    @Override
    public String write(Cell position) {
        return position.x() + "," + position.y();
    }

    @Override
    public Optional<List<BigInteger>> numbers(Cell position) {
        return Optional.of(List.of(position.x(), position.y()));
    }

    @Override
    public int dimensions() {
        return 2;
    }

    @Override
    public Cell at(List<BigInteger> coordinates) {
        for (BigInteger coordinate : coordinates) {
            if (coordinate.compareTo(BigInteger.valueOf(least)) < 0) {
                throw new InputError(
                        "a coordinate of " + entry.name() + " is at least " + least + ", not " + coordinate,
                        entry.name() + " 的坐标至少为 " + least + "，而不是 " + coordinate);
            }
        }
        return new Cell(coordinates.getFirst(), coordinates.get(1));
    }
}
