package org.grundy.site.jdk;

import org.jspecify.annotations.Nullable;

/// Stands for [java.util.StringJoiner], whose own code reaches into the JVM.
public final class StringJoiner {
    private final String separator;
    private final String prefix;
    private final String suffix;
    private @Nullable StringBuilder joined;
    private @Nullable String empty;

    public StringJoiner(CharSequence separator) {
        this(separator, "", "");
    }

    public StringJoiner(CharSequence separator, CharSequence prefix, CharSequence suffix) {
        this.separator = separator.toString();
        this.prefix = prefix.toString();
        this.suffix = suffix.toString();
    }

    public StringJoiner setEmptyValue(CharSequence value) {
        empty = value.toString();
        return this;
    }

    public StringJoiner add(CharSequence next) {
        joined = joined == null ? new StringBuilder(prefix) : joined.append(separator);
        joined.append(next);
        return this;
    }

    public int length() {
        return toString().length();
    }

    @Override
    public String toString() {
        if (joined == null) {
            return empty == null ? prefix + suffix : empty;
        }
        return joined + suffix;
    }
}
