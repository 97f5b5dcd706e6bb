package org.grundy.proof;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.evidence.QuotientCertificate.Repeat;
import org.grundy.evidence.TamenessCertificate;
import org.grundy.evidence.TamenessCertificate.Heaps;
import org.grundy.evidence.TamenessCertificate.Pair;
import org.grundy.evidence.TamenessCertificate.Positions;
import org.grundy.game.Component;
import org.grundy.game.MeteredOptions;
import org.grundy.game.StopListing;
import org.grundy.proof.TamenessVerdict.Accepted;
import org.grundy.proof.TamenessVerdict.Fault;
import org.grundy.proof.TamenessVerdict.Refused;
import org.grundy.run.Run;

/// Checks certificates of tameness: that the positions are closed under moves, that each is fickle or firm,
/// and that both values are what the rule of misère and normal play makes of those of its options.
///
/// An option is a sum of positions that come before. With X the nim sum of their normal values its normal
/// value is X, and its misère value X ⊕ 1 if all of them are fickle, and else X. So the values of a
/// position follow from those of positions before it, and all are true by induction. Source: Berlekamp,
/// Conway, Guy, *Winning Ways* (2001), vol. 2, ch. 13.
public final class TamenessChecker {
    private final TamenessCertificate claim;
    private final Listing listing;
    private final Run run;

    /// Lists the options of the position at a place, by the places of their parts; -1 for one that is not there. What
    /// takes them may leave by [StopListing].
    private interface Listing {
        void options(int place, Consumer<List<Integer>> out);
    }

    private TamenessChecker(TamenessCertificate claim, Listing listing, Run run) {
        this.claim = claim;
        this.listing = listing;
        this.run = run;
    }

    /// Checks a certificate about heaps. Called inside [Run#attempt].
    ///
    /// @param run charged for each heap and option
    public static TamenessVerdict check(TamenessCertificate claim, Heaps about, Run run) {
        Optional<HeapMoves> read = HeapMoves.read(about.rules());
        if (read.isEmpty()) {
            return new Refused(Fault.RULES, -1);
        }
        HeapMoves moves = read.get();
        Listing listing = (heap, out) -> moves.options(heap, run, out);
        Optional<Refused> fault = new TamenessChecker(claim, listing, run).values();
        return verdict(claim, fault.or(() -> about.period().flatMap(repeat -> period(claim, moves, repeat))));
    }

    /// Checks a certificate about positions of any games. Called inside [Run#attempt].
    ///
    /// @param about what is claimed
    /// @param positions those of the certificate, in its order
    /// @param components of the sums of which it speaks
    /// @param run charged for each position and option
    public static TamenessVerdict check(
            TamenessCertificate claim,
            Positions about,
            List<Component<?>> positions,
            List<Component<?>> components,
            Run run) {
        PlayedRules rules = PlayedRules.of(about.games());
        Map<String, Integer> places = new HashMap<>();
        for (int i = 0; i < positions.size(); i++) {
            Component<?> position = positions.get(i);
            if (!PlayedRules.ordinary(position)) {
                return new Refused(Fault.CONVENTION, i);
            }
            if (!rules.has(position)) {
                return new Refused(Fault.GAMES, i);
            }
            if (position.game().rules().entails() || position.won() || position.lost()) {
                return new Refused(Fault.ORDINARY, i);
            }
            if (places.put(position.expression(), i) != null) {
                return new Refused(Fault.TWICE, i);
            }
        }
        if (positions.size() != claim.values().size()) {
            return new Refused(Fault.COUNT, -1);
        }
        Listing listing = (place, out) -> options(positions.get(place), places, run, out);
        Optional<Refused> fault = new TamenessChecker(claim, listing, run).values();
        return verdict(claim, fault.or(() -> sums(claim, components, places)));
    }

    private static TamenessVerdict verdict(TamenessCertificate claim, Optional<Refused> fault) {
        return fault.isPresent() ? fault.get() : new Accepted(claim.values().size());
    }

    private static <P> void options(
            Component<P> component, Map<String, Integer> places, Run run, Consumer<List<Integer>> out) {
        MeteredOptions.list(
                component.game().rules(),
                component.position(),
                run,
                parts -> out.accept(parts.stream()
                        .map(part -> places.getOrDefault(component.game().expression(part), -1))
                        .toList()));
    }

    private static Optional<Refused> refuse(Fault fault, int at) {
        return Optional.of(new Refused(fault, at));
    }

    /// A claim that one position is wild speaks of no sums, and any other of at least one.
    private static Optional<Refused> sums(
            TamenessCertificate claim, List<Component<?>> components, Map<String, Integer> places) {
        return components.isEmpty() == claim.wild()
                        && components.stream().allMatch(component -> places.containsKey(component.expression()))
                ? Optional.empty()
                : refuse(Fault.SUM, -1);
    }

    private Optional<Refused> values() {
        int count = claim.values().size();
        Optional<Refused> fault = count == 0 ? refuse(Fault.COUNT, -1) : Optional.empty();
        for (int place = 0; place < count && fault.isEmpty(); place++) {
            run.position();
            run.clock();
            boolean last = place == count - 1;
            fault = last || claim.values().get(place).tame() ? values(place) : refuse(Fault.KIND, place);
        }
        return fault;
    }

    private Optional<Refused> values(int place) {
        Values options = new Values(claim.values().subList(0, place));
        try {
            listing.options(place, options);
        } catch (StopListing unknown) {
            return refuse(Fault.CLOSED, place);
        }
        Pair claimed = claim.values().get(place);
        if (claimed.normal() != options.normal.nextClearBit(0)) {
            return refuse(Fault.NORMAL, place);
        }
        int value = options.normal.isEmpty() ? 1 : options.misere.nextClearBit(0);
        return claimed.misere() == value ? Optional.empty() : refuse(Fault.MISERE, place);
    }

    /// The values of options as they are listed, by those of their parts.
    ///
    /// @param before the values of the positions that may be parts
    private record Values(List<Pair> before, BitSet normal, BitSet misere) implements Consumer<List<Integer>> {
        Values(List<Pair> before) {
            this(before, new BitSet(), new BitSet());
        }

        @Override
        public void accept(List<Integer> option) {
            int sum = 0;
            boolean fickle = true;
            for (int part : option) {
                if (part < 0 || part >= before.size()) {
                    throw new StopListing();
                }
                Pair pair = before.get(part);
                sum ^= pair.normal();
                fickle &= pair.fickle();
            }
            normal.set(sum);
            misere.set(fickle ? sum ^ 1 : sum);
        }
    }

    private static Optional<Refused> period(TamenessCertificate claim, HeapMoves moves, Repeat repeat) {
        if (!moves.periodic()) {
            return refuse(Fault.ENDLESS, -1);
        }
        if (claim.wild()) {
            return refuse(Fault.KIND, claim.values().size() - 1);
        }
        long needed = moves.needed(repeat.preperiod(), repeat.period());
        if (repeat.preperiod() < 0 || repeat.period() < 1 || claim.values().size() < needed) {
            return refuse(Fault.BOUND, (int) Math.min(Integer.MAX_VALUE, needed));
        }
        for (int n = repeat.preperiod(); n + repeat.period() < claim.values().size(); n++) {
            if (!claim.values().get(n).equals(claim.values().get(n + repeat.period()))) {
                return refuse(Fault.REPETITION, n);
            }
        }
        return Optional.empty();
    }
}
