package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every command of `docs/discover.md` and its Chinese form prints what the page says; a line `…` stands
/// for lines that the page leaves out.
@Execution(ExecutionMode.CONCURRENT)
final class DiscoverPageTest {
    private static final Path ROOT =
            Path.of(System.getProperty("basedir", "."), "..").normalize();
    private static final String LEFT_OUT = "…";

    /// Both pages have the same commands: a usual build tries a sixteenth of each, no command in both languages.
    static Stream<Transcript> transcripts() throws IOException {
        List<Transcript> all = new ArrayList<>();
        List<String> pages = List.of("discover.md", "discover.zh.md");
        for (int page = 0; page < pages.size(); page++) {
            List<Transcript> found = Transcript.in(
                    pages.get(page), Files.readString(ROOT.resolve("docs").resolve(pages.get(page))));
            for (int i = 0; i < found.size(); i++) {
                if ((i + 2 * page) % Thorough.bound(16, 1) == 0) {
                    all.add(found.get(i));
                }
            }
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("transcripts")
    void a_command_prints_what_the_page_says(Transcript transcript) {
        Ran ran = Ran.command(transcript.arguments().stream()
                .map(word -> word.startsWith("examples/") ? ROOT.resolve(word).toString() : word)
                .toArray(String[]::new));
        assertThat(ran.seen()).isEmpty();
        assertThat(ran.out())
                .startsWith(pieces(transcript).getFirst())
                .containsSubsequence(pieces(transcript))
                .endsWith(pieces(transcript).getLast());
    }

    /// What stands between the lines that are left out.
    private static List<String> pieces(Transcript transcript) {
        List<String> pieces = new ArrayList<>(List.of(""));
        for (String line : transcript.output().stripTrailing().lines().toList()) {
            if (line.equals(LEFT_OUT)) {
                pieces.add("");
            } else {
                pieces.add(pieces.removeLast() + line + "\n");
            }
        }
        return pieces.stream()
                .map(String::stripTrailing)
                .map(piece -> piece + (piece.isEmpty() ? "" : "\n"))
                .toList();
    }
}
