package org.grundy.discover.family.combined;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.Substitution;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Pairs in which one of the two numbers, or their sum, decides alone: a form of it.
///
/// @param line the family of forms of one number
public record OneNumberFamily(FormFamily line) implements FormFamily {
    private static final int SHORTEST = 20;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.isPlane()) {
            return Stream.empty();
        }
        IntExpr x = fitted.variable(0);
        IntExpr y = fitted.variable(1);
        return Stream.of(x, y, x.plus(y)).flatMap(number -> forms(fitted, number, run));
    }

    private Stream<Form> forms(Samples fitted, IntExpr number, Run run) {
        run.piece();
        return values(fitted.first(), number).stream()
                .filter(values -> values.known() >= SHORTEST)
                .flatMap(values -> line.fit(fitted.line("n", values), run))
                .map(form -> new Form.Formula(Substitution.of(form.expression(), List.of(number))));
    }

    /// The value for each value of a number; empty if it does not decide alone.
    private static Optional<SampleBlock> values(SampleBlock block, IntExpr number) {
        int from = (int) number.value(block.arguments(0));
        int[] values = new int[(int) number.value(block.arguments(block.size() - 1)) - from + 1];
        Arrays.fill(values, SampleBlock.UNKNOWN);
        boolean decides = block.knownCells().allMatch(cell -> {
            int place = (int) number.value(block.arguments(cell)) - from;
            boolean first = values[place] == SampleBlock.UNKNOWN;
            values[place] = first ? block.value(cell) : values[place];
            return values[place] == block.value(cell);
        });
        return decides ? Optional.of(SampleBlock.line(block.parameters(), from, values)) : Optional.empty();
    }
}
