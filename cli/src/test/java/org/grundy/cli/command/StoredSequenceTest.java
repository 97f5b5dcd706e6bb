package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.grundy.cli.Ran;
import org.grundy.heap.kernel.VectorSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A sequence whose values are on disk alone.
final class StoredSequenceTest {
    @TempDir
    private Path folder;

    private Ran stored(String... options) {
        return Ran.command(
                Stream.concat(Stream.of("sequence", "0.16", "--checkpoint", folder.toString()), Stream.of(options))
                        .toArray(String[]::new));
    }

    @Test
    void a_tally_of_stored_values_is_that_of_values_in_memory() {
        assumeTrue(VectorSupport.present());
        Ran begun = stored("--to", "2^31", "--positions", "1200000");
        assertThat(begun.exit()).isEqualTo(1);
        assertThat(begun.out()).contains("kept");
        Ran tally = stored("--to", "99999", "--tally");
        assertThat(tally.err()).isEmpty();
        assertThat(tally.out())
                .startsWith("value,heaps,first,last\n0,")
                .isEqualTo(Ran.command("sequence", "0.16", "--to", "99999", "--tally")
                        .out());
        Path file = folder.resolveSibling(folder.getFileName() + ".csv");
        Ran both = stored("--to", "99999", "--json", "--tally", file.toString());
        assertThat(both.exit()).isZero();
        assertThat(both.out()).contains("\"kept\"");
        assertThat(file).hasContent(tally.out());
        assertThat(stored("--to", "99999", "--tally", "/dev/full/x").exit()).isEqualTo(74);
    }

    @Test
    void other_files_of_stored_values_are_refused() {
        assumeTrue(VectorSupport.present());
        Ran ran = stored("--to", "2^31", "--csv");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("as text, with --json or with --tally");
        assertThat(Files.exists(folder.resolve("blocks"))).isFalse();
    }
}
