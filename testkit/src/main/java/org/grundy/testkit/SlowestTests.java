package org.grundy.testkit;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The classes of tests that took longest, read from the reports of Surefire. The module that is built last prints
/// them at the end of a build, so that one sees where the six minutes go: two classes run at a time, so that the build
/// waits about half as long as their times together.
public final class SlowestTests {
    private static final int MOST_PRINTED = 10;
    private static final String REPORTS = "target/surefire-reports";
    /// A report begins with the name of its class and the seconds that it took, in thousands with a comma.
    private static final Pattern HEAD = Pattern.compile("<testsuite [^>]*?\\bname=\"([^\"]+)\" time=\"([0-9.,]+)\"");

    private SlowestTests() {}

    /// A class of tests.
    ///
    /// @param module the folder of its module
    /// @param name with its package
    /// @param seconds from the begin of its first test to the end of its last
    record TestClass(String module, String name, double seconds) {
        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT, "%7.1f s  %-9s %s", seconds, module, name.substring(name.lastIndexOf('.') + 1));
        }
    }

    /// Prints the ten slowest classes of a project, and the time of all.
    ///
    /// @param arguments the folder of the project
    /// @throws IOException if a report cannot be read
    public static void main(String[] arguments) throws IOException {
        print(Path.of(arguments[0]), System.out);
    }

    /// Prints the ten slowest classes of a project, and the time of all; nothing where no test has run.
    static void print(Path project, PrintStream out) throws IOException {
        List<TestClass> all = all(project);
        if (all.isEmpty()) {
            return;
        }
        double sum = all.stream().mapToDouble(TestClass::seconds).sum();
        out.printf(Locale.ROOT, "%d classes of tests took %.0f s together; the slowest:%n", all.size(), sum);
        all.stream().limit(MOST_PRINTED).forEach(out::println);
    }

    /// All classes that are there and have a report, slowest first. Reports of classes that are gone stay in the
    /// folder and are left out.
    static List<TestClass> all(Path project) throws IOException {
        try (Stream<Path> modules = Files.list(project)) {
            return modules.filter(module -> Files.isDirectory(module.resolve(REPORTS)))
                    .flatMap(SlowestTests::ofModule)
                    .sorted(Comparator.comparingDouble(TestClass::seconds)
                            .reversed()
                            .thenComparing(TestClass::name))
                    .toList();
        }
    }

    private static Stream<TestClass> ofModule(Path module) {
        try (Stream<Path> reports = Files.list(module.resolve(REPORTS))) {
            return reports
                    .filter(report -> report.toString().endsWith(".xml"))
                    .flatMap(report -> ofReport(module, report))
                    .toList()
                    .stream();
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private static Stream<TestClass> ofReport(Path module, Path report) {
        try {
            Matcher head = HEAD.matcher(Files.readString(report, StandardCharsets.UTF_8));
            if (!head.find()) {
                return Stream.empty();
            }
            String name = head.group(1);
            double seconds = Double.parseDouble(head.group(2).replace(",", ""));
            return Files.exists(module.resolve("target/test-classes/" + name.replace('.', '/') + ".class"))
                    ? Stream.of(new TestClass(module.getFileName().toString(), name, seconds))
                    : Stream.empty();
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }
}
