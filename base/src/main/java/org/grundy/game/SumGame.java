package org.grundy.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.grundy.text.Messages;

/// The disjunctive sum of positions of one game, taken as a single position: what is left of a
/// component after a move that splits it, where the rest still counts as one component. A move is a move in
/// one of the positions.
///
/// @param game of the positions
/// @param <P> the type of its positions
public record SumGame<P>(Game<P> game) implements Game<List<P>> {
    /// The position made of some components without the terminal ones, in an order that depends on their
    /// notation alone.
    ///
    /// @throws org.grundy.text.InputError if the rules look at more than 10^8 candidates for a move in one of them,
    ///     and find none
    public List<P> of(List<P> components) {
        return of(components, component -> !game.rules().terminal(component));
    }

    private List<P> of(List<P> components, Predicate<P> live) {
        return components.stream()
                .filter(component -> game.rules().lost(component) || live.test(component))
                .sorted(Comparator.comparing(game::write))
                .toList();
    }

    @Override
    public String name() {
        return game.name();
    }

    @Override
    public Ruleset<List<P>> rules() {
        return new Rules<>(this);
    }

    /// The components as the game writes them, with `+` between, in brackets where they are more than one
    /// number; `0` if there is none. No expression is read from this.
    @Override
    public String write(List<P> position) {
        return switch (position.size()) {
            case 0 -> "0";
            case 1 -> game.write(position.getFirst());
            default -> position.stream().map(game::bracketed).collect(Collectors.joining(" + "));
        };
    }

    @Override
    public Messages words() {
        return game.words();
    }

    private record Rules<P>(SumGame<P> sum) implements Ruleset<List<P>> {
        @Override
        public boolean splits() {
            return false;
        }

        @Override
        public boolean won(List<P> position) {
            return position.stream().anyMatch(sum.game.rules()::won);
        }

        @Override
        public boolean lost(List<P> position) {
            return position.stream().anyMatch(sum.game.rules()::lost);
        }

        private static boolean ends(Component<?> component) {
            return component.lost() || component.awarded();
        }

        @Override
        public void options(List<P> from, Options<List<P>> out) {
            boolean ended = from.stream()
                    .map(component -> new Component<>(sum.game, component))
                    .anyMatch(Rules::ends);
            for (int i = 0; i < from.size() && !ended; i++) {
                if (from.indexOf(from.get(i)) == i) {
                    List<P> others = new ArrayList<>(from);
                    P component = others.remove(i);
                    sum.game.rules().options(component, new Joining<>(sum, others, out));
                }
            }
        }
    }

    private record Joining<P>(SumGame<P> sum, List<P> others, Options<List<P>> out) implements Options<P> {
        @Override
        public void to(List<P> components) {
            List<P> all = new ArrayList<>(others);
            all.addAll(components);
            out.to(sum.of(all, this::live));
        }

        /// What is looked at to tell is charged to whoever takes the options.
        private boolean live(P component) {
            Ruleset<P> rules = sum.game.rules();
            return rules.won(component) || AnyOption.exists(rules, component, out::looked);
        }

        @Override
        public void looked(long candidates) {
            out.looked(candidates);
        }

        @Override
        public void unlisted() {
            out.unlisted();
        }
    }
}
