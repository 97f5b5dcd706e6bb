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
/// @param heights of the lists of lists among them, by name, where a number takes each value up to them
public record InputVariables(Map<String, String> written, Map<String, String> lengths, Map<String, String> heights) {
    /// Copies the maps.
    public InputVariables {
        written = Map.copyOf(written);
        lengths = Map.copyOf(lengths);
        heights = Map.copyOf(heights);
    }

    /// Variables for names in their order.
    ///
    /// @param lists those that are lists
    /// @param length how the length of a list is written, by its variable
    /// @param heights by the names of lists of lists how many rows they have
    public static InputVariables of(
            List<String> names,
            List<String> variables,
            List<String> lists,
            UnaryOperator<String> length,
            Map<String, String> heights) {
        Map<String, String> written = new HashMap<>();
        for (int i = 0; i < names.size(); i++) {
            written.put(names.get(i), variables.get(i));
        }
        Map<String, String> lengths = new HashMap<>();
        lists.forEach(list -> lengths.put(list, length.apply(Objects.requireNonNull(written.get(list), list))));
        return new InputVariables(written, lengths, heights);
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
                : count.of(counted(count.name())).toString();
    }

    /// An end of what a number takes each value up to: a list of lists stands for the number of its rows.
    public String ofEnd(InputItem.Count count) {
        String height = heights.get(count.name());
        return height == null ? of(count) : count.of(height).toString();
    }

    private String counted(String name) {
        return lengths.getOrDefault(name, of(name));
    }
}
