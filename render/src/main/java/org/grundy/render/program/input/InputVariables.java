package org.grundy.render.program.input;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;

/// The variables of a main program by the names that a pattern has for them.
///
/// @param written by name
/// @param lengths of the lists among them, by name, where they are counts
public record InputVariables(Map<String, String> written, Map<String, String> lengths) {
    /// Copies the maps.
    public InputVariables {
        written = Map.copyOf(written);
        lengths = Map.copyOf(lengths);
    }

    /// Variables for names in their order.
    ///
    /// @param lists those that are lists
    /// @param length how the length of a list is written, by its variable
    public static InputVariables of(
            List<String> names, List<String> variables, List<String> lists, UnaryOperator<String> length) {
        Map<String, String> written = new HashMap<>();
        for (int i = 0; i < names.size(); i++) {
            written.put(names.get(i), variables.get(i));
        }
        Map<String, String> lengths = new HashMap<>();
        lists.forEach(list -> lengths.put(list, length.apply(Objects.requireNonNull(written.get(list), list))));
        return new InputVariables(written, lengths);
    }

    /// Whether a name is read.
    public boolean has(String name) {
        return written.containsKey(name);
    }

    /// The variable of a name that is read.
    public String of(String name) {
        return Objects.requireNonNull(written.get(name), name);
    }

    /// How many there are.
    public String of(InputItem.Count count) {
        return count.isFixed()
                ? count.toString()
                : new InputItem.Count(count.factor(), counted(count.name()), count.divisor(), count.added()).toString();
    }

    private String counted(String name) {
        return lengths.getOrDefault(name, of(name));
    }
}
