package org.grundy.catalog.graph.removal;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.catalog.graph.notation.GraphText;
import org.grundy.catalog.graph.notation.NamedGraphParser;
import org.grundy.catalog.graph.notation.NamedRelation;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.FileAccess;
import org.grundy.lang.NamedGame;
import org.grundy.text.Messages;

/// A removal game with its notation.
///
/// @param entry of the family
/// @param reader a position from what stands between parentheses
/// @param writer the text that the reader reads back
/// @param theorems tried in this order
/// @param values by search
/// @param words for reasons and theorems
public record RemovalGame(
        Entry entry,
        Function<Arguments, RemovalPosition> reader,
        Function<RemovalPosition, String> writer,
        List<Theorem<RemovalPosition>> theorems,
        Valuation<RemovalPosition> values,
        Messages words)
        implements NamedGame<RemovalPosition> {
    public RemovalGame {
        theorems = List.copyOf(theorems);
    }

    /// A game that is played on an undirected graph.
    ///
    /// @param files which files graphs may be read from
    /// @param whole the position in which nothing has been removed from a graph
    public static RemovalGame ofGraph(
            Entry entry,
            FileAccess files,
            Function<NamedRelation, RemovalPosition> whole,
            List<Theorem<RemovalPosition>> theorems,
            Messages words) {
        NamedGraphParser parser = new NamedGraphParser(files, '-', false, List.of());
        return new RemovalGame(
                entry,
                arguments -> whole.apply(
                        NamedRelation.adjacency(parser.read(arguments).drawing())),
                GraphText::of,
                theorems,
                new RemovalValues(SetSearch::of),
                words);
    }

    @Override
    public Ruleset<RemovalPosition> rules() {
        return RemovalRules.RULES;
    }

    @Override
    public Optional<Valuation<RemovalPosition>> valuation() {
        return Optional.of(values);
    }

    @Override
    public String write(RemovalPosition position) {
        return writer.apply(position);
    }

    @Override
    public List<RemovalPosition> positions(Arguments arguments) {
        return List.of(reader.apply(arguments));
    }
}
