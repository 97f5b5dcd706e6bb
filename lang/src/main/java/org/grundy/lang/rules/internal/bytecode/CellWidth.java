package org.grundy.lang.rules.internal.bytecode;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;

/// The width of the cells of a table.
enum CellWidth {
    /// One byte.
    BYTE(TypeKind.BYTE, 0xff),
    /// Two bytes.
    SHORT(TypeKind.SHORT, 0xffff),
    /// Four bytes.
    INT(TypeKind.INT, -1);

    private final TypeKind kind;
    private final int won;

    CellWidth(TypeKind kind, int won) {
        this.kind = kind;
        this.won = won;
    }

    static CellWidth of(Class<?> cells) {
        return cells == byte[].class ? BYTE : cells == short[].class ? SHORT : INT;
    }

    /// The type of the table.
    ClassDesc array() {
        return kind.upperBound().arrayType();
    }

    /// The content of the cell of a won state.
    int won() {
        return won;
    }

    /// Pops a table and an index and pushes the cell, zero-extended.
    void load(CodeBuilder code) {
        code.arrayLoad(kind);
        if (won >= 0) {
            code.loadConstant(won).iand();
        }
    }

    /// Pops a table and an index and pushes a number of 32 bits whose low bits are the cell.
    void loadLowBits(CodeBuilder code) {
        code.arrayLoad(kind);
    }

    /// Pops a table, an index and a value and stores the value.
    void store(CodeBuilder code) {
        code.arrayStore(kind);
    }
}
