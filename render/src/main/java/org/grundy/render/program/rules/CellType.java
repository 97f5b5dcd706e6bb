package org.grundy.render.program.rules;

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

    String cpp() {
        return cpp;
    }

    String java() {
        return java;
    }

    /// The code of the type in Python's arrays.
    String python() {
        return python;
    }

    /// A cell of a Java table as a number.
    String read(String cell) {
        return switch (this) {
            case BYTE -> cell + " & 0xff";
            case SHORT -> cell + " & 0xffff";
            case TRUTH, SIGNED_BYTE, SIGNED_SHORT, INT -> cell;
        };
    }

    /// A number as a Java table takes it.
    String written(String value) {
        return switch (this) {
            case BYTE, SIGNED_BYTE -> "(byte) " + value;
            case SHORT, SIGNED_SHORT -> "(short) " + value;
            case TRUTH, INT -> value;
        };
    }
}
