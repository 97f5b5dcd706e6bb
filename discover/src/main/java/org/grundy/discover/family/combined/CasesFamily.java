package org.grundy.discover.family.combined;

import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.form.ConstantCount;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// One form where a parameter has some residue and another where it has not.
///
/// @param family of both forms
/// @param fewest how many choices of parameters each form has at least, where a table has two numbers; one alone does
///     not show how a form depends on the parameter
public record CasesFamily(FormFamily family, int fewest) implements FormFamily {
    private static final int ON_LINES = 2;

    private static final int LARGEST_MODULUS = 4;
    private static final long VALUES_FOR_A_CONSTANT = 4;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        return IntStream.range(0, fitted.names().size())
                .boxed()
                .flatMap(place -> IntStream.rangeClosed(2, LARGEST_MODULUS)
                        .boxed()
                        .flatMap(modulus -> IntStream.range(0, modulus == 2 ? 1 : modulus)
                                .boxed()
                                .flatMap(residue -> cases(fitted, place, modulus, residue, run).stream())));
    }

    private Optional<Form> cases(Samples fitted, int place, int modulus, int residue, Run run) {
        Optional<Form> there = part(fitted, place, number -> number % modulus == residue, run);
        Optional<Form> elsewhere =
                there.flatMap(form -> part(fitted, place, number -> number % modulus != residue, run));
        IntExpr isThere = fitted.parameter(place).mod(modulus).equalTo(residue);
        return elsewhere.map(form -> new Form.Cases(isThere, there.orElseThrow(), form));
    }

    /// A form for some of the blocks.
    private Optional<Form> part(Samples fitted, int place, LongPredicate wanted, Run run) {
        Optional<Samples> part = fitted.only(block -> wanted.test(parameter(block, place)));
        return part.filter(samples -> samples.blocks().size() >= (samples.onLine() ? ON_LINES : fewest))
                .flatMap(samples -> family.fit(samples, run)
                        // A table of nearly all values shows nothing.
                        .filter(form -> VALUES_FOR_A_CONSTANT * ConstantCount.in(form.expression()) <= samples.known())
                        .filter(form -> samples.mismatch(form.expression(), run).isEmpty())
                        .findFirst());
    }

    private static long parameter(SampleBlock block, int place) {
        return block.parameters().get(place);
    }
}
