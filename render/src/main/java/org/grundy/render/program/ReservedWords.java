package org.grundy.render.program;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.ProgramCall;

/// Reserved words of the languages, and names that the programs themselves use.
public final class ReservedWords {
    private static final Set<String> WRITTEN = Set.of("""
            and as assert auto bool break byte case catch char class const continue def default del
            delete do double elif else enum except final float for from global goto if import in int is
            lambda long main new next not null or pass print private public raise return short static
            switch this throw true false try void while with xor yield grundy lost min max low high
            number parsed decimal natural text string math sys cin cout line checked_sum
            checked_difference checked_product root_multiple floor_div floor_mod exact_power nim_product_of
            arguments map wanted answered\
            """.split("\\s+"));

    /// All of them, with the names of the functions that programs may have.
    public static final Set<String> ALL =
            Stream.concat(WRITTEN.stream(), helpers()).collect(Collectors.toUnmodifiableSet());

    private ReservedWords() {}

    private static Stream<String> helpers() {
        return Stream.of(NumberFunction.values())
                .map(NumberFunction::call)
                .flatMap(
                        call -> call instanceof ProgramCall.Written helper ? Stream.of(helper.name()) : Stream.empty());
    }
}
