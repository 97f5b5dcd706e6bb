package org.grundy.render.program.rules;

import org.grundy.render.program.ProgramLanguage;

/// The type of the cells of a table of a program.
enum CellType {
    /// A truth value: whether a state is lost.
    TRUTH("bool", "boolean", "", 1),
    /// One byte.
    BYTE("unsigned char", "byte", "B", 255),
    /// One byte with a sign.
    SIGNED_BYTE("signed char", "byte", "b", 127),
    /// Two bytes.
    SHORT("unsigned short", "short", "H", 65_535),
    /// Two bytes with a sign.
    SIGNED_SHORT("short", "short", "h", 32_767),
    /// Four bytes.
    INT("int", "int", "i", Integer.MAX_VALUE);

    private final String cpp;
    private final String java;
    private final String python;
    private final long most;

    CellType(String cpp, String java, String python, long most) {
        this.cpp = cpp;
        this.java = java;
        this.python = python;
        this.most = most;
    }

    /// The smallest type for values.
    ///
    /// @param most the largest
    /// @param signed whether there is also -1
    static CellType of(long most, boolean signed) {
        CellType small = signed ? SIGNED_BYTE : BYTE;
        CellType middle = signed ? SIGNED_SHORT : SHORT;
        return most <= small.most ? small : most <= middle.most ? middle : INT;
    }

    /// The same where each number is twice what is counted, or 1 more.
    static CellType ofTwice(long most, boolean signed) {
        return of(2 * most + 1, signed);
    }

    /// The type, and in Python its code in arrays.
    String type(ProgramLanguage language) {
        return language.of(cpp, java, python);
    }

    /// A cell of a table as a number.
    String read(ProgramLanguage language, String cell) {
        String mask = this == BYTE ? " & 0xff" : this == SHORT ? " & 0xffff" : "";
        return language == ProgramLanguage.JAVA ? cell + mask : cell;
    }

    /// A number as a table takes it.
    String written(ProgramLanguage language, String value) {
        return language != ProgramLanguage.JAVA || this == TRUTH || this == INT ? value : "(" + java + ") " + value;
    }
}
