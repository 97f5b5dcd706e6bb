package org.grundy.catalog.graph;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation;
import org.grundy.game.Words;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.NamedGame;

/// A removal game with its notation.
///
/// @param entry of the family
/// @param reader a position from what stands between parentheses
/// @param writer the text that the reader reads back
/// @param theorems tried in this order
/// @param values by search
/// @param words for reasons and theorems
record PartGame(
        Entry entry,
        Function<Arguments, Part> reader,
        Function<Part, String> writer,
        List<Theorem<Part>> theorems,
        Valuation<Part> values,
        Words words)
        implements NamedGame<Part> {
    /// Copies the list.
    PartGame {
        theorems = List.copyOf(theorems);
    }

    @Override
    public Ruleset<Part> rules() {
        return RemovalRules.RULES;
    }

    @Override
    public Optional<Valuation<Part>> valuation() {
        return Optional.of(values);
    }

    @Override
    public String write(Part position) {
        return writer.apply(position);
    }

    @Override
    public List<Part> positions(Arguments arguments) {
        return List.of(reader.apply(arguments));
    }
}
