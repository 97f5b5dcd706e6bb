package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Questions that stand in an address.
final class LinksTest extends ServedTest {
    private HttpRequest.Builder link(String path) {
        return asker.request(path).GET();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/api/games|games|{}",
                "/api/games?word=nim|games|{\"word\":\"nim\"}",
                "/api/games/wythoff|show|{\"game\":\"wythoff\"}",
                "/api/games/bash%5B3%5D?lang=zh|show|{\"game\":\"bash[3]\",\"language\":\"zh\"}",
                "/api/show?game=nim|show|{\"game\":\"nim\"}",
                "/api/lessons|lessons|{}",
                "/api/lessons/wythoff?language=zh|lessons|{\"topic\":\"wythoff\",\"language\":\"zh\"}",
                "/api/analyze?position=nim(3,4,5)&lang=zh|analyze|{\"expression\":\"nim(3,4,5)\",\"language\":\"zh\"}",
                "/api/analyze?expression=kayles(7)+%2B+nim(3)&line=true&play=normal|analyze"
                        + "|{\"expression\":\"kayles(7) + nim(3)\",\"line\":true,\"play\":\"normal\"}",
                "/api/nimber?expression=5*7|nimber|{\"expression\":\"5*7\"}",
                "/api/period?code=0.77&max=1000|period|{\"code\":\"0.77\",\"max\":1000}",
                "/api/table?game=wythoff&x=0&x=3&y=1&y=2|table|{\"game\":\"wythoff\",\"x\":[0,3],\"y\":[1,2]}",
            })
    void are_answered_as_those_that_are_posted(String link, String place, String question) {
        HttpResponse<String> answer = asker.response(link(link));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo(asker.ask(place, question).text());
    }

    @Test
    void are_not_sent_again_to_who_has_their_answer() {
        HttpResponse<String> first = asker.response(link("/api/games/wythoff"));
        String tag = first.headers().firstValue("ETag").orElseThrow();
        assertThat(tag).matches("\"[0-9a-f]{32}\"");
        assertThat(first.headers().firstValue("Cache-Control")).hasValue("no-cache");
        for (String known : new String[] {tag, "\"x\", W/" + tag, "*"}) {
            HttpResponse<String> again =
                    asker.response(link("/api/games/wythoff").setHeader("If-None-Match", known));
            assertThat(again.statusCode()).isEqualTo(304);
            assertThat(again.body()).isEmpty();
        }
        assertThat(asker.response(link("/api/games/nim").setHeader("If-None-Match", tag))
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void are_answered_without_a_body_to_who_asks_for_the_head() {
        HttpResponse<String> head =
                asker.response(asker.request("/api/games/nim").method("HEAD", HttpRequest.BodyPublishers.noBody()));
        HttpResponse<String> whole = asker.response(link("/api/games/nim"));
        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.body()).isEmpty();
        for (String name : new String[] {"ETag", "Content-Length", "Content-Type"}) {
            assertThat(head.headers().firstValue(name))
                    .isEqualTo(whole.headers().firstValue(name));
        }
    }

    @Test
    void give_files_and_streams_too() {
        String link = "/api/table?game=wythoff&x=0&x=3&y=0&y=3";
        assertThat(asker.response(link(link).setHeader("Accept", "text/csv")).body())
                .startsWith("x,y,grundy\n0,0,0\n");
        HttpResponse<String> stream = asker.response(link(link).setHeader("Accept", "text/event-stream"));
        assertThat(stream.body()).contains("event: answer\ndata: {");
        assertThat(stream.headers().firstValue("Cache-Control")).hasValue("no-store");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/api/analyze?expresion=nim(3)|expresion|there is no field \"expresion\"; the fields are expression, rules,"
                        + " join, ending, play, line, positions, work, time, language",
                "/api/analyze?position=nim(3)&line=yes|line|the field \"line\" must be true or false",
                "/api/analyze?position=nim(3)&time=1.5|time|the field \"time\" must be an integer of 64 bits",
                "/api/analyze?position=nim(3)&position=nim(4)|expression|the field \"expression\" must be a text",
                "/api/period?code=0.77&max=3000000000|max"
                        + "|the field \"max\" must be an integer from -2147483648 to 2147483647",
                "/api/table?game=wythoff&x=0&x=b|x|the field \"x\" must be a list of integers of 64 bits",
                "/api/games?position=nim|position|there is no field \"position\"; the fields are word, language",
                "/api/games/nim?word=a|word|there is no field \"word\"; the fields are game, language",
                "/api/games/nim?game=kayles|game|the field \"game\" must be a text",
            })
    void with_a_wrong_field_are_told_its_name_and_those_there_are(String link, String field, String detail) {
        HttpResponse<String> answer = asker.response(link(link));
        assertThat(answer.statusCode()).isEqualTo(400);
        JsonNode problem = new Asker.Answer(400, "", answer.body()).json();
        assertThat(problem.get("field").asString()).isEqualTo(field);
        assertThat(problem.get("detail").asString()).isEqualTo(detail);
        assertThat(answer.headers().firstValue("Cache-Control")).hasValue("no-store");
        assertThat(answer.headers().firstValue("ETag")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "GET,/api/play?expression=nim(3),405,POST",
        "PUT,/api/analyze,405,'GET, HEAD, POST'",
        "POST,/api/games/nim,405,'GET, HEAD'",
        "GET,/api/games/,404,''",
        "GET,/api/analyze/x,404,''",
        "GET,/api/games/nosuchgame,422,''"
    })
    void that_are_none_are_refused(String method, String path, int status, String allowed) {
        HttpResponse<String> answer =
                asker.response(asker.request(path).method(method, HttpRequest.BodyPublishers.noBody()));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Allow").orElse("")).isEqualTo(allowed);
    }

    /// An image or a frame tells of no origin, but browsers say that another site asks; a link that is followed may.
    @ParameterizedTest
    @CsvSource({
        "cross-site,no-cors,image,403",
        "same-site,no-cors,script,403",
        "cross-site,navigate,iframe,403",
        "cross-site,navigate,document,200",
        "same-origin,cors,empty,200",
        "none,navigate,document,200"
    })
    void are_not_answered_to_pages_that_load_them_from_elsewhere(String site, String mode, String loaded, int status) {
        HttpResponse<String> answer = asker.response(link("/api/games/nim")
                .setHeader("Sec-Fetch-Site", site)
                .setHeader("Sec-Fetch-Mode", mode)
                .setHeader("Sec-Fetch-Dest", loaded));
        assertThat(answer.statusCode()).isEqualTo(status);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/games", "/api/games/nim", "/api/analyze?position=nim(3)", "/openapi.json"})
    void of_a_foreign_page_are_refused(String path) {
        HttpResponse<String> answer = asker.response(link(path).setHeader("Origin", "http://elsewhere.example"));
        assertThat(answer.statusCode()).isEqualTo(403);
        assertThat(answer.headers().map().keySet().stream())
                .noneMatch(name -> name.toLowerCase(Locale.ROOT).startsWith("access-control"));
        assertThat(answer.body()).contains("/problems/foreign");
    }
}
