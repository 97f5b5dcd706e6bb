package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.game.PositionNotation;
import org.grundy.catalog.game.TwoPartText;
import org.grundy.catalog.graph.notation.VertexName;
import org.grundy.lang.Arguments;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;

/// A number for each of some names, written `b=3,c=4`; a name that is not written has 0.
///
/// @param names in the order of the numbers
record NamedNumbers(List<String> names) implements PositionNotation<List<BigInteger>> {
    @Override
    public List<List<BigInteger>> read(Arguments arguments) {
        BigInteger[] numbers = new BigInteger[names.size()];
        Arrays.fill(numbers, BigInteger.ZERO);
        Set<Integer> seen = new HashSet<>();
        for (TextSlice slice : arguments.slices()) {
            TwoPartText halves = TwoPartText.atEquals(slice);
            int index = index(halves.first());
            if (!seen.add(index)) {
                throw halves.first()
                        .error(
                                "box %s is written twice",
                                "箱子 %s 写了两次", halves.first().text());
            }
            TextSlice number = halves.second()
                    .orElseThrow(() -> slice.error(
                            "\"%s\" has no number: write %s=3", "“%s”没有数：应写成 %s=3", slice.text(), names.getLast()));
            numbers[index] = number.number(new BilingualText("a number of tokens", "石子数"), 0);
        }
        return List.of(List.of(numbers));
    }

    private int index(TextSlice name) {
        int index = names.indexOf(VertexName.of(name));
        if (index < 0) {
            String all = String.join(", ", names);
            throw name.error("there is no box \"%s\"; the boxes are %s", "没有箱子“%s”；箱子有 %s", name.text(), all);
        }
        return index;
    }

    @Override
    public String write(List<BigInteger> position) {
        return IntStream.range(0, names.size())
                .mapToObj(i -> names.get(i) + "=" + position.get(i))
                .collect(Collectors.joining(","));
    }
}
