package org.grundy.misere;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.grundy.game.Component;
import org.grundy.misere.tame.ClosedPositions;
import org.grundy.run.Run;

/// The misère quotient of one closed set for positions of several games: all that can follow them, and of
/// heaps of codes as many as it takes to prove that their elements repeat.
public final class MixedElements {
    private final Run run;
    private final ClosedPositions positions;
    private final QuotientSearch search;
    private final List<Heaps> codes = new ArrayList<>();

    /// The heaps of one code among the positions.
    private final class Heaps {
        private final HeapGame game;
        private final Function<BigInteger, Component<?>> component;
        private final BigInteger largest;
        private final List<Integer> places = new ArrayList<>();

        Heaps(HeapGame game, Function<BigInteger, Component<?>> component, BigInteger largest) {
            this.game = game;
            this.component = component;
            this.largest = largest;
        }

        boolean reached() {
            return BigInteger.valueOf(places.size()).compareTo(largest) > 0 || period().isPresent();
        }

        void next() {
            places.add(place(component.apply(BigInteger.valueOf(places.size()))));
        }

        int[] images() {
            return places.stream().mapToInt(place -> quotient().images()[place]).toArray();
        }

        Optional<QuotientPeriod> period() {
            return game.period(this::images);
        }
    }

    /// @param run charged for the work
    public MixedElements(Run run) {
        this.run = run;
        this.positions = new ClosedPositions(run);
        this.search = new QuotientSearch(positions, run);
    }

    private MisereQuotient quotient() {
        return search.quotient();
    }

    private int place(Component<?> component) {
        int place = positions.take(component);
        while (quotient().largest() < positions.count()) {
            search.next();
        }
        return place;
    }

    /// Takes in a position. Called inside [Run#attempt].
    public void take(Component<?> component) {
        place(component);
    }

    /// Names heaps of a code that [#complete] is to reach.
    ///
    /// @param component the heap of a size as a component
    /// @param largest size
    /// @return the number of the code
    public int heaps(HeapGame game, Function<BigInteger, Component<?>> component, BigInteger largest) {
        codes.add(new Heaps(game, component, largest));
        return codes.size() - 1;
    }

    /// Takes in heaps of all codes until they reach the sizes that are wanted, or their elements repeat. Called
    /// inside [Run#attempt].
    public void complete() {
        boolean more = true;
        while (more) {
            run.piece();
            more = false;
            for (Heaps heaps : codes) {
                if (!heaps.reached()) {
                    heaps.next();
                    more = true;
                }
            }
        }
    }

    /// The element of a position that was taken in. Called inside [Run#attempt].
    public int element(Component<?> component) {
        return quotient().images()[positions.take(component)];
    }

    /// The elements of the heaps of a code, by its number. They stay right until more is taken in.
    public HeapElements heaps(int code) {
        Heaps heaps = codes.get(code);
        MisereQuotient view = new MisereQuotient(
                quotient().monoid(), heaps.images(), quotient().words());
        return new HeapElements(heaps.game, view, heaps.period());
    }

    /// The monoid.
    public BipartiteMonoid monoid() {
        return quotient().monoid();
    }

    /// How many positions it is about.
    public int count() {
        return positions.count();
    }

    /// Of how many of them the elements are known.
    public int decided() {
        return quotient().largest();
    }

    /// An element as a sum of positions: `kayles(5) + nim(2)`; `0` for the identity.
    public String name(int element) {
        int[] word = quotient().words().get(element);
        return word.length == 0
                ? "0"
                : Arrays.stream(word).mapToObj(positions::expression).collect(Collectors.joining(" + "));
    }
}
