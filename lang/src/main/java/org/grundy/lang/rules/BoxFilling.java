package org.grundy.lang.rules;

import java.util.HashMap;
import java.util.Map;
import org.grundy.game.coding.TableFiller;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.rules.internal.execution.StretchCompiler;
import org.grundy.lang.rules.internal.execution.TableStretch;
import org.grundy.run.Run;

/// Fills a table by compiled code, generated for each kind of cells and marks on first use.
final class BoxFilling implements TableFiller {
    /// In so many cells values soon need more than a word of bits if they ever do.
    private static final long MANY = 1 << 13;

    private final StretchCompiler compiler;
    private final boolean misere;
    private final boolean few;
    private final Map<Kind, TableStretch> compiled = new HashMap<>();

    /// @param cells how many there are
    /// @param misere whether it is filled with who wins in misère play
    BoxFilling(StretchCompiler compiler, long cells, boolean misere) {
        this.compiler = compiler;
        this.misere = misere;
        this.few = misere || (compiler.marks() && (cells > MANY || compiler.hasFewOptions()));
    }

    private record Kind(Class<?> cells, boolean few) {}

    @Override
    public int firstStamps() {
        return few ? StretchCompiler.FEW : TableFiller.super.firstStamps();
    }

    /// Who wins is 0 or 1.
    @Override
    public boolean fitsBytes() {
        return misere;
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

    private TableStretch compile(Kind kind) {
        return misere ? compiler.misere(kind.cells) : compiler.of(kind.cells, kind.few);
    }

    private int stretch(Object table, int[] stamps, int round, int from, int to, Run run) {
        Kind kind = new Kind(table.getClass(), stamps.length <= StretchCompiler.FEW);
        TableStretch code = compiled.computeIfAbsent(kind, this::compile);
        try {
            return code.fill(table, stamps, round, from, to, run);
        } catch (RuleFault fault) {
            throw new IllegalStateException("some state has no options", fault);
        }
    }
}
