package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.grundy.cli.CertificateContents;
import org.grundy.cli.Ran;
import org.grundy.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class QuotientCommandTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void it_prints_the_quotient_in_both_languages() {
        assertThat(Ran.command("quotient", "0.75").out())
                .contains(
                        "misère quotient of order 8, 2 in the P-portion",
                        "proved for all heaps",
                        "from heap 5: order 8");
        assertThat(Ran.command("quotient", "0.75", "--lang", "zh").out()).contains("反常商的阶为 8", "对所有堆均已证明");
    }

    /// The fields that scripts read. Source of the numbers: the published quotient of 0.75.
    @Test
    void json_has_order_portion_period_and_map() {
        String text = Ran.command("quotient", "0.75", "--json").out().replaceAll("\\s+", "");
        assertThat(text)
                .contains(
                        "\"code\":\"0.75\",\"order\":8,\"pPortion\":2,\"complete\":true,\"preperiod\":8,\"period\":2,")
                .contains("\"map\":[0,1,2,1,2,");
        assertThat(Ran.command("quotient", "kayles", "--to", "12", "--json")
                        .out()
                        .replaceAll("\\s+", ""))
                .contains("\"code\":\"0.77\",\"order\":24,\"pPortion\":8,\"complete\":false,\"preperiod\":null,");
    }

    @Test
    void gap_gets_generators_and_relations() {
        assertThat(Ran.command("quotient", "0.31", "--gap").out())
                .contains("f := FreeMonoid(\"a\", \"b\");", "[f.1*f.1, One(f)]", "p := [q.1, q.2*q.2];");
    }

    @Test
    void what_lies_beyond_the_budget_is_said() {
        Ran ran = Ran.command("quotient", "0.07", "--to", "30", "--positions", "3000");
        assertThat(ran.exit()).isEqualTo(ExitCode.UNDECIDED.code());
        assertThat(ran.out()).contains("order 24", "proved for the heaps up to");
        assertThat(ran.err()).contains("The limit of 3000 positions was reached");
    }

    @Test
    void where_no_heap_has_a_move_there_is_no_growth_to_show() {
        assertThat(Ran.command("quotient", "0.07", "--to", "1").out())
                .contains("order 1, 0 in the P-portion", "None of these heaps has a move.")
                .doesNotContain("How it grows");
    }

    @Test
    void its_certificate_is_checked_and_a_changed_one_refused() throws IOException {
        Path file = folder.resolve("quotient.json");
        Ran.command("quotient", "0.123", "--certificate", file.toString());
        assertThat(Ran.command("check", file.toString()).out()).contains("accepted", "order 20", "of all heaps");
        String text = CertificateContents.of(file);
        Files.writeString(file, text.replace("0.123", "0.124"), StandardCharsets.UTF_8);
        Ran refused = Ran.command("check", file.toString(), "--json");
        assertThat(refused.exit()).isEqualTo(ExitCode.UNDECIDED.code());
        assertThat(refused.out()).contains("\"accepted\" : false");
        Files.writeString(file, text.replace("\"steps\" : [", "\"steps\" : [ \"x\","), StandardCharsets.UTF_8);
        assertThat(Ran.command("check", file.toString()).exit()).isEqualTo(ExitCode.BAD_INPUT.code());
    }

    @Test
    void nonsense_is_refused_with_its_place() {
        assertThat(Ran.command("quotient", "0.77", "--to", "0").err()).contains("--to is 0, but must be at least 1");
        assertThat(Ran.command("quotient", "0.77", "--to", "x").exit()).isEqualTo(ExitCode.BAD_INPUT.code());
        assertThat(Ran.command("quotient", "3.5").exit()).isEqualTo(ExitCode.BAD_INPUT.code());
        assertThat(Ran.command("quotient", "wythoff").err()).contains("not played on single heaps");
        assertThat(Ran.command("quotient", "topentails").err()).contains("entailing moves");
        assertThat(Ran.command("quotient").err()).contains("name a game, or give rules");
        assertThat(Ran.command("quotient", "0.75", "--json", "--gap").err()).contains("cannot both be printed");
    }

    /// The rules of Dawson's Kayles in the language: its quotient up to heap 25 is the published one (Plambeck and
    /// Siegel 2008).
    @Test
    void rules_of_single_heaps_have_quotients_too() {
        assertThat(rules("row: n -> a & n - a - 2 for a in 0..n-2 if a % 7 <= 6", "25"))
                .contains("order 144, 23 in the P-portion  proved for the heaps up to 25");
        assertThat(Ran.command("quotient", "-e", "take: n -> n - k for k in 1..3 if k <= n")
                        .out())
                .contains("subtraction[1,2,3]  misère quotient of order 6", "proved for all heaps");
    }

    @Test
    void rules_without_quotients_are_refused_with_the_move() {
        assertThat(rules("g: n -> n + 1 if n < 5; n -> n - 1 if n >= 3", "5"))
                .contains("a move leads from g(0) to g(1)", "every move leaves smaller numbers");
        assertThat(rules("g: n -> n - 1 if n > 0; win when n = 3", "5")).contains("g(3) ends the game");
        assertThat(rules("g: (n, m) -> (n - 1, m) if n > 0", "5")).contains("not played on single heaps");
    }

    @Test
    void a_picture_is_titled_with_the_name_that_was_asked_for() throws IOException {
        Path file = folder.resolve("quotient.svg");
        Ran.command("quotient", "dawsonkayles", "--to", "6", "--svg", file.toString());
        assertThat(Files.readString(file)).contains("dawsonkayles (0.07) — misère quotient");
    }

    private static String rules(String text, String to) {
        Ran ran = Ran.command("quotient", "-e", text, "--to", to);
        return ran.out() + ran.err();
    }
}
