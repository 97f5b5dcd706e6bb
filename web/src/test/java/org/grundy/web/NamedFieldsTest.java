package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// A problem names the field that somebody has to mend.
final class NamedFieldsTest {
    private static WebServer server;
    private static Asker asker;

    @BeforeAll
    static void start() throws IOException {
        server = WebServer.start(ServerSettings.local(0));
        asker = new Asker(server);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /// Places, questions and the fields to mend.
    static Stream<Arguments> wrong() {
        return Thorough.part(
                        "fields that are named",
                        4,
                        List.of(
                                "analyze|{}|expression",
                                "discover|{}|rules",
                                "sequence|{\"code\":\"0.77\",\"to\":-3}|to",
                                "table|{\"game\":\"wythoff\",\"y\":[3]}|y",
                                "table|{\"game\":\"wythoff\",\"show\":\"grundy\",\"play\":\"misere\"}|show",
                                "lessons|{\"topic\":\"nosuch\"}|topic",
                                "judge|{\"problem\":\"X\",\"input\":\"\"}|problem",
                                "play|{\"expression\":\"nim(3)\",\"reply\":101}|reply"))
                .stream()
                .map(line -> Arguments.of((Object[]) line.split("\\|")));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void what_is_wrong_with_a_whole_field_names_it(String place, String question, String field) {
        Asker.Answer answer = asker.ask(place, question);
        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.json().path("field").asString()).as(answer.text()).isEqualTo(field);
        assertThat(answer.json().has("source")).isFalse();
    }
}
