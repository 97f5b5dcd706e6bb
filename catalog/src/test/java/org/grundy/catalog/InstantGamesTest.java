package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.grundy.game.Convention;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;

/// Sums of marbles, strips of Treblecross and heaps of Nim, against playing them with their rules written
/// here again.
class InstantGamesTest {
    private static final int SUMS = Thorough.bound(60, 150);

    private final Map<String, Boolean> known = new HashMap<>();

    /// A marble at `x,y`, a strip of `.` and `X`, or a heap `n`.
    private static List<String> moves(String part) {
        List<String> moves = new ArrayList<>();
        if (part.contains(",")) {
            int x = Integer.parseInt(part.substring(0, part.indexOf(',')));
            int y = Integer.parseInt(part.substring(part.indexOf(',') + 1));
            for (int k = 1; k <= Math.max(x, y); k++) {
                add(moves, x - k, y);
                add(moves, x, y - k);
                add(moves, x - k, y - k);
            }
        } else if (part.contains(".")) {
            for (int i = 0; i < part.length(); i++) {
                if (part.charAt(i) == '.') {
                    moves.add(part.substring(0, i) + "X" + part.substring(i + 1));
                }
            }
        } else if (!part.contains("X")) {
            for (int left = 0; left < Integer.parseInt(part); left++) {
                moves.add(Integer.toString(left));
            }
        }
        return moves;
    }

    private static void add(List<String> moves, int x, int y) {
        if (x >= 0 && y >= 0) {
            moves.add(x + "," + y);
        }
    }

    private static boolean ends(String part) {
        return part.equals("0,0") || part.contains("XXX");
    }

    private boolean wins(List<String> sum, boolean misere) {
        String key = sum.stream().sorted().toList() + " " + misere;
        Boolean before = known.get(key);
        if (before == null) {
            before = winning(sum, misere);
            known.put(key, before);
        }
        return before;
    }

    private boolean winning(List<String> sum, boolean misere) {
        if (sum.stream().anyMatch(InstantGamesTest::ends)) {
            return false;
        }
        boolean stuck = true;
        for (int i = 0; i < sum.size(); i++) {
            for (String to : moves(sum.get(i))) {
                stuck = false;
                List<String> after = new ArrayList<>(sum);
                after.set(i, to);
                if (!wins(after, misere)) {
                    return true;
                }
            }
        }
        return stuck && misere;
    }

    private static String draw(RandomGenerator random) {
        return switch (random.nextInt(3)) {
            case 0 -> random.nextInt(6) + "," + random.nextInt(6);
            case 1 -> {
                StringBuilder strip = new StringBuilder();
                for (int i = 3 + random.nextInt(4); i > 0; i--) {
                    strip.append(random.nextInt(5) == 0 ? 'X' : '.');
                }
                yield strip.toString();
            }
            default -> Integer.toString(random.nextInt(5));
        };
    }

    private static String expression(String part) {
        String name = part.contains(",") ? "marbles" : part.contains(".") || part.contains("X") ? "treblecross" : "nim";
        return name + "(" + part + ")";
    }

    @Test
    void random_sums_are_won_as_by_playing_them() {
        RandomGenerator random = Seed.of("InstantGamesTest").generator();
        for (int i = 0; i < SUMS; i++) {
            List<String> sum = new ArrayList<>();
            for (int parts = 1 + random.nextInt(3); parts > 0; parts--) {
                sum.add(draw(random));
            }
            String expression = String.join(
                    " + ", sum.stream().map(InstantGamesTest::expression).toList());
            assertThat(Ask.normal(expression).outcome()).as(expression).isEqualTo(wins(sum, false) ? "N" : "P");
            assertThat(Ask.under(Convention.MISERE, expression).outcome())
                    .as("misère " + expression)
                    .isEqualTo(wins(sum, true) ? "N" : "P");
            moves(sum, expression);
        }
    }

    private void moves(List<String> sum, String expression) {
        Ask asked = Ask.normal(expression);
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < sum.size() && sum.stream().noneMatch(InstantGamesTest::ends); i++) {
            for (String to : moves(sum.get(i))) {
                List<String> after = new ArrayList<>(sum);
                after.set(i, to);
                if (!wins(after, false)) {
                    expected.add(to);
                }
            }
        }
        assertThat(asked.complete()).as(expression).isTrue();
        assertThat(asked.wins()).as(expression).hasSize(expected.size());
    }
}
