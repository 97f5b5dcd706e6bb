package org.grundy.discover.family.combined;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.run.Run;

/// Values that are the same for all parameters.
///
/// @param families of forms without parameters
public record IndependentFamily(List<FormFamily> families) implements FormFamily {
    public IndependentFamily {
        families = List.copyOf(families);
    }

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        SampleBlock first = fitted.blocks().getFirst();
        if (fitted.names().isEmpty() || !fitted.blocks().stream().allMatch(block -> same(block, first))) {
            return Stream.empty();
        }
        int[] values = IntStream.range(0, first.size()).map(first::value).toArray();
        Samples alone = new Samples(
                fitted.variables(),
                List.of(),
                fitted.quantity(),
                List.of(new SampleBlock(List.of(), first.from(), first.sizes(), values)));
        return families.stream().flatMap(family -> family.fit(alone, run));
    }

    private static boolean same(SampleBlock block, SampleBlock other) {
        return block.from() == other.from()
                && block.sizes().equals(other.sizes())
                && IntStream.range(0, block.size()).allMatch(cell -> block.value(cell) == other.value(cell));
    }
}
