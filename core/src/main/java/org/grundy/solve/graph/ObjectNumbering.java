package org.grundy.solve.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import org.grundy.game.MeteredOptions;
import org.grundy.game.Ruleset;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Positions of any kind, which are kept.
///
/// Memory: about 200 bytes for each position.
final class ObjectNumbering<P> implements Numbering<P> {
    private static final int BYTES_PER_POSITION = 200;

    private final Ruleset<P> rules;
    private final Run run;
    private final Map<P, Integer> numbers = new HashMap<>();
    private final List<P> positions = new ArrayList<>();

    ObjectNumbering(Ruleset<P> rules, Run run) {
        this.rules = rules;
        this.run = run;
    }

    @Override
    public int size() {
        return positions.size();
    }

    @Override
    public int number(P position) {
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

    @Override
    public int find(P position) {
        return numbers.getOrDefault(position, -1);
    }

    @Override
    public boolean won(int number) {
        return rules.won(positions.get(number));
    }

    @Override
    public boolean lost(int number) {
        return rules.lost(positions.get(number));
    }

    @Override
    public void list(int number, IntConsumer out) {
        MeteredOptions.list(rules, positions.get(number), run, components -> {
            if (components.size() != 1) {
                throw run.giveUp(Limit.METHOD);
            }
            out.accept(number(components.getFirst()));
        });
    }

    @Override
    public void cut(int size) {
        List<P> rest = positions.subList(size, positions.size());
        rest.forEach(numbers::remove);
        rest.clear();
    }
}
