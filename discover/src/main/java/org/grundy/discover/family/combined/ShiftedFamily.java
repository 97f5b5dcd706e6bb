package org.grundy.discover.family.combined;

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

/// Forms in other numbers: of n − 1 where the smallest number is 1, in games that are counted from 1; or in which each
/// parameter stands with 1 added, as where "at most t" is meant and the theorem is on "less than t".
///
/// @param family of forms of these numbers
/// @param ofParameters whether parameters are shifted
public record ShiftedFamily(FormFamily family, boolean ofParameters) implements FormFamily {
    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        boolean asked = ofParameters
                ? !fitted.names().isEmpty()
                : fitted.names().isEmpty() && fitted.first().from() == 1;
        if (!asked) {
            return Stream.empty();
        }
        List<IntExpr> instead = Stream.concat(
                        IntStream.range(0, fitted.variables().size())
                                .mapToObj(place -> fitted.variable(place).plus(ofParameters ? 0 : -1)),
                        IntStream.range(0, fitted.names().size())
                                .mapToObj(place -> fitted.parameter(place).plus(1)))
                .toList();
        return family.fit(
                        fitted.with(fitted.blocks().stream().map(this::shifted).toList()), run)
                .map(form -> of(form, instead));
    }

    private SampleBlock shifted(SampleBlock block) {
        return ofParameters
                ? block.of(block.parameters().stream().map(each -> each + 1).toList())
                : block.from(0);
    }

    private Form of(Form form, List<IntExpr> instead) {
        IntExpr expression = Substitution.of(form.expression(), instead);
        return ofParameters && form instanceof Form.Beatty(IntExpr u, IntExpr d, long w, IntExpr lines)
                ? new Form.Beatty(Substitution.of(u, instead), Substitution.of(d, instead), w, expression)
                : new Form.Formula(expression);
    }
}
