package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.grundy.render.file.ResultFile;
import org.grundy.text.InputError;
import org.grundy.text.OutputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ResultFileTest {
    @Test
    void what_is_written_takes_the_name_of_the_file(@TempDir Path folder) {
        Path file = folder.resolve("table.csv");
        ResultFile.of("--csv", file.toString()).write(out -> out.write("n,grundy\n".getBytes(StandardCharsets.UTF_8)));
        assertThat(file).hasContent("n,grundy\n");
        assertThat(folder)
                .isDirectoryContaining(each -> each.equals(file))
                .isDirectoryNotContaining("glob:**.unfinished");
    }

    @Test
    void a_write_that_fails_leaves_the_old_file_and_nothing_else(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("table.csv"), "old");
        ResultFile result = ResultFile.of("--csv", file.toString());
        assertThatThrownBy(() -> result.write(out -> {
                    out.write(1);
                    out.flush();
                    throw new IOException("no space left on device");
                }))
                .isInstanceOf(OutputError.class)
                .hasMessageContaining("no space left on device");
        assertThat(file).hasContent("old");
        assertThat(folder.toFile().list()).containsExactly("table.csv");
    }

    @Test
    void a_link_keeps_pointing_to_what_is_written(@TempDir Path folder) throws IOException {
        Path target = Files.writeString(folder.resolve("target.csv"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), target);
        ResultFile.of("--csv", link.toString()).write(out -> out.write('x'));
        assertThat(link).isSymbolicLink();
        assertThat(target).hasContent("x");
    }

    @Test
    void a_name_that_ends_as_that_of_another_form_is_refused(@TempDir Path folder) {
        String svg = folder.resolve("x.SVG").toString();
        assertThatThrownBy(() -> ResultFile.of("--png", svg))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("write --svg " + svg);
        for (String name : new String[] {"x.svg", "svg", "x.data", "x"}) {
            ResultFile.of("--svg", folder.resolve(name).toString());
        }
    }
}
