package org.grundy.cli.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BrowserWindowTest {
    private static final String PAGE = "http://localhost:8080/";

    @ParameterizedTest
    @CsvSource({
        "Linux,DISPLAY,xdg-open",
        "Linux,WAYLAND_DISPLAY,xdg-open",
        "FreeBSD,DISPLAY,xdg-open",
        "Mac OS X,TERM,open",
        "Windows 11,TERM,rundll32"
    })
    void is_opened_by_the_program_of_the_system(String system, String variable, String program) {
        List<String> command =
                BrowserWindow.command(system, Map.of(variable, "0"), PAGE).orElseThrow();
        assertThat(command).endsWith(PAGE);
        assertThat(String.join(" ", command)).contains(program);
    }

    @ParameterizedTest
    @CsvSource({"Linux,TERM", "Linux,SSH_CONNECTION", "Mac OS X,SSH_CONNECTION", "Windows 11,SSH_CONNECTION"})
    void is_not_opened_where_nobody_would_see_it(String system, String variable) {
        assertThat(BrowserWindow.command(system, Map.of(variable, "0"), PAGE)).isEmpty();
    }

    @Test
    void that_cannot_be_opened_is_no_error() {
        assertThatCode(() -> BrowserWindow.start(List.of("/no/such/program", PAGE)))
                .doesNotThrowAnyException();
    }
}
