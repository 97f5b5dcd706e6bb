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

/// Forms in which a parameter stands with 1 added throughout, as where "at most t" is meant and the theorem is on
/// "less than t".
///
/// @param family of forms of the parameter
public record NextParameterFamily(FormFamily family) implements FormFamily {
    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (fitted.names().isEmpty()) {
            return Stream.empty();
        }
        Samples next = new Samples(
                fitted.variables(),
                fitted.names(),
                fitted.quantity(),
                fitted.blocks().stream().map(NextParameterFamily::next).toList());
        List<IntExpr> instead = new ArrayList<>();
        for (int place = 0; place < fitted.variables().size(); place++) {
            instead.add(fitted.variable(place));
        }
        for (int place = 0; place < fitted.names().size(); place++) {
            instead.add(fitted.parameter(place).plus(1));
        }
        return family.fit(next, run).map(form -> of(form, instead));
    }

    private static SampleBlock next(SampleBlock block) {
        return new SampleBlock(
                block.parameters().stream().map(each -> each + 1).toList(),
                block.from(),
                block.sizes(),
                IntStream.range(0, block.size()).map(block::value).toArray());
    }

    private static Form of(Form form, List<IntExpr> instead) {
        IntExpr expression = Substitution.of(form.expression(), instead);
        return form instanceof Form.Beatty(IntExpr u, IntExpr d, long w, IntExpr lines)
                ? new Form.Beatty(Substitution.of(u, instead), Substitution.of(d, instead), w, expression)
                : new Form.Formula(expression);
    }
}
