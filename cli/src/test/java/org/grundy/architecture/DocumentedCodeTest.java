package org.grundy.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// The Java in the documents compiles and runs; a line that prints says in a comment what.
final class DocumentedCodeTest {
    /// Printed after what a block prints.
    private static final String END = "~ end of block ~";

    /// Code for a method, or a script with its imports, which names its program in the first line.
    private static final Pattern BLOCK = Pattern.compile("(?s)```(?:java\n|\n(?=///))(.*?)```");
    private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w*\\b");
    private static final Pattern PRINTED = Pattern.compile("System\\.out\\.println\\(.*\\); *// *(.*)");

    private static Map<String, String> packages;

    @TempDir
    private Path folder;

    @BeforeAll
    static void findTypes() throws IOException {
        packages = packages();
    }

    /// A piece of code.
    ///
    /// @param place the document
    record Block(String place, String code) {
        @Override
        public String toString() {
            return place + ": " + code.lines().findFirst().orElse("");
        }

        boolean isScript() {
            return code.startsWith("///");
        }

        List<String> printed() {
            return PRINTED.matcher(code)
                    .results()
                    .map(each -> each.group(1).strip())
                    .toList();
        }
    }

    /// The blocks, each once: most stand in the pages of both languages.
    static Collection<Block> blocks() throws IOException {
        try (Stream<Path> top = Files.list(JavaSources.ROOT);
                Stream<Path> below = Files.walk(JavaSources.ROOT.resolve("docs"))) {
            return Stream.concat(top, below)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .flatMap(DocumentedCodeTest::blocks)
                    .collect(Collectors.toMap(Block::code, block -> block, (first, same) -> first, LinkedHashMap::new))
                    .values();
        }
    }

    private static Stream<Block> blocks(Path file) {
        try {
            return BLOCK.matcher(Files.readString(file))
                    .results()
                    .map(each -> new Block(file.getFileName().toString(), each.group(1)));
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    @Test
    void there_are_some() throws IOException {
        assertThat(blocks()).extracting(Block::place).contains("README.md", "proofs.md");
    }

    @TestFactory
    Stream<DynamicTest> it_compiles_and_prints_what_it_says() throws IOException {
        List<Block> blocks = List.copyOf(blocks());
        List<String> printed = printed(blocks);
        return IntStream.range(0, blocks.size())
                .mapToObj(i -> DynamicTest.dynamicTest(
                        blocks.get(i).place() + ": "
                                + blocks.get(i).code().lines().findFirst().orElse(""),
                        () -> assertThat(printed.get(i).lines().toList())
                                .as(blocks.get(i).code())
                                .isEqualTo(blocks.get(i).printed())));
    }

    /// What each prints. A compiler and a JVM take longer to start than the code of most blocks takes,
    /// so all are compiled at once and run one after the other; only scripts are started as a reader
    /// starts them.
    private List<String> printed(List<Block> blocks) throws IOException {
        compile(blocks.stream().filter(block -> !block.isScript()).toList());
        Iterator<String> shown = Arrays.asList(run("Shown").split(END, -1)).iterator();
        List<String> printed = new ArrayList<>();
        for (Block block : blocks) {
            Path script = folder.resolve("Script.java");
            printed.add(
                    block.isScript()
                            ? run(Files.writeString(script, block.code()).toString())
                            : shown.next());
        }
        return printed;
    }

    private void compile(List<Block> blocks) {
        List<Source> sources = new ArrayList<>();
        StringBuilder calls = new StringBuilder();
        for (Block block : blocks) {
            String name = "Shown" + sources.size();
            sources.add(new Source(
                    name,
                    imports(block.code()) + "class " + name + " {\n    static void main(String[] arguments)"
                            + " throws Exception {\n" + block.code() + "\n    }\n}\n"));
            calls.append("try { " + name + ".main(arguments); }"
                    + " catch (Throwable thrown) { thrown.printStackTrace(System.out); }\n"
                    + "System.out.print(\"" + END + "\");\n");
        }
        sources.add(new Source(
                "Shown",
                "public class Shown {\n    public static void main(String[] arguments) {\n" + calls + "    }\n}\n"));
        StringWriter errors = new StringWriter();
        boolean fine = ToolProvider.getSystemJavaCompiler()
                .getTask(
                        errors,
                        null,
                        null,
                        List.of("-d", folder.toString(), "-cp", System.getProperty("java.class.path"), "-proc:none"),
                        null,
                        sources)
                .call();
        assertThat(fine).as("%s", errors).isTrue();
    }

    private String run(String program) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        folder + File.pathSeparator + System.getProperty("java.class.path"),
                        program)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /// A source file in memory.
    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreErrors) {
            return text;
        }
    }

    /// Imports of this project's types that code names, and of the JDK's collections.
    private static String imports(String code) {
        return "import java.util.*;\n"
                + NAME.matcher(code)
                        .results()
                        .map(each -> each.group())
                        .distinct()
                        .filter(packages::containsKey)
                        .map(name -> "import " + packages.get(name) + "." + name + ";\n")
                        .collect(Collectors.joining());
    }

    /// The public packages of types by their names; of several the one first in the alphabet.
    private static Map<String, String> packages() throws IOException {
        return JavaSources.below("src/main/java").stream()
                .filter(file -> !file.toString().contains("internal"))
                .filter(DocumentedCodeTest::isPublic)
                .collect(Collectors.toMap(
                        file -> file.getFileName().toString().replace(".java", ""),
                        file -> file.toString()
                                .replaceFirst(".*src/main/java/(.*)/\\w+\\.java", "$1")
                                .replace('/', '.'),
                        (a, b) -> a.compareTo(b) < 0 ? a : b,
                        TreeMap::new));
    }

    private static boolean isPublic(Path file) {
        try {
            return Files.readString(file).contains("\npublic ");
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }
}
