package org.grundy.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Which files of main code use which, by their imports, by full names in them, and by the names of files of the same
/// package; comments and texts aside. Every file has a name of its own ([RoomsTest]).
///
/// @param byFile what each file uses of the others, by full names of the types that files are called after
record SourceDependencies(Map<String, SortedSet<String>> byFile) {
    private static final Pattern NO_CODE =
            Pattern.compile("\"\"\"[\\s\\S]*?\"\"\"|\"[^\"\\\\\\n]*+(?:\\\\.[^\"\\\\\\n]*+)*+\""
                    + "|'(?:\\\\.|[^'\\\\])++'|//.*|/\\*[\\s\\S]*?\\*/");

    private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");
    private static final Pattern FULL_NAME = Pattern.compile("\\borg\\.grundy(?:\\.[a-z]\\w*)*\\.[A-Z]\\w*");
    private static final Pattern NAME = Pattern.compile("(?<![\\w.])[A-Z]\\w*");

    /// Those of all modules.
    static SourceDependencies ofAllModules() throws IOException {
        Map<String, String> sources = new TreeMap<>();
        for (Path file : JavaSources.below("src/main/java/org/grundy")) {
            if (!file.endsWith("package-info.java")) {
                sources.put(file.getFileName().toString().replace(".java", ""), Files.readString(file));
            }
        }
        return of(sources);
    }

    /// Those of some files.
    ///
    /// @param sources by the names of the files, without their ending
    static SourceDependencies of(Map<String, String> sources) {
        Map<String, String> code = new TreeMap<>();
        sources.forEach((name, source) -> {
            Matcher home = PACKAGE.matcher(source);
            if (home.find()) {
                code.put(home.group(1) + "." + name, NO_CODE.matcher(source).replaceAll(" "));
            }
        });
        Map<String, SortedSet<String>> uses = new TreeMap<>();
        code.forEach((name, text) -> uses.put(name, used(name, text, code)));
        return new SourceDependencies(uses);
    }

    private static SortedSet<String> used(String name, String text, Map<String, String> files) {
        SortedSet<String> used = new TreeSet<>();
        FULL_NAME.matcher(text).results().forEach(each -> used.add(each.group()));
        NAME.matcher(text).results().forEach(each -> used.add(packageOf(name) + "." + each.group()));
        used.retainAll(files.keySet());
        used.remove(name);
        return used;
    }

    /// What each package uses of the others.
    Map<String, SortedSet<String>> byPackage() {
        Map<String, SortedSet<String>> uses = new TreeMap<>();
        byFile.forEach((file, used) -> used.forEach(each ->
                uses.computeIfAbsent(packageOf(file), name -> new TreeSet<>()).add(packageOf(each))));
        uses.forEach((name, used) -> used.remove(name));
        return uses;
    }

    /// A file by which one package uses another, with what it uses.
    String between(String from, String to) {
        return byFile.entrySet().stream()
                .filter(file -> packageOf(file.getKey()).equals(from))
                .flatMap(file -> file.getValue().stream()
                        .filter(used -> packageOf(used).equals(to))
                        .map(used -> file.getKey() + " uses " + used))
                .findFirst()
                .orElseThrow();
    }

    static String packageOf(String file) {
        return file.substring(0, file.lastIndexOf('.'));
    }
}
