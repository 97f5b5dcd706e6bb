package org.grundy.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.game.HeapRules;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;

/// A game on heaps, written down twice: as the engine takes it and as the naive search does.
enum Toy implements Game<BigInteger> {
    /// Take 1, 2 or 3.
    BASH(
            HeapRules.taking((n, out) -> {
                for (long taken = 1; taken <= Math.min(3, n); taken++) {
                    out.to(n - taken);
                }
            }),
            Toy::bash),
    /// Take any number.
    NIM(
            HeapRules.taking((n, out) -> {
                        for (long left = n - 1; left >= 0; left--) {
                            out.to(left);
                        }
                    })
                    .testedBy((from, left) -> true),
            Toy::nim),
    /// Take one or two neighbours out of a row.
    KAYLES(
            new HeapRules(true, (n, out) -> {
                for (long taken = 1; taken <= Math.min(2, n); taken++) {
                    for (long left = 0; 2 * left <= n - taken; left++) {
                        out.to(left, n - taken - left);
                    }
                }
            }),
            Toy::kayles);

    private final HeapRules rules;
    private final IntFunction<List<List<Integer>>> options;

    Toy(HeapRules rules, IntFunction<List<List<Integer>>> options) {
        this.rules = rules;
        this.options = options;
    }

    @Override
    public Ruleset<BigInteger> rules() {
        return rules;
    }

    @Override
    public String write(BigInteger position) {
        return position.toString();
    }

    @Override
    public Optional<List<BigInteger>> numbers(BigInteger position) {
        return Optional.of(List.of(position));
    }

    Component<BigInteger> of(long size) {
        return new Component<>(this, BigInteger.valueOf(size));
    }

    /// The options of a heap, each the list of its parts.
    List<List<Integer>> options(int heap) {
        return options.apply(heap);
    }

    /// A heap of this game as the naive search takes it.
    NaiveRemoteness.Part naive(int size) {
        return new NaiveRemoteness.Part(this, List.of(size));
    }

    /// The same sum for the naive search.
    static List<NaiveRemoteness.Part> naive(Sum sum) {
        return sum.components().stream().map(Toy::naive).toList();
    }

    /// One to three heaps of any of these games, small enough for the naive search.
    static Sum randomSum(RandomGenerator random) {
        List<Component<?>> components = new ArrayList<>();
        int count = random.nextInt(1, 4);
        for (int i = 0; i < count; i++) {
            Toy game = List.of(values()).get(random.nextInt(values().length));
            components.add(game.of(random.nextInt(game.largest() + 1)));
        }
        return new Sum(components);
    }

    private int largest() {
        return switch (this) {
            case BASH -> 6;
            case NIM -> 4;
            case KAYLES -> 5;
        };
    }

    private static NaiveRemoteness.Part naive(Component<?> component) {
        return ((Toy) component.game()).naive(((BigInteger) component.position()).intValueExact());
    }

    private static List<List<Integer>> bash(int heap) {
        List<List<Integer>> options = new ArrayList<>();
        for (int taken = 1; taken <= 3 && taken <= heap; taken++) {
            options.add(List.of(heap - taken));
        }
        return options;
    }

    private static List<List<Integer>> nim(int heap) {
        List<List<Integer>> options = new ArrayList<>();
        for (int left = 0; left < heap; left++) {
            options.add(List.of(left));
        }
        return options;
    }

    private static List<List<Integer>> kayles(int heap) {
        List<List<Integer>> options = new ArrayList<>();
        for (int taken = 1; taken <= 2; taken++) {
            for (int left = 0; left <= heap - taken; left++) {
                options.add(List.of(left, heap - taken - left));
            }
        }
        return options;
    }
}
