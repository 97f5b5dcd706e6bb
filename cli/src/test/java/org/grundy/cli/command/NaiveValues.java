package org.grundy.cli.command;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.grundy.testkit.NaiveGrundy;

/// Values of sums in normal and in misère play, straight from their definitions.
final class NaiveValues {
    private final Function<String, List<List<String>>> options;
    private final NaiveGrundy<String> normal;
    private final Map<List<String>, Integer> misere = new HashMap<>();

    /// @param options what each move leaves of a position
    NaiveValues(Function<String, List<List<String>>> options) {
        this.options = options;
        this.normal = new NaiveGrundy<>(options);
    }

    int normal(List<String> sum) {
        return normal.value(sum);
    }

    /// The least number that no option has; 1 where there is no option.
    int misere(List<String> sum) {
        List<String> key = sum.stream().sorted().toList();
        Integer known = misere.get(key);
        if (known == null) {
            Set<Integer> reached = new HashSet<>();
            for (int place = 0; place < key.size(); place++) {
                for (List<String> option : options.apply(key.get(place))) {
                    List<String> after = new ArrayList<>(key);
                    after.remove(place);
                    after.addAll(option);
                    reached.add(misere(after));
                }
            }
            known = reached.isEmpty() ? 1 : 0;
            while (reached.contains(known)) {
                known++;
            }
            misere.put(key, known);
        }
        return known;
    }
}
