package org.grundy.discover.family.combined;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.Substitution;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Values of pairs that are the nim sum of a function of the first number and one of the second, each
/// found by other families. By the Sprague–Grundy theorem a sum of two games is such a pair. Parameters may be sizes of
/// further heaps.
///
/// @param parts the families of the two values
public record SumFamily(List<FormFamily> parts) implements FormFamily {
    public SumFamily {
        parts = List.copyOf(parts);
    }

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (fitted.onLine() || !fitted.isGrundy()) {
            return Stream.empty();
        }
        if (!fitted.blocks().stream().allMatch(block -> isSum(block, run))) {
            return Stream.empty();
        }
        run.piece();
        boolean alone = fitted.names().isEmpty();
        Line first = (block, n) -> block.at(n, block.from()) ^ (alone ? 0 : block.value(0));
        Line second = (block, n) -> block.at(block.from(), n) ^ block.value(0);
        return part(fitted, 0, first, run)
                .flatMap(x -> part(fitted, 1, second, run)
                        .map(y -> alone ? Stream.<Form>of(new Form.Formula(sum(x, y))) : held(x, y, fitted)))
                .stream()
                .flatMap(forms -> forms);
    }

    /// Further heaps, whose sizes are the parameters: each has the values of one of the two heaps, or none.
    private static Stream<Form> held(IntExpr first, IntExpr second, Samples fitted) {
        List<IntExpr> sums = List.of(sum(first, second));
        for (int i = 0; i < fitted.names().size(); i++) {
            IntExpr size = fitted.parameter(i);
            List<IntExpr> heaps = Stream.of(first, second)
                    .map(heap -> Substitution.of(heap, List.of(size, size)))
                    .toList();
            sums = sums.stream()
                    .flatMap(sum -> Stream.concat(Stream.of(sum), heaps.stream().map(heap -> sum(sum, heap))))
                    .distinct()
                    .toList();
        }
        return sums.stream().map(Form.Formula::new);
    }

    /// Whether all values are XORs of those of the first row and the first column.
    private static boolean isSum(SampleBlock block, Run run) {
        int from = block.from();
        int end = from + block.sizes().getFirst();
        if (block.known() < block.size()) {
            return false;
        }
        for (int x = from; x < end; x++) {
            run.options(end - from);
            for (int y = from; y < end; y++) {
                if (block.at(x, y) != (block.at(x, from) ^ block.at(from, y) ^ block.at(from, from))) {
                    return false;
                }
            }
        }
        return true;
    }

    private interface Line {
        int value(SampleBlock block, int n);
    }

    /// The values of one of the two numbers as an expression in it and in parameters.
    private Optional<IntExpr> part(Samples fitted, int place, Line line, Run run) {
        List<SampleBlock> lines =
                fitted.blocks().stream().map(block -> values(block, line)).toList();
        Samples samples = fitted.values(place, lines);
        return FormFamily.agreeing(parts, samples.fitted(), samples, run)
                .findFirst()
                .map(form -> Substitution.inPairs(form.expression(), fitted.variable(place)));
    }

    private static SampleBlock values(SampleBlock block, Line line) {
        int[] values = IntStream.range(
                        block.from(), block.from() + block.sizes().getFirst())
                .map(n -> line.value(block, n))
                .toArray();
        return SampleBlock.line(block.parameters(), block.from(), values);
    }

    private static IntExpr sum(IntExpr first, IntExpr second) {
        IntExpr none = IntExpr.of(0);
        return second.equals(none) ? first : first.equals(none) ? second : first.xor(second);
    }
}
