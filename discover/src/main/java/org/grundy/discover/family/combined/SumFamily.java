package org.grundy.discover.family.combined;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.ExpressionBuilder;
import org.grundy.discover.form.ExpressionOperator;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.Substitution;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Samples;
import org.grundy.run.Run;

/// Values of pairs that are the nim sum of a function of the first number and one of the second, each
/// found by other families. By the Sprague–Grundy theorem a sum of two games is such a pair.
///
/// @param parts the families of the two values
public record SumFamily(List<FormFamily> parts) implements FormFamily {
    public SumFamily {
        parts = List.copyOf(parts);
    }

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (fitted.onLine() || fitted.quantity() != SampledQuantity.GRUNDY) {
            return Stream.empty();
        }
        SampleBlock block = fitted.blocks().getFirst();
        if (!fitted.blocks().stream().allMatch(each -> isSum(each, run) && differs(each, block))) {
            return Stream.empty();
        }
        run.clock();
        int from = block.from();
        int corner = block.at(from, from);
        return part(fitted, 0, n -> block.at(n, from), run)
                .flatMap(first ->
                        part(fitted, 1, n -> block.at(from, n) ^ corner, run).map(second -> form(first, second)))
                .stream()
                .flatMap(form -> fitted.names().isEmpty() ? Stream.of(form) : held(form, fitted, run));
    }

    /// Whether the values are those of another block but for a nim summand.
    private static boolean differs(SampleBlock block, SampleBlock other) {
        boolean same = block.sizes().equals(other.sizes()) && block.from() == other.from();
        return same
                && IntStream.range(0, block.size())
                        .allMatch(cell -> (block.value(cell) ^ block.value(0)) == (other.value(cell) ^ other.value(0)));
    }

    /// Further heaps, whose sizes are the parameters: each has the values of one of the two heaps, or none.
    private static Stream<Form> held(Form pair, Samples fitted, Run run) {
        if (!(pair.expression() instanceof Expression.Binary(var operator, Expression first, Expression second))
                || operator != ExpressionOperator.XOR) {
            return Stream.empty();
        }
        List<Expression> sums = List.of(pair.expression());
        for (int i = 0; i < fitted.names().size(); i++) {
            Expression size = fitted.parameter(i);
            List<Expression> heaps =
                    List.of(Substitution.of(first, List.of(size)), Substitution.of(second, List.of(size, size)));
            sums = sums.stream()
                    .flatMap(sum -> Stream.concat(
                            heaps.stream().map(heap -> ExpressionBuilder.of(ExpressionOperator.XOR, sum, heap)),
                            Stream.of(sum)))
                    .distinct()
                    .toList();
        }
        return sums.stream()
                .filter(sum -> fitted.mismatch(sum, run).isEmpty())
                .<Form>map(Form.Formula::new)
                .limit(1);
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
        int value(int n);
    }

    /// The values of one of the two numbers as an expression in it.
    private Optional<Expression> part(Samples fitted, int place, Line line, Run run) {
        SampleBlock block = fitted.blocks().getFirst();
        int size = block.sizes().getFirst();
        int[] values = IntStream.range(block.from(), block.from() + size)
                .map(line::value)
                .toArray();
        Samples samples = new Samples(
                List.of(fitted.variables().get(place)),
                List.of(),
                SampledQuantity.GRUNDY,
                List.of(new SampleBlock(List.of(), block.from(), List.of(size), values)));
        return parts.stream()
                .flatMap(family -> family.fit(samples.fitted(), run))
                .map(Form::expression)
                .filter(expression -> samples.mismatch(expression, run).isEmpty())
                .findFirst()
                .map(expression -> Substitution.of(expression, List.of(fitted.variable(place))));
    }

    private static Form form(Expression first, Expression second) {
        boolean none = second.equals(ExpressionBuilder.number(0));
        return new Form.Formula(none ? first : ExpressionBuilder.of(ExpressionOperator.XOR, first, second));
    }
}
