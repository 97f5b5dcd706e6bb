package org.grundy.lang.rules;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.grundy.game.coding.TableFiller;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.rules.internal.execution.TableStretch;
import org.grundy.run.Run;

/// Fills a table by compiled code, generated for each cell width on first use.
final class BoxFilling implements TableFiller {
    private final Function<Class<?>, TableStretch> compiler;
    private final Map<Class<?>, TableStretch> compiled = new HashMap<>();

    BoxFilling(Function<Class<?>, TableStretch> compiler) {
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
        TableStretch code = compiled.computeIfAbsent(table.getClass(), compiler);
        try {
            return code.fill(table, stamps, round, from, to, run);
        } catch (RuleFault fault) {
            throw new IllegalStateException("some state has no options", fault);
        }
    }
}
