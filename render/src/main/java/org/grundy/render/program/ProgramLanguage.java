package org.grundy.render.program;

/// A programming language in which forms are written.
public enum ProgramLanguage {
    /// C++17.
    CPP("helpers.cpp", "//"),
    /// Java 17.
    JAVA("helpers.java.txt", "//"),
    /// Python 3.
    PYTHON("helpers.py", "#");

    private final String functions;
    private final String comment;

    ProgramLanguage(String functions, String comment) {
        this.functions = functions;
        this.comment = comment;
    }

    /// The resource with ready-made functions.
    String functions() {
        return functions;
    }

    /// What begins a comment.
    String comment() {
        return comment;
    }
}
