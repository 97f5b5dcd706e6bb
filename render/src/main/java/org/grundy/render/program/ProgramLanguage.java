package org.grundy.render.program;

/// A programming language in which forms are written.
public enum ProgramLanguage {
    /// C++17.
    CPP(".cpp", "//"),
    /// Java 17.
    JAVA(".java.txt", "//"),
    /// Python 3.
    PYTHON(".py", "#");

    private final String suffix;
    private final String comment;

    ProgramLanguage(String suffix, String comment) {
        this.suffix = suffix;
        this.comment = comment;
    }

    /// How the names of resources with its functions end.
    String suffix() {
        return suffix;
    }

    /// One of three things, by the language.
    public <T> T of(T cpp, T java, T python) {
        return switch (this) {
            case CPP -> cpp;
            case JAVA -> java;
            case PYTHON -> python;
        };
    }

    /// A number of 64 bits as a literal of that size.
    public String longLiteral(long value) {
        return value + of("LL", "L", "");
    }

    /// What begins a comment.
    String comment() {
        return comment;
    }
}
