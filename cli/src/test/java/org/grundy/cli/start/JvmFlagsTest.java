package org.grundy.cli.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.Main;
import org.grundy.heap.kernel.VectorSupport;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/// The jar gives every command the JVM that the launcher gives it.
final class JvmFlagsTest {
    private static final Path LAUNCHER =
            Path.of(System.getProperty("basedir", "."), "..", "launcher").normalize();

    static Stream<String> subcommands() {
        CommandLine root = Main.commandLine();
        // The jar has no Spark; what it then says needs none of its flags.
        return Stream.concat(Stream.of("", "-e", "--version"), root.getSubcommands().keySet().stream())
                .filter(name -> !name.equals("cluster"));
    }

    private static String launcher(String choice) throws IOException {
        Process shell = new ProcessBuilder(
                        "sh", "-c", ". '" + LAUNCHER.resolve("flags.sh") + "'\n" + choice + "\necho $cache $flags")
                .redirectErrorStream(true)
                .start();
        return new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }

    private static String words(JvmFlags flags) {
        return flags.cache() + " " + String.join(" ", flags.flags());
    }

    @ParameterizedTest
    @MethodSource("subcommands")
    void a_command_gets_the_flags_and_the_cache_that_the_launcher_chooses(String subcommand) throws IOException {
        assertThat(words(JvmFlags.of(subcommand))).isEqualTo(launcher("choose_flags '" + subcommand + "'"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "period", "serve"})
    void a_cache_is_trained_on_what_the_launcher_trains_it_on(String subcommand) throws IOException {
        JvmFlags flags = JvmFlags.of(subcommand);
        // A word in the place of the function that would start the JVM: the cache, and the class with its words.
        String trained = launcher("launcher='" + LAUNCHER + "'; . \"$launcher/train.sh\"; train() { echo \"$2 $3\"; };"
                + " train_all x; train_serve x");
        assertThat(trained.lines())
                .contains(
                        flags.cache() + " " + String.join(" ", flags.training()).replaceFirst("^org\\.grundy\\.", ""));
    }

    @Tag(Thorough.TAG)
    @Test
    void the_jvm_of_long_computations_has_vectors_and_no_word_of_its_own() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(JvmFlags.LONG.flags());
        command.addFirst(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        // This kernel is refused where there are no vectors, and shorter ones than 256 bits count as none.
        command.addAll(List.of("sequence", "0.16", "--to", "100", "--kernel", "bitset"));
        assumeTrue(VectorSupport.present());
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        assertThat(printed).startsWith("0.16 ").doesNotContain("WARNING");
    }

    @Test
    void a_long_computation_gets_the_vector_api() throws IOException {
        assertThat(words(JvmFlags.LONG)).isEqualTo(launcher("choose_long_flags"));
        assertThat(List.of("period", "sequence", "survey"))
                .allMatch(name -> JvmFlags.of(name).brisk());
        assertThat(JvmFlags.of("solve").brisk()).isFalse();
    }
}
