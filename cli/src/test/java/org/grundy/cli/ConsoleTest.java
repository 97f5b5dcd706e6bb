package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.InternalErrorText;
import org.grundy.render.Language;
import org.grundy.render.terminal.Paint;
import org.junit.jupiter.api.Test;

final class ConsoleTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private Console console(Map<String, String> environment, boolean terminal) {
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        return new Console(
                InputStream.nullInputStream(),
                stream,
                stream,
                environment,
                terminal,
                terminal,
                terminal,
                Language.ofLocale(environment));
    }

    @Test
    void colour_is_for_terminals_only() {
        assertThat(console(Map.of(), true).paint()).isEqualTo(Paint.ANSI);
        assertThat(console(Map.of(), false).paint()).isEqualTo(Paint.NONE);
    }

    @Test
    void no_color_turns_colour_off_unless_it_is_empty() {
        assertThat(console(Map.of("NO_COLOR", "1"), true).paint()).isEqualTo(Paint.NONE);
        assertThat(console(Map.of("NO_COLOR", ""), true).paint()).isEqualTo(Paint.ANSI);
        assertThat(console(Map.of("TERM", "dumb"), true).paint()).isEqualTo(Paint.NONE);
    }

    @Test
    void an_answer_on_a_terminal_is_coloured() {
        Main.run(new String[] {"solve", "nim", "3", "4", "5"}, console(Map.of(), true));
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("\u001b[1;32mN position");
    }

    @Test
    void the_locale_chooses_the_language() {
        Main.run(new String[] {"solve", "nim", "3", "4", "5"}, console(Map.of("LANG", "zh_CN.UTF-8"), false));
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("先手必胜");
    }

    @Test
    void a_fault_of_ours_is_one_sentence() {
        assertThat(InternalErrorText.sentence(new IllegalStateException("odd"), Language.EN))
                .startsWith(
                        "grundy: this is a fault of Grundy, not of your input: java.lang.IllegalStateException: odd")
                .doesNotContain("\n");
        assertThat(InternalErrorText.sentence(new OutOfMemoryError(), Language.ZH))
                .contains("内存已耗尽");
    }
}
