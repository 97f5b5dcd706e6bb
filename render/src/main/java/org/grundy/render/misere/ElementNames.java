package org.grundy.render.misere;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.misere.MisereQuotient;

/// The elements of a misère quotient as products of letters: a for the smallest generator, b for the next,
/// and `1` for the identity. Beyond 26 generators they are h27, h28 and so on.
public final class ElementNames {
    private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
    private static final int ALPHABET = 26;

    private final MisereQuotient quotient;
    private final List<Integer> generators;

    public ElementNames(MisereQuotient quotient) {
        this.quotient = quotient;
        this.generators = IntStream.of(quotient.generators()).boxed().toList();
    }

    /// The heaps that are generators, in the order of their letters.
    public List<Integer> generators() {
        return generators;
    }

    /// The letter of a generator.
    ///
    /// @param index from 0
    public String letter(int index) {
        return index < ALPHABET ? String.valueOf((char) ('a' + index)) : "h" + (index + 1);
    }

    /// An element.
    public String name(int element) {
        return word(IntStream.of(quotient.words().get(element)).boxed().toList());
    }

    /// A product of generators, with superscripts for powers.
    public String word(List<Integer> heaps) {
        String name = IntStream.range(0, generators.size())
                .filter(i -> heaps.contains(generators.get(i)))
                .mapToObj(i -> letter(i) + power(count(heaps, i)))
                .collect(Collectors.joining());
        return name.isEmpty() ? "1" : name;
    }

    /// How often a generator occurs in a product.
    int count(List<Integer> heaps, int generator) {
        return (int) heaps.stream().filter(generators.get(generator)::equals).count();
    }

    private static String power(int count) {
        return count == 1
                ? ""
                : Integer.toString(count)
                        .chars()
                        .mapToObj(digit -> SUPERSCRIPTS.substring(digit - '0', digit - '0' + 1))
                        .collect(Collectors.joining());
    }
}
