package org.grundy.render.code;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.discover.form.Routine;

/// What a program needs above its main function: tables and functions, each once.
final class Prelude {
    private final CodeLanguage language;
    private final Set<String> functions = new LinkedHashSet<>();
    private final List<List<Long>> tables = new ArrayList<>();
    private final List<Routine> routines = new ArrayList<>();

    Prelude(CodeLanguage language) {
        this.language = language;
    }

    /// Takes note of a ready-made function and gives its name.
    String function(String name) {
        functions.add(name);
        return name;
    }

    /// Takes note of a table and gives its name.
    String table(List<Long> table) {
        if (!tables.contains(table)) {
            tables.add(table);
        }
        return "table" + (tables.indexOf(table) + 1);
    }

    /// Takes note of a program and gives the name of its function.
    String routine(Routine routine) {
        if (!routines.contains(routine)) {
            routines.add(routine);
        }
        return "f" + (routines.indexOf(routine) + 1);
    }

    /// The text of all that was noted.
    String text() {
        RoutineCode code = new RoutineCode(language, this);
        List<String> written = new ArrayList<>();
        for (int i = 0; i < routines.size(); i++) {
            written.add(code.of(routines.get(i), "f" + (i + 1)));
        }
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < tables.size(); i++) {
            parts.add(declared("table" + (i + 1), tables.get(i)));
        }
        Map<String, String> ready = readyMade();
        functions.forEach(name -> parts.add(ready.get(name)));
        parts.addAll(written);
        return parts.stream().map(part -> part + "\n\n").collect(Collectors.joining());
    }

    private String declared(String name, List<Long> table) {
        String numbers = table.stream().map(this::constant).collect(Collectors.joining(", "));
        return switch (language) {
            case CPP -> "const long long " + name + "[] = {" + numbers + "};";
            case JAVA -> "    static final long[] " + name + " = {" + numbers + "};";
            case PYTHON -> name + " = [" + numbers + "]";
        };
    }

    private String constant(long value) {
        return Math.abs(value) <= Integer.MAX_VALUE || language == CodeLanguage.PYTHON
                ? Long.toString(value)
                : value + (language == CodeLanguage.CPP ? "LL" : "L");
    }

    /// The ready-made functions by name, from the language's resource; a line `//@ name` begins each.
    private Map<String, String> readyMade() {
        Map<String, String> found = new LinkedHashMap<>();
        String mark = language.comment() + "@ ";
        for (String part : ("\n" + resource()).split("\n" + mark, -1)) {
            int end = part.indexOf('\n');
            if (end > 0) {
                found.put(
                        part.substring(0, end).strip(), part.substring(end + 1).stripTrailing());
            }
        }
        return found;
    }

    private String resource() {
        try (InputStream in = Prelude.class.getResourceAsStream(language.functions())) {
            if (in == null) {
                throw new IllegalStateException(language.functions() + " is not on the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
