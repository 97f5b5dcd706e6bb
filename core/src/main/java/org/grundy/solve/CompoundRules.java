package org.grundy.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Join;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// The rules of a whole compound as one game: any components under any convention. A position in which play
/// is over has no options, also where a component could still be moved in.
///
/// In an ordinary sum all live positions are taken together as one component, for there it makes no difference
/// which position belongs to which component. Entailing moves are followed in ordinary sums only.
final class CompoundRules implements Ruleset<CompoundPosition> {
    private final Convention convention;
    private final Run run;
    private final LiftedRules lifted;

    CompoundRules(Convention convention, Run run) {
        this.convention = convention;
        this.run = run;
        this.lifted = new LiftedRules(run);
    }

    /// The multiset of the live ones among some positions of a game.
    <P> Multiset multiset(Game<P> game, List<P> positions) {
        if (game.rules().entails() && !convention.ordinary()) {
            throw run.giveUp(Limit.METHOD);
        }
        return lifted.multiset(game, positions);
    }

    /// A compound of components given in the order of a sum.
    CompoundPosition compound(List<Multiset> components) {
        return CompoundPosition.of(merge(components));
    }

    /// Whether play is over in a position.
    boolean over(CompoundPosition position) {
        return switch (convention.ending()) {
            case LONG -> position.allTerminal();
            case SHORT -> position.someTerminal();
            case SJ ->
                position.components().stream()
                        .allMatch(component -> !lifted.won(component) && lifted.grundy(component) == 0);
        };
    }

    /// Where a position splits into itself and more, multisets grow without end.
    @Override
    public long bytes(CompoundPosition position) {
        return position.components().stream().mapToLong(Multiset::bytes).sum();
    }

    @Override
    public boolean splits() {
        return false;
    }

    @Override
    public boolean won(CompoundPosition position) {
        return !lost(position) && position.components().stream().anyMatch(lifted::won) && !over(position);
    }

    @Override
    public boolean lost(CompoundPosition position) {
        return position.components().stream().anyMatch(lifted::lost);
    }

    @Override
    public void options(CompoundPosition from, Options<CompoundPosition> out) {
        if (!lost(from) && !over(from)) {
            List<Multiset> components = from.components();
            new Moves(components, out).from(0, false, new Multiset[components.size()]);
        }
    }

    private Multiset[] merge(List<Multiset> components) {
        if (!convention.ordinary()) {
            return components.toArray(Multiset[]::new);
        }
        int[] all = components.stream()
                .flatMapToInt(each -> Arrays.stream(each.numbers()))
                .sorted()
                .toArray();
        return new Multiset[] {new Multiset(all)};
    }

    /// Walks through the choices of each component in turn.
    private final class Moves {
        private final List<Multiset> components;
        private final Options<CompoundPosition> out;

        Moves(List<Multiset> components, Options<CompoundPosition> out) {
            this.components = new ArrayList<>(components);
            this.out = out;
        }

        void from(int i, boolean moved, Multiset[] chosen) {
            if (i == components.size()) {
                if (moved) {
                    out.to(CompoundPosition.of(chosen));
                }
                return;
            }
            Multiset component = components.get(i);
            if (mayStay(component)) {
                chosen[i] = component;
                from(i + 1, moved, chosen);
            }
            if (!(moved && convention.join() == Join.DISJUNCTIVE)) {
                for (Multiset option : lifted.options(component)) {
                    chosen[i] = option;
                    from(i + 1, true, chosen);
                }
            }
        }

        private boolean mayStay(Multiset component) {
            return convention.join() != Join.CONJUNCTIVE || component.isEmpty();
        }
    }
}
