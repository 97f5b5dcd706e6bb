package org.grundy.discover.family.combined;

import java.util.List;
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
        SampleBlock first = fitted.first();
        if (fitted.names().isEmpty() || !fitted.blocks().stream().allMatch(block -> same(block, first))) {
            return Stream.empty();
        }
        return families.stream().flatMap(family -> family.fit(fitted.alone(first), run));
    }

    private static boolean same(SampleBlock block, SampleBlock other) {
        return block.from() == other.from()
                && block.sizes().equals(other.sizes())
                && block.cells().allMatch(cell -> block.value(cell) == other.value(cell));
    }
}
