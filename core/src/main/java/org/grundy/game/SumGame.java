package org.grundy.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.text.Messages;

/// The disjunctive sum of positions of one game, taken as a single position: what is left of a component
/// that a move has broken into parts, where it still counts as one component. A move is a move in one of
/// the parts.
///
/// @param game of the parts
/// @param <P> the type of the parts
public record SumGame<P>(Game<P> game) implements Game<List<P>> {
    /// The position made of some parts without the terminal ones, in an order that depends on their
    /// notation alone.
    public List<P> of(List<P> parts) {
        return parts.stream()
                .filter(part -> game.rules().lost(part) || !game.rules().terminal(part))
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

    /// The parts as the game writes them, with `+` between, in brackets where they are more than one
    /// number; `0` if there is none. No expression is read from this.
    @Override
    public String write(List<P> position) {
        return switch (position.size()) {
            case 0 -> "0";
            case 1 -> game.write(position.getFirst());
            default -> position.stream().map(this::bracketed).collect(Collectors.joining(" + "));
        };
    }

    private String bracketed(P part) {
        boolean several =
                game.numbers(part).filter(numbers -> numbers.size() > 1).isPresent();
        return several ? "(" + game.write(part) + ")" : game.write(part);
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

        private static boolean ends(Component<?> part) {
            return part.lost() || part.awarded();
        }

        @Override
        public void options(List<P> from, Options<List<P>> out) {
            boolean ended =
                    from.stream().map(part -> new Component<>(sum.game, part)).anyMatch(Rules::ends);
            for (int i = 0; i < from.size() && !ended; i++) {
                if (from.indexOf(from.get(i)) == i) {
                    List<P> others = new ArrayList<>(from);
                    P part = others.remove(i);
                    sum.game.rules().options(part, new Joining<>(sum, others, out));
                }
            }
        }
    }

    private record Joining<P>(SumGame<P> sum, List<P> others, Options<List<P>> out) implements Options<P> {
        @Override
        public void to(List<P> parts) {
            List<P> all = new ArrayList<>(others);
            all.addAll(parts);
            out.to(sum.of(all));
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
