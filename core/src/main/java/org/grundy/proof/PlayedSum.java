package org.grundy.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.grundy.game.Component;
import org.grundy.game.MeteredOptions;
import org.grundy.game.Ruleset;
import org.grundy.game.StopListing;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// The options of a sum by the rules of its games, listed no further than they are looked at: a position may have more
/// than anybody can list.
final class PlayedSum {
    private final List<Component<?>> sum;
    private final Run run;
    private boolean listed = true;

    /// @param run charged for each option
    PlayedSum(List<Component<?>> sum, Run run) {
        this.sum = sum;
        this.run = run;
    }

    /// Whether all positions have nimbers by the options that were listed: nobody wins by them at once or must answer
    /// in them, and the rules have named no move that they cannot list.
    boolean playable() {
        return listed && sum.stream().noneMatch(each -> each.game().rules().entails() || each.won() || each.lost());
    }

    /// What each move leaves, in the order of the moves.
    ///
    /// @param most when there are more, one more is listed
    List<List<Component<?>>> options(int most) {
        List<List<Component<?>>> options = new ArrayList<>();
        each(option -> {
            options.add(option);
            if (options.size() > most) {
                throw new StopListing();
            }
        });
        return options;
    }

    /// What a move leaves.
    ///
    /// @param number from 1
    /// @return null if there are fewer moves
    @Nullable
    List<Component<?>> option(int number) {
        AtomicInteger left = new AtomicInteger(number);
        List<List<Component<?>>> found = new ArrayList<>();
        each(option -> {
            if (left.decrementAndGet() == 0) {
                found.add(option);
                throw new StopListing();
            }
        });
        return found.isEmpty() ? null : found.getFirst();
    }

    private void each(Consumer<List<Component<?>>> out) {
        try {
            for (int place = 0; place < sum.size(); place++) {
                each(place, sum.get(place), out);
            }
        } catch (StopListing enough) {
            // What was looked for is there.
        }
    }

    private <P> void each(int place, Component<P> component, Consumer<List<Component<?>>> out) {
        Ruleset<P> rules = component.game().rules();
        MeteredOptions.list(rules, component.position(), new MeteredOptions<>() {
            @Override
            public Run run() {
                return run;
            }

            @Override
            public void option(List<P> left) {
                List<Component<?>> after = new ArrayList<>(sum.subList(0, place));
                left.forEach(position -> after.add(new Component<>(component.game(), position)));
                after.addAll(sum.subList(place + 1, sum.size()));
                out.accept(after);
            }

            @Override
            public void unlisted() {
                listed = false;
            }
        });
    }
}
