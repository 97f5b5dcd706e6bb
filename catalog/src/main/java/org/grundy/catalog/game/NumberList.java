package org.grundy.catalog.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.grundy.lang.Arguments;
import org.grundy.text.BilingualText;

/// All numbers between the parentheses are one position.
///
/// @param form for messages
/// @param what names one of the numbers in messages
/// @param falling whether every move lowers the sum of the numbers
/// @param check throws an error if the numbers are no position
public record NumberList(
        String form, BilingualText what, boolean falling, BiConsumer<Arguments, List<BigInteger>> check)
        implements PositionNotation<List<BigInteger>> {
    /// Any numbers that are at least 0.
    public static NumberList any(String form, BilingualText what, boolean falling) {
        return new NumberList(form, what, falling, (arguments, numbers) -> {});
    }

    @Override
    public List<List<BigInteger>> read(Arguments arguments) {
        List<BigInteger> numbers = arguments.count(1, Integer.MAX_VALUE, form).numbers(what, 0);
        check.accept(arguments, numbers);
        return List.of(numbers);
    }

    @Override
    public String write(List<BigInteger> position) {
        return position.stream().map(BigInteger::toString).collect(Collectors.joining(","));
    }

    @Override
    public Optional<List<BigInteger>> numbers(List<BigInteger> position) {
        return falling ? Optional.of(position) : Optional.empty();
    }

    /// A list with one number replaced.
    public static List<BigInteger> with(List<BigInteger> numbers, int index, BigInteger number) {
        BigInteger[] copy = numbers.toArray(BigInteger[]::new);
        copy[index] = number;
        return List.of(copy);
    }
}
