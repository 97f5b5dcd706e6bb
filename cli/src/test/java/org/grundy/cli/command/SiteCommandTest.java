package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.grundy.cli.Ran;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The module of the command has no compiled engine; `SiteFolderTest` is where there is one.
final class SiteCommandTest {
    @Test
    void without_the_compiled_engine_nothing_is_written_and_it_is_said_where_it_is(@TempDir Path folder) {
        Ran ran = Ran.command("site", folder.resolve("new").toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("the engine of the page is not part of this program");
        assertThat(folder.resolve("new")).doesNotExist();
    }
}
