package org.grundy.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.game.Options;
import org.grundy.game.Play;
import org.grundy.game.Ruleset;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.testkit.Thorough;

/// The naive oracles of the games met in a test, which keep what they found. They have no answer where too much
/// would have to be looked at, or where the rules have more than options: instant wins, entailing moves and
/// positions that come again.
final class NaiveRules {
    private static final int MOST_OPTIONS = 500;
    private static final int MOST_POSITIONS = 150;
    /// Heaps that a move may split make very many sums of few positions.
    private static final int MOST_SUMS = Thorough.bound(20_000, Integer.MAX_VALUE);

    private final Map<String, Oracles<?>> known = new HashMap<>();

    /// The options of a position; none where they are too many to be listed.
    static <P> List<List<P>> options(Ruleset<P> rules, P position) {
        List<List<P>> options = new ArrayList<>();
        try {
            rules.options(position, new Listing<>(options));
        } catch (TooMuch end) {
            return List.of();
        }
        return options;
    }

    /// The Grundy value of a component.
    <P> OptionalInt value(Component<P> component) {
        Oracles<P> oracles = oracles(component.game());
        return oracles.ask(() -> oracles.values.value(component.position()))
                .map(OptionalInt::of)
                .orElse(OptionalInt.empty());
    }

    /// Whether the player to move wins a component played alone.
    <P> Optional<Boolean> wins(Component<P> component, Play play) {
        Oracles<P> oracles = oracles(component.game());
        NaiveOutcome<P> outcomes = play == Play.NORMAL ? oracles.normal : oracles.misere;
        return oracles.ask(() -> outcomes.nextPlayerWins(List.of(component.position())));
    }

    @SuppressWarnings("unchecked") // games of one name have positions of one type
    private <P> Oracles<P> oracles(Game<P> game) {
        return (Oracles<P>) known.computeIfAbsent(game.name(), name -> new Oracles<>(game.rules()));
    }

    /// The oracles of one game.
    private static final class Oracles<P> {
        private final Ruleset<P> rules;
        private final Map<P, List<List<P>>> listed = new HashMap<>();
        private NaiveGrundy<P> values = new NaiveGrundy<>(this::options);
        private final NaiveOutcome<P> normal =
                NaiveOutcome.normal(this::options).calling(this::look);
        private final NaiveOutcome<P> misere =
                NaiveOutcome.misere(this::options).calling(this::look);
        private int left;
        private int sums;

        Oracles(Ruleset<P> rules) {
            this.rules = rules;
        }

        <T> Optional<T> ask(Supplier<T> question) {
            left = MOST_POSITIONS;
            sums = MOST_SUMS;
            try {
                return Optional.of(question.get());
            } catch (TooMuch | IllegalArgumentException end) {
                values = new NaiveGrundy<>(this::options);
                return Optional.empty();
            }
        }

        private void look() {
            if (--sums < 0) {
                throw new TooMuch();
            }
        }

        private List<List<P>> options(P position) {
            if (--left < 0 || rules.won(position) || rules.lost(position) || rules.entails()) {
                throw new TooMuch();
            }
            return listed.computeIfAbsent(position, each -> {
                List<List<P>> options = new ArrayList<>();
                rules.options(each, new Listing<>(options));
                return options;
            });
        }
    }

    private record Listing<P>(List<List<P>> options) implements Options<P> {
        @Override
        public void to(List<P> components) {
            if (options.size() == MOST_OPTIONS) {
                throw new TooMuch();
            }
            options.add(List.copyOf(components));
        }

        @Override
        public void unlisted() {
            throw new TooMuch();
        }
    }

    private static final class TooMuch extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooMuch() {
            super(null, null, false, false);
        }
    }
}
