package org.grundy.render.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.text.InputError;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

/// What is said of files that are no certificates.
final class CertificateFaultsTest {
    private static final String NATURAL = "an integer, 0 to 2147483647";
    private static final String EACH = "an integer, at least 0";

    private static String message(String text) {
        try {
            SmallCertificates.check(text);
            throw new AssertionError("read: " + text);
        } catch (InputError error) {
            return Objects.requireNonNull(error.getMessage());
        }
    }

    private static String message(String text, String path, String value) {
        return message(SmallCertificates.with(text, path, value).toString());
    }

    private static String field(String name, String must) {
        return "the field \"" + name + "\" of the certificate must be " + must;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | this is no certificate, but another JSON value",
                "[] | this is no certificate, but another JSON value",
                "7 | this is no certificate, but another JSON value",
                "{ | this is no JSON: see line 1",
                "x | this is no JSON: see line 1",
                "{} | the field \"format\" of the certificate must be a text",
            })
    void a_text_that_is_no_object_is_told_as_what_it_is(String text, String message) {
        assertThat(message(text)).isEqualTo(message);
    }

    @Test
    void the_line_of_what_is_no_json_is_told() {
        assertThat(message("{\"format\":\n\n!")).isEqualTo("this is no JSON: see line 3");
        assertThat(message("{\"a\": 1,\n\"a\": 2}"))
                .isEqualTo("this is not one JSON value in which each object names each member once: see line 2");
        assertThatThrownBy(() -> Certificate.read("{}\n{}", Catalog::library)).isInstanceOf(InputError.class);
    }

    @Test
    void an_unknown_kind_is_told_with_those_that_are_known() {
        assertThat(message(SmallCertificates.CELLS, "/format", "\"grundy certificate\""))
                .isEqualTo(
                        "this is no certificate: the field \"format\" must be one of grundy period certificate, grundy"
                                + " window certificate, grundy misere quotient certificate, grundy tameness certificate, grundy"
                                + " nimber certificate, grundy sum certificate");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "3", "2147483647"})
    void another_version_is_refused(String version) {
        for (String text : SmallCertificates.ALL) {
            assertThat(message(text, "/version", version))
                    .isEqualTo("this certificate has version " + version + ", and only version 2 is known");
        }
        assertThat(message(SmallCertificates.SUM, "/parts/1/board/version", version))
                .isEqualTo("this certificate has version " + version + ", and only version 2 is known");
    }

    @Test
    void a_version_is_a_number() {
        for (String version : List.of("", "\"2\"", "2.0", "-1", "2147483648")) {
            assertThat(message(SmallCertificates.CELLS, "/version", version)).isEqualTo(field("version", NATURAL));
        }
    }

    /// A member and what it must be.
    private record Member(String text, String path, String must) {
        /// As it is told: `claims[1].nimber` for `/claims/1/nimber`.
        String name() {
            return path.substring(1).replaceAll("/(\\d+)", "[$1]").replace('/', '.');
        }

        boolean isElement() {
            return path.matches(".*/\\d+");
        }

        /// Values of every other type, and none.
        Stream<String> others() {
            return Stream.of("", "null", "true", "\"!\"", "1.5", "-1", "{}", "[]", "[[]]", "[true]", "[-1]", "[1.5]")
                    .filter(value -> !must.equals("a text") || !value.startsWith("\""))
                    .filter(value -> !must.equals("a list") || !value.startsWith("["))
                    .filter(value -> !must.equals("an object") || !value.startsWith("{"));
        }
    }

    private static Stream<Member> members(String text, String must, String... paths) {
        return Stream.of(paths).map(path -> new Member(text, path, must));
    }

    private static final List<Member> MEMBERS = Stream.of(
                    members(
                            SmallCertificates.PERIOD,
                            "a text",
                            "/code",
                            "/theorem",
                            "/checksum",
                            "/convention/join",
                            "/convention/ending",
                            "/convention/play"),
                    members(SmallCertificates.PERIOD, NATURAL, "/preperiod", "/saltus", "/mask"),
                    members(SmallCertificates.PERIOD, "an integer, 1 to 2147483647", "/period"),
                    members(SmallCertificates.PERIOD, "an integer, 3 to 9223372036854775807", "/checkedTo"),
                    members(SmallCertificates.PERIOD, "a list", "/values"),
                    members(SmallCertificates.PERIOD, EACH, "/values/2"),
                    members(SmallCertificates.PERIOD, "an object", "/convention"),
                    members(SmallCertificates.QUOTIENT, "a text", "/code"),
                    members(SmallCertificates.QUOTIENT, "a list", "/steps", "/steps/1", "/lost"),
                    members(SmallCertificates.QUOTIENT, EACH, "/steps/1/0", "/map/2"),
                    members(SmallCertificates.QUOTIENT, NATURAL, "/period", "/preperiod"),
                    members(SmallCertificates.HEAPS, "a text", "/code"),
                    members(SmallCertificates.HEAPS, "a list", "/normal", "/misere"),
                    members(SmallCertificates.HEAPS, EACH, "/misere/1"),
                    members(SmallCertificates.HEAPS, NATURAL, "/period", "/preperiod"),
                    members(SmallCertificates.POSITIONS, "a list", "/games", "/sums", "/positions"),
                    members(SmallCertificates.POSITIONS, "a text", "/games/0", "/positions/1"),
                    members(SmallCertificates.CELLS, "a text", "/expression", "/position", "/claims/1/piece"),
                    members(SmallCertificates.CELLS, NATURAL, "/side", "/move", "/nimber", "/claims/1/nimber"),
                    members(SmallCertificates.CELLS, "a list", "/claims", "/claims/1/replies"),
                    members(SmallCertificates.CELLS, EACH, "/claims/1/replies/0"),
                    members(SmallCertificates.ELEMENTS, NATURAL, "/elements"),
                    members(SmallCertificates.ELEMENTS, "a list", "/moves"),
                    members(SmallCertificates.ELEMENTS, "a text", "/moves/1/needed", "/moves/1/removed"),
                    members(SmallCertificates.SUM, "a list", "/games", "/parts", "/parts/0/play/claims"),
                    members(SmallCertificates.SUM, "an object", "/parts/0/play"),
                    members(
                            SmallCertificates.SUM,
                            "a text",
                            "/parts/0/play/expression",
                            "/parts/0/play/claims/1/position",
                            "/parts/1/board/position"),
                    members(
                            SmallCertificates.SUM,
                            NATURAL,
                            "/parts/0/play/move",
                            "/parts/0/play/nimber",
                            "/parts/0/play/claims/1/nimber"))
            .flatMap(members -> members)
            .toList();

    /// Where one of two members can be there the other one is asked for when it is left out.
    @TestFactory
    Stream<DynamicTest> a_member_of_another_kind_is_named_with_what_it_must_be() {
        return MEMBERS.stream()
                .map(member -> DynamicTest.dynamicTest(
                        member.name(), () -> member.others().forEach(value -> assertNamed(member, value))));
    }

    private static void assertNamed(Member member, String value) {
        boolean optional = value.isEmpty() || value.equals("null");
        if (member.isElement() && value.isEmpty()) {
            return;
        }
        String said = message(member.text, member.path, value);
        if (optional && List.of("code", "side", "parts[0].play").contains(member.name())) {
            assertThat(said).startsWith("the field \"");
        } else {
            assertThat(said).as("%s = %s", member.path, value).isEqualTo(field(member.name(), member.must));
        }
    }

    @Test
    void a_member_that_there_is_not_is_refused_wherever_it_stands() {
        for (String text : SmallCertificates.ALL) {
            assertThat(message(text, "/remark", "1"))
                    .startsWith("\"remark\" is no field of such a certificate; there are");
            assertThat(message(text, "/convention/remark", "1"))
                    .isEqualTo("\"convention.remark\" is no field of such a certificate; there are join, ending, play");
        }
        assertThat(message(SmallCertificates.CELLS, "/claims/1/remark", "1"))
                .isEqualTo("\"claims[1].remark\" is no field of such a certificate; there are piece, nimber, replies");
        assertThat(message(SmallCertificates.ELEMENTS, "/moves/0/remark", "1"))
                .isEqualTo("\"moves[0].remark\" is no field of such a certificate; there are needed, removed");
        assertThat(message(SmallCertificates.SUM, "/parts/0/remark", "1"))
                .isEqualTo("\"parts[0].remark\" is no field of such a certificate; there are board, play");
        assertThat(message(SmallCertificates.SUM, "/parts/0/play/remark", "1"))
                .isEqualTo("\"parts[0].play.remark\" is no field of such a certificate; there are expression, move,"
                        + " nimber, claims");
        assertThat(message(SmallCertificates.SUM, "/parts/0/play/claims/0/remark", "1"))
                .endsWith("there are position, nimber, replies");
        assertThat(message(SmallCertificates.PERIOD, "/remark", "1")).endsWith("checksum, values, digest");
    }

    private static String both(String one, String other) {
        return "the certificate has \"" + one + "\" and \"" + other + "\", and can be about one only";
    }

    @Test
    void members_of_which_one_can_be_there_are_not_both_read() {
        assertThat(message(SmallCertificates.CELLS, "/elements", "4")).isEqualTo(both("side", "elements"));
        assertThat(message(SmallCertificates.CELLS, "/moves", "[]")).isEqualTo(both("side", "moves"));
        for (String name : List.of("games", "sums", "positions")) {
            assertThat(message(SmallCertificates.HEAPS, "/" + name, "[]")).isEqualTo(both("code", name));
        }
        for (String name : List.of("preperiod", "period")) {
            assertThat(message(SmallCertificates.POSITIONS, "/" + name, "1")).isEqualTo(both("positions", name));
        }
        ObjectNode play =
                (ObjectNode) SmallCertificates.json(SmallCertificates.SUM).at("/parts/0/play");
        assertThat(message(SmallCertificates.SUM, "/parts/1/play", play.toString()))
                .isEqualTo(both("parts[1].board", "parts[1].play"));
    }

    @Test
    void there_is_a_pair_of_values_for_each_position_and_a_sum_has_parts() {
        assertThat(message(SmallCertificates.HEAPS, "/misere", "[1, 0]"))
                .isEqualTo(
                        "the fields \"normal\" and \"misere\" of the certificate have 3 and 2 values, and must have one"
                                + " for each position");
        assertThat(message(SmallCertificates.SUM, "/parts", "[]"))
                .isEqualTo("the field \"parts\" of the certificate is empty, so that it proves nothing");
    }

    @Test
    void a_set_of_elements_is_a_hexadecimal_number_of_at_most_1024_digits() {
        for (String text : List.of("", "F", "0x1", "g", " 1", "0".repeat(1025))) {
            assertThat(message(SmallCertificates.CELLS, "/position", "\"" + text + "\""))
                    .isEqualTo("\"" + text + "\" is no hexadecimal number of a set of elements");
        }
        String longest = "\"" + "0".repeat(1023) + "f\"";
        assertThat(SmallCertificates.check(SmallCertificates.with(SmallCertificates.CELLS, "/position", longest))
                        .isAccepted())
                .isTrue();
    }

    @Test
    void the_ends_of_each_range_are_within_it() {
        assertThat(CertificateFields.of("{\"n\": 2147483647}").number("n")).isEqualTo(Integer.MAX_VALUE);
        assertThat(CertificateFields.of("{\"n\": 0}").number("n")).isZero();
        assertThat(CertificateFields.of("{\"n\": 9223372036854775807}").number("n", 5, Long.MAX_VALUE))
                .isEqualTo(Long.MAX_VALUE);
        assertThatThrownBy(() ->
                        CertificateFields.of("{\"n\": 9223372036854775808}").number("n", 5, Long.MAX_VALUE))
                .isInstanceOf(InputError.class);
        assertThat(CertificateFields.of("{\"n\": [0, 2147483647]}").numbers("n"))
                .containsExactly(0, Integer.MAX_VALUE);
        assertThatThrownBy(() -> CertificateFields.of("{\"n\": [2147483648]}").numbers("n"))
                .isInstanceOf(InputError.class);
    }
}
