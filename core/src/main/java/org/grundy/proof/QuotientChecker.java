package org.grundy.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.grundy.evidence.QuotientCertificate;
import org.grundy.proof.QuotientVerdict.Accepted;
import org.grundy.proof.QuotientVerdict.Fault;
import org.grundy.proof.QuotientVerdict.Refused;
import org.grundy.run.Run;

/// Checks certificates of misère quotients: that the monoid is one, that the outcomes which it gives to all
/// sums of the heaps obey the rule of misère play, that its elements are told apart and are all there, and
/// that the period holds as far as the theorem asks.
///
/// *Outcomes.* For a sum of element x let S be the set of elements y for which no option of the sum is lost
/// when a sum of element y is added. The pair (x, S) of a single heap follows from its options, and (x, S)
/// and (x', S') make (xx', {y : yx' ∈ S and yx ∈ S'}). The outcomes are right if in each such pair x is
/// lost wherever S has the identity, and no heap is lost with a sum with which an option of it is. A pair
/// whose set is within that of another pair with the same x needs no look, for what follows from it follows
/// from the other.
///
/// *Period.* With t the most heaps that a move leaves and k the most tokens that it takes, Φ(n + p) = Φ(n)
/// for n0 ≤ n and n + p < t(n0 + p) + k, n0 at least 1, is enough. Source: T. E. Plambeck, "Taming the wild
/// in impartial combinatorial games" (2005).
public final class QuotientChecker {
    /// Bytes of a set that is held, but for its bits.
    private static final int SET_BYTES = 100;

    private final QuotientCertificate claim;
    private final HeapMoves rules;
    private final Run run;
    private final int order;
    private int[][] product = new int[0][];
    private final BitSet lost = new BitSet();
    private final List<List<BitSet>> met = new ArrayList<>();
    private final List<Pair> heaps = new ArrayList<>();
    private final Deque<Pair> open = new ArrayDeque<>();

    private record Pair(int element, BitSet unlost, int heap) {}

    private QuotientChecker(QuotientCertificate claim, HeapMoves rules, Run run) {
        this.claim = claim;
        this.rules = rules;
        this.run = run;
        this.order = claim.order();
    }

    /// Checks a certificate. Called inside [Run#attempt].
    ///
    /// @param run charged for each heap and for each kind of sum
    public static QuotientVerdict check(QuotientCertificate claim, Run run) {
        return HeapMoves.read(claim.rules())
                .map(rules -> new QuotientChecker(claim, rules, run).ruling())
                .orElse(new Refused(Fault.RULES, -1));
    }

    private QuotientVerdict ruling() {
        return elements()
                .or(this::monoid)
                .or(this::outcomes)
                .or(this::apart)
                .or(this::period)
                .map(refused -> (QuotientVerdict) refused)
                .orElseGet(() -> new Accepted(
                        claim.map().size(), met.stream().mapToInt(List::size).sum()));
    }

    private static Optional<Refused> refuse(Fault fault, int at) {
        return Optional.of(new Refused(fault, at));
    }

    private Optional<Refused> elements() {
        int width = order == 0 ? 0 : claim.steps().getFirst().size();
        for (int x = 0; x < order; x++) {
            List<Integer> row = claim.steps().get(x);
            if (row.size() != width || !row.stream().allMatch(this::exists)) {
                return refuse(Fault.ELEMENT, x);
            }
        }
        boolean there = order > 0
                && !claim.map().isEmpty()
                && claim.map().stream().allMatch(this::exists)
                && claim.lost().stream().allMatch(this::exists)
                && new HashSet<>(claim.lost()).size() == claim.lost().size();
        claim.lost().stream().filter(this::exists).forEach(lost::set);
        return there ? Optional.empty() : refuse(Fault.ELEMENT, -1);
    }

    private boolean exists(int element) {
        return element >= 0 && element < order;
    }

    /// Makes all products, as steps commute: the product with y by the steps that lead from the identity to
    /// y.
    private Optional<Refused> monoid() {
        int width = claim.steps().getFirst().size();
        for (int x = 0; x < order; x++) {
            for (int g = 0; g < width; g++) {
                for (int h = 0; h < g; h++) {
                    if (!step(step(x, g), h).equals(step(step(x, h), g))) {
                        return refuse(Fault.MONOID, x);
                    }
                }
            }
        }
        run.memory((long) Integer.BYTES * order * order);
        product = new int[order][];
        product[0] = IntStream.range(0, order).toArray();
        Deque<Integer> reached = new ArrayDeque<>(List.of(0));
        while (!reached.isEmpty()) {
            int y = reached.poll();
            for (int g = 0; g < width; g++) {
                int next = step(y, g);
                if (product[next] == null) {
                    int generator = g;
                    run.options(order);
                    product[next] = Arrays.stream(product[y])
                            .map(x -> step(x, generator))
                            .toArray();
                    reached.add(next);
                }
            }
        }
        for (int y = 0; y < order; y++) {
            if (product[y] == null) {
                return refuse(Fault.MONOID, y);
            }
        }
        return Optional.empty();
    }

    private Integer step(int element, int generator) {
        return claim.steps().get(element).get(generator);
    }

    private Optional<Refused> outcomes() {
        for (int x = 0; x < order; x++) {
            met.add(new ArrayList<>());
        }
        for (int heap = 0; heap < claim.map().size(); heap++) {
            run.position();
            Optional<Refused> fault = heap(heap);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    private Optional<Refused> heap(int heap) {
        int element = claim.map().get(heap);
        TreeSet<Integer> options = new TreeSet<>();
        rules.options(
                heap,
                run,
                parts -> options.add(parts.stream().map(claim.map()::get).reduce(0, (x, y) -> product[x][y])));
        if (options.isEmpty()) {
            return element == 0 && !lost.get(0) ? Optional.empty() : refuse(Fault.TERMINAL, heap);
        }
        BitSet unlost = new BitSet(order);
        for (int y = 0; y < order; y++) {
            int[] with = product[y];
            boolean none = options.stream().noneMatch(option -> lost.get(with[option]));
            if (!none && lost.get(with[element])) {
                return refuse(Fault.LOST, heap);
            }
            unlost.set(y, none);
        }
        return add(new Pair(element, unlost, heap));
    }

    private Optional<Refused> add(Pair heap) {
        boolean needless =
                heaps.stream().anyMatch(other -> other.element == heap.element && within(heap, other.unlost));
        if (needless) {
            return Optional.empty();
        }
        heaps.add(heap);
        List<Pair> before = new ArrayList<>();
        for (int x = 0; x < order; x++) {
            for (BitSet set : met.get(x)) {
                before.add(new Pair(x, set, heap.heap));
            }
        }
        Optional<Refused> fault = meet(heap);
        for (int i = 0; i < before.size() && fault.isEmpty(); i++) {
            fault = meet(sum(before.get(i), heap));
        }
        while (!open.isEmpty() && fault.isEmpty()) {
            Pair pair = open.poll();
            for (int i = 0; i < heaps.size() && fault.isEmpty(); i++) {
                fault = meet(sum(pair, heaps.get(i)));
            }
        }
        return fault;
    }

    private static boolean within(Pair pair, BitSet other) {
        BitSet rest = (BitSet) pair.unlost.clone();
        rest.andNot(other);
        return rest.isEmpty();
    }

    private Optional<Refused> meet(Pair pair) {
        if (pair.unlost.get(0) && !lost.get(pair.element)) {
            return refuse(Fault.WON, pair.heap);
        }
        List<BitSet> same = met.get(pair.element);
        if (same.stream().noneMatch(set -> within(pair, set))) {
            same.removeIf(set -> within(new Pair(pair.element, set, pair.heap), pair.unlost));
            run.memory(SET_BYTES + order / Byte.SIZE);
            same.add(pair.unlost);
            open.add(pair);
        }
        return Optional.empty();
    }

    private Pair sum(Pair first, Pair second) {
        run.options(order);
        BitSet unlost = new BitSet(order);
        for (int y = 0; y < order; y++) {
            if (first.unlost.get(product[y][second.element]) && second.unlost.get(product[y][first.element])) {
                unlost.set(y);
            }
        }
        return new Pair(product[first.element][second.element], unlost, Math.max(first.heap, second.heap));
    }

    private Optional<Refused> apart() {
        Map<BitSet, Integer> rows = new HashMap<>();
        for (int x = 0; x < order; x++) {
            BitSet row = new BitSet(order);
            for (int y = 0; y < order; y++) {
                row.set(y, lost.get(product[x][y]));
            }
            if (rows.putIfAbsent(row, x) != null) {
                return refuse(Fault.APART, x);
            }
        }
        BitSet used = new BitSet(order);
        Deque<Integer> reached = new ArrayDeque<>(List.of(0));
        used.set(0);
        while (!reached.isEmpty()) {
            int x = reached.poll();
            for (int heap : new TreeSet<>(claim.map())) {
                if (!used.get(product[x][heap])) {
                    used.set(product[x][heap]);
                    reached.add(product[x][heap]);
                }
            }
        }
        int unused = used.nextClearBit(0);
        return unused < order ? refuse(Fault.UNUSED, unused) : Optional.empty();
    }

    private Optional<Refused> period() {
        if (claim.period().isEmpty()) {
            return Optional.empty();
        }
        QuotientCertificate.Repeat repeat = claim.period().get();
        if (!rules.periodic()) {
            return refuse(Fault.ENDLESS, -1);
        }
        long needed = rules.needed(repeat.preperiod(), repeat.period());
        if (repeat.preperiod() < 0 || repeat.period() < 1 || claim.map().size() < needed) {
            return refuse(Fault.BOUND, (int) Math.min(Integer.MAX_VALUE, needed));
        }
        for (int n = repeat.preperiod(); n + repeat.period() < claim.map().size(); n++) {
            if (!claim.map().get(n).equals(claim.map().get(n + repeat.period()))) {
                return refuse(Fault.REPETITION, n);
            }
        }
        return Optional.empty();
    }
}
