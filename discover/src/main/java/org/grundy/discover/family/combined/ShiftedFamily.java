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

/// Forms of n − 1 where the smallest number is 1: games that are counted from 1.
///
/// @param family of forms of n
public record ShiftedFamily(FormFamily family) implements FormFamily {
    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.names().isEmpty() || fitted.blocks().getFirst().from() != 1) {
            return Stream.empty();
        }
        Samples shifted = new Samples(
                fitted.variables(),
                List.of(),
                fitted.quantity(),
                fitted.blocks().stream().map(ShiftedFamily::fromZero).toList());
        List<IntExpr> before = new ArrayList<>();
        for (int place = 0; place < fitted.variables().size(); place++) {
            before.add(fitted.variable(place).plus(-1));
        }
        return family.fit(shifted, run).map(form -> new Form.Formula(Substitution.of(form.expression(), before)));
    }

    private static SampleBlock fromZero(SampleBlock block) {
        int[] values = IntStream.range(0, block.size()).map(block::value).toArray();
        return new SampleBlock(block.parameters(), 0, block.sizes(), values);
    }
}
