package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.grundy.cli.CertificateContents;
import org.grundy.cli.Ran;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What `solve` and `play` keep of boards, and `solve` proves to `check`.
final class StoreTest {
    @TempDir
    Path folder;

    private Ran solve(String board, String... options) {
        String[] words = Arrays.copyOf(new String[] {"solve", board}, 2 + options.length);
        System.arraycopy(options, 0, words, 2, options.length);
        return Ran.command(words);
    }

    @Test
    void a_store_answers_at_once_what_it_knows() throws IOException {
        String store = folder.toString();
        Ran first = solve("cram(3,7)", "--store", store);
        assertThat(first.exit()).isZero();
        Path file = folder.resolve("cram-8.nimbers");
        long size = Files.size(file);
        Ran again = solve("cram(3,7)", "--store", store);
        assertThat(again.out().lines().limit(2))
                .isEqualTo(first.out().lines().limit(2).toList());
        assertThat(Files.size(file)).isEqualTo(size);
    }

    @Test
    void a_store_that_was_cut_says_so() throws IOException {
        String store = folder.toString();
        solve("cram(3,7)", "--store", store);
        Path file = folder.resolve("cram-8.nimbers");
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length - 5));
        Ran ran = solve("cram(3,7)", "--store", store);
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).contains("the store was damaged at its end");
        assertThat(Ran.command("solve", "cram(3,7)", "--store", store, "--lang", "zh")
                        .err())
                .isEmpty();
    }

    @Test
    void games_whose_positions_are_no_sets_of_cells_are_kept_as_they_are_written() throws IOException {
        String store = folder.toString();
        for (String game : List.of("sprouts(4)", "clobber(2,4)", "nogo(2,3)")) {
            Ran first = solve(game, "--store", store);
            assertThat(first.exit()).isZero();
            Ran again = solve(game, "--store", store);
            assertThat(again.out().lines().limit(2))
                    .isEqualTo(first.out().lines().limit(2).toList());
            assertThat(again.out()).contains("By search of 1 position.\n");
        }
        Files.copy(
                folder.resolve("sprouts.positions"),
                folder.resolve("nogo.positions"),
                StandardCopyOption.REPLACE_EXISTING);
        assertThat(solve("nogo(2,3)", "--store", store).err()).contains("is no store of version 1 for these rules");
    }

    /// Cram on 3×4 cells, a bit for each free one: value 1 (Uiterwijk 2018).
    @Test
    void rules_of_ones_own_are_kept_until_they_are_changed() {
        String cram = "b: x -> x - 3 * 2^i for i in 0..11 if i % 4 < 3 and x bitand (3 * 2^i) = 3 * 2^i\n"
                + "x -> x - 17 * 2^i for i in 0..7 if x bitand (17 * 2^i) = 17 * 2^i";
        assertThat(solveKept(cram, "b(4095)").out()).contains("Grundy value 1.").doesNotContain("search of 1 position");
        String respaced = "# the same\n" + cram.replace(" if", "   if");
        assertThat(solveKept(respaced, "b(4095)").out())
                .contains("Grundy value 1.")
                .endsWith("By search of 1 position.\n");
        String withoutColumns = cram.lines().findFirst().orElseThrow();
        // Three rows of four cells, each 0.07 with a heap of 4: value 2 (Winning Ways, ch. 4).
        assertThat(solveKept(withoutColumns, "b(4095)").out()).contains("Grundy value 2.");
    }

    private static List<String> answer(Ran ran) {
        return ran.out().lines().takeWhile(line -> !line.startsWith("How")).toList();
    }

    private Ran solveKept(String rules, String sum) {
        return solve(sum, "-e", rules, "--store", folder.toString());
    }

    @Tag(Thorough.TAG)
    @Test
    void rules_that_couples_cannot_search_are_answered_as_without_a_store() {
        Map<String, String> games = Map.of(
                "again(5,7)", "again: (a, b) -> (b, a) if a != b\n(a, b) -> (a - 1, b) if a >= 1",
                "won(9,12)",
                        "won: (a, b) -> (a - k, b) for k in 1..a\n(a, b) -> (a, b - k) for k in 1..b\nwin when a = b",
                "deep(90,110)", "deep: (a, b) -> (a - 1, b) if a >= 1\n(a, b) -> (a, b - 1) if b >= 1");
        games.forEach((sum, rules) -> {
            Ran kept = solveKept(rules, sum);
            assertThat(kept.exit()).as(kept.err()).isZero();
            assertThat(answer(kept)).isEqualTo(answer(solve(sum, "-e", rules)));
        });
    }

    @Test
    void only_normal_play_is_kept_and_only_in_a_folder_with_a_name() {
        assertThat(solve("cram(2,3)", "--misere", "--store", folder.toString()).err())
                .contains("--store keeps what is proved in normal play");
        assertThat(solve("cram(2,3)", "--store", "").err()).contains("--store needs the name of a folder");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void a_store_is_for_boards() {
        Ran ran = solve("nim(3)", "--store", folder.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("--store keeps what a search proves of games that remove elements");
    }

    @Test
    void a_game_that_is_played_writes_and_reads_the_store_of_solve() throws IOException {
        String store = folder.toString();
        Ran played = Ran.reading("why\nquit\n", "play", "cram(3,7)", "--store", store);
        assertThat(played.exit()).isZero();
        assertThat(played.err()).isEmpty();
        Path file = folder.resolve("cram-8.nimbers");
        byte[] whole = Files.readAllBytes(file);
        solve("cram(3,7)", "--store", store);
        assertThat(Files.readAllBytes(file)).startsWith(whole);
        Files.write(file, Arrays.copyOf(whole, whole.length - 5));
        assertThat(Ran.reading("quit\n", "play", "cram(3,7)", "--store", store).err())
                .contains("the store was damaged at its end");
    }

    @Test
    void a_certificate_is_accepted_and_a_changed_one_refused() throws IOException {
        Path file = folder.resolve("proof.json");
        Ran ran = solve("cram(4,5)", "--certificate", file.toString());
        assertThat(ran.err()).isEqualTo("wrote " + file + "\n");
        Ran accepted = Ran.command("check", file.toString());
        assertThat(accepted.exit()).isZero();
        assertThat(accepted.out()).startsWith("accepted  Cram 4×5: Grundy value 2\n");
        Files.writeString(file, CertificateContents.of(file).replaceFirst("\"nimber\" : 2", "\"nimber\" : 1"));
        Ran refused = Ran.command("check", file.toString(), "--json");
        assertThat(refused.exit()).isEqualTo(1);
        assertThat(refused.out()).contains("\"accepted\" : false", "\"fault\" : \"position\"");
    }

    @Test
    void a_certificate_with_a_field_of_another_kind_names_it() throws IOException {
        Path file = folder.resolve("proof.json");
        solve("cram(2,3)", "--certificate", file.toString());
        Files.writeString(file, Files.readString(file).replaceFirst("\"piece\" : \"", "\"piece\" : \"x"));
        Ran ran = Ran.command("check", file.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("is no hexadecimal number of a set of elements");
        Files.writeString(file, Files.readString(file).replaceFirst("\"piece\" : \"\\w+\"", "\"piece\" : 5"));
        assertThat(Ran.command("check", file.toString()).err())
                .contains("the field \"claims[0].piece\" of the certificate must be a text");
    }

    @Test
    void a_sum_of_any_games_is_certified() {
        Path file = folder.resolve("proof.json");
        solve("cram(3,5) + sprouts(3) + *4", "--certificate", file.toString());
        Ran accepted = Ran.command("check", file.toString());
        assertThat(accepted.exit()).isZero();
        assertThat(accepted.out()).startsWith("""
                        accepted  a sum of 3 components: Grundy value 4
                          Cram 3×5: Grundy value 1
                          sprouts(3): Grundy value 1
                          *4: Grundy value 4
                        """);
    }

    @Test
    void a_certificate_is_of_normal_play_and_of_positions_that_have_values() {
        Path file = folder.resolve("proof.json");
        Ran misere = solve("cram(2,2)", "--misere", "--certificate", file.toString());
        assertThat(misere.exit()).isEqualTo(2);
        assertThat(misere.err()).contains("--certificate proves answers in normal play");
        Ran entailing = solve("nimstring(1,2)", "--certificate", file.toString());
        assertThat(entailing.err())
                .contains(file + " was not written: there are certificates only of values below 2^31");
        assertThat(entailing.exit()).isEqualTo(1);
        assertThat(solve("nim(10^12)", "--certificate", file.toString()).exit()).isEqualTo(1);
        assertThat(file).doesNotExist();
    }

    @Test
    void a_certificate_that_the_limits_leave_open_is_missed() {
        String file = folder.resolve("proof.json").toString();
        Ran won = solve("cram(5,6)", "--positions", "100", "--certificate", file);
        assertThat(won.out()).contains("N position");
        assertThat(won.err()).contains("the answer is known, but its certificate was not finished. The limit of 100");
        assertThat(won.exit()).isEqualTo(1);
        Ran open = solve("cram(5,7)", "--positions", "100", "--certificate", file, "--lang", "zh");
        assertThat(open.err()).contains("没有写出 " + file + "：胜负未知");
        assertThat(open.exit()).isEqualTo(1);
    }

    @Test
    void a_certificate_of_rules_of_ones_own_asks_for_them() {
        String file = folder.resolve("proof.json").toString();
        String rules = "mine: n -> n - k^2 for k in 1..isqrt(n)";
        solve("mine(7)", "-e", rules, "--certificate", file);
        Ran without = Ran.command("check", file);
        assertThat(without.exit()).isEqualTo(2);
        assertThat(without.err()).contains("\"mine\"", "rules of your own, give them with --rules FILE or -e");
        assertThat(Ran.command("check", file, "--lang", "zh").err()).contains("请用“--rules 文件”或“-e 规则”给出");
        assertThat(Ran.command("check", file, "-e", rules).exit()).isZero();
    }
}
