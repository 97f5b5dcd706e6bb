package org.grundy.proof;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.evidence.QuotientCertificate.Repeat;
import org.grundy.evidence.TamenessCertificate;
import org.grundy.evidence.TamenessCertificate.Heaps;
import org.grundy.evidence.TamenessCertificate.Pair;
import org.grundy.game.Component;
import org.grundy.game.MeteredOptions;
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

    /// Lists the options of the position at a place, by the places of their parts; -1 for one that is not there.
    private interface Listing {
        List<List<Integer>> options(int place);
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
        Listing listing = heap -> {
            List<List<Integer>> options = new ArrayList<>();
            moves.options(heap, run, options::add);
            return options;
        };
        Optional<Refused> fault = new TamenessChecker(claim, listing, run).values();
        return verdict(claim, fault.or(() -> about.period().flatMap(repeat -> period(claim, moves, repeat))));
    }

    /// Checks a certificate about positions of any games. Called inside [Run#attempt].
    ///
    /// @param positions those of the certificate, in its order
    /// @param components of the sums of which it speaks
    /// @param run charged for each position and option
    public static TamenessVerdict check(
            TamenessCertificate claim, List<Component<?>> positions, List<Component<?>> components, Run run) {
        Map<String, Integer> places = new HashMap<>();
        for (int i = 0; i < positions.size(); i++) {
            Component<?> position = positions.get(i);
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
        Listing listing = place -> options(positions.get(place), places, run);
        Optional<Refused> fault = new TamenessChecker(claim, listing, run).values();
        return verdict(claim, fault.or(() -> sums(components, places)));
    }

    private static TamenessVerdict verdict(TamenessCertificate claim, Optional<Refused> fault) {
        return fault.isPresent() ? fault.get() : new Accepted(claim.values().size());
    }

    private static <P> List<List<Integer>> options(Component<P> component, Map<String, Integer> places, Run run) {
        List<List<Integer>> options = new ArrayList<>();
        component.game().rules().options(component.position(), new MeteredOptions<P>() {
            @Override
            public Run run() {
                return run;
            }

            @Override
            public void option(List<P> parts) {
                options.add(parts.stream()
                        .map(part -> places.getOrDefault(component.game().expression(part), -1))
                        .toList());
            }
        });
        return options;
    }

    private static Optional<Refused> refuse(Fault fault, int at) {
        return Optional.of(new Refused(fault, at));
    }

    private static Optional<Refused> sums(List<Component<?>> components, Map<String, Integer> places) {
        return components.stream().allMatch(component -> places.containsKey(component.expression()))
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
        List<List<Integer>> options = listing.options(place);
        BitSet normal = new BitSet();
        BitSet misere = new BitSet();
        for (List<Integer> option : options) {
            int sum = 0;
            boolean fickle = true;
            for (int part : option) {
                if (part < 0 || part >= place) {
                    return refuse(Fault.CLOSED, place);
                }
                Pair pair = claim.values().get(part);
                sum ^= pair.normal();
                fickle &= pair.fickle();
            }
            normal.set(sum);
            misere.set(fickle ? sum ^ 1 : sum);
        }
        Pair claimed = claim.values().get(place);
        if (claimed.normal() != normal.nextClearBit(0)) {
            return refuse(Fault.NORMAL, place);
        }
        int value = options.isEmpty() ? 1 : misere.nextClearBit(0);
        return claimed.misere() == value ? Optional.empty() : refuse(Fault.MISERE, place);
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
