package org.grundy.discover.family.combined;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Pairs with a form of their own at the edge, where one number is small: a form of the other number
/// there, and one of both numbers elsewhere.
///
/// @param layers finds the form at the edge
/// @param inside the family of the other form
public record EdgeFamily(LayersFamily layers, FormFamily inside) implements FormFamily {
    private static final int WIDEST = 4;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.isPlane()) {
            return Stream.empty();
        }
        run.piece();
        return Stream.of(1, 0)
                .flatMap(place -> IntStream.rangeClosed(1, WIDEST)
                        .boxed()
                        .flatMap(width -> form(fitted, place, width, run).stream()));
    }

    /// @param place of the small number
    /// @param width how many values of it are at the edge
    private Optional<Form> form(Samples fitted, int place, int width, Run run) {
        SampleBlock block = fitted.first();
        List<SampleBlock> lines = IntStream.range(block.from(), block.from() + width)
                .filter(value -> value - block.from() < block.sizes().get(place))
                .mapToObj(value -> LayersFamily.line(block, place, value))
                .filter(line -> line.known() > 0)
                .toList();
        Samples rest = rest(fitted, block, place, width);
        Optional<IntExpr> edge = lines.isEmpty() || rest.known() == 0
                ? Optional.empty()
                : layers.layer(fitted, place, lines.getFirst(), run);
        return edge.filter(form -> lines.stream().allMatch(line -> agrees(form, line, place)))
                .flatMap(form -> FormFamily.agreeing(List.of(inside), rest, rest, run)
                        .findFirst()
                        .map(other -> joined(fitted, place, block.from() + width, form, other.expression())));
    }

    private static boolean agrees(IntExpr form, SampleBlock line, int place) {
        return line.knownCells().allMatch(cell -> {
            long[] both = new long[2];
            both[1 - place] = line.arguments(cell)[0];
            return form.value(both) == line.value(cell);
        });
    }

    /// The pairs that are not at the edge.
    private static Samples rest(Samples fitted, SampleBlock block, int place, int width) {
        int[] values = block.cells()
                .map(cell ->
                        block.arguments(cell)[place] < block.from() + width ? SampleBlock.UNKNOWN : block.value(cell))
                .toArray();
        return fitted.alone(block.with(values));
    }

    private static Form joined(Samples fitted, int place, int end, IntExpr edge, IntExpr rest) {
        IntExpr here = fitted.variable(place).lessThan(end);
        return new Form.Formula(fitted.quantity().isCondition() ? here.chosen(edge, rest) : here.choice(edge, rest));
    }
}
