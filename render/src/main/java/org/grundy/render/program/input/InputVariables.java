package org.grundy.render.program.input;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The variables of a main program by the names that a pattern has for them.
///
/// @param written by name
public record InputVariables(Map<String, String> written) {
    /// Copies the map.
    public InputVariables {
        written = Map.copyOf(written);
    }

    /// Variables for names in their order.
    public static InputVariables of(List<String> names, List<String> variables) {
        Map<String, String> written = new HashMap<>();
        for (int i = 0; i < names.size(); i++) {
            written.put(names.get(i), variables.get(i));
        }
        return new InputVariables(written);
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
                : new InputItem.Count(count.factor(), of(count.name()), count.divisor(), count.added()).toString();
    }
}
