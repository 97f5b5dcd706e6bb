package org.grundy.catalog.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Pair;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// The two numbers between the parentheses are one position.
///
/// @param entry of the family, for messages
/// @param least the smallest coordinate allowed
public record PairNotation(Entry entry, int least) implements PositionNotation<Pair> {
    @Override
    public List<Pair> read(Arguments arguments) {
        List<BigInteger> numbers =
                arguments.count(2, 2, entry.form()).numbers(new BilingualText("a coordinate", "坐标"), least);
        return List.of(new Pair(numbers.getFirst(), numbers.get(1)));
    }

    @Override
    public String write(Pair position) {
        return position.x() + "," + position.y();
    }

    @Override
    public Optional<List<BigInteger>> numbers(Pair position) {
        return Optional.of(List.of(position.x(), position.y()));
    }

    @Override
    public int dimensions() {
        return 2;
    }

    @Override
    public Optional<Pair> at(List<BigInteger> coordinates) {
        return Optional.of(new Pair(checked(coordinates.get(0)), checked(coordinates.get(1))));
    }

    private BigInteger checked(BigInteger coordinate) {
        if (coordinate.signum() < 0 || (coordinate.bitLength() < Integer.SIZE && coordinate.intValue() < least)) {
            throw new InputError(
                    "a coordinate of %s is at least %s, not %s",
                    "%s 的坐标至少为 %s，而不是 %s", entry.name(), least, coordinate);
        }
        return coordinate;
    }
}
