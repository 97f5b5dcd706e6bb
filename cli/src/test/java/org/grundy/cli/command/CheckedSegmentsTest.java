package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.cli.Ran;
import org.grundy.heap.store.SegmentFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `check --checkpoint`, with the certificate of 0.1005: its first window ends at heap 1 048 896, and 247 879
/// heaps lie between that one and the next.
final class CheckedSegmentsTest {
    private static final Path CERTIFICATES = Path.of(System.getProperty("basedir", "."), "..", "docs", "certificates");

    /// Enough for the heaps before the first window, which are computed each time, and too little for the segment
    /// behind it.
    private static final String WITHOUT_SEGMENT = "1100000";

    private static final Pattern DIGEST = Pattern.compile("\"digest\" ?: ?\"([0-9a-f]{64})\"");

    @TempDir
    Path folder;

    private Ran check(String... options) {
        String[] words = new String[options.length + 4];
        words[0] = "check";
        words[1] = CERTIFICATES.resolve("0.1005.json").toString();
        words[2] = "--checkpoint";
        words[3] = folder.toString();
        System.arraycopy(options, 0, words, 4, options.length);
        return Ran.command(words);
    }

    @Test
    void segments_that_were_accepted_are_not_checked_again() throws IOException {
        assertThat(check("--positions", WITHOUT_SEGMENT).exit()).isEqualTo(1);
        try (SegmentFolder log = SegmentFolder.open(folder.toString(), digest())) {
            assertThat(log.isAccepted(0)).isFalse();
            log.accept(0);
        }
        assertThat(check("--positions", WITHOUT_SEGMENT).out()).contains("accepted", "1296969");
        assertThat(Files.readString(folder.resolve("segments"))).contains("\n0\n1\n2\n3\n");
    }

    private static String digest() throws IOException {
        Matcher written = DIGEST.matcher(Files.readString(CERTIFICATES.resolve("0.1005.json")));
        assertThat(written.find()).isTrue();
        return written.group(1);
    }

    @Test
    void what_was_changed_or_is_of_another_certificate_is_refused() throws IOException {
        SegmentFolder.open(folder.toString(), "another").close();
        try (SegmentFolder log = SegmentFolder.open(folder.toString(), "another")) {
            log.accept(3);
        }
        assertThat(check().err()).contains("is of another, not of");
        Path file = folder.resolve("segments");
        Files.writeString(file, Files.readString(file).replace("3\n", "2\n"));
        Ran ran = check();
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("the checkpoint is damaged");
    }

    @Test
    void a_folder_without_a_name_is_not_the_current_one() {
        String certificate = CERTIFICATES.resolve("0.1005.json").toString();
        Ran ran = Ran.command("check", certificate, "--checkpoint", "");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("--checkpoint needs the name of a folder");
        assertThat(Path.of("segments")).doesNotExist();
    }

    @Test
    void a_certificate_without_windows_has_nothing_to_keep() {
        Ran ran =
                Ran.command("check", CERTIFICATES.resolve("0.3564.json").toString(), "--checkpoint", folder.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("this certificate has none");
        assertThat(folder.resolve("segments")).doesNotExist();
    }
}
