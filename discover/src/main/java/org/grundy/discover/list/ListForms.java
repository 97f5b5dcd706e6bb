package org.grundy.discover.list;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.rules.ListExpression;
import org.grundy.lang.rules.RuleGame;
import org.grundy.run.Run;
import org.grundy.text.Once;

/// Looks for what decides positions that are lists of any length.
///
/// A form is looked for on short lists of small numbers and then compared with all that were computed, longer ones
/// and larger numbers among them. Nothing is proved.
public final class ListForms {
    /// Positions that are looked at in the search.
    private static final int LOOKED_AT = 1_600;

    /// Of fewer lengths the greatest is looked at, too.
    private static final int FEW_LENGTHS = 4;

    /// Fewer lost or won positions than these decide nothing.
    private static final int FEWEST = 4;

    private final RuleGame game;
    private final SampledQuantity quantity;
    private final Run run;
    private final List<String> names;
    private final String list;
    private final List<ListPosition> all;
    private final List<ListPosition> first;
    private final Supplier<List<ListPosition>> larger;

    /// @param each how many lists of each length are computed
    private ListForms(Variation games, RuleGame game, SampledQuantity quantity, Play play, int each, Run run) {
        this.game = game;
        this.quantity = quantity;
        this.run = run;
        this.names =
                Stream.concat(game.variables().stream(), games.names().stream()).toList();
        this.list = game.writtenList().orElseThrow();
        this.all = new ListPositions(quantity, play, run).of(games, each);
        this.first = first(all);
        this.larger = new Once<>(() -> new ListPositions(quantity, play, run).larger(games, all));
    }

    /// The form of the Grundy values of games, which those of lists lean on where elements are independent.
    @FunctionalInterface
    public interface Elements {
        /// The form; empty if none is found.
        ///
        /// @param run charged for the search
        Optional<ElementForm> of(Variation games, Run run);
    }

    /// The plainest form found; empty if there is none, or the games are not of lists. Called inside [Run#attempt].
    public static Optional<ListForm> find(
            Variation games, SampledQuantity quantity, Play play, Elements elements, Run run) {
        return game(games).flatMap(game -> {
            Optional<ElementForm> element = Optional.of(game)
                    .filter(rules -> play == Play.NORMAL)
                    .flatMap(rules -> ElementForm.games(games, rules))
                    .flatMap(ofElement -> run.find(run.part(2), () -> elements.of(ofElement, run)));
            // What is proved is compared with some lists, to see that it was put into words rightly.
            Optional<ListForm> proved = element.filter(value -> value.proof().isPresent())
                    .flatMap(value ->
                            new ListForms(games, game, quantity, play, ListPositions.SOME, run).ofElements(value));
            return proved.isPresent()
                    ? proved
                    : new ListForms(games, game, quantity, play, ListPositions.MANY, run).find(element);
        });
    }

    /// The first of the games, if their positions are lists.
    static Optional<RuleGame> game(Variation games) {
        return Optional.of(games.members().getFirst().sampled().game())
                .filter(RuleGame.class::isInstance)
                .map(RuleGame.class::cast)
                .filter(game -> game.writtenList().isPresent());
    }

    /// Those that the search looks at: the smaller two thirds of each length but the greatest, evenly.
    private static List<ListPosition> first(List<ListPosition> all) {
        int longest = all.stream().mapToInt(each -> each.list().length).max().orElse(0);
        List<ListPosition> inner = new ArrayList<>();
        boolean few =
                all.stream().mapToInt(each -> each.list().length).distinct().count() < FEW_LENGTHS;
        for (int length = 1; length < longest || (few && length == longest); length++) {
            int wanted = length;
            List<ListPosition> same =
                    all.stream().filter(each -> each.list().length == wanted).toList();
            long most = same.stream().mapToLong(ListForms::largest).max().orElse(0);
            same.stream()
                    .filter(each -> most <= 2 || 3 * largest(each) <= 2 * most)
                    .forEach(inner::add);
        }
        int step = Math.max(1, inner.size() / LOOKED_AT);
        return IntStream.range(0, inner.size())
                .filter(i -> i < LOOKED_AT / 8 || i % step == 0)
                .mapToObj(inner::get)
                .toList();
    }

    private static long largest(ListPosition position) {
        return Arrays.stream(position.list()).max().orElse(0);
    }

    private Optional<ListForm> find(Optional<ElementForm> element) {
        Optional<ListForm> ofElements = element.flatMap(this::ofElements);
        return ofElements.isPresent() ? ofElements : searched();
    }

    /// The form of a sum of independent elements.
    private Optional<ListForm> ofElements(ElementForm value) {
        return value.ofList(list)
                .map(text -> quantity == SampledQuantity.LOST ? text + " = 0" : text)
                .flatMap(text -> checked(text, all.size(), value.ofLists()));
    }

    private Optional<ListForm> searched() {
        boolean ordered = !game.tree().shape().unordered();
        List<ListTerm> terms = new ListTerms(first, names, list, run).all(ordered);
        return quantity == SampledQuantity.LOST
                ? lost(terms)
                : new ListValues(
                                terms,
                                first.stream().mapToInt(ListPosition::value).toArray(),
                                run)
                        .find()
                        .flatMap(text -> checked(text, heldOut(), Optional.empty()).stream())
                        .findFirst();
    }

    private Optional<ListForm> lost(List<ListTerm> terms) {
        Marks lost = Marks.where(first.size(), i -> first.get(i).value() == 1);
        if (lost.count() < FEWEST || first.size() - lost.count() < FEWEST) {
            return Optional.empty();
        }
        List<ListTerm> plain = terms.stream().filter(term -> !term.isCompound()).toList();
        return lost(plain, lost).or(() -> lost(terms, lost));
    }

    private Optional<ListForm> lost(List<ListTerm> terms, Marks lost) {
        List<ListCondition> conditions = ListConditions.of(terms, first.size(), run);
        return new ListSearch(conditions, first.size(), lost, run)
                .exactly().stream()
                        .flatMap(each -> checked(each.text(), heldOut(), Optional.empty()).stream())
                        .findFirst();
    }

    private long heldOut() {
        return (long) all.size() - first.size();
    }

    /// The form, if it agrees with all positions.
    ///
    /// @param heldOut how many of these were not looked at when it was found
    private Optional<ListForm> checked(String text, long heldOut, Optional<Proof> proof) {
        Optional<ListExpression> read = ListExpression.read(text, names, list);
        if (read.isEmpty()) {
            return Optional.empty();
        }
        if (!agrees(read.get(), all)) {
            return Optional.empty();
        }
        List<ListPosition> further = proof.isEmpty() ? larger.get() : List.of();
        if (!agrees(read.get(), further)) {
            return Optional.empty();
        }
        int longest = all.stream().mapToInt(each -> each.list().length).max().orElse(0);
        return Optional.of(
                new ListForm(quantity, text, all.size() + further.size(), heldOut + further.size(), longest, proof));
    }

    private boolean agrees(ListExpression form, List<ListPosition> positions) {
        for (ListPosition each : positions) {
            run.option();
            OptionalLong value = form.value(each.numbers(), each.list());
            if (value.isEmpty() || value.getAsLong() != each.value()) {
                return false;
            }
        }
        return true;
    }
}
