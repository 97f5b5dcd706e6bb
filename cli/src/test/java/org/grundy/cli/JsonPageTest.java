package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.render.certificate.ChangedVerdictRecord;
import org.grundy.render.certificate.ConventionVerdictRecord;
import org.grundy.render.certificate.verdict.NimberVerdictRecord;
import org.grundy.render.certificate.verdict.PeriodVerdictRecord;
import org.grundy.render.certificate.verdict.QuotientVerdictRecord;
import org.grundy.render.certificate.verdict.SumVerdictRecord;
import org.grundy.render.certificate.verdict.TamenessVerdictRecord;
import org.grundy.render.certificate.verdict.VerifiedVerdictRecord;
import org.grundy.render.count.CountRecord;
import org.grundy.render.json.AnswerRecord;
import org.grundy.render.json.ConjectureRecord;
import org.grundy.render.json.DiscoveryRecord;
import org.grundy.render.json.EntryRecord;
import org.grundy.render.json.EvidenceRecord;
import org.grundy.render.json.GameRecord;
import org.grundy.render.json.Json;
import org.grundy.render.json.NimRecord;
import org.grundy.render.json.PeriodRecord;
import org.grundy.render.json.SequenceRecord;
import org.grundy.render.json.StoredSequenceRecord;
import org.grundy.render.json.SurveyRecord;
import org.grundy.render.json.TableRecord;
import org.grundy.render.json.VerificationRecord;
import org.grundy.render.misere.GenusRecord;
import org.grundy.render.misere.MisereSequenceRecord;
import org.grundy.render.misere.QuotientRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The page on JSON names the fields of the records, and of what the commands print, and no others.
@ResourceLock(PrintedJson.LOCK)
final class JsonPageTest {
    private static final Path DOCS = Path.of(System.getProperty("basedir", "."), "..", "docs");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([\\w.]+)` \\| (\\S.*?) \\| \\S.* \\|$");

    private static final Map<String, Class<?>> RECORDS = Map.ofEntries(
            Map.entry("`solve`", AnswerRecord.class),
            Map.entry("`table`", TableRecord.class),
            Map.entry("`sequence`", SequenceRecord.class),
            Map.entry("`sequence` beyond memory", StoredSequenceRecord.class),
            Map.entry("`period`", PeriodRecord.class),
            Map.entry("`sequence --misere`, `period --misere`", MisereSequenceRecord.class),
            Map.entry("`survey`", SurveyRecord.class),
            Map.entry("`quotient`", QuotientRecord.class),
            Map.entry("`check`", PeriodVerdictRecord.class),
            Map.entry("`check` of a quotient", QuotientVerdictRecord.class),
            Map.entry("`check` of tame positions", TamenessVerdictRecord.class),
            Map.entry("`check` of a board", NimberVerdictRecord.class),
            Map.entry("`check` of a sum", SumVerdictRecord.class),
            Map.entry("`check` of a changed file", ChangedVerdictRecord.class),
            Map.entry("`check` of another convention", ConventionVerdictRecord.class),
            Map.entry("`check --verified`", VerifiedVerdictRecord.class),
            Map.entry("`genus`", GenusRecord.class),
            Map.entry("`nimber`", NimRecord.class),
            Map.entry("`games`", EntryRecord.class),
            Map.entry("`show`", GameRecord.class),
            Map.entry("`verify`", VerificationRecord.class),
            Map.entry("`discover`", DiscoveryRecord.class),
            Map.entry("`conjecture`", ConjectureRecord.class),
            Map.entry("`count`", CountRecord.class),
            Map.entry("`sum`", CountRecord.class));

    /// For each heading of a page the kinds of the fields under it.
    private static Map<String, Map<String, String>> page(String name) throws IOException {
        Map<String, Map<String, String>> sections = new LinkedHashMap<>();
        String[] parts = Files.readString(DOCS.resolve(name)).split("(?m)^## ", -1);
        for (String part : parts) {
            Map<String, String> kinds = new LinkedHashMap<>();
            ROW.matcher(part).results().forEach(row -> kinds.put(row.group(1), row.group(2)));
            sections.put(part.lines().findFirst().orElse(""), kinds);
        }
        sections.values().removeIf(Map::isEmpty);
        return sections;
    }

    /// The fields of a record and of the records in it.
    private static Stream<String> fields(String prefix, Type type) {
        if (type instanceof ParameterizedType list) {
            Type[] of = list.getActualTypeArguments();
            return of.length == 1 ? fields(prefix, of[0]) : Stream.of();
        }
        return type instanceof Class<?> of && of.isRecord()
                ? Stream.of(of.getRecordComponents()).flatMap(each -> field(prefix, each))
                : Stream.of();
    }

    private static Stream<String> field(String prefix, RecordComponent each) {
        String path = prefix + each.getName();
        return Stream.concat(Stream.of(path), fields(path + ".", each.getGenericType()));
    }

    @Test
    void the_page_names_the_fields_of_every_record_in_their_order() throws IOException {
        Map<String, Map<String, String>> page = page("json.md");
        assertThat(page.keySet()).containsExactlyInAnyOrderElementsOf(RECORDS.keySet());
        page.forEach((heading, kinds) -> assertThat(kinds.keySet())
                .as(heading)
                .containsExactlyElementsOf(
                        fields("", Objects.requireNonNull(RECORDS.get(heading))).toList()));
    }

    @Test
    void the_chinese_page_names_the_same_fields() throws IOException {
        assertThat(page("json.zh.md").values().stream()
                        .map(kinds -> kinds.keySet().stream().toList()))
                .containsExactlyElementsOf(page("json.md").values().stream()
                        .map(kinds -> kinds.keySet().stream().toList())
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"json.md", "json.zh.md"})
    void the_pages_name_every_kind_of_evidence(String page) throws IOException {
        String row = Files.readAllLines(DOCS.resolve(page)).stream()
                .filter(line -> line.startsWith("| `evidence.kind` |"))
                .findFirst()
                .orElseThrow();
        for (EvidenceRecord.Kind kind : EvidenceRecord.Kind.values()) {
            assertThat(row).contains("`" + Json.word(kind) + "`");
        }
    }

    @ParameterizedTest
    @MethodSource("org.grundy.cli.PrintedJson#lines")
    void what_a_command_prints_has_the_fields_and_kinds_of_the_page(String line) throws IOException {
        agrees("`" + line.split(" ", 2)[0] + "`", PrintedJson.of(line));
    }

    @Test
    void what_check_prints_has_the_fields_of_the_page(@TempDir Path folder) throws IOException {
        for (PrintedJson verdict : PrintedJson.verdicts(folder)) {
            agrees(verdict.heading(), verdict.ran());
        }
    }

    private static void agrees(String heading, Ran ran) throws IOException {
        assertThat(ran.out()).as(ran.err()).isNotEmpty();
        JsonNode printed = new JsonMapper().readTree(ran.out());
        compare(Objects.requireNonNull(page("json.md").get(heading)), "", withoutVersion(printed));
    }

    /// The record, or the records of a list, without the field that all have.
    private static JsonNode withoutVersion(JsonNode printed) {
        if (printed instanceof ObjectNode record) {
            record.remove("version");
        } else {
            printed.forEach(JsonPageTest::withoutVersion);
        }
        return printed;
    }

    private static String kind(Map<String, String> kinds, String path) {
        return Objects.requireNonNull(kinds.get(path), path);
    }

    private static void compare(Map<String, String> kinds, String prefix, JsonNode node) {
        if (node.isArray()) {
            node.forEach(each -> compare(kinds, prefix, each));
        } else if (node.isObject()) {
            assertThat(kinds.keySet().stream()
                            .filter(path -> path.startsWith(prefix) && path.indexOf('.', prefix.length()) < 0)
                            .filter(path -> !kind(kinds, path).endsWith("?") || has(node, path, prefix)))
                    .as("fields of " + prefix)
                    .containsExactlyElementsOf(
                            node.propertyNames().stream().map(prefix::concat).toList());
            node.properties().forEach(field -> {
                String path = prefix + field.getKey();
                assertThat(isOf(kind(kinds, path), field.getValue()))
                        .as(path + " is " + kind(kinds, path) + ": " + field.getValue())
                        .isTrue();
                if (!kind(kinds, path).equals("any")) {
                    compare(kinds, path + ".", field.getValue());
                }
            });
        }
    }

    private static boolean has(JsonNode node, String path, String prefix) {
        return node.has(path.substring(prefix.length()));
    }

    private static boolean isOf(String kind, JsonNode value) {
        if (value.isNull()) {
            return kind.endsWith(" or null");
        }
        return switch (kind.replaceAll(" or null|\\?", "")) {
            case "text" -> value.isString();
            case "integer" -> value.isIntegralNumber() || value.isString();
            case "number" -> value.isNumber();
            case "flag" -> value.isBoolean();
            case "list" -> value.isArray();
            case "record" -> value.isObject();
            case "any" -> true;
            default -> false;
        };
    }
}
