package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.game.WholeRules;
import org.grundy.game.Options;

/// Rules by which tokens go from box to box: a move takes one or more tokens of a box along one arc. Boxes
/// have colours, even and odd, such that every arc joins different colours and a box without arcs is even.
/// A position is the number of tokens in each box.
///
/// Tokens in odd boxes are Nim heaps, tokens in even ones can be passed on at once.
///
/// @param targets of a box's arcs; [#OUTSIDE] for an even box that is not counted
/// @param odd the colour of a box
record StaircaseRules(IntFunction<List<Integer>> targets, IntFunction<Boolean> odd)
        implements WholeRules<List<BigInteger>> {
    /// A box from which no move leads, so that its tokens do not count.
    static final int OUTSIDE = -1;

    /// The theorem about these boxes.
    DisguisedNim<List<BigInteger>> theorem() {
        return new DisguisedNim<>(
                Staircase.TEXT.theorem("staircase"),
                position -> oddBoxes(position).mapToObj(position::get).toList(),
                (position, heap, size) -> making(
                        position, oddBoxes(position).skip(heap).findFirst().orElseThrow(), size));
    }

    private IntStream oddBoxes(List<BigInteger> position) {
        return IntStream.range(0, position.size()).filter(odd::apply);
    }

    private List<List<BigInteger>> making(List<BigInteger> position, int box, BigInteger size) {
        BigInteger out = position.get(box).subtract(size);
        if (out.signum() > 0) {
            return targets.apply(box).stream()
                    .map(target -> moved(position, box, target, out))
                    .toList();
        }
        return IntStream.range(0, position.size())
                .filter(source -> targets.apply(source).contains(box))
                .filter(source -> position.get(source).compareTo(out.negate()) >= 0)
                .mapToObj(source -> moved(position, source, box, out.negate()))
                .toList();
    }

    private static List<BigInteger> moved(List<BigInteger> position, int from, int to, BigInteger tokens) {
        List<BigInteger> after = new ArrayList<>(position);
        after.set(from, after.get(from).subtract(tokens));
        if (to != OUTSIDE) {
            after.set(to, after.get(to).add(tokens));
        }
        return List.copyOf(after);
    }

    @Override
    public void options(List<BigInteger> from, Options<List<BigInteger>> out) {
        for (int box = 0; box < from.size(); box++) {
            for (int target : targets.apply(box)) {
                BigInteger most = from.get(box);
                for (BigInteger tokens = BigInteger.ONE;
                        tokens.compareTo(most) <= 0;
                        tokens = tokens.add(BigInteger.ONE)) {
                    out.to(moved(from, box, target, tokens));
                }
            }
        }
    }

    @Override
    public Optional<Boolean> permits(List<BigInteger> from, List<List<BigInteger>> to) {
        return Optional.of(to.size() == 1
                && to.getFirst().size() == from.size()
                && fromEachBox(from, to.getFirst()).anyMatch(to.getFirst()::equals));
    }

    /// The moves that take from a box as many tokens as it lacks afterwards.
    private Stream<List<BigInteger>> fromEachBox(List<BigInteger> from, List<BigInteger> to) {
        return IntStream.range(0, from.size())
                .filter(box -> from.get(box).compareTo(to.get(box)) > 0)
                .boxed()
                .flatMap(box -> targets.apply(box).stream()
                        .map(target -> moved(from, box, target, from.get(box).subtract(to.get(box)))));
    }
}
