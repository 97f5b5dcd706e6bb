package org.grundy.lang;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Component;
import org.grundy.game.HeapRules;
import org.grundy.text.BilingualText;

/// A game on heaps whose positions are written as numbers.
record ToyGame(String name, HeapRules rules) implements NamedGame<BigInteger> {
    /// Take any number.
    static final ToyGame NIM = new ToyGame(
            "nim",
            HeapRules.taking((n, out) -> {
                        for (long left = n - 1; left >= 0; left--) {
                            out.to(left);
                        }
                    })
                    .testedBy((from, left) -> true));

    /// Take one or two neighbours out of a row.
    static final ToyGame KAYLES = new ToyGame("kayles", new HeapRules(true, (n, out) -> {
        for (long taken = 1; taken <= Math.min(2, n); taken++) {
            for (long left = 0; 2 * left <= n - taken; left++) {
                out.to(left, n - taken - left);
            }
        }
    }));

    Component<BigInteger> of(long size) {
        return new Component<>(this, BigInteger.valueOf(size));
    }

    Component<BigInteger> ofPower(int exponent) {
        return new Component<>(this, BigInteger.TEN.pow(exponent));
    }

    @Override
    public Entry entry() {
        BilingualText text = new BilingualText(name, name);
        return new Entry(name, List.of(), List.of(), name + "(n,…)", name + "(5)", text, text);
    }

    @Override
    public List<BigInteger> positions(Arguments arguments) {
        return arguments.numbers(new BilingualText("a heap", "堆的大小"), 0);
    }

    @Override
    public String write(BigInteger position) {
        return position.toString();
    }

    @Override
    public Optional<List<BigInteger>> numbers(BigInteger position) {
        return Optional.of(List.of(position));
    }
}
