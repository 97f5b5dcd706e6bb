package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.console.Usage;
import org.grundy.render.Language;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

final class HelpTest {
    static Stream<String> names() {
        CommandLine root = Main.commandLine();
        return root.getSubcommands().keySet().stream();
    }

    private static List<String> some() {
        return Thorough.part("commands with help", 12, names().toList());
    }

    @Test
    void without_a_command_the_commands_are_listed() {
        Ran ran = Ran.command();
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("solve", "table", "verify").doesNotContainPattern("\\p{IsHan}");
    }

    @ParameterizedTest
    @MethodSource("names")
    void every_line_of_the_help_has_a_chinese_form(String command) {
        Ran ran = Ran.command(command, "--help", "--lang", "zh");
        assertThat(ran.exit()).isZero();
        assertThat(descriptions(ran.out()))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).containsPattern("\\p{IsHan}"));
        assertThat(Ran.command(command, "--help").out()).doesNotContainPattern("\\p{IsHan}");
    }

    @ParameterizedTest
    @EnumSource
    void every_option_and_every_word_is_described_in_both_languages(Language language) {
        assertThat(Usage.worded(Main.commandLine(), language).getSubcommands())
                .isNotEmpty()
                .allSatisfy(
                        (name, command) -> assertThat(command.getCommandSpec().args())
                                .allSatisfy(argument ->
                                        assertThat(argument.description()).isNotEmpty()));
    }

    @ParameterizedTest
    @MethodSource("names")
    void placeholders_are_words_of_the_language_unless_they_are_code(String command) {
        assertThat(Ran.command(command, "--help", "--lang", "zh").out())
                .doesNotContainPattern("\\b(EXPR|EXPRESSION|FILE|TEXT|GAME|CODE|DIR|WORD|TOPIC|CONDITION)\\b");
    }

    @Test
    void wide_letters_in_a_placeholder_leave_the_columns_straight() {
        assertThat(Ran.command("solve", "--help", "--lang", "zh").out())
                .contains("\n      --svg[=F]       ", "\n      --rules=文件    ", "\n  -e=规则             ");
        assertThat(Ran.command("solve", "--help").out()).contains("--rules=FILE");
    }

    /// Each description with the lines on which it goes on.
    private static List<String> descriptions(String help) {
        List<String> all = new ArrayList<>();
        for (String line : help.lines().toList()) {
            if (line.matches(" {2,6}\\S.* {2,}\\S.*")) {
                all.add(line);
            } else if (!all.isEmpty()) {
                all.add(all.removeLast() + line);
            }
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("some")
    void help_is_asked_for_before_a_command_too(String command) {
        for (String language : List.of("en", "zh")) {
            Ran usual = Ran.command(command, "--help", "--lang", language);
            assertThat(Ran.command("help", command, "--lang", language)).isEqualTo(usual);
            assertThat(Ran.command("--lang", language, "help", command)).isEqualTo(usual);
        }
    }

    @Test
    void help_behind_a_command_is_its_help_where_the_word_means_nothing_there() {
        assertThat(Ran.command("solve", "help")).isEqualTo(Ran.command("solve", "--help"));
        assertThat(Ran.command("help")).isEqualTo(Ran.command("--help"));
        assertThat(Ran.command("solve", "-e", "help: n -> 0 if n>0", "help(3)").out())
                .contains("N position");
    }

    @Test
    void the_version_is_one_line() {
        assertThat(Ran.command("--version").out()).matches("grundy .+\n");
    }

    @Test
    void the_completion_script_knows_commands_options_and_games() {
        Ran ran = Ran.command("completion", "bash");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .contains("_complete_grundy", "'--misere'", "\"wythoff\"")
                .contains("\"suspense\"", "\"selective\"", "\"sj\"", "\"HDU-2873\"", "\"k-multiple\"");
    }
}
