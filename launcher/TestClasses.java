import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/// The classes of tests of a checkout, by their names in full, each with its module.
///
/// @param root the folder of the checkout
/// @param moduleOf the module of each class
record TestClasses(Path root, Map<String, String> moduleOf) {
    private static final String SOURCES = "src/test/java";
    private static final String ENDING = "Test.java";
    /// Their tests look at what Maven has made: the engine of the page, and packages.
    private static final List<String> MADE = List.of("dist", "site");
    private static final int HINTS = 5;

    /// What is to be run.
    ///
    /// @param type the name of a class in full
    /// @param method a regular expression for the names of its methods, or nothing for all
    record Selection(String module, String type, String method) {
        /// For JUnit's console.
        List<String> options() {
            List<String> options = new ArrayList<>(List.of("--select-class=" + type));
            if (!method.isEmpty()) {
                options.add("--include-methodname=" + type.replace(".", "\\.") + "(\\$.*)?#" + method);
            }
            return options;
        }
    }

    static TestClasses in(Path root) throws IOException {
        Map<String, String> found = new TreeMap<>();
        try (Stream<Path> modules = Files.list(root)) {
            for (Path module : modules.filter(any -> Files.isDirectory(any.resolve(SOURCES)))
                    .toList()) {
                Path sources = module.resolve(SOURCES);
                try (Stream<Path> files = Files.walk(sources)) {
                    files.filter(file -> file.toString().endsWith(ENDING))
                            .forEach(file -> found.put(typeName(sources, file), module.getFileName().toString()));
                }
            }
        }
        return new TestClasses(root, found);
    }

    private static String typeName(Path sources, Path file) {
        String path = sources.relativize(file).toString().replace(file.getFileSystem().getSeparator(), ".");
        return path.substring(0, path.length() - ".java".length());
    }

    List<String> modules() {
        return moduleOf.values().stream().distinct().filter(module -> !MADE.contains(module)).sorted().toList();
    }

    /// All that one word of the user names.
    List<Selection> named(String name) {
        int mark = name.indexOf('#');
        String type = mark < 0 ? name : name.substring(0, mark);
        String method = mark < 0 ? "" : name.substring(mark + 1);
        List<Selection> named = moduleOf.entrySet().stream()
                .filter(entry -> names(type, mark < 0).test(entry.getKey())
                        || mark < 0 && entry.getValue().equals(type))
                .map(entry -> new Selection(entry.getValue(), entry.getKey(), method))
                .toList();
        if (named.isEmpty()) {
            throw new TestRun.Stop(TestRun.BAD_INPUT, "grundy: there is no class of tests, package or module \"" + name
                    + "\"" + hint(type) + "; ./grundy test says what can be named.");
        }
        named.stream().filter(selection -> MADE.contains(selection.module())).findFirst().ifPresent(selection -> {
            throw new TestRun.Stop(TestRun.BAD_INPUT, "grundy: the tests of " + selection.module()
                    + " look at what Maven makes: mvn -pl " + selection.module() + " -am verify -Dtest=" + selection.type()
                    + " -Dsurefire.failIfNoSpecifiedTests=false runs them.");
        });
        if (!method.isEmpty()) {
            demandMethod(root.resolve(named.getFirst().module()), named.getFirst().type(), method);
        }
        return named;
    }

    /// JUnit runs nothing, and says nothing, where there is no test of a name.
    private static void demandMethod(Path module, String type, String method) {
        try {
            String source = Files.readString(
                    module.resolve(SOURCES).resolve(type.replace('.', '/') + ".java"));
            if (!Pattern.compile("\\bvoid (" + method + ")\\(").matcher(source).find()) {
                throw new TestRun.Stop(
                        TestRun.BAD_INPUT, "grundy: " + type + " has no test \"" + method + "\".");
            }
        } catch (PatternSyntaxException wrong) {
            throw new TestRun.Stop(
                    TestRun.BAD_INPUT, "grundy: \"" + method + "\" is no regular expression: " + wrong.getDescription());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Predicate<String> names(String word, boolean packages) {
        Predicate<String> classes = type -> type.equals(word) || type.endsWith("." + word);
        if (!packages) {
            return classes;
        }
        String room = word.replaceFirst("\\.\\*{1,2}$", "");
        boolean deep = word.endsWith(".**");
        return classes.or(type -> type.startsWith(room + ".")
                && (deep || type.indexOf('.', room.length() + 1) < 0));
    }

    private String hint(String word) {
        String sought = word.substring(word.lastIndexOf('.') + 1).replaceFirst("Test$", "").toLowerCase(Locale.ROOT);
        List<String> near = moduleOf.keySet().stream()
                .map(type -> type.substring(type.lastIndexOf('.') + 1))
                .filter(type -> !sought.isEmpty() && type.toLowerCase(Locale.ROOT).contains(sought))
                .sorted(Comparator.comparingInt(String::length))
                .limit(HINTS)
                .toList();
        return near.isEmpty() ? "" : " (but there is " + String.join(", ", near) + ")";
    }
}
