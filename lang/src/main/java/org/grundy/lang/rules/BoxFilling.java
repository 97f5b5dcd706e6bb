package org.grundy.lang.rules;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.grundy.game.Filling;
import org.grundy.lang.rules.internal.code.Stretch;
import org.grundy.lang.rules.internal.support.Fault;
import org.grundy.run.Run;

/// Fills a table by compiled code, made for each width of cells when it is first needed.
final class BoxFilling implements Filling {
    private final Function<Class<?>, Stretch> compiler;
    private final Map<Class<?>, Stretch> compiled = new HashMap<>();

    BoxFilling(Function<Class<?>, Stretch> compiler) {
        this.compiler = compiler;
    }

    @Override
    public int fill(byte[] table, int[] stamps, int round, int from, int to, Run run) {
        return stretch(table, stamps, round, from, to, run);
    }

    @Override
    public int fill(short[] table, int[] stamps, int round, int from, int to, Run run) {
        return stretch(table, stamps, round, from, to, run);
    }

    @Override
    public int fill(int[] table, int[] stamps, int round, int from, int to, Run run) {
        return stretch(table, stamps, round, from, to, run);
    }

    private int stretch(Object table, int[] stamps, int round, int from, int to, Run run) {
        Stretch code = compiled.computeIfAbsent(table.getClass(), compiler);
        try {
            return code.fill(table, stamps, round, from, to, run);
        } catch (Fault fault) {
            throw new IllegalStateException("some state has no options", fault);
        }
    }
}
