package org.grundy.render.program;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.ProgramCall;

/// The names of a program's variables: those that were given, where every language takes them.
///
/// @param given the names
/// @param taken names that the program itself uses
public record ProgramNames(List<String> given, Set<String> taken) {
    /// Reserved words of the languages, and names that all programs use themselves.
    private static final Set<String> WRITTEN = Set.of("""
            and as assert auto bool break byte case catch char class const continue def default del
            delete do double elif else enum except final float for from global goto if import in int is
            lambda long main new next not null or pass print private public raise return short static
            switch this throw true false try void while with xor yield grundy lost min max low high
            number parsed decimal natural text string math sys cin cout line checked_sum
            checked_difference checked_product root_multiple floor_div floor_mod exact_power nim_product_of
            arguments map wanted answered\
            """.split("\\s+"));

    private static final Set<String> RESERVED =
            Stream.concat(WRITTEN.stream(), helpers()).collect(Collectors.toUnmodifiableSet());

    /// Copies the names.
    public ProgramNames {
        given = List.copyOf(given);
        taken = Set.copyOf(taken);
    }

    /// The functions that programs may have.
    private static Stream<String> helpers() {
        return Stream.of(NumberFunction.values())
                .map(NumberFunction::call)
                .flatMap(
                        call -> call instanceof ProgramCall.Written helper ? Stream.of(helper.name()) : Stream.empty());
    }

    /// Whether no language reserves a name, and no program uses it itself.
    public static boolean isFree(String name) {
        return !RESERVED.contains(name);
    }

    /// The name in a place.
    public String of(int place) {
        String name = given.get(place);
        return name.matches("[A-Za-z][A-Za-z0-9_]*")
                        && isFree(name)
                        && !taken.contains(name)
                        && !name.matches("(f|h|table)\\d*")
                ? name
                : "x" + (place + 1);
    }

    /// All names.
    public List<String> all() {
        return IntStream.range(0, given.size()).mapToObj(this::of).toList();
    }
}
