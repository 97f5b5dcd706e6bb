package org.grundy.discover.family.combined;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.family.ParameterTerms;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Values of one number that are always the same from some number on, which depends on parameters, and have a form
/// below it.
///
/// @param heads the families of the forms below
public record ThresholdFamily(List<FormFamily> heads) implements FormFamily {
    /// The values that are the same are at least this share of each table.
    private static final int SHARE = 3;

    /// Copies the list.
    public ThresholdFamily {
        heads = List.copyOf(heads);
    }

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.onLine() || fitted.names().isEmpty()) {
            return Stream.empty();
        }
        run.piece();
        SampleBlock first = fitted.first();
        int tail = first.value(first.size() - 1);
        boolean steady = fitted.blocks().stream()
                .allMatch(block -> block.value(block.size() - 1) == tail
                        && block.steadyFrom() <= block.size() - block.size() / SHARE);
        Optional<IntExpr> threshold = !steady || tail == SampleBlock.UNKNOWN
                ? Optional.empty()
                : ParameterTerms.of(fitted).matching(block -> (long) block.from() + block.steadyFrom());
        return threshold.stream()
                .flatMap(from -> heads(fitted, run)
                        .map(head -> new Form.Formula(
                                joined(fitted.variable(0).lessThan(from), head, tail, fitted.quantity()))));
    }

    private static IntExpr joined(IntExpr below, IntExpr head, int tail, SampledQuantity quantity) {
        return quantity == SampledQuantity.GRUNDY
                ? below.choice(head, IntExpr.of(tail))
                : tail == 0 ? below.and(head) : below.not().or(head);
    }

    private Stream<IntExpr> heads(Samples fitted, Run run) {
        List<SampleBlock> blocks =
                fitted.blocks().stream().map(ThresholdFamily::head).toList();
        Samples below = fitted.with(blocks);
        return FormFamily.agreeing(heads, below, below, run)
                .map(Form::expression)
                .limit(1);
    }

    /// A block in which the values that are the same are unknown.
    private static SampleBlock head(SampleBlock block) {
        int end = block.steadyFrom();
        int[] values = block.cells()
                .map(cell -> cell < end ? block.value(cell) : SampleBlock.UNKNOWN)
                .toArray();
        return block.with(values);
    }
}
