package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.grundy.cli.CertificateContents;
import org.grundy.cli.Ran;
import org.grundy.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GenusCommandTest {
    @TempDir
    private Path folder = Path.of("");

    /// Source: Winning Ways, ch. 13, table of Kayles.
    @Test
    void it_prints_the_symbol_and_what_it_means() {
        assertThat(Ran.command("genus", "kayles(5)").out()).contains("kayles(5)  4^146", "g− = 1", "Wild");
        assertThat(Ran.command("genus", "nim(3)", "--lang", "zh").out()).contains("nim(3)  3", "Nim 堆");
        assertThat(Ran.command("genus", "kayles(9)", "--json").out().replaceAll("\\s+", ""))
                .contains("\"symbol\":\"4^046\",\"normal\":4,\"misere\":0,\"superscripts\":[0,4,6],\"kind\":\"wild\"");
    }

    @Test
    void the_heaps_of_a_game_are_listed() {
        String text = Ran.command("genus", "octal[0.77]", "--to", "9").out().replaceAll("wild", "");
        assertThat(text.lines().skip(1).limit(10).map(line -> line.strip().split(" +", -1)[1]))
                .containsExactly("0", "1", "2", "3", "1", "4^146", "3", "2^2", "1^1", "4^046");
    }

    @Test
    void heaps_of_any_size_have_one_by_a_quotient_where_it_tells_their_values() {
        Ran large = Ran.command("genus", "kayles(10^18)");
        assertThat(large.exit()).isEqualTo(ExitCode.ANSWERED.code());
        assertThat(large.out()).contains("1^1", "1, 3, …", "order 40", "period 12");
        assertThat(Ran.command("genus", "kayles(10^18)", "--json").out()).contains("\"kind\" : \"open\"");
        Ran capped = Ran.command("genus", "kayles(1002)", "--lang", "zh");
        assertThat(capped.exit()).isEqualTo(ExitCode.UNDECIDED.code());
        assertThat(capped.out()).contains("7^≥4", "没有进一步区分");
        assertThat(Ran.command("genus", "kayles(1002)", "--json").err()).contains("not told apart");
    }

    @Test
    void a_proof_of_tameness_is_written_and_checked_and_a_changed_one_refused() throws IOException {
        Path file = folder.resolve("tame.json");
        Ran.command("genus", "wythoff(2,3) + nim(4)", "--certificate", file.toString());
        assertThat(Ran.command("check", file.toString()).out())
                .contains("accepted  wythoff(2,3) + nim(4): tame", "fickle or firm");
        assertThat(Ran.command("check", file.toString(), "--lang", "zh").out()).contains("接受", "驯良");
        String text = CertificateContents.of(file);
        for (String change :
                List.of("wythoff(2,3) + nim(4)>wythoff(2,4)", "\"nim(1)\">\"nim(9)\"", "\"wythoff>\"nim")) {
            String[] parts = change.split(">", 2);
            Files.writeString(file, text.replace(parts[0], parts[1]));
            Ran refused = Ran.command("check", file.toString());
            assertThat(refused.exit()).as(change + refused).isNotEqualTo(ExitCode.ANSWERED.code());
        }
        Files.writeString(file, text.replace("\"normal\" : [", "\"normal\" : [ 0,"));
        assertThat(Ran.command("check", file.toString()).err()).contains("one for each position");
    }

    @Test
    void all_heaps_of_a_tame_code_and_the_first_wild_heap_of_another_have_certificates() {
        Path file = folder.resolve("heaps.json");
        assertThat(Ran.command("genus", "octal[0.22]", "--to", "3", "--certificate", file.toString())
                        .out())
                .contains("So are all heaps", "period 3");
        assertThat(Ran.command("check", file.toString()).out()).contains("0.22: all heaps are tame");
        Ran.command("genus", "kayles", "--to", "9", "--certificate", file.toString());
        assertThat(Ran.command("check", file.toString()).out()).contains("octal[0.77](5): wild", "normal value is 4");
    }

    @Test
    void a_code_is_a_game_as_it_is_for_quotient_and_sequence() {
        assertThat(Ran.command("genus", "0.77", "--to", "9").out())
                .isEqualTo(
                        Ran.command("genus", "octal[0.77]", "--to", "9").out().replaceFirst("octal.0.77.", "0.77"));
        assertThat(Ran.command("genus", "0.7x", "--to", "9").err()).contains("\"x\" is not a digit");
    }

    /// Games of rules are known to the checker by the same rules.
    @Test
    void positions_of_rules_are_checked_with_their_rules() {
        Path file = folder.resolve("rules.json");
        String rules = "walk: (x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - k) for k in 1..2 if k <= y";
        Ran.command("genus", "walk(3,3)", "-e", rules, "--certificate", file.toString());
        assertThat(Ran.command("check", file.toString(), "-e", rules).out()).contains("accepted  walk(3,3): tame");
        assertThat(Ran.command("check", file.toString()).err()).contains("walk");
    }

    @Test
    void what_is_not_covered_is_said() {
        assertThat(Ran.command("genus", "digraph[a>b,b>a](a)").exit()).isEqualTo(ExitCode.UNDECIDED.code());
        assertThat(Ran.command("genus", "kayles(60)", "--positions", "500").err())
                .contains("500 positions");
        assertThat(Ran.command("genus", "kayles(x)").exit()).isEqualTo(ExitCode.BAD_INPUT.code());
        assertThat(Ran.command("genus", "wythoff", "--to", "3").exit()).isEqualTo(ExitCode.BAD_INPUT.code());
    }
}
