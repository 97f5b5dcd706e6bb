package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a reader sees is written down in `golden/*.txt`, in the README and in `docs/sequences.md`: a line
/// `$ grundy …`, then the output.
final class GoldenTest {
    private static final Path ROOT =
            Path.of(System.getProperty("basedir", "."), "..").normalize();
    private static final Path GOLDEN = ROOT.resolve("cli/src/test/resources/golden");

    static Stream<Transcript> transcripts() throws IOException {
        try (Stream<Path> files = Files.list(GOLDEN)) {
            List<Path> all = Stream.concat(
                            files,
                            Stream.of("README.md", "README.zh.md", "docs/sequences.md")
                                    .map(ROOT::resolve))
                    .filter(Files::exists)
                    .sorted()
                    .toList();
            return all.stream().flatMap(GoldenTest::read);
        }
    }

    private static Stream<Transcript> read(Path file) {
        try {
            return Transcript.in(file.getFileName().toString(), Files.readString(file)).stream();
        } catch (IOException error) {
            throw new java.io.UncheckedIOException(error);
        }
    }

    /// What was spent, with the processor time that is another at each run, and the break of the line before it.
    private static final Pattern SPENT =
            Pattern.compile("\\s+Spent: [^.]*\\.\\d\\s+s\\s+of\\s+processor\\s+time\\.|已用：[^。]*。");

    @ParameterizedTest
    @MethodSource("transcripts")
    void a_command_prints_what_is_written_down(Transcript transcript) {
        Ran ran = Ran.command(transcript.arguments().toArray(String[]::new));
        assertThat(SPENT.matcher(ran.out() + ran.seen()).replaceAll("").stripTrailing())
                .isEqualTo(transcript.output().stripTrailing());
    }
}
