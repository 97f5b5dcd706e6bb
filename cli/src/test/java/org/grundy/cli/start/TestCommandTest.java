package org.grundy.cli.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What `./grundy test` compiles and runs, in a project of two modules with a class in place of JUnit's console.
final class TestCommandTest {
    private static final Path LAUNCHER = Path.of(System.getProperty("basedir", "."), "..", "launcher")
            .toAbsolutePath()
            .normalize();
    private static final String CONSOLE = """
            package org.junit.platform.console;
            class ConsoleLauncher {
                public static void main(String[] words) throws Exception {
                    System.out.println(words[words.length - 1] + " sees " + Class.forName("pair.PairTest")
                            .getMethod("seen").invoke(null));
                }
            }
            """;

    @TempDir
    private static Path program;

    @TempDir
    private Path folder;

    private Path project;

    @BeforeAll
    static void compile_the_command() {
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "-cp",
                                program.toString(),
                                "-d",
                                program.toString(),
                                "-sourcepath",
                                LAUNCHER.toString(),
                                LAUNCHER.resolve("TestRun.java").toString()))
                .isZero();
    }

    @BeforeEach
    void a_project() throws IOException {
        project = folder.toRealPath();
        write("pom.xml", "<module>single</module>\n<module>pair</module>");
        write("single/src/main/java/org/junit/platform/console/ConsoleLauncher.java", CONSOLE);
        write("pair/src/main/java/pair/Pair.java", "package pair; class Pair { int twice = 2 * single.Single.ONE; }");
        write(
                "pair/src/test/java/pair/PairTest.java",
                "package pair; public class PairTest { public static String seen() {"
                        + " return single.Single.body() + \" \" + new Pair().twice; } }");
        single("1", "one");
        write("single/target/launcher/test-class-path", "");
        write("pair/target/launcher/test-class-path", project + "/single/target/launcher/classes");
        // Else Maven would be asked for the libraries.
        Files.setLastModifiedTime(project.resolve("pom.xml"), FileTime.fromMillis(0));
    }

    private void write(String file, String text) throws IOException {
        Files.createDirectories(project.resolve(file).getParent());
        Files.writeString(project.resolve(file), text);
    }

    private void single(String constant, String body) throws IOException {
        write(
                "single/src/main/java/single/Single.java",
                "package single; public class Single { public static final int ONE = " + constant
                        + "; public static String body() { return \"" + body + "\"; } }");
    }

    private String run(String... names) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of("-cp", program.toString(), "TestRun", project.toString(), "no flags of Spark"));
        command.addAll(List.of(names));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return printed.replaceAll("(?m)^WARNING: Using incubator modules.*\\R", "") + process.waitFor();
    }

    @Tag(Thorough.TAG)
    @Test
    void no_class_is_run_that_is_older_than_its_sources_and_none_is_compiled_that_need_not_be()
            throws IOException, InterruptedException {
        String ran = "--select-class=pair.PairTest sees %s\n0";
        assertThat(run("PairTest"))
                .isEqualTo("grundy: compiling single\ngrundy: compiling pair\n"
                        + "grundy: compiling the tests of pair\n" + ran.formatted("one 2"));
        single("1", "eins");
        assertThat(run("pair.*")).isEqualTo("grundy: compiling single\n" + ran.formatted("eins 2"));
        single("2", "eins");
        assertThat(run("pair"))
                .as("a constant stands in the classes that use it")
                .isEqualTo("grundy: compiling single\ngrundy: compiling pair\n"
                        + "grundy: compiling the tests of pair\n" + ran.formatted("eins 4"));
        Files.delete(project.resolve("single/src/main/java/single/Single.java"));
        assertThat(run("PairTest"))
                .contains("error: package single does not exist")
                .endsWith("grundy: the sources do not compile, and no test was run.\n3");
    }

    @Test
    void what_is_not_there_is_refused_with_what_is() throws IOException, InterruptedException {
        assertThat(run())
                .startsWith("grundy: say which tests to run:\n")
                .contains("a module: pair\n")
                .endsWith("2");
        assertThat(run("air"))
                .isEqualTo("grundy: there is no class of tests, package or module \"air\" (but there is PairTest);"
                        + " ./grundy test says what can be named.\n2");
        assertThat(run("PairTest#unseen")).isEqualTo("grundy: pair.PairTest has no test \"unseen\".\n2");
    }
}
