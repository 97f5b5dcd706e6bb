package org.grundy.solve;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.game.MeteredOptions;
import org.grundy.game.Ruleset;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// All positions that can be reached from one, numbered from 0 in the order in which they were met, with
/// their options. For rules that do not split; positions may come again.
///
/// Memory: 4 bytes for each option and about 200 for each position.
final class PositionGraph<P> {
    private static final int BYTES_PER_POSITION = 200;

    private final Ruleset<P> rules;
    private final Run run;
    private final Map<P, Integer> numbers = new HashMap<>();
    private final List<P> positions = new ArrayList<>();
    private final List<int[]> options = new ArrayList<>();
    private final BitSet won = new BitSet();
    private final BitSet lost = new BitSet();

    PositionGraph(Ruleset<P> rules, P start, Run run) {
        this.rules = rules;
        this.run = run;
        number(start);
        for (int at = 0; at < positions.size(); at++) {
            options.add(list(positions.get(at)));
        }
    }

    int size() {
        return positions.size();
    }

    /// The number of a position that can be reached.
    int number(P position) {
        Integer known = numbers.get(position);
        if (known != null) {
            return known;
        }
        run.position();
        run.memory(BYTES_PER_POSITION + rules.bytes(position));
        numbers.put(position, positions.size());
        positions.add(position);
        return positions.size() - 1;
    }

    /// Whether a position can be reached.
    boolean has(P position) {
        return numbers.containsKey(position);
    }

    /// The different options of a position, by numbers; not to be written to.
    int[] options(int number) {
        return options.get(number);
    }

    /// For each position, the positions that have it as an option.
    List<List<Integer>> predecessors() {
        List<List<Integer>> result = new ArrayList<>();
        for (int i = 0; i < size(); i++) {
            result.add(new ArrayList<>());
        }
        for (int i = 0; i < size(); i++) {
            for (int option : options(i)) {
                result.get(option).add(i);
            }
        }
        return result;
    }

    /// Whether a position is [won][Ruleset#won]; then it has no options here.
    boolean won(int number) {
        return won.get(number);
    }

    /// Whether a position is [lost][Ruleset#lost]; then it has no options.
    boolean lost(int number) {
        return lost.get(number);
    }

    private int[] list(P position) {
        int at = options.size();
        won.set(at, rules.won(position));
        lost.set(at, rules.lost(position));
        return won(at) || lost(at) ? new int[0] : listed(position);
    }

    private int[] listed(P position) {
        Set<Integer> found = new LinkedHashSet<>();
        MeteredOptions.list(rules, position, new MeteredOptions<>() {
            @Override
            public Run run() {
                return run;
            }

            @Override
            public void option(List<P> components) {
                if (components.size() != 1) {
                    throw run.giveUp(Limit.METHOD);
                }
                found.add(number(components.getFirst()));
            }
        });
        run.memory(4L * found.size());
        return found.stream().mapToInt(Integer::intValue).toArray();
    }
}
