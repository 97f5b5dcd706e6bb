package org.grundy.discover.family.combined;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// One form for the smallest value of a parameter, which often is a case of its own, and another for
/// larger values.
///
/// @param families of both forms
public record FirstParameterFamily(List<FormFamily> families) implements FormFamily {
    /// One choice alone does not show how a form depends on the parameter.
    private static final int FEWEST = 2;

    public FirstParameterFamily {
        families = List.copyOf(families);
    }

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (fitted.names().size() != 1 || fitted.blocks().size() <= FEWEST) {
            return Stream.empty();
        }
        long least = fitted.blocks().stream()
                .mapToLong(block -> block.parameters().getFirst())
                .min()
                .orElseThrow();
        Optional<Samples> first =
                fitted.only(block -> block.parameters().getFirst() == least).map(Samples::ofOneChoice);
        Optional<Samples> others = fitted.only(block -> block.parameters().getFirst() != least);
        IntExpr isFirst = fitted.parameter(0).equalTo(least);
        return others.flatMap(samples -> form(samples, run)).stream()
                .flatMap(otherwise -> first.flatMap(samples -> form(samples, run)).stream()
                        .map(then -> new Form.Cases(isFirst, then, otherwise)));
    }

    private Optional<Form> form(Samples samples, Run run) {
        return FormFamily.agreeing(families, samples, samples, run).findFirst();
    }
}
