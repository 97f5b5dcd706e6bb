package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.cli.Ran;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ServeCommandTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"games.example", "https://games.example/", "https://games.example/page", "https://", "ab c"})
    void an_origin_is_a_scheme_and_a_host(String origin) {
        Ran english = Ran.command("serve", "--port", "0", "--allow-origin", origin);
        assertThat(english.exit()).isEqualTo(2);
        assertThat(english.err()).contains("\"" + origin + "\" is no origin", "https://games.example");
        Ran chinese = Ran.command("serve", "--port", "0", "--allow-origin", origin, "--lang", "zh");
        assertThat(chinese.err()).contains("“" + origin + "”不是来源");
    }

    @Test
    void origins_are_read_before_a_port_is_taken() {
        assertThat(Ran.command("serve", "--allow-origin", "*", "--allow-origin", "x", "--port", "70000")
                        .err())
                .contains("--allow-origin x");
    }

    @Test
    void help_tells_of_other_sites_and_of_the_browser() {
        assertThat(Ran.command("serve", "--help").out()).contains("--allow-origin=ORIGIN", "--no-open");
        assertThat(Ran.command("serve", "--help", "--lang", "zh").out()).contains("--allow-origin=来源", "--no-open");
    }
}
