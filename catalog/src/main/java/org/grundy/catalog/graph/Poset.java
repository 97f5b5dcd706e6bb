package org.grundy.catalog.graph;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.BiPredicate;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.graph.notation.NamedGraph;
import org.grundy.catalog.graph.notation.NamedGraphParser;
import org.grundy.catalog.graph.notation.NamedRelation;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.lang.Arguments;
import org.grundy.lang.FileAccess;
import org.grundy.run.Run;
import org.grundy.value.Outcome;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Poset games: take an element of a finite partial order together with all above it.
///
/// @param files which files orders may be read from
public record Poset(FileAccess files) implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("poset");

    private static final int LARGEST_TRIAL = 5;

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<RemovalPosition> game() {
        NamedGraphParser reader = new NamedGraphParser(files, '<', false, List.of());
        return new RemovalNotation(
                        arguments -> RemovalBoard.takingRelated(
                                order(reader.read(arguments).drawing(), arguments)),
                        Poset::write)
                .game(TEXT, Extreme.BOTH);
    }

    private static NamedRelation order(NamedGraph drawing, Arguments arguments) {
        NamedRelation order = NamedRelation.directed(drawing).closure();
        for (int element = 0; element < order.size(); element++) {
            if (order.related().get(element).get(element)) {
                String name = order.names().get(element);
                throw arguments.error("this is no order: %s would be below itself", "这不是偏序：%s 会小于它自己", name);
            }
        }
        return order;
    }

    /// The pairs of elements of which one is next above the other, and the elements in no such pair.
    private static String write(RemovalPosition part) {
        StringJoiner text = new StringJoiner(",");
        part.elements().forEach(element -> {
            if (part.linked(element).isEmpty()) {
                text.add(part.arena().name(element));
            }
            BitSet next = part.related(element);
            part.related(element).stream().forEach(above -> next.andNot(part.related(above)));
            next.stream()
                    .forEach(above -> text.add(
                            part.arena().name(element) + "<" + part.arena().name(above)));
        });
        return text.toString();
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(new VerificationCase<>(game(), Poset::orders, GraphCases.range(LARGEST_TRIAL)));
    }

    private static List<RemovalPosition> orders(Run run) {
        return GraphCases.drawings(LARGEST_TRIAL, run)
                .map(drawing -> RemovalBoard.takingRelated(
                        NamedRelation.directed(drawing).closure()))
                .distinct()
                .toList();
    }

    /// An element comparable to all others in one direction, in normal play.
    ///
    /// @param stated its words
    /// @param step the key of the sentence that names it
    /// @param extreme whether an element is the one
    /// @param taken whether taking it wins; else it is only known that some move does
    private record Extreme(
            CatalogText.Stated stated, String step, BiPredicate<RemovalPosition, Integer> extreme, boolean taken)
            implements DescribedTheorem<RemovalPosition> {
        private static final List<Theorem<RemovalPosition>> BOTH = List.of(
                new Extreme(TEXT.theorem("minimum"), "minimum.take", Extreme::isLeast, true),
                new Extreme(TEXT.theorem("maximum"), "maximum.steal", Extreme::isGreatest, false));

        private static boolean isLeast(RemovalPosition position, int element) {
            return position.related(element).cardinality() == position.size() - 1;
        }

        private static boolean isGreatest(RemovalPosition position, int element) {
            return position.related(element).isEmpty()
                    && position.linked(element).cardinality() == position.size() - 1;
        }

        @Override
        public boolean covers(RemovalPosition position, Play play) {
            return play == Play.NORMAL && name(position).isPresent();
        }

        @Override
        public Outcome outcome(RemovalPosition position, Play play) {
            return Outcome.N;
        }

        @Override
        public Optional<OptionSet<RemovalPosition>> winning(RemovalPosition position, Play play) {
            return taken ? Optional.of(new OptionSet<>(List.of(List.of()), false)) : Optional.empty();
        }

        @Override
        public List<ReasonStep> reason(RemovalPosition position, Play play) {
            return List.of(ReasonStep.of(step, "m", name(position).orElseThrow()));
        }

        private Optional<String> name(RemovalPosition position) {
            return position.elements()
                    .filter(element -> extreme.test(position, element))
                    .mapToObj(position.arena()::name)
                    .findFirst();
        }
    }
}
