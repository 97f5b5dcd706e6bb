package org.grundy.play;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.Component;
import org.grundy.game.Move;
import org.grundy.run.Run;

/// The heaps that play of one heap can lead to: which are lost, and by which remainders they are known.
final class LostResidues {
    private static final int MOST_REMAINDERS = 2;

    private final NavigableMap<Integer, Heap> heaps = new TreeMap<>();
    private final PlaysFrom plays;
    private final Run run;

    /// A heap.
    ///
    /// @param lost whether the player to move loses
    /// @param next what a move leaves
    private record Heap(boolean lost, Set<Integer> next) {}

    /// Plays all that can follow a position. Called within an attempt of the run.
    LostResidues(PlayState start, Run run) {
        this.run = run;
        plays = new PlaysFrom(run);
        if (!reach(start)) {
            heaps.clear();
        }
    }

    /// The remainders of all lost heaps, if what is left has one of them; each must have been met twice.
    Optional<WinningArgument.Remainder> remainder(PlayState left) {
        if (heaps.isEmpty() || heaps.size() != heaps.lastKey() + 1) {
            return Optional.empty();
        }
        Set<Integer> lost = heaps.entrySet().stream()
                .filter(each -> each.getValue().lost())
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
        return IntStream.rangeClosed(2, heaps.lastKey())
                .mapToObj(modulus -> told(modulus, lost, size(left).orElseThrow()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<WinningArgument.Remainder> told(int modulus, Set<Integer> lost, int left) {
        List<Integer> remainders =
                lost.stream().map(heap -> heap % modulus).distinct().sorted().toList();
        boolean simple = remainders.size() <= MOST_REMAINDERS && lost.size() >= 2 * remainders.size();
        boolean holds = simple
                && heaps.keySet().stream().allMatch(heap -> lost.contains(heap) == remainders.contains(heap % modulus));
        return holds
                ? Optional.of(new WinningArgument.Remainder(
                        left, heaps.lastKey(), modulus, remainders, isCompleted(modulus, lost)))
                : Optional.empty();
    }

    private boolean isCompleted(int modulus, Set<Integer> lost) {
        return lost.stream()
                .filter(heap -> heap >= modulus)
                .allMatch(heap -> heap(heap).next().stream()
                        .allMatch(next -> heap(next).next().contains(heap - modulus)));
    }

    private Heap heap(int size) {
        return heaps.getOrDefault(size, new Heap(false, Set.of()));
    }

    /// Whether all that can follow is one heap.
    private boolean reach(PlayState state) {
        OptionalInt size = size(state);
        if (size.isEmpty() || heaps.containsKey(size.getAsInt())) {
            return size.isPresent();
        }
        Set<Integer> next = new TreeSet<>();
        heaps.put(size.getAsInt(), new Heap(!plays.of(state).won(), next));
        for (Move move : PlaysFrom.moves(state, run)) {
            PlayState after = state.after(move);
            if (!reach(after)) {
                return false;
            }
            next.add(size(after).orElseThrow());
        }
        return true;
    }

    /// The heap that a position consists of.
    private static OptionalInt size(PlayState state) {
        List<Component<?>> components = state.sum().components();
        return components.size() == 1 ? number(components.getFirst()) : OptionalInt.empty();
    }

    private static <P> OptionalInt number(Component<P> component) {
        List<BigInteger> numbers =
                component.game().numbers(component.position()).orElse(List.of());
        return numbers.size() == 1 && numbers.getFirst().bitLength() < Integer.SIZE / 2
                ? OptionalInt.of(numbers.getFirst().intValue())
                : OptionalInt.empty();
    }
}
