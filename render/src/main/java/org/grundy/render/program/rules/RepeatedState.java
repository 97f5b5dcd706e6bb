package org.grundy.render.program.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.grundy.game.Options;
import org.grundy.game.StopListing;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.text.InputError;

/// Whether a small state of lists comes again in play.
final class RepeatedState {
    private static final int LONGEST = 3;
    private static final int LARGEST = 3;
    private static final int MOST_STATES = 20_000;

    private final RuleGame game;
    private final Map<RuleState, Boolean> ended = new HashMap<>();

    private RepeatedState(RuleGame game) {
        this.game = game;
    }

    /// Whether play from a small state leads back to a state that was met; not if too many states follow.
    static boolean isMet(RuleGame game) {
        RepeatedState search = new RepeatedState(game);
        int numbers = game.numbers().size();
        for (int length = 1; length <= LONGEST; length++) {
            int count = (int) Math.pow(LARGEST + 1, numbers + length);
            for (int index = 0; index < count; index++) {
                if (game.state(digits(index, numbers + length))
                        .filter(search::comesAgain)
                        .isPresent()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static long[] digits(int index, int count) {
        return IntStream.range(0, count)
                .mapToLong(place -> index / (long) Math.pow(LARGEST + 1, place) % (LARGEST + 1))
                .toArray();
    }

    private boolean comesAgain(RuleState state) {
        Boolean found = ended.get(state);
        if (found != null) {
            return !found;
        }
        if (ended.size() > MOST_STATES) {
            return false;
        }
        ended.put(state, false);
        for (RuleState next : options(state)) {
            if (comesAgain(next)) {
                return true;
            }
        }
        ended.put(state, true);
        return false;
    }

    private List<RuleState> options(RuleState state) {
        List<RuleState> all = new ArrayList<>();
        try {
            game.rules().options(state, new Options<>() {
                @Override
                public void to(List<RuleState> parts) {
                    all.addAll(parts);
                }

                @Override
                public void unlisted() {
                    throw new StopListing();
                }
            });
        } catch (StopListing | InputError unknown) {
            return List.of();
        }
        return all;
    }
}
