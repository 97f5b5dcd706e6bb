package org.grundy.discover.family;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.ExpressionBuilder;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.run.Run;

/// One form for even values of a parameter and another for odd ones.
///
/// @param family of both forms
record CasesFamily(FormFamily family) implements FormFamily {
    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        return IntStream.range(0, fitted.names().size()).boxed().flatMap(place -> cases(fitted, place, run).stream());
    }

    private Optional<Form> cases(Samples fitted, int place, Run run) {
        Optional<Form> even = part(fitted, place, 0, run);
        Optional<Form> odd = even.flatMap(form -> part(fitted, place, 1, run));
        Expression isEven = ExpressionBuilder.equal(
                ExpressionBuilder.mod(fitted.parameter(place), ExpressionBuilder.number(2)),
                ExpressionBuilder.number(0));
        return odd.map(form -> new Form.Cases(isEven, even.orElseThrow(), form));
    }

    /// A form for some of the blocks; one block alone does not show how a form depends on the
    /// parameter.
    private Optional<Form> part(Samples fitted, int place, long parity, Run run) {
        Optional<Samples> part = fitted.only(block -> parameter(block, place) % 2 == parity);
        return part.filter(samples -> samples.blocks().size() > 1)
                .flatMap(samples -> family.fit(samples, run)
                        .filter(form -> samples.mismatch(form.expression(), run).isEmpty())
                        .findFirst());
    }

    private static long parameter(SampleBlock block, int place) {
        return block.parameters().get(place);
    }
}
