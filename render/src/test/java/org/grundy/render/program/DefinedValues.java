package org.grundy.render.program;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.game.Options;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;

/// Values by the definition, from the options that rules list.
final class DefinedValues {
    private DefinedValues() {}

    /// The value by definition, -1 where whoever is to move wins at once.
    static int value(RuleGame game, RuleState state, Map<RuleState, Integer> known) {
        Integer found = known.get(state);
        if (found != null) {
            return found;
        }
        int result = -1;
        if (!game.rules().won(state)) {
            Set<Integer> seen = new HashSet<>();
            for (List<RuleState> option : options(game, state)) {
                List<Integer> parts =
                        option.stream().map(part -> value(game, part, known)).toList();
                if (!parts.contains(-1)) {
                    seen.add(parts.stream().reduce(0, (a, b) -> a ^ b));
                }
            }
            result = 0;
            while (seen.contains(result)) {
                result++;
            }
        }
        known.put(state, result);
        return result;
    }

    /// 1 if whoever is to move loses a sum in misère play, else 0.
    static int misereLost(RuleGame game, List<RuleState> sum, Map<List<RuleState>, Integer> known) {
        List<RuleState> parts = sum.stream()
                .filter(part -> game.rules().won(part) || !options(game, part).isEmpty())
                .sorted(Comparator.comparing(RuleState::toString))
                .toList();
        Integer found = known.get(parts);
        if (found != null) {
            return found;
        }
        boolean won = parts.isEmpty()
                || parts.stream().anyMatch(part -> game.rules().won(part))
                || after(game, parts).anyMatch(option -> misereLost(game, option, known) == 1);
        known.put(parts, won ? 0 : 1);
        return won ? 0 : 1;
    }

    /// 0 for a state that is lost within so many moves, 1 for one that is won, else 2.
    static int outcome(RuleGame game, Play play, RuleState state, int moves, Map<List<Object>, Integer> known) {
        List<Object> asked = List.of(state, moves);
        Integer found = known.get(asked);
        if (found != null) {
            return found;
        }
        List<List<RuleState>> options = options(game, state);
        int result = game.rules().won(state) ? 1 : play == Play.MISERE ? 1 : 0;
        if (!game.rules().won(state) && !options.isEmpty()) {
            Set<Integer> seen = new HashSet<>();
            options.forEach(
                    option -> seen.add(moves == 0 ? 2 : outcome(game, play, option.getFirst(), moves - 1, known)));
            result = seen.contains(0) ? 1 : seen.contains(2) ? 2 : 0;
        }
        known.put(asked, result);
        return result;
    }

    /// The options of a sum.
    private static Stream<List<RuleState>> after(RuleGame game, List<RuleState> parts) {
        return IntStream.range(0, parts.size())
                .boxed()
                .flatMap(i -> options(game, parts.get(i)).stream().map(option -> {
                    List<RuleState> left = new ArrayList<>(parts);
                    left.remove((int) i);
                    left.addAll(option);
                    return left;
                }));
    }

    private static List<List<RuleState>> options(RuleGame game, RuleState state) {
        List<List<RuleState>> all = new ArrayList<>();
        game.rules().options(state, new Options<>() {
            @Override
            public void to(List<RuleState> parts) {
                all.add(parts);
            }

            @Override
            public void unlisted() {
                throw new IllegalStateException();
            }
        });
        return all;
    }
}
