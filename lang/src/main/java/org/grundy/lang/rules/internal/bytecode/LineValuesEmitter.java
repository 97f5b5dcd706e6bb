package org.grundy.lang.rules.internal.bytecode;

import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INT;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.OBJECT;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.RUN;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.THIS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.USED;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.VOID;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.type;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;

/// Bytecode that asks for the values on the lines of a table and adds to them; for a table without lines candidates
/// for the mex are the numbers from 0 on, and nothing is added.
///
/// @param exist whether there are lines
/// @param index the local of the cell's index
/// @param table the local of the table
/// @param run the local of the run
/// @param offset the index of the first cell
record LineValuesEmitter(CodeBuilder code, boolean exist, int index, int table, int run, int offset) {
    private CodeBuilder used() {
        return code.aload(0).getfield(THIS, "used", USED);
    }

    private CodeBuilder cell() {
        return code.iload(index).loadConstant(offset).isub();
    }

    private void call(String method, ClassDesc result, ClassDesc... parameters) {
        code.invokevirtual(USED, method, type(result, parameters));
    }

    /// Takes up what is filled of the table.
    void begin() {
        if (exist) {
            used().aload(table).loadConstant(offset);
            cell().aload(run);
            call("begin", VOID, OBJECT, INT, INT, RUN);
        }
    }

    /// Says how far the table is filled.
    void end() {
        if (exist) {
            used();
            cell();
            call("end", VOID, INT);
        }
    }

    /// Stores the first candidate for the mex of the cell.
    void first(int mex) {
        if (exist) {
            move();
            used();
            call("least", INT);
        } else {
            code.iconst_0();
        }
        code.istore(mex);
    }

    /// Stores the next candidate.
    void next(int mex) {
        if (exist) {
            used().iload(mex);
            call("leastAbove", INT, INT);
            code.istore(mex);
        } else {
            code.iinc(mex, 1);
        }
    }

    /// Adds the value of a cell for whose mex candidates were asked.
    void addHere(int value) {
        if (exist) {
            used().iload(value).aload(run);
            call("add", VOID, INT, RUN);
        }
    }

    /// Adds the value of another cell.
    void add(MeterEmitter.Piece value) {
        if (exist) {
            move();
            used();
            value.to(code);
            code.aload(run);
            call("add", VOID, INT, RUN);
        }
    }

    private void move() {
        used();
        cell();
        call("moveTo", VOID, INT);
    }
}
