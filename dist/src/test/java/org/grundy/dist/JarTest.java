package org.grundy.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `grundy.jar` as a user has it: one file in an empty folder.
final class JarTest {
    private static final Path JAR = Path.of(System.getProperty("grundy.jar", "no such file"));
    private static final Pattern ADDRESS = Pattern.compile("http://\\S+");

    private static final Pattern FOR_TESTS =
            Pattern.compile("grundy-|junit-|assertj-|byte-buddy|opentest4j|apiguardian|surefire|jacoco");

    @TempDir
    Path folder;

    @BeforeAll
    static void was_packed() {
        assumeTrue(Files.exists(JAR), "the jar has not been packed: run mvn verify");
    }

    private ProcessBuilder command(Map<String, String> environment, String... words) {
        List<String> all = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                JAR.toAbsolutePath().toString()));
        all.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(all).directory(folder.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("LC_") || name.startsWith("LANG"));
        builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
        builder.environment().putAll(environment);
        return builder;
    }

    private String run(int exit, Map<String, String> environment, String... words)
            throws IOException, InterruptedException {
        Path errors = folder.resolve("errors");
        Process process =
                command(environment, words).redirectError(errors.toFile()).start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(Files.readString(errors)).isEqualTo(exit);
        return printed;
    }

    @Test
    void it_answers_again_and_again_with_and_without_a_start_up_cache() throws IOException, InterruptedException {
        String first = run(0, Map.of(), "solve", "nim", "3", "4", "5", "--json");
        assertThat(first).startsWith("{").contains("\"outcome\"");
        for (int i = 0; i < 2; i++) {
            assertThat(run(0, Map.of(), "solve", "nim", "3", "4", "5", "--json"))
                    .isEqualTo(first);
        }
        try (Stream<Path> cached = Files.walk(folder.resolve("cache"))) {
            assertThat(cached.filter(file -> file.toString().endsWith("plain.aot")))
                    .hasSize(1);
        }
    }

    @Test
    void bad_input_ends_with_its_exit_code() throws IOException, InterruptedException {
        assertThat(run(2, Map.of(), "solve", "nim", "x")).isEmpty();
    }

    private Map<String, String> withoutCache() throws IOException {
        Path noFolder = Files.createFile(folder.resolve("file"));
        return Map.of("XDG_CACHE_HOME", noFolder.toString());
    }

    /// Where no cache can be made: to make one for vectors takes longer than all else here.
    @Test
    void a_long_sequence_is_begun_anew_in_a_jvm_with_vectors() throws IOException, InterruptedException {
        assertIsBegunAnew(withoutCache());
    }

    @Test
    @Tag("thorough")
    void a_jvm_with_vectors_has_a_start_up_cache_of_its_own() throws IOException, InterruptedException {
        assertIsBegunAnew(Map.of());
    }

    private void assertIsBegunAnew(Map<String, String> environment) throws IOException, InterruptedException {
        assertThat(run(0, environment, "sequence", "0.16", "--to", "100", "--kernel", "bitset", "--json"))
                .contains("\"count\" : 101");
        assertThat(folder.resolve("errors")).isEmptyFile();
    }

    @Test
    void letters_survive_a_locale_that_has_none() throws IOException, InterruptedException {
        assertThat(run(0, Map.of("LC_ALL", "POSIX"), "games", "尼姆", "--lang", "zh"))
                .contains("尼姆");
    }

    @Test
    void options_of_the_jvm_are_for_the_command() throws IOException, InterruptedException {
        assertThat(run(0, Map.of("GRUNDY_JAVA_OPTS", "-Xmx100m -Dgrundy.terminals="), "--version"))
                .startsWith("grundy ");
    }

    @Test
    void it_says_version_and_commit() throws IOException, InterruptedException {
        assertThat(run(0, Map.of(), "--version"))
                .matches("grundy \\d+\\.\\d+\\.\\d+(-\\w+)?( \\([\\w.+-]*[0-9a-f]{7}\\+?\\))?\\n");
    }

    @Test
    void the_page_is_written_as_a_folder_and_replaces_a_former_one(@TempDir Path root)
            throws IOException, InterruptedException {
        // The second run would make a start-up cache.
        Map<String, String> environment = withoutCache();
        Path page = root.resolve("new");
        run(0, environment, "site", page.toString());
        assertThat(folder.resolve("errors")).content().contains(" files");
        assertThat(page.resolve("engine.wasm")).isNotEmptyFile();
        Path index = page.resolve("index.html");
        byte[] written = Files.readAllBytes(index);
        Files.writeString(index, "old");
        run(0, environment, "site", page.toString());
        assertThat(index).hasBinaryContent(written);
    }

    @Test
    void files_that_are_no_former_page_are_left_alone(@TempDir Path root) throws IOException, InterruptedException {
        Files.writeString(root.resolve("thesis.tex"), "mine");
        run(2, Map.of(), "site", root.toString());
        assertThat(folder.resolve("errors")).content().contains("there are files in");
        assertThat(root.resolve("index.html")).doesNotExist();
    }

    @Test
    void the_page_is_served_until_the_process_is_ended() throws IOException, InterruptedException {
        Process server = command(Map.of(), "serve", "--port", "0")
                .redirectErrorStream(true)
                .start();
        try (BufferedReader lines = server.inputReader(StandardCharsets.UTF_8);
                HttpClient client = HttpClient.newHttpClient()) {
            String line = lines.readLine();
            Matcher address = ADDRESS.matcher(line);
            assertThat(address.find()).as(line).isTrue();
            HttpResponse<String> page = client.send(
                    HttpRequest.newBuilder(URI.create(address.group())).build(), HttpResponse.BodyHandlers.ofString());
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.body()).contains("<html");
            List<ProcessHandle> second = server.descendants().toList();
            assertThat(second).hasSize(1);
            server.destroy();
            server.waitFor();
            assertThat(second).noneMatch(ProcessHandle::isAlive);
        } finally {
            server.destroyForcibly();
        }
    }

    @Test
    void no_file_is_in_it_twice_and_every_library_has_its_licence() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            List<String> names = Collections.list(jar.entries()).stream()
                    .map(JarEntry::getName)
                    .toList();
            assertThat(names).doesNotHaveDuplicates();
            assertThat(libraries())
                    .hasSizeGreaterThan(10)
                    .allSatisfy(library -> assertThat(names)
                            .anyMatch(name -> name.startsWith("META-INF/licenses/" + library + "/LICENSE")));
        }
    }

    /// The names of the libraries on the class path of this test that are there for the command.
    private static List<String> libraries() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .map(Path::of)
                .map(path -> path.getFileName().toString())
                .filter(name ->
                        name.endsWith(".jar") && !FOR_TESTS.matcher(name).lookingAt())
                .map(name -> name.replaceAll("-\\d.*", ""))
                .toList();
    }
}
