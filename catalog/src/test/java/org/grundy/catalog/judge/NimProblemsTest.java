package org.grundy.catalog.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;

/// Problems about heaps of Nim against playing every sum out.
class NimProblemsTest {
    private static final int INPUTS = Thorough.bound(2_000, 10_000);

    private final RandomGenerator random = Seed.of("NimProblemsTest").generator();
    private final NaiveOutcome<Integer> normal = NaiveOutcome.normal(NimProblemsTest::lower);
    private final NaiveOutcome<Integer> misere = NaiveOutcome.misere(NimProblemsTest::lower);

    private static List<List<Integer>> lower(Integer heap) {
        return IntStream.range(0, heap).mapToObj(List::of).toList();
    }

    private List<Integer> heaps(int least) {
        return random.ints(1 + random.nextInt(4), least, 6).boxed().toList();
    }

    private static String line(List<Integer> heaps) {
        return heaps.size() + "\n" + heaps.stream().map(String::valueOf).collect(Collectors.joining(" ")) + "\n";
    }

    private String cases(List<List<Integer>> all) {
        return all.size() + "\n" + all.stream().map(NimProblemsTest::line).collect(Collectors.joining());
    }

    private List<List<Integer>> draw() {
        return IntStream.range(0, INPUTS).mapToObj(i -> heaps(0)).toList();
    }

    private static String expected(List<List<Integer>> all, NaiveOutcome<Integer> oracle, String won, String lost) {
        return all.stream()
                .map(heaps -> oracle.nextPlayerWins(heaps) ? won + "\n" : lost + "\n")
                .collect(Collectors.joining());
    }

    @Test
    void P2197_agrees_with_playing_nim_out() {
        List<List<Integer>> all = draw();
        assertThat(Judged.output("P2197", cases(all))).isEqualTo(expected(all, normal, "Yes", "No"));
    }

    @Test
    void HDU1907_and_P4279_agree_with_playing_misere_nim_out() {
        List<List<Integer>> all = draw();
        String wanted = expected(all, misere, "John", "Brother");
        assertThat(Judged.output("HDU-1907", cases(all))).isEqualTo(wanted);
        assertThat(Judged.output("P4279", cases(all))).isEqualTo(wanted);
    }

    @Test
    void HDU1850_counts_the_winning_moves() {
        List<List<Integer>> all = draw();
        String input = all.stream().map(NimProblemsTest::line).collect(Collectors.joining()) + "0\n";
        String wanted = all.stream().map(heaps -> winning(heaps).size() + "\n").collect(Collectors.joining());
        assertThat(Judged.output("HDU-1850", input)).isEqualTo(wanted);
        assertThat(Judged.output("POJ-2975", input)).isEqualTo(wanted);
    }

    @Test
    void HDU2176_lists_the_winning_moves() {
        List<List<Integer>> all = draw();
        String input = all.stream().map(NimProblemsTest::line).collect(Collectors.joining()) + "0\n";
        String wanted = all.stream()
                .map(heaps -> (normal.nextPlayerWins(heaps) ? "Yes\n" : "No\n") + String.join("", winning(heaps)))
                .collect(Collectors.joining());
        assertThat(Judged.output("HDU-2176", input)).isEqualTo(wanted);
    }

    private List<String> winning(List<Integer> heaps) {
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < heaps.size(); i++) {
            for (int left = 0; left < heaps.get(i); left++) {
                List<Integer> after = new ArrayList<>(heaps);
                after.set(i, left);
                if (!normal.nextPlayerWins(after)) {
                    moves.add(heaps.get(i) + " " + left + "\n");
                }
            }
        }
        return moves;
    }
}
