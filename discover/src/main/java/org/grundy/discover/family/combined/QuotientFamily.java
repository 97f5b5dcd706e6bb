package org.grundy.discover.family.combined;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.Substitution;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Forms of two numbers of which only quotients matter: of x and y / 4, where every move takes four from
/// the second.
///
/// @param family of forms of the quotients
public record QuotientFamily(FormFamily family) implements FormFamily {
    private static final int LARGEST_DIVISOR = 8;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        SampleBlock block = fitted.first();
        if (!fitted.isPlane() || block.from() != 0) {
            return Stream.empty();
        }
        List<Integer> divisors = IntStream.range(0, 2)
                .map(place -> IntStream.iterate(LARGEST_DIVISOR, by -> by > 1, by -> by - 1)
                        .filter(by -> decides(block, place, by, run))
                        .findFirst()
                        .orElse(1))
                .boxed()
                .toList();
        return divisors.equals(List.of(1, 1)) ? Stream.empty() : quotients(fitted, block, divisors, run);
    }

    /// Whether all numbers of one quotient have the same value.
    private static boolean decides(SampleBlock block, int place, int by, Run run) {
        for (int cell = 0; cell < block.size(); cell++) {
            run.option();
            long[] at = block.arguments(cell);
            at[place] -= at[place] % by;
            if (block.value(cell) != block.value(block.cell(at))) {
                return false;
            }
        }
        return true;
    }

    private Stream<Form> quotients(Samples fitted, SampleBlock block, List<Integer> divisors, Run run) {
        List<Integer> sizes = IntStream.range(0, 2)
                .map(place -> block.sizes().get(place) / divisors.get(place))
                .boxed()
                .toList();
        int[] values = new int[sizes.getFirst() * sizes.getLast()];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] =
                    block.at(cell / sizes.getLast() * divisors.getFirst(), cell % sizes.getLast() * divisors.getLast());
        }
        Samples less = fitted.alone(new SampleBlock(List.of(), 0, sizes, values));
        List<IntExpr> parts = new ArrayList<>();
        for (int place = 0; place < 2; place++) {
            parts.add(fitted.variable(place).over(divisors.get(place)));
        }
        return family.fit(less, run).map(form -> new Form.Formula(Substitution.of(form.expression(), parts)));
    }
}
