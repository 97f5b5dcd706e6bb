package org.grundy.cli.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A switch over types chooses, and a record is compared, as before when it is rewritten, and makes no class at run
/// time.
final class StartupJarsTest {
    private static final Path LAUNCHER =
            Path.of(System.getProperty("basedir", "."), "..", "launcher").normalize();

    private static final String PROGRAM = """
            public class Shapes {
                sealed interface Shape permits Circle, Box, Pair, Empty {}
                record Circle(int radius) implements Shape {}
                record Box(Object inside) implements Shape {}
                record Pair(Shape first, Shape second) implements Shape {}
                enum Empty implements Shape { HERE, THERE }
                record All(boolean z, byte b, char c, short s, int i, long j, float f, double d, String t, int[] a) {}
                record None() {}

                interface Reading {
                    static String kind(CharSequence text) {
                        return switch (text) {
                            case String s -> "string " + s;
                            case StringBuilder b -> "builder " + b;
                            default -> "other";
                        };
                    }
                }

                static String name(Shape shape) {
                    return switch (shape) {
                        case Circle(int radius) when radius > 9 -> "wide";
                        case Circle(int radius) when radius > 4 -> "middle";
                        case Circle circle -> "narrow";
                        case Box(String text) -> "text " + text;
                        case Box(Integer number) when number > 5 -> "number " + number;
                        case Box(Box(Object inside)) -> "box of " + inside;
                        case Box(Object any) -> "box";
                        case Pair(Circle one, Circle two) -> "circles";
                        case Pair(Shape one, Shape two) -> name(one) + " and " + name(two);
                        case Empty.HERE -> "here";
                        case Empty.THERE -> "there";
                    };
                }

                static String nullable(Object value) {
                    return switch (value) {
                        case null -> "null";
                        case Integer i when i > 3 -> "large";
                        case Integer i -> "small";
                        case int[] numbers -> "numbers";
                        case String[] words -> "words";
                        case String s when s.equals("one") -> "the word one";
                        case String s -> s;
                        default -> "else";
                    };
                }

                static All all(long j, float f, double d, String t) {
                    return new All(true, (byte) 1, '2', (short) 3, 4, j, f, d, t, null);
                }

                static void compare() {
                    All one = all(1L << 40, 0.5f, 2, "text");
                    All[] others = {one, all(1L << 40, 0.5f, 2, new String("text")), all(1, 0.5f, 2, "text"),
                        all(1L << 40, Float.NaN, -0.0, "text"), all(1L << 40, Float.NaN, 0.0, null), null};
                    for (All each : others) for (All other : others) {
                        System.out.println(each != null && each.equals(other));
                    }
                    for (Object each : new Object[] {one, others[2], others[3], others[4], new None(), new Circle(3)}) {
                        System.out.println(each.hashCode() + " " + one.equals(each) + new None().equals(each));
                    }
                }

                public static void main(String[] arguments) {
                    compare();
                    for (int i : new int[] {1, 5, 10}) System.out.println(name(new Circle(i)));
                    for (Object o : new Object[] {"a", 3, 8, new Box(2), 2.0}) System.out.println(name(new Box(o)));
                    System.out.println(name(new Pair(new Circle(1), new Circle(2))));
                    System.out.println(name(new Pair(Empty.HERE, new Pair(new Circle(10), Empty.THERE))));
                    Object[] values = {null, 1, 9, new int[0], new String[0], "one", "two", 2L};
                    for (Object value : values) System.out.println(nullable(value));
                    for (CharSequence s : List.of("x", new StringBuilder("y"), new StringBuffer("z")))
                        System.out.println(Reading.kind(s));
                    try {
                        name(null);
                    } catch (NullPointerException expected) {
                        System.out.println("no shape");
                    }
                }
            }
            """;

    @TempDir
    private Path folder;

    private Path jar;

    @BeforeEach
    void compile() throws IOException {
        Path source = Files.writeString(folder.resolve("Shapes.java"), "import java.util.List;\n" + PROGRAM);
        compile("-d", folder.toString(), source.toString());
        jar = folder.resolve("shapes.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> classes = Files.list(folder)) {
            for (Path type :
                    classes.filter(file -> file.toString().endsWith(".class")).toList()) {
                out.putNextEntry(new JarEntry(type.getFileName().toString()));
                out.write(Files.readAllBytes(type));
                out.closeEntry();
            }
        }
    }

    /// By the program of the launcher, compiled and run here: that spares another JVM that compiles it.
    private void rewrite() throws IOException, ReflectiveOperationException {
        Path classes = folder.resolve("launcher");
        compile(
                "-sourcepath",
                LAUNCHER.toString(),
                "-d",
                classes.toString(),
                LAUNCHER.resolve("StartupJars.java").toString());
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            Method main = loader.loadClass("StartupJars").getDeclaredMethod("main", String[].class);
            main.setAccessible(true);
            main.invoke(null, (Object) new String[] {jar.toString()});
        }
    }

    private static void compile(String... words) {
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, OutputStream.nullOutputStream(), null, words))
                .isZero();
    }

    private static String java(String... words) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(Stream.concat(
                                Stream.of(
                                        Path.of(System.getProperty("java.home"), "bin", "java")
                                                .toString(),
                                        "-XX:TieredStopAtLevel=1"),
                                Stream.of(words))
                        .toList())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return printed;
    }

    private String run() throws IOException, InterruptedException {
        return java(
                "-Xverify:all",
                "-Xlog:class+load=info:file=" + folder.resolve("loaded"),
                "-cp",
                jar.toString(),
                "Shapes");
    }

    private List<String> loaded(String name) throws IOException {
        try (Stream<String> lines = Files.lines(folder.resolve("loaded"))) {
            return lines.filter(line -> line.contains(name)).toList();
        }
    }

    @Test
    void a_rewritten_switch_or_record_does_as_the_compiler_meant_it()
            throws IOException, InterruptedException, ReflectiveOperationException {
        String before = run();
        int classes = loaded("$$TypeSwitch").size();
        assertThat(loaded("java.lang.runtime.ObjectMethods")).isNotEmpty();
        rewrite();
        assertThat(run()).isEqualTo(before).contains("the word one", "no shape", "box of 2");
        assertThat(loaded("java.lang.runtime.ObjectMethods")).isEmpty();
        // Those with a label that is no type stay as they are.
        assertThat(classes).isGreaterThan(4);
        assertThat(loaded("$$TypeSwitch")).hasSizeLessThan(3);
    }
}
