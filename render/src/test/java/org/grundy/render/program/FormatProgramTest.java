package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.render.program.input.FormatText;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputPattern;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Main programs read what `docs/formats.md` says of each format. What they print was found by hand: from one heap up
/// to m tokens are taken, so that its value is n mod (m + 1); the rook's value is the nim sum of its numbers.
class FormatProgramTest {
    private static final String THREE = "g: n -> n - k for k in 1..min(3, n)";
    private static final String LIST = "h: a[] -> replace(a, i, a[i] - k) for i in indices(a), k in 1..a[i]; unordered";
    private static final String ROOK = "r: (x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - k) for k in 1..y";
    private static final String WORD = "w: s[] -> joined(slice(s, 0, i), slice(s, i + 2, length(s)))"
            + " for i in 0..length(s)-2 if s[i] != s[i + 1]";

    @TempDir
    private Path folder;

    /// A format, an input, and what is to be printed, without line ends.
    private record Row(String format, String rules, String input, String printed) {
        RuleSubject subject() {
            List<Long> parameters = rules.contains("):") ? List.of(9L) : List.of();
            return new RuleSubject(rules, SampledQuantity.GRUNDY, Play.NORMAL, parameters, 30, true);
        }

        String program(ProgramLanguage language) {
            Optional<InputPattern> pattern = Optional.of(InputPattern.of(format));
            return subject()
                    .program(language)
                    .text(true, new InputFormat(pattern, "W", "L", Optional.empty(), "{answer}", Optional.empty()));
        }
    }

    /// Up to as many tokens as a parameter says.
    private static String upTo(String parameter, String heap) {
        return "t(%1$s): %2$s -> %2$s - i for i in 1..min(%1$s, %2$s)".formatted(parameter, heap);
    }

    private static List<Row> rows() {
        return List.of(
                new Row("n", THREE, "8", "L"),
                new Row("*n", THREE, "1 4\n5", "WLW"),
                new Row("C*(n m)", upTo("m", "n"), "2\n23 2\n4 3", "WL"),
                new Row("*(n m) until 0 0", upTo("m", "n"), "3 2\n5 1\n0 0\n7 7", "LW"),
                new Row("*n until 0", THREE, "4 5 0 6", "LW"),
                new Row("T*(sum k*n)", THREE, "2\n2 5 5\n3 1 2 4", "LW"),
                new Row("T*(sum n*a)", THREE, "2\n2 5 5\n3 1 2 4", "LW"),
                new Row("*(sum k*n) until 0", THREE, "1 4\n2 1 2\n0\n9", "LW"),
                new Row("*(sum 3*n) until 0 0 0", THREE, "1 2 3\n1 1 1\n0 0 0\n5", "LW"),
                new Row("T F T*(sum k*n)", upTo("F", "n"), "2 2\n2 3 6\n1 4", "LW"),
                new Row("T*(n k sum n*x)", upTo("k", "x"), "1\n2 2 3 4", "W"),
                new Row("T*(sum n*x k)", upTo("k", "x"), "2\n2 4 3 2\n1 8 3", "WL"),
                new Row("sum n*(x y)", ROOK, "2\n3 5\n5 3", "L"),
                new Row("sum(x[n] y[n])", ROOK, "2\n3 5\n5 4", "W"),
                new Row("T*(sum(x[n] y[n]))", ROOK + "; win when x = y and x > 0", "2\n2\n1 2\n2 1\n1\n3\n3", "LW"),
                new Row("T*((a-1)[n])", LIST, "2\n2 2 2\n1 4", "LW"),
                new Row("a[n]", LIST, "3\n1 2 3", "L"),
                new Row("*(a[line])", LIST, "1 2 3\n\n4", "LW"),
                new Row("n a[n-1]", LIST, "3 5 5", "L"),
                new Row("Q*s:\"LR\"", WORD, "2\nLR\nLLRR", "WL"),
                new Row("T*(_[2] n)", THREE, "1\n9 x 4", "L"),
                new Row("T*(n q k a[k])", THREE, "1\n4 7 2 5 5", "L"),
                new Row("T*(sum runs n:'I')", THREE, "3\nIIIXII\nXX\nIXXIIII", "WLW"),
                new Row("T*(m sum m/2*n)", THREE, "2\n5 3 3\n6 1 2 4", "LW"),
                new Row("T*(m sum m/2*n-1)", THREE, "1\n4 5 1", "L"),
                new Row("T*(n+9)", THREE, "3\n-9 -1 3", "LLL"),
                new Row("a each n=a..5", THREE, "3", "WLW"),
                new Row("each x=0..1 each y=0..2", ROOK, "", "LWWWLW"),
                new Row("sum n*x each k=1..5", upTo("k", "x"), "3 5 8 9", "LLLWW"),
                new Row("sum n*x q*k", upTo("k", "x"), "3 5 8 9\n3 4 1 2", "WLL"),
                new Row("3*(n-1)", THREE, "5 2 9", "LWL"),
                new Row("*(n-1) until 0", THREE, "5 1 2 0 7", "LLW"),
                new Row(
                        "m; *(n, k) until -1",
                        "u(m, k): n -> n - i for i in 1..min(m + k, n)",
                        "1\n3 1\n3 2\n-1",
                        "LW"));
    }

    @ProgramTest
    void a_main_program_reads_what_its_format_says(ProgramLanguage language) throws IOException, InterruptedException {
        boolean quick = language == ProgramLanguage.PYTHON;
        List<Row> rows = quick ? rows() : Thorough.part("formats in " + language, 6, rows());
        List<List<String>> printed = quick
                ? new Compiled(folder)
                        .runPython(
                                rows.stream().map(row -> row.program(language)).toList(),
                                rows.stream().map(Row::input).toList())
                : printed(language, rows);
        assertThat(printed).hasSameSizeAs(rows);
        for (int i = 0; i < rows.size(); i++) {
            assertThat(String.join("", printed.get(i)))
                    .as(rows.get(i).format())
                    .isEqualTo(rows.get(i).printed());
        }
    }

    private List<List<String>> printed(ProgramLanguage language, List<Row> rows)
            throws IOException, InterruptedException {
        List<List<String>> printed = new ArrayList<>();
        for (Row row : rows) {
            printed.add(new Compiled(folder).run(language, row.program(language), row.input()));
        }
        return printed;
    }

    @Test
    void the_page_has_the_sections_of_statements_that_are_tried() throws IOException {
        List<String> tried = rows().stream().map(Row::format).toList();
        String page = Files.readString(Path.of("..", "docs", "formats.md"));
        List<String> sections = page.substring(page.indexOf("## Sections of statements"))
                .lines()
                .filter(line -> line.startsWith("| ") && line.contains("`"))
                .map(line -> line.substring(line.indexOf('`') + 1, line.lastIndexOf('`')))
                .toList();
        assertThat(sections).hasSize(20);
        assertThat(sections.stream().filter(format -> !tried.contains(format))).containsExactly("*(n _ a[2*n])");
    }

    @ProgramTest
    void an_answer_names_what_is_known_and_stands_beside_others(ProgramLanguage language)
            throws IOException, InterruptedException {
        Row row = new Row("T*(sum k*n)", THREE, "2\n2 5 4\n1 8", "");
        InputFormat format = new InputFormat(
                Optional.of(InputPattern.of(row.format())),
                "\"W\\",
                "L",
                Optional.empty(),
                "#{i}: {answer} {value} of {k}",
                Optional.of("; "));
        assertThat(new Compiled(folder)
                        .run(language, row.subject().program(language).text(true, format), row.input()))
                .containsExactly("#1: \"W\\ 1 of 2; #2: L 0 of 1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"4 x 5|no integer from 0", "4 99999999999999999999999|no integer from 0", "3 4|too early"})
    void what_cannot_be_read_ends_a_program_with_a_sentence(String input, String sentence) {
        Row row = new Row("T*n", THREE, input, "");
        Stream.of(ProgramLanguage.CPP, ProgramLanguage.JAVA)
                .forEach(language -> assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(() -> new Compiled(folder).run(language, row.program(language), row.input()))
                        .withMessageContaining(sentence));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "T*(n m|expected \")\"",
                "T*)|expected a name",
                "n)|there is no \"(\"",
                "''|reads nothing",
                "(n m)|how many rows",
                "n n|read twice",
                "T*_|nothing reads n",
                "cases, n|is written T*(…) now",
                "n[3]|n is a number, and not a list",
                "T*n until 1 2|until has 2 numbers",
                "*(sum 2*n) until -1|begins with numbers by their names",
                "sum k*(sum l*n)|one sum",
                "sum k*_ n|the positions of a sum have n",
                "s:\"aa\"|the letters of the word",
                "T*(k a[k])|heaps of a sum are read by sum k*n",
            })
    void a_format_that_does_not_fit_is_refused_with_its_place(String format, String sentence) {
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> new Row(format, THREE, "", "").program(ProgramLanguage.CPP))
                .withMessageContaining(sentence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sum n*(k a[k]) m", "sum n*(k a[k]) each m=1..3"})
    void lists_of_a_sum_stand_behind_the_parameters_that_they_need(String format) {
        String rules = "h(m): a[] -> replace(a, i, a[i] - k) for i in indices(a), k in 1..min(m, a[i])";
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> new Row(format, rules, "", "").program(ProgramLanguage.CPP))
                .withMessageContaining("m has to be read before this sum");
    }

    @Test
    void an_answer_that_names_what_is_not_known_is_refused() {
        Optional<InputPattern> pattern = Optional.of(InputPattern.of("T*(sum k*n)"));
        InputFormat unknown = new InputFormat(pattern, "W", "L", Optional.empty(), "{n}", Optional.empty());
        RuleSubject subject = new Row("", THREE, "", "").subject();
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> subject.program(ProgramLanguage.CPP).text(true, unknown))
                .withMessageContaining("nothing is known of {n}")
                .withMessageContaining("T, k");
        InputFormat value = new InputFormat(pattern, "W", "L", Optional.empty(), "{value}", Optional.empty());
        RuleSubject misere = new RuleSubject(THREE, SampledQuantity.LOST, Play.MISERE, List.of(), 30, true);
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> misere.program(ProgramLanguage.CPP).text(true, value))
                .withMessageContaining("leave {value} out");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{all k,L|this brace is not closed",
                "W,{k|this brace is not closed",
                "W,{which}|nothing is known of {which} in --words",
                "W,{value}|{value} stands in --answer and not in --words",
                "W,L,D|the third word of --words, D, is for draws",
            })
    void words_that_cannot_be_printed_are_refused(String words, String sentence) {
        Optional<String> pattern = Optional.of("T*n");
        FormatText said = new FormatText(pattern, List.of(words.split(",")), "", Optional.empty());
        RuleSubject subject = new Row("", THREE, "", "").subject();
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> subject.program(ProgramLanguage.CPP).text(true, said.format(false)))
                .withMessageContaining(sentence);
    }
}
