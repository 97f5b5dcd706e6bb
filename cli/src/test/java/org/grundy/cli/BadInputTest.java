package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BadInputTest {
    /// A command line, what is wrong with it in both languages, and the place.
    record Case(List<String> arguments, String en, String zh, String line, String mark) {
        @Override
        public String toString() {
            return String.join(" ", arguments);
        }
    }

    static Stream<Case> cases() {
        return Stream.of(
                wrong("nmi(3)", "there is no game \"nmi\"; the nearest names are nim", "最接近的名字：nim", "^^^"),
                wrong(
                        "wythoff(3)",
                        "wythoff takes 2 entries here, not 1; write it as wythoff(x,y)",
                        "需要 2 项，而不是 1 项",
                        "        ^"),
                wrong(
                        "bash(3)",
                        "bash needs its parameters in square brackets, as in bash[3](15): write bash[m](n,…)",
                        "bash 的参数要写在方括号中，例如 bash[3](15)；写法：bash[m](n,…)",
                        "    ^"),
                wrong("nim(3,-4)", "a heap is -4, but must be at least 0", "堆的大小 是 -4，但至少应为 0", "      ^^"),
                wrong("nim(3,x)", "\"x\" is not a number", "“x”不是数", "      ^"),
                wrong("nim(10^1001)", "larger than 10^1000", "超过了允许的最大值 10^1000", "    ^^^^^^^"),
                wrong("nim(3,4", "this bracket is never closed", "没有配对的右括号", "   ^"),
                wrong("nim(3]", "\"(\" is closed by \"]\"", "“(”被“]”关闭", "   ^^^"),
                wrong("bash[0](5)", "m is 0, but must be at least 1", "m 是 0，但至少应为 1", "     ^"),
                wrong("take[5..3](9)", "p is 5, but must be at most q, which is 3", "5", "     ^^^^"),
                wrong("subtraction[](9)", "the set is empty", "集合", "            ^"),
                wrong(
                        "subtraction[1,0](9)",
                        "a number of the set is 0, but must be at least 1",
                        "0",
                        "              ^"),
                wrong("octal[0.18](9)", "8 is too large here: digits are 0–7", "8", "         ^"),
                wrong("nim(3)+", "expected the name of a game", "此处应为游戏名", "       ^"));
    }

    private static Case wrong(String expression, String en, String zh, String mark) {
        return new Case(List.of("solve", expression), en, zh, expression, mark);
    }

    static Stream<Case> commandLines() {
        return Stream.of(
                new Case(
                        List.of("table", "nim", "--x", "5..1"),
                        "the range 5..1 is empty: it must not begin above its end, so write 1..5",
                        "范围 5..1 是空的",
                        "--x 5..1",
                        "    ^^^^"),
                new Case(
                        List.of("table", "nim", "--x", "5"),
                        "\"5\" is not a range: write --x 0..40",
                        "“5”不是范围",
                        "--x 5",
                        "    ^"),
                new Case(
                        List.of("table", "nim", "--y", "0..5"),
                        "a position of nim is one number",
                        "nim 的局面是一个数",
                        "--y 0..5",
                        "    ^^^^"),
                new Case(
                        List.of("table", "nim", "--to", "-1"),
                        "--to is -1, but must be at least 0",
                        "--to 是 -1",
                        "--to −1",
                        "     ^^"),
                new Case(
                        List.of("export", "nim", "--to", "10^100001"),
                        "--to is at most 10^100000, not 10^100001",
                        "--to 最大为 10^100000",
                        "--to 10^100001",
                        "     ^^^^^^^^^"),
                new Case(
                        List.of("table", "nim", "--misere", "--show", "grundy"),
                        "Grundy values belong to normal play",
                        "SG 值只对正常规则有定义",
                        "--show grundy",
                        "       ^^^^^^"),
                new Case(
                        List.of("table", "nim", "--show", "all"),
                        "--show is one of outcome, grundy, moves, remoteness, suspense, not \"all\"",
                        "--show 应为 outcome、grundy、moves、remoteness、suspense 之一",
                        "--show all",
                        "       ^^^"),
                new Case(
                        List.of("solve", "nim", "3", "--time", "3 years"),
                        "\"3 years\" is not a time: write 30s, 500ms, 2m or 1h",
                        "“3 years”不是时间",
                        "--time 3 years",
                        "       ^^^^^^^"),
                new Case(
                        List.of("solve", "nim", "3", "--memory", "much"),
                        "\"much\" is not an amount of memory",
                        "“much”不是内存大小",
                        "--memory much",
                        "         ^^^^"),
                new Case(
                        List.of("solve", "nim", "3", "--positions", "0"),
                        "--positions is 0, but must be at least 1",
                        "--positions 是 0",
                        "--positions 0",
                        "            ^"),
                new Case(
                        List.of("solve", "nim", "3", "--join", "both"),
                        "--join is one of disjunctive, conjunctive, selective",
                        "--join 应为 disjunctive、conjunctive、selective 之一",
                        "--join both",
                        "       ^^^^"),
                new Case(
                        List.of("solve", "nim", "3", "--misre"),
                        "grundy solve has no option --misre; did you mean --misere? It has ",
                        "grundy solve 没有选项 --misre",
                        "grundy solve nim 3 --misre",
                        "                   ^^^^^^^"),
                new Case(
                        List.of("solve", "nim", "3", "--time"),
                        "--time needs a value: T",
                        "--time 需要一个值：T",
                        "grundy solve nim 3 --time",
                        "                   ^^^^^^"),
                new Case(
                        List.of("solve", "nim", "3", "--misere", "--misere"),
                        "--misere is given twice",
                        "--misere 给出了两次",
                        "grundy solve nim 3 --misere --misere",
                        "                   ^^^^^^^^"),
                new Case(
                        List.of("solve"),
                        "EXPR is missing: write grundy solve EXPR",
                        "缺少“局面”：写法为 grundy solve 局面",
                        "grundy solve",
                        "            ^"),
                new Case(
                        List.of("solve", "-e", "n -> n-1"),
                        "EXPR is missing: behind the rules comes what is asked about them, such as 20 or NAME(20)",
                        "缺少“局面”：规则后面要写所问的局面，例如 20 或“名称(20)”",
                        "grundy solve -e n -> n-1",
                        "                        ^"),
                new Case(
                        List.of("show", "nim", "kayles"),
                        "\"kayles\" is one word too many",
                        "多余的参数“kayles”",
                        "grundy show nim kayles",
                        "                ^^^^^^"),
                new Case(
                        List.of("slove", "nim"),
                        "there is no command \"slove\"; did you mean solve? The commands are ",
                        "没有命令“slove”",
                        "grundy slove nim",
                        "       ^^^^^"),
                new Case(
                        List.of("help", "slove"),
                        "there is no command \"slove\"; did you mean solve? The commands are ",
                        "没有命令“slove”",
                        "grundy slove --help",
                        "       ^^^^^"),
                new Case(
                        List.of("nim", "3", "4"),
                        "nim is a game, not a command: grundy show nim explains it, and grundy solve ",
                        "nim 是游戏，不是命令",
                        "grundy nim 3 4",
                        "       ^^^"),
                new Case(
                        List.of("sequence", "kayles", "--to", "1.5"),
                        "\"1.5\" is not a whole number: --to is an integer, at least 0",
                        "“1.5”不是整数",
                        "--to 1.5",
                        "     ^^^"),
                new Case(
                        List.of("verify", "nimm"),
                        "there is no game \"nimm\"; the nearest names are nim",
                        "没有名为“nimm”的游戏",
                        "nimm",
                        "^^^^"),
                new Case(
                        List.of("completion", "tcsh"),
                        "there is no script for \"tcsh\"",
                        "没有“tcsh”的脚本",
                        "completion tcsh",
                        "           ^^^^"));
    }

    @ParameterizedTest
    @MethodSource({"cases", "commandLines"})
    void a_sentence_says_what_is_wrong_and_a_mark_shows_where(Case wrong) {
        Ran ran = Ran.command(wrong.arguments().toArray(String[]::new));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).startsWith("grundy: ").contains(wrong.en());
        assertThat(ran.err().lines().skip(1)).containsExactly("  " + wrong.line(), "  " + wrong.mark());
    }

    @ParameterizedTest
    @MethodSource({"cases", "commandLines"})
    void the_sentence_is_in_chinese_where_that_is_asked_for(Case wrong) {
        List<String> arguments = Stream.concat(Stream.of("--lang=zh"), wrong.arguments().stream())
                .toList();
        Ran ran = Ran.command(arguments.toArray(String[]::new));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err().lines().findFirst().orElse(""))
                .contains(wrong.zh())
                .containsPattern("\\p{IsHan}");
    }

    /// picocli would group by quotes, warn of odd ones on standard error, and read words from files.
    @ParameterizedTest
    @ValueSource(strings = {"\"", "{\"a,b", "\"a\\\",b", "@", "\\"})
    void quotes_and_at_signs_are_letters_as_others_are(String odd) {
        Ran program = Ran.command("export", "bash[3]", "--to", "20", "--main", "--words", odd + ",zz");
        assertThat(program.err()).doesNotContain("WARN").doesNotContain("picocli");
        for (List<String> words : List.of(
                List.of("export", "bash[3]", "--input", odd),
                List.of("discover", "bash", "--vary", odd),
                List.of("solve", odd),
                List.of("solve", "nim", odd),
                List.of("games", odd),
                List.of("check", odd),
                List.of("solve", "-e", odd),
                List.of("table", "nim", "--x", odd),
                List.of("schema", odd))) {
            Ran ran = Ran.command(words.toArray(String[]::new));
            assertThat(ran.exit()).describedAs(String.join(" ", words)).isIn(0, 2);
            assertThat(ran.err()).doesNotContain("WARN").doesNotContain("picocli");
        }
    }

    @Test
    void a_language_that_is_not_spoken_is_refused() {
        Ran ran = Ran.command("games", "--lang", "fr");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).isEqualTo("""
                grundy: there is no language "fr": --lang is en or zh
                  --lang fr
                         ^^
                """);
    }

    @Test
    void a_table_beyond_what_fits_is_refused_before_anything_is_computed() {
        Ran ran = Ran.command("table", "kayles", "--to", "10^12");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("a table has at most 100000000 cells, and this one would have 1000000000001");
    }

    @Test
    void a_game_whose_positions_are_no_numbers_has_no_table() {
        Ran ran = Ran.command("table", "hackenbush");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("hackenbush has no table");
    }

    @Test
    void csv_and_json_are_not_printed_into_each_other() {
        Ran ran = Ran.command("table", "nim", "--csv", "--json");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("JSON and another format cannot both be printed");
    }

    @Test
    void a_file_in_a_folder_that_is_not_there_is_refused_and_nothing_is_left(@TempDir Path folder) throws Exception {
        for (String option : List.of("--png", "--svg", "--csv")) {
            String file = folder.resolve("missing/table." + option.substring(2)).toString();
            Ran ran = Ran.command("table", "nim", "--to", "5", option, file);
            assertThat(ran.exit()).isEqualTo(74);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err()).contains("cannot write \"" + file + "\": there is no folder ");
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }

    @Test
    void a_folder_is_not_overwritten(@TempDir Path folder) {
        Ran ran = Ran.command("table", "nim", "--to", "5", "--csv", folder.toString());
        assertThat(ran.exit()).isEqualTo(74);
        assertThat(ran.err()).contains("it is a folder");
        assertThat(folder).isEmptyDirectory();
    }
}
