package org.grundy.analysis.move;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.MeteredOptions;
import org.grundy.game.Move;
import org.grundy.game.Sum;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;

/// Tells whether a move is legal without listing all moves of the sum.
public final class MoveLegality {
    private MoveLegality() {}

    /// Whether a move can be made in a sum in which play is not over. Called inside [Run#attempt]: where
    /// the rules have no test of their own, options are looked through until the move is met.
    public static boolean legal(Sum sum, Convention convention, Move move, Run run) {
        Set<Integer> touched = new HashSet<>();
        for (ComponentChange<?> change : move.changes()) {
            boolean inside = 0 <= change.component()
                    && change.component() < sum.components().size();
            if (!inside || !touched.add(change.component())) {
                return false;
            }
        }
        return obeysJoin(sum, convention, touched, run)
                && answersForced(sum, touched)
                && move.changes().stream()
                        .allMatch(change -> isOption(sum.components().get(change.component()), change, run));
    }

    /// Whether the answer is given where one is forced.
    private static boolean answersForced(Sum sum, Set<Integer> touched) {
        return sum.components().stream().noneMatch(Component::forced)
                || touched.stream().allMatch(i -> sum.components().get(i).forced());
    }

    private static boolean obeysJoin(Sum sum, Convention convention, Set<Integer> touched, Run run) {
        return switch (convention.join()) {
            case DISJUNCTIVE -> touched.size() == 1;
            case SELECTIVE -> true;
            case CONJUNCTIVE -> {
                boolean all = true;
                for (int i = 0; i < sum.components().size(); i++) {
                    all &= touched.contains(i) || sum.components().get(i).terminal(run);
                }
                yield all;
            }
        };
    }

    private static <P> boolean isOption(Component<P> component, ComponentChange<?> change, Run run) {
        if (!component.game().equals(change.game()) || !component.position().equals(change.from())) {
            return false;
        }
        @SuppressWarnings("unchecked") // the games are equal, so the positions are of one type
        List<P> to = (List<P>) change.to();
        Optional<Boolean> known = component.game().rules().permits(component.position(), to);
        return known.isPresent() ? known.get() : isListed(component, to, run);
    }

    private static <P> boolean isListed(Component<P> component, List<P> to, Run run) {
        WantedOption<P> listener = new WantedOption<>(DistinctOptions.counts(to), run);
        Solved<Boolean> end = run.attempt(() -> {
            MeteredOptions.list(component.game().rules(), component.position(), listener);
            return false;
        });
        if (!listener.met && end instanceof Solved.Undecided<Boolean> spent) {
            throw run.giveUp(spent.limit());
        }
        if (!listener.met && listener.incomplete) {
            throw run.giveUp(Limit.METHOD);
        }
        return listener.met;
    }

    /// Looks through options until the wanted one comes.
    private static final class WantedOption<P> implements MeteredOptions<P> {
        private final Map<P, Integer> wanted;
        private final Run run;
        private boolean met;
        private boolean incomplete;

        WantedOption(Map<P, Integer> wanted, Run run) {
            this.wanted = wanted;
            this.run = run;
        }

        @Override
        public Run run() {
            return run;
        }

        @Override
        public void option(List<P> components) {
            if (DistinctOptions.counts(components).equals(wanted)) {
                met = true;
                throw run.giveUp(Limit.STOPPED);
            }
        }

        @Override
        public void unlisted() {
            incomplete = true;
        }
    }
}
