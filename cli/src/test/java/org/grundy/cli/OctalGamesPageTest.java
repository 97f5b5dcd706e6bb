package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.option.SequenceSize;
import org.grundy.evidence.WindowCertificate;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.SurveyDepth;
import org.grundy.heap.sequence.SurveyRow;
import org.grundy.lang.CodePattern;
import org.grundy.lang.TextSlice;
import org.grundy.proof.PeriodVerdict;
import org.grundy.proof.WindowChecker;
import org.grundy.render.file.SurveyCsv;
import org.grundy.run.Run;
import org.grundy.testkit.OctalPeriod;
import org.grundy.testkit.ReferenceData;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The page on octal games has the rows of its file, which agree with what is computed and with what is published.
final class OctalGamesPageTest {
    private static final Path DOCS =
            Path.of(System.getProperty("basedir", "."), "..", "docs").normalize();

    /// Code, how many codes, preperiod, period.
    private static final Pattern LONG_PERIOD =
            Pattern.compile("(?m)^\\| `([04]\\.\\d+)` \\| \\d+ \\| ([\\d ]+) \\| ([\\d ]+) \\|");

    /// Code, how many codes, mask.
    private static final Pattern OPEN = Pattern.compile("(?m)^\\| `([04]\\.\\d+)` \\| \\d+ \\| 0x");

    /// Periods that need no more values are computed anew.
    private static final int FEW_VALUES = 3000;

    /// Certificates of no more values are checked in a usual build.
    private static final int FEW_TO_CHECK = 300_000;

    private static Map<String, SurveyRow> rows() throws IOException {
        return rows("octal-games.csv");
    }

    private static Map<String, SurveyRow> rows(String file) throws IOException {
        List<String> lines = Files.readAllLines(DOCS.resolve(file));
        assertThat(lines.getFirst()).isEqualTo(SurveyCsv.HEADER);
        return lines.stream()
                .skip(1)
                .map(line -> SurveyCsv.read(line).orElseThrow())
                .collect(Collectors.toMap(SurveyRow::code, row -> row));
    }

    private static Stream<TakeAndBreakCode> codes() {
        return CodePattern.codes(TextSlice.trimmed("0.???", 0, 5)).stream();
    }

    @Test
    void every_code_of_three_digits_has_its_row() throws IOException {
        assertThat(rows()).containsOnlyKeys(codes().map(Object::toString).toList());
    }

    @Test
    void every_code_of_four_digits_has_its_row() throws IOException {
        List<String> expected = Stream.of("0.????", "4.???")
                .flatMap(pattern -> CodePattern.codes(TextSlice.trimmed(pattern, 0, pattern.length())).stream())
                .map(Object::toString)
                .toList();
        assertThat(rows("octal-games-4.csv")).containsOnlyKeys(expected);
    }

    /// A row without a period has looked at as many heaps as the command that the page prints for its file.
    @ParameterizedTest
    @ValueSource(strings = {"octal-games.md", "octal-games.zh.md"})
    void every_row_has_looked_as_far_as_the_command_of_the_page(String name) throws IOException {
        Pattern command = Pattern.compile(
                "(?m)^    \\./grundy survey .*--max (\\S+) --stopped \\S+ --threads 1 --csv (octal-games\\S*)$");
        List<MatchResult> commands =
                command.matcher(Files.readString(DOCS.resolve(name))).results().toList();
        assertThat(commands)
                .extracting(found -> found.group(2))
                .containsExactly("octal-games.csv", "octal-games-4.csv");
        for (MatchResult found : commands) {
            SurveyDepth depth = SurveyDepth.of(SequenceSize.values("--max", found.group(1)));
            assertThat(rows(found.group(2)).values()).allMatch(depth::isReached);
        }
    }

    /// Those of codes of four digits; in a usual build of such as few values prove: to check 0.5266 takes a
    /// quarter of a minute.
    private static Stream<String> certified() throws IOException {
        try (Stream<Path> files = Files.list(DOCS.resolve("certificates"))) {
            Map<String, SurveyRow> rows = rows("octal-games-4.csv");
            long most = Thorough.bound(FEW_TO_CHECK, Integer.MAX_VALUE);
            List<String> codes = files.map(file -> file.getFileName().toString().replace(".json", ""))
                    .filter(code -> code.length() == "0.7777".length())
                    .filter(code -> Objects.requireNonNull(rows.get(code)).values() <= most)
                    .sorted()
                    .toList();
            return Thorough.part("kept certificates", Thorough.bound(Math.min(6, codes.size()), 1), codes).stream();
        }
    }

    @ParameterizedTest
    @MethodSource("certified")
    void a_certificate_that_is_kept_is_accepted_and_claims_what_the_file_says(String code) throws IOException {
        SurveyRow.Repetition period = Objects.requireNonNull(
                        rows("octal-games-4.csv").get(code))
                .period()
                .orElseThrow();
        Ran ran = Ran.command(
                "check", DOCS.resolve("certificates").resolve(code + ".json").toString());
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("G(n + " + period.period() + ") = G(n) for all n ≥ " + period.preperiod());
    }

    /// The whole check takes hours: here the windows, what they show of the period, the first million values by the
    /// definition, and the shortest segment.
    @Test
    void the_longest_period_has_its_certificate_of_which_the_shortest_segment_is_accepted() throws IOException {
        WindowCertificate kept = longest();
        List<WindowCertificate.Window> windows = kept.windows();
        int shortest = IntStream.range(0, windows.size() - 1)
                .boxed()
                .min(Comparator.comparingLong(
                        i -> windows.get(i + 1).end() - windows.get(i).end()))
                .orElseThrow();
        assertThat(WindowChecker.check(kept, shortest, shortest + 1, Run.unlimited()))
                .isEqualTo(new PeriodVerdict.Accepted(windows.getLast().end()));
        SurveyRow row = Objects.requireNonNull(rows().get(kept.rules()));
        assertThat(row.period()).contains(new SurveyRow.Repetition(kept.preperiod(), kept.period()));
        assertThat(row.values()).isEqualTo(windows.getLast().end());
    }

    private static WindowCertificate longest() throws IOException {
        JsonNode file = JsonMapper.shared()
                .readTree(Files.readString(DOCS.resolve("certificates").resolve("0.106.json")));
        return new WindowCertificate(
                file.get("code").asString(),
                file.get("mask").asInt(),
                file.get("preperiod").asLong(),
                file.get("period").asLong(),
                file.get("witness").asInt(),
                file.get("windows")
                        .valueStream()
                        .map(each -> new WindowCertificate.Window(
                                each.get("end").asLong(), each.get("values").asString()))
                        .toList());
    }

    @Test
    void short_proofs_are_found_again() throws IOException {
        Map<String, SurveyRow> rows = rows();
        codes().filter(code -> {
                    SurveyRow row = rows.get(code.toString());
                    return row != null && row.period().isPresent() && row.values() <= FEW_VALUES;
                })
                .forEach(code -> assertThat(SurveyRow.of(List.of(code), SurveyDepth.of(FEW_VALUES), Run.unlimited()))
                        .containsExactly(rows.get(code.toString())));
    }

    @Test
    void periods_are_those_published() throws IOException {
        Map<String, SurveyRow> rows = rows();
        rows.putAll(rows("octal-games-4.csv"));
        for (OctalPeriod game : ReferenceData.octalPeriods()) {
            SurveyRow row = rows.get(game.code());
            if (row != null && row.period().isPresent()) {
                assertThat(row.period())
                        .as(game.code())
                        .contains(new SurveyRow.Repetition(game.preperiod(), game.period()));
                assertThat(row.max()).as(game.code()).isEqualTo(game.maxGrundy());
                assertThat(row.maxAt()).as(game.code()).isEqualTo(game.firstHeapWithMax());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"octal-games.md", "octal-games.zh.md"})
    void the_page_names_the_number_of_forms_and_every_open_one(String name) throws IOException {
        String page = Files.readString(DOCS.resolve(name));
        Map<TakeAndBreakCode, List<SurveyRow>> forms = rows().values().stream()
                .collect(Collectors.groupingBy(row -> row.form().code()));
        assertThat(page).contains(" " + forms.size() + " ");
        forms.forEach((form, rows) -> {
            if (rows.stream().allMatch(row -> row.period().isEmpty())) {
                assertThat(rows.stream().map(row -> "| `" + row.code() + "` |"))
                        .as("row of " + form)
                        .anyMatch(page::contains);
            }
        });
    }

    /// Rows of both files with the same reduced form: their sequences differ by a shift alone.
    private static Map<TakeAndBreakCode, List<SurveyRow>> forms() throws IOException {
        return Stream.of(rows("octal-games.csv"), rows("octal-games-4.csv"))
                .flatMap(rows -> rows.values().stream())
                .collect(Collectors.groupingBy(row -> row.form().code()));
    }

    @Test
    void codes_of_one_form_are_proved_or_open_together_with_one_period() throws IOException {
        forms().forEach((form, rows) -> assertThat(rows.stream()
                        .map(row -> row.period().map(SurveyRow.Repetition::period))
                        .distinct())
                .as("rows of " + form)
                .hasSize(1));
    }

    @Test
    void nothing_is_open_that_the_page_or_the_page_of_speeds_calls_proved_or_others_published() throws IOException {
        Map<String, SurveyRow> rows = rows();
        assertThat(provedCodes())
                .contains("0.106", "0.104", "0.054", "0.454", "0.376", "0.354")
                .allSatisfy(code -> assertThat(
                                Objects.requireNonNull(rows.get(code), code).period())
                        .as(code)
                        .isPresent());
    }

    /// Codes of three digits that have a row with a period, or of which the page of speeds says so.
    private static List<String> provedCodes() throws IOException {
        String page = Files.readString(DOCS.resolve("octal-games.md"));
        String speeds = Files.readString(DOCS.resolve("performance.md"));
        Stream<String> spoken = Stream.of(
                        Pattern.compile("\\| (0\\.\\d{1,3}) proved,"),
                        Pattern.compile("certificates of ([0-9., and]+) checked"))
                .flatMap(pattern -> pattern.matcher(speeds).results())
                .flatMap(found ->
                        Pattern.compile("0\\.\\d+").matcher(found.group(1)).results())
                .map(MatchResult::group);
        Stream<String> listed = LONG_PERIOD.matcher(page).results().map(row -> row.group(1));
        return Stream.of(spoken, listed, ReferenceData.octalPeriods().stream().map(OctalPeriod::code))
                .flatMap(codes -> codes)
                .filter(code -> code.matches("0\\.\\d{1,3}"))
                .distinct()
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"octal-games.md", "octal-games.zh.md"})
    void tables_of_the_page_say_what_the_files_say(String name) throws IOException {
        Map<String, SurveyRow> rows = new HashMap<>(rows("octal-games-4.csv"));
        rows.putAll(rows());
        String page = Files.readString(DOCS.resolve(name));
        List<MatchResult> proved = LONG_PERIOD.matcher(page).results().toList();
        assertThat(proved).hasSizeGreaterThan(20);
        proved.forEach(
                row -> assertThat(Objects.requireNonNull(rows.get(row.group(1))).period())
                        .as(row.group(1))
                        .contains(new SurveyRow.Repetition(number(row.group(2)), number(row.group(3)))));
        List<MatchResult> open = OPEN.matcher(page).results().toList();
        assertThat(open).hasSizeGreaterThan(80);
        open.forEach(
                row -> assertThat(Objects.requireNonNull(rows.get(row.group(1))).period())
                        .as(row.group(1))
                        .isEmpty());
    }

    private static long number(String spaced) {
        return Long.parseLong(spaced.replace(" ", ""));
    }
}
