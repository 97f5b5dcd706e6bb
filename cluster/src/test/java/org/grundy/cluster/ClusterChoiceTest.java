package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.grundy.catalog.Catalog;
import org.grundy.cluster.store.ParquetBytes;
import org.grundy.discover.Discovery;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.Language;
import org.grundy.render.json.DiscoveryRecord;
import org.grundy.render.json.Json;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/// Questions about many choices of parameters have the answers of each choice alone.
@ResourceLock("spark")
final class ClusterChoiceTest {
    private static final String TAKE = "take(k): n -> n - i for i in {1, k} if i <= n";

    @TempDir
    Path folder;

    private ClusterRan ask(String command, String master, String vary, String out, String... words) {
        List<String> all = new ArrayList<>(List.of(command, "-e", TAKE, "--to", "120"));
        all.addAll(List.of("--vary", vary, "--master", master, "--out", out(out)));
        all.addAll(List.of(words));
        return ClusterRan.of(all.toArray(String[]::new));
    }

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    private List<Group> answers(String name) throws IOException {
        return ParquetBytes.read(
                Files.readAllBytes(folder.resolve(name).resolve("answers.parquet")), new GroupReadSupport());
    }

    @Test
    void a_form_is_found_for_each_choice_as_on_one_machine_whatever_the_number_of_tasks_at_once() throws IOException {
        ClusterRan some = ask("discover", "local[1]", "k=3..4", "one");
        assertThat(some.code()).as(some.err()).isZero();
        ClusterRan more = ask("discover", "local[1]", "k=2..6", "one");
        assertThat(more.err()).contains("2 of 5 choices have their answer already");
        ClusterRan atOnce = ask("discover", "local[3]", "k=2..6", "three");
        assertThat(atOnce.out()).isEqualTo(more.out()).contains("k=3  take[3](n)  lost  proved  n mod 2 = 0");
        assertThat(ClusterFiles.in(folder.resolve("one"))).isEqualTo(ClusterFiles.in(folder.resolve("three")));

        Library rules = RuleText.compile(TAKE).before(Catalog.library());
        List<Group> answers = answers("one");
        assertThat(answers).hasSize(10);
        for (Group answer : answers) {
            long k = answer.getGroup("parameters", 0).getGroup("list", 0).getLong("element", 0);
            Variation alone = Variation.of(SampledGame.of(ExpressionParser.parseGame(rules, "take[" + k + "]")));
            String expected = Json.of(DiscoveryRecord.of(
                    Discovery.standard().of(alone, Play.NORMAL, OptionalInt.of(120), new Run(Budget.standard())),
                    Language.EN));
            assertThat(answer.getString("report", 0)).isEqualTo(expected);
        }
    }

    /// Of n tokens one takes 1 or k: if k is odd, every move changes the parity of n, so the even n are lost.
    /// If k is 2, the multiples of 3 are (Bachet 1612).
    @Test
    void a_guess_is_tried_for_each_choice_and_the_first_counterexample_is_told() throws IOException {
        ClusterRan wrong = ask("conjecture", "local[2]", "k=1..3", "wrong", "n % 2 == 0");
        assertThat(wrong.code()).isEqualTo(1);
        assertThat(wrong.out()).contains("k = 2").contains("wrong for 0 other choices too");
        assertThat(answers("wrong").stream().map(row -> row.getString("status", 0)))
                .containsExactly("proved", "wrong", "proved");
        ClusterRan general = ask("conjecture", "local[2]", "k=3..3", "right", "n % 2 == 0");
        assertThat(general.code()).as(general.err()).isZero();
        assertThat(general.out()).contains("agrees on 121 positions of 1 choices; proved for 1 of them");
    }

    @Test
    void bad_input_is_answered_with_what_is_allowed() {
        assertThat(ask("discover", "local[1]", "k=3..4", "d").code()).isZero();
        List<ClusterRan> refused = List.of(
                ask("discover", "local[1]", "k=3..4", "d", "--misere"),
                ask("discover", "local[1]", "k=3..4,j=3..4", "x"),
                ask("discover", "local[1]", "k=1..1000000", "x"),
                ask("conjecture", "local[1]", "k=1..3", "x", "n % m == 0"),
                ask("conjecture", "local[1]", "k=1..3", "x", "take", "n == 0", "n == 1"),
                ClusterRan.of("discover", "--vary", "k=1..2", "--out", out("x")));
        assertThat(refused).allSatisfy(ran -> assertThat(ran.code()).isEqualTo(2));
        assertThat(refused.stream().map(ran -> ran.err().lines().findFirst().orElse("")))
                .satisfiesExactly(
                        err -> assertThat(err).contains("tells of another question"),
                        err -> assertThat(err).contains("there is no parameter or number j"),
                        err -> assertThat(err).contains("--vary makes more than 100000 games"),
                        err -> assertThat(err).contains("m"),
                        err -> assertThat(err).contains("put the condition between quotation marks"),
                        err -> assertThat(err).contains("name a game, or give rules"));
    }
}
