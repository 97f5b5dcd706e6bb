package org.grundy.lang.rules.internal.bytecode;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;

/// How wide the cells of a table are.
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

    /// What a cell of a won state reads as.
    int won() {
        return won;
    }

    /// Takes a table and a code from the stack and leaves the cell, without sign.
    void load(CodeBuilder code) {
        code.arrayLoad(kind);
        if (won >= 0) {
            code.loadConstant(won).iand();
        }
    }

    /// Takes a table, a code and a value from the stack and stores the value.
    void store(CodeBuilder code) {
        code.arrayStore(kind);
    }
}
