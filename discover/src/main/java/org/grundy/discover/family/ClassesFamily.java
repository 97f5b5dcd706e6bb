package org.grundy.discover.family;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.Samples;
import org.grundy.run.Run;

/// Values of pairs that depend on the residues of both numbers: a constant for each class, one for each
/// class and order of the two, or a multiple of one of them.
public final class ClassesFamily implements FormFamily {
    private static final int LARGEST_MODULUS = 12;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.isPlane()) {
            return Stream.empty();
        }
        return moduli().flatMap(moduli -> {
            run.piece();
            ResidueClasses classes = new ResidueClasses(fitted, moduli.get(0), moduli.get(1), run);
            return Stream.of(classes.residual(), classes.rising(), classes.ordered())
                    .flatMap(Optional::stream);
        });
    }

    private static Stream<List<Integer>> moduli() {
        return IntStream.rangeClosed(1, LARGEST_MODULUS)
                .boxed()
                .flatMap(first -> IntStream.rangeClosed(1, LARGEST_MODULUS).mapToObj(second -> List.of(first, second)))
                .sorted(Comparator.comparingInt(pair -> pair.get(0) * pair.get(1)));
    }
}
