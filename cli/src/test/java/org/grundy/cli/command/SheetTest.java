package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.Ran;
import org.grundy.render.lesson.Lessons;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tables and sequences for a teacher's sheet.
final class SheetTest {
    @Test
    void a_table_in_markdown_marks_lost_positions() {
        assertThat(Ran.command("table", "nim(x,y)", "--to", "2", "--md").out())
                .contains("| y, x | 0 | 1 | 2 |\n", "| 1 | 1 | **0** | 3 |\n");
    }

    @Test
    void a_table_in_latex_is_a_tabular_with_signs_escaped() {
        assertThat(Ran.command("table", "kayles", "--to", "12", "--tex").out())
                .contains("\\begin{tabular}{r|rrrrrrrrrr}\n", "10 & 2 & 6 & 4 &", "\\end{tabular}");
        // a name of rules may have signs that LaTeX takes for its own
        assertThat(Ran.command("table", "-e", "my_game: n -> n - 1 if n > 0", "--to", "3", "--tex")
                        .out())
                .contains("my\\_game");
    }

    @Test
    void a_table_in_html_is_a_page_in_the_readers_language() {
        assertThat(Ran.command("table", "wythoff", "--to", "3", "--html", "--lang", "zh")
                        .out())
                .startsWith("<!doctype html>\n<html lang=\"zh\">")
                .contains("<tr><th>1</th><td>1</td><td>2</td><td><b>0</b></td><td>4</td></tr>")
                .endsWith("</html>\n");
    }

    @Test
    void an_answer_in_markdown_has_its_headings_and_keeps_the_columns_of_the_nim_sum() {
        assertThat(Ran.command("solve", "nim(3,4,5)", "--md").out())
                .startsWith(
                        "## nim(3,4,5)\n\nN position: the player to move wins. Grundy value 2.\n\n### Winning move\n")
                .contains("```text\nnim(3)  3  011\nnim(4)  4  100\nnim(5)  5  101\n")
                .contains("when the nim sum (xor) of the heaps is 0.\n");
    }

    @Test
    void an_answer_in_latex_has_no_sign_that_a_font_may_lack() {
        assertThat(Ran.command("solve", "subtraction[1,3,4](6)", "--tex", "--options", "--line")
                        .out())
                .startsWith("\\documentclass{article}\n")
                .contains("\\section*{subtraction[1,3,4](6)}\n")
                .endsWith("\\end{document}\n")
                .contains("\\begin{verbatim}\n6 -> 2: take 4\n\\end{verbatim}", "mex \\{0, 1, 3\\} = 2")
                .matches("[\\x00-\\x7f]+");
    }

    @Test
    void floors_roots_and_greek_letters_have_their_names_in_latex() {
        assertThat(Ran.command("solve", "wythoff(3,5)", "--tex").out())
                .contains("A(n) = $\\lfloor$n$\\alpha$$\\rfloor$", "$\\surd$(t$^2$+4)")
                .matches("[\\x00-\\x7f]+");
    }

    @Test
    void every_lesson_is_a_worksheet_in_latex_with_no_sign_that_a_font_may_lack() {
        Thorough.part("worksheets in LaTeX", 5, Lessons.TOPICS)
                .forEach(topic -> assertThat(Ran.command("explain", topic, "--answers", "--tex")
                                .out())
                        .as(topic)
                        .matches("[\\x00-\\x7f]+"));
    }

    @Test
    void a_worksheet_without_a_topic_is_refused_with_an_example() {
        Ran ran = Ran.command("explain", "--tex");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("name its topic, as in grundy explain nim --tex");
        assertThat(Ran.command("explain", "--book", "--html").exit()).isEqualTo(2);
    }

    @Test
    void a_worksheet_has_room_to_write_and_its_answers_on_a_sheet_of_their_own() {
        String page = Ran.command("explain", "nim", "--answers", "--html").out();
        assertThat(page).contains("<h2>Answers</h2>", "border-bottom:1px dotted");
        assertThat(page.indexOf("break-before:page")).isGreaterThan(page.lastIndexOf("border-bottom:1px dotted"));
        assertThat(Ran.command("explain", "nim", "--html").out()).doesNotContain("<h2>Answers</h2>");
    }

    @Test
    void an_answer_that_is_written_into_a_page_of_html_is_not_printed_too(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("answer.html");
        Ran ran = Ran.command("solve", "bash[3](8)", "--html", file.toString(), "--lang", "zh");
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("已写入 " + file);
        assertThat(Files.readString(file))
                .startsWith("<!doctype html>\n<html lang=\"zh\">")
                .contains("<h1>bash[3](8)</h1>\n<p>P 局面：先手必败。", "<h2>为什么</h2>\n<p>8 mod 4 = 0")
                .endsWith("</body></html>\n");
        assertThat(Ran.command("solve", "bash[3](8)", "--html", "--json").err())
                .contains("JSON and another format cannot both be printed");
    }

    @Test
    void a_sequence_is_written_into_a_file(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("kayles.md");
        assertThat(Ran.command("sequence", "kayles", "--to", "25", "--md", file.toString())
                        .exit())
                .isZero();
        assertThat(Files.readString(file)).contains("| 20 | 1 | 4 | 6 | 7 | 4 | 1 |");
    }

    @Test
    void the_graph_of_a_small_position_is_drawn_with_values_and_lost_positions(@TempDir Path folder)
            throws IOException {
        Path dot = folder.resolve("g.dot");
        Path svg = folder.resolve("g.svg");
        assertThat(Ran.command("solve", "subtraction[1,3,4](6)", "--dot", dot.toString(), "--svg", svg.toString())
                        .exit())
                .isZero();
        // values 0 1 0 1 2 3 2 by hand; 6 leads to 5, 3 and 2
        assertThat(Files.readString(dot))
                .contains("p0 [label=\"6\\n2\"]", "[label=\"2\\n0\", fillcolor=gold]", "p0 -> p1;", "p0 -> p3;")
                .doesNotContain("p0 -> p4;");
        assertThat(Files.readString(svg)).startsWith("<svg ").endsWith("</svg>\n");
        assertThat(Ran.command("solve", "nim(30,40)", "--svg", svg.toString()).err())
                .contains("too many to be drawn");
    }

    /// Kayles of five pins has moves past one, two and three rows; rows of Nim with three heaps are wider.
    @ParameterizedTest
    @ValueSource(strings = {"kayles(5)", "nim(1,2,2)", "digraph[a>b, b>c, a>c, c>d, a>d, b>d](a)"})
    void no_move_of_a_graph_goes_behind_a_position(String position, @TempDir Path folder) throws IOException {
        Path file = folder.resolve("g.svg");
        assertThat(Ran.command("solve", position, "--svg", file.toString()).exit())
                .isZero();
        String svg = Files.readString(file);
        List<int[]> boxes = Pattern.compile("<rect x=\"(\\d+)\" y=\"(\\d+)\" width=\"(\\d+)\" height=\"(\\d+)\"")
                .matcher(svg)
                .results()
                .map(box -> IntStream.rangeClosed(1, 4)
                        .map(i -> Integer.parseInt(box.group(i)))
                        .toArray())
                .toList();
        List<String> paths = Pattern.compile("<path d=\"([^\"]*)\" fill=\"none\"")
                .matcher(svg)
                .results()
                .map(path -> path.group(1))
                .toList();
        assertThat(boxes).isNotEmpty();
        assertThat(paths).isNotEmpty();
        for (String path : paths) {
            assertThat(points(path))
                    .allSatisfy(point -> assertThat(boxes)
                            .noneMatch(box -> point[0] > box[0]
                                    && point[0] < box[0] + box[2]
                                    && point[1] > box[1]
                                    && point[1] < box[1] + box[3]));
        }
    }

    /// Points on a path of lines, of cubic curves and of upright lines.
    private static List<double[]> points(String path) {
        List<double[]> points = new ArrayList<>();
        double[] at = {0, 0};
        for (MatchResult part :
                Pattern.compile("([MLCV])([-\\d ]+)").matcher(path).results().toList()) {
            double[] n = Stream.of(part.group(2).trim().split(" "))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            double[] end = part.group(1).equals("V")
                    ? new double[] {at[0], n[0]}
                    : new double[] {n[n.length - 2], n[n.length - 1]};
            double[] from = part.group(1).equals("M") ? end : at;
            for (int step = 1; step < 20; step++) {
                double t = step / 20.0;
                points.add(new double[] {along(from, end, n, 0, t), along(from, end, n, 1, t)});
            }
            at = end;
        }
        return points;
    }

    private static double along(double[] from, double[] end, double[] n, int axis, double t) {
        if (n.length < 6) {
            return from[axis] * (1 - t) + end[axis] * t;
        }
        return from[axis] * Math.pow(1 - t, 3)
                + 3 * n[axis] * t * Math.pow(1 - t, 2)
                + 3 * n[2 + axis] * t * t * (1 - t)
                + end[axis] * t * t * t;
    }
}
