package org.grundy.lang.rules.described;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// One game and the bound up to which what is stated of it is compared with search.
///
/// @param parameters of the game
/// @param to the largest number of a position
public record StatedRange(List<BigInteger> parameters, int to) {
    private static final Pattern PARAMETER = Pattern.compile("(\\S+) (\\d{1,4})\\.\\.(\\d{1,4}),\\s*(.*)");
    private static final Pattern BOUND = Pattern.compile("to (\\d{1,6})");

    public StatedRange {
        parameters = List.copyOf(parameters);
    }

    /// The ranges that a text names, as in `verify m 1..8, to 120`: one for each choice of the parameters.
    ///
    /// @param field under which they stand
    /// @param names of the parameters, which come in this order
    /// @throws org.grundy.text.InputError if it is written otherwise
    static Stream<StatedRange> of(DescriptionField field, List<String> names) {
        return of(field, field.lines(), names, List.of());
    }

    private static Stream<StatedRange> of(
            DescriptionField field, String rest, List<String> names, List<BigInteger> parameters) {
        Matcher range = PARAMETER.matcher(rest);
        if (parameters.size() < names.size()
                && range.matches()
                && range.group(1).equals(names.get(parameters.size()))) {
            return Stream.iterate(
                            Integer.parseInt(range.group(2)),
                            value -> value <= Integer.parseInt(range.group(3)),
                            value -> value + 1)
                    .flatMap(value -> {
                        List<BigInteger> more = new ArrayList<>(parameters);
                        more.add(BigInteger.valueOf(value));
                        return of(field, range.group(4), names, more);
                    });
        }
        Matcher bound = BOUND.matcher(rest);
        if (parameters.size() < names.size() || !bound.matches()) {
            throw field.error(
                    "what is compared is written as in \"verify m 1..8, to 120\", with a range for each parameter",
                    "比较的范围写作“verify m 1..8, to 120”，每个参数各有一个范围");
        }
        return Stream.of(new StatedRange(parameters, Integer.parseInt(bound.group(1))));
    }
}
