package org.grundy.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.grundy.render.Language;
import org.grundy.run.Progress;
import org.junit.jupiter.api.Test;

/// How a long search of a board is told on a terminal.
final class SearchLineTest {
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();

    private Console terminal(Language language) {
        PrintStream err = new PrintStream(written, true, StandardCharsets.UTF_8);
        return new Console(InputStream.nullInputStream(), err, err, Map.of(), false, true, true, language);
    }

    @Test
    void a_search_by_couples_tells_its_proof_numbers_and_what_it_knows() {
        Progress.Search search = new Progress.Search.Couples(1, 34, 120, 5_000);
        try (SearchLine line = new SearchLine(terminal(Language.EN))) {
            line.show(20_000, search, 2_000_000_000L);
        }
        assertThat(written.toString(StandardCharsets.UTF_8))
                .isEqualTo(
                        "\r\u001b[K*1? 20000 positions, 10000/s, 5000 known, proof 34:120, 34 left or more\r\u001b[K");
    }

    @Test
    void a_search_depth_first_tells_how_many_moves_are_tried() {
        assertThat(SearchLine.words(terminal(Language.ZH), 300, new Progress.Search.Options(0, 2, 9), 1_000_000_000L))
                .isEqualTo("*0？300 个局面，300/秒，已试 2/9 种走法");
    }
}
