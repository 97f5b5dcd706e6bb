package org.grundy.catalog.graph;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.PositionNotation;
import org.grundy.catalog.graph.notation.GraphText;
import org.grundy.catalog.graph.notation.NamedGraphParser;
import org.grundy.catalog.graph.notation.NamedRelation;
import org.grundy.catalog.graph.removal.CellDrawing;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.catalog.graph.removal.RemovalRules;
import org.grundy.catalog.graph.removal.search.GridSearches;
import org.grundy.catalog.graph.removal.search.RemovalValues;
import org.grundy.catalog.text.CatalogText;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.lang.Arguments;
import org.grundy.lang.FileAccess;
import org.grundy.text.Messages;

/// How positions of a removal game are read and written.
///
/// @param reader a position from what stands between parentheses
/// @param writer the text that the reader reads back
public record RemovalNotation(Function<Arguments, RemovalPosition> reader, Function<RemovalPosition, String> writer)
        implements PositionNotation<RemovalPosition> {
    /// Positions on undirected graphs.
    ///
    /// @param files which files graphs may be read from
    /// @param whole the position in which nothing has been removed from a graph
    public static RemovalNotation ofGraphs(FileAccess files, Function<NamedRelation, RemovalPosition> whole) {
        NamedGraphParser parser = new NamedGraphParser(files, '-', false, List.of());
        return new RemovalNotation(
                arguments -> whole.apply(
                        NamedRelation.adjacency(parser.read(arguments).drawing())),
                position -> GraphText.of(position.relation()));
    }

    private static final Messages MOVE = Messages.NONE.and("move.remove", "take {elements}", "取 {elements}");

    /// A removal game whose values are found by search where no theorem gives them.
    public CatalogGame<RemovalPosition> game(CatalogText text, List<Theorem<RemovalPosition>> theorems) {
        return text.game("", RemovalRules.RULES, theorems, new RemovalValues(new GridSearches()::of), this)
                .saying(MOVE);
    }

    @Override
    public String write(RemovalPosition position) {
        return writer.apply(position);
    }

    @Override
    public List<String> drawing(RemovalPosition position) {
        return CellDrawing.of(position, Optional.empty());
    }

    @Override
    public Optional<ReasonStep> moveSentence(RemovalPosition from, List<RemovalPosition> to) {
        return from.removal(to)
                .map(removal -> ReasonStep.of(
                        "move.remove",
                        "elements",
                        removal.needed().stream().mapToObj(from.arena()::name).collect(Collectors.joining("-"))));
    }

    @Override
    public List<RemovalPosition> read(Arguments arguments) {
        return List.of(reader.apply(arguments));
    }
}
