package org.grundy.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Move;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;
import org.grundy.run.Budget;
import org.grundy.testkit.Seed;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;

/// Sums of random games with entailing moves, played out to the letter (check T1 of the theory).
class EntailingTest {
    /// A token on vertex v of a random graph without cycles; an entailing arc leaves its vertex forced.
    record Place(int v, boolean forced) {}

    record Entailing(String name, List<List<Place>> arcs) implements Game<Place> {
        static Entailing draw(String name, int size, RandomGenerator random) {
            List<List<Place>> arcs = new ArrayList<>();
            for (int v = 0; v < size; v++) {
                int degree = v == 0 ? 0 : random.nextInt(4);
                List<Place> out = new ArrayList<>();
                for (int i = 0; i < degree; i++) {
                    out.add(new Place(random.nextInt(v), random.nextInt(3) == 0));
                }
                arcs.add(out.stream().distinct().toList());
            }
            return new Entailing(name, arcs);
        }

        @Override
        public Ruleset<Place> rules() {
            return new Ruleset<>() {
                @Override
                public void options(Place from, Options<Place> out) {
                    arcs.get(from.v()).forEach(out::to);
                }

                @Override
                public boolean forced(Place position) {
                    return position.forced();
                }

                @Override
                public boolean entails() {
                    return true;
                }
            };
        }

        @Override
        public String write(Place position) {
            return position.toString();
        }
    }

    @Test
    void outcomes_and_winning_moves_agree_with_playing_every_sum_to_its_end() {
        RandomGenerator random = Seed.of("EntailingTest").generator();
        for (int i = 0; i < 400; i++) {
            List<Entailing> games = IntStream.range(0, 1 + random.nextInt(3))
                    .mapToObj(k -> Entailing.draw("e" + k, 7, random))
                    .toList();
            List<Place> start = new ArrayList<>();
            for (int k = 0; k < games.size(); k++) {
                start.add(new Place(random.nextInt(7), k == 0 && random.nextInt(4) == 0));
            }
            compare(games, start);
        }
    }

    private static void compare(List<Entailing> games, List<Place> start) {
        Oracle oracle = new Oracle(games, new HashMap<>());
        List<Component<?>> components = new ArrayList<>();
        for (int k = 0; k < games.size(); k++) {
            components.add(new Component<>(games.get(k), start.get(k)));
        }
        Analysis analysis = Grundy.analyze(new Sum(components), Convention.NORMAL, Budget.standard());
        boolean wins = oracle.wins(start);
        assertThat(analysis.outcome()).as(games + " " + start).hasValue(wins ? Outcome.N : Outcome.P);
        List<List<Place>> expected = wins ? oracle.winning(start) : List.of();
        assertThat(analysis.winning().listed().stream()
                        .map(move -> after(start, move))
                        .toList())
                .as(games + " " + start)
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    private static List<Place> after(List<Place> start, Move move) {
        ComponentChange<?> change = move.changes().getFirst();
        List<Place> result = new ArrayList<>(start);
        result.set(change.component(), (Place) change.to().getFirst());
        return result;
    }

    /// Play to the letter: who is forced moves there, who cannot move loses.
    record Oracle(List<Entailing> games, Map<List<Place>, Boolean> known) {
        boolean wins(List<Place> position) {
            Boolean answer = known.get(position);
            if (answer == null) {
                answer = !winning(position).isEmpty();
                known.put(position, answer);
            }
            return answer;
        }

        List<List<Place>> winning(List<Place> position) {
            OptionalInt forced = IntStream.range(0, position.size())
                    .filter(i -> position.get(i).forced())
                    .findFirst();
            List<List<Place>> all = new ArrayList<>();
            for (int i = 0; i < position.size(); i++) {
                if (forced.isEmpty() || forced.getAsInt() == i) {
                    for (Place to : games.get(i).arcs().get(position.get(i).v())) {
                        List<Place> next = new ArrayList<>(position);
                        next.set(i, to);
                        if (!wins(next)) {
                            all.add(next);
                        }
                    }
                }
            }
            return all;
        }
    }
}
