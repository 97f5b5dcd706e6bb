package org.grundy.testkit;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// The libraries that were looked at: their licences and their published weaknesses, as two dated lists say. Nothing is
/// asked of any network.
public final class LibraryList {
    /// What may be given away with an engine under Apache-2.0 as it is.
    private static final Set<String> ALLOWED = Set.of(
            "Apache-2.0",
            "Apache-1.1",
            "MIT",
            "BSD-2-Clause",
            "BSD-3-Clause",
            "0BSD",
            "EPL-2.0",
            "CDDL-1.1",
            "Unicode-3.0",
            "Apache-2.0 and BSD-3-Clause");

    /// What runs the tests comes and goes with the build; and our own jars.
    private static final Pattern RUNS_TESTS =
            Pattern.compile("/org/(junit|opentest4j/reporting|apache/maven|jacoco)/|/grundy-[^/]*$");

    private final Map<String, String> licences = new TreeMap<>();
    private final List<Weakness> weaknesses;

    private LibraryList(List<String[]> licences, List<String[]> weaknesses) {
        licences.forEach(row -> this.licences.put(row[0], row[1]));
        this.weaknesses = weaknesses.stream()
                .map(row -> new Weakness(row[0], row[1], row[2], row[3], row[4]))
                .toList();
    }

    /// A library in a local Maven repository.
    ///
    /// @param name `group:artifact`
    public record Library(String name, String version) {}

    /// A published weakness.
    ///
    /// @param library `group:artifact`, or `group:*`
    /// @param since the first version that has it
    /// @param fixed the first one without; empty if none is known
    /// @param kept why such a version is kept, or empty
    private record Weakness(String library, String since, String fixed, String identifier, String kept) {
        boolean isIn(Library found) {
            boolean named = library.endsWith(":*")
                    ? found.name().startsWith(library.substring(0, library.length() - 1))
                    : found.name().equals(library);
            return named
                    && compare(found.version(), since) >= 0
                    && (fixed.isEmpty() || compare(found.version(), fixed) < 0);
        }
    }

    /// The lists of this module.
    public static LibraryList read() throws IOException {
        return of(lines("licences.csv"), lines("weaknesses.csv"));
    }

    /// Lists of which these are the lines, each with a heading; what begins with `#` is a remark.
    public static LibraryList of(List<String> licences, List<String> weaknesses) {
        return new LibraryList(rows(licences, 2), rows(weaknesses, 5));
    }

    private static List<String> lines(String file) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(LibraryList.class.getResourceAsStream("/libraries/" + file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private static List<String[]> rows(List<String> lines, int columns) {
        return lines.stream()
                .filter(line -> !line.startsWith("#"))
                .skip(1)
                .map(line -> line.split(",", columns))
                .toList();
    }

    /// The libraries of a class path, fewer those of Grundy itself and those that only run tests.
    ///
    /// @param classPath of jars in a local Maven repository, with the separators of this system
    public List<Library> on(String classPath) {
        return Arrays.stream(classPath.split(File.pathSeparator, -1))
                .map(entry -> entry.replace(File.separatorChar, '/'))
                .filter(entry -> entry.endsWith(".jar"))
                .filter(entry -> !RUNS_TESTS.matcher(entry).find())
                .map(this::library)
                .distinct()
                .toList();
    }

    /// `…/org/apache/commons/commons-text/1.15.0/commons-text-1.15.0.jar`. Where the group begins is known of the
    /// libraries of the list alone.
    private Library library(String path) {
        List<String> parts = List.of(path.split("/", -1));
        int version = Math.max(0, parts.size() - 2);
        String folder = String.join("/", parts.subList(0, version));
        return licences.keySet().stream()
                .filter(name -> folder.endsWith(folder(name)))
                .findFirst()
                .map(name -> new Library(name, parts.get(version)))
                .orElseGet(() -> new Library(parts.getLast(), ""));
    }

    private static String folder(String name) {
        int colon = name.indexOf(':');
        return "/" + name.substring(0, colon).replace('.', '/') + "/" + name.substring(colon + 1);
    }

    /// What is wrong with some libraries, a sentence each.
    public List<String> flaws(List<Library> libraries) {
        List<String> flaws = new ArrayList<>();
        for (Library library : libraries) {
            String licence = licences.get(library.name());
            if (licence == null) {
                flaws.add(library.name() + " was not looked at: see docs/dependencies.md");
            } else if (!ALLOWED.contains(licence)) {
                flaws.add(library.name() + " is under " + licence);
            }
            weaknesses.stream()
                    .filter(weakness -> weakness.kept().isEmpty() && weakness.isIn(library))
                    .map(weakness -> library.name() + " " + library.version() + " has " + weakness.identifier()
                            + (weakness.fixed().isEmpty()
                                    ? ", which no version mends"
                                    : ", which " + weakness.fixed() + " mends"))
                    .forEach(flaws::add);
        }
        return flaws;
    }

    /// Compares the numbers of versions; `4.2.18.Final` and `32.0.0-jre` are 4.2.18 and 32.0.0.
    private static int compare(String a, String b) {
        int[] first = numbers(a);
        int[] second = numbers(b);
        int length = Math.max(first.length, second.length);
        return Arrays.compare(Arrays.copyOf(first, length), Arrays.copyOf(second, length));
    }

    private static int[] numbers(String version) {
        return Arrays.stream(version.split("[.-]", -1))
                .takeWhile(part -> part.matches("\\d{1,9}"))
                .mapToInt(Integer::parseInt)
                .toArray();
    }
}
