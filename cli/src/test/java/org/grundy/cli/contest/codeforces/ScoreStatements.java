package org.grundy.cli.contest.codeforces;

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.ScoredPlay;
import org.grundy.cli.contest.ScoredPlay.Turn;
import org.grundy.cli.contest.Statement;

/// Games for points, or for a number that is left.
final class ScoreStatements {
    private ScoreStatements() {}

    static List<Statement> all() {
        return List.of(stickers(), topAndBottom(), carrots(), lastNumber(), olympiad(), palindrome());
    }

    private static Statement stickers() {
        ScoredPlay<List<Integer>> play = new ScoredPlay<>(row -> IntStream.rangeClosed(2, row.size())
                .mapToObj(k -> {
                    List<Integer> next = new ArrayList<>(row.subList(k - 1, row.size()));
                    next.set(0, ListMoves.sum(row.subList(0, k)));
                    return new Turn<>(next.getFirst(), List.copyOf(next));
                })
                .toList());
        return new Statement(
                "Codeforces 731E",
                "scores",
                Read.codeforces(731, "E"),
                "2 <= n <= 200000; -10000 <= a_i <= 10000; 2 s",
                "Take the first k >= 2 stickers of a row, put one with their sum in their place and score it, until one is"
                        + " left. Read n, then a_1 … a_n; print the difference of the scores.",
                random -> {
                    int n = random.nextInt(2, 9);
                    return n + "\n" + Lines.numbers(random, n, -9, 9) + "\n";
                },
                input -> Lines.answer(input, in -> String.valueOf(play.difference(ListMoves.read(in)))),
                null);
    }

    /// Piles of cards, and whose turn it is.
    private record Cards(List<List<Integer>> piles, boolean top) {
        List<Turn<Cards>> turns() {
            return IntStream.range(0, piles.size())
                    .filter(i -> !piles.get(i).isEmpty())
                    .mapToObj(i -> {
                        List<Integer> pile = piles.get(i);
                        int card = top ? 0 : pile.size() - 1;
                        return new Turn<>(
                                pile.get(card),
                                new Cards(ListMoves.with(piles, i, ListMoves.without(pile, card)), !top));
                    })
                    .toList();
        }
    }

    private static Statement topAndBottom() {
        ScoredPlay<Cards> play = new ScoredPlay<>(Cards::turns);
        return new Statement(
                "Codeforces 388C",
                "scores",
                Read.codeforces(388, "C"),
                "1 <= n <= 100; 1 <= s_i <= 100; 1 <= c <= 1000; 1 s",
                "Ciel takes a card from the top of a pile, Jiro one from the bottom, Ciel first; each wants the greatest sum."
                        + " Read n, then n lines s_i and the cards from top to bottom; print both sums.",
                random -> Lines.counted(random, random.nextInt(1, 4), r -> {
                    int cards = r.nextInt(1, 4);
                    return cards + " " + Lines.numbers(r, cards, 1, 20);
                }),
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    List<List<Integer>> piles = new ArrayList<>();
                    for (int i = 0; i < n; i++) {
                        piles.add(ListMoves.read(in));
                    }
                    int all = piles.stream().mapToInt(ListMoves::sum).sum();
                    int more = play.difference(new Cards(piles, true));
                    return (all + more) / 2 + " " + (all - more) / 2;
                }),
                null);
    }

    /// The last of a row of which both take from the ends, the first to move for the greatest.
    private static int lastCarrot(List<Integer> row, boolean greatest) {
        if (row.size() == 1) {
            return row.getFirst();
        }
        int one = lastCarrot(row.subList(1, row.size()), !greatest);
        int other = lastCarrot(row.subList(0, row.size() - 1), !greatest);
        return greatest ? Math.max(one, other) : Math.min(one, other);
    }

    private static Statement carrots() {
        return new Statement(
                "Codeforces 794E",
                "last number",
                Read.codeforces(794, "E"),
                "1 <= n <= 3*10^5; 1 <= a_i <= 10^9; 2 s",
                "Eat a carrot from either end of a row, until one is left: Oleg, who begins, wants it great, Igor small. Before"
                        + " that Oleg makes k moves alone. Read n, then a_1 … a_n; print what is left for k = 0 … n - 1.",
                random -> Lines.list(random, 8, 1, 9) + "\n",
                input -> Lines.answer(input, in -> {
                    List<Integer> row = ListMoves.read(in);
                    return IntStream.range(0, row.size())
                            .mapToObj(k -> IntStream.rangeClosed(0, k)
                                    .map(left -> lastCarrot(row.subList(left, row.size() - k + left), true))
                                    .max()
                                    .orElseThrow())
                            .map(String::valueOf)
                            .collect(Collectors.joining(" "));
                }),
                null);
    }

    private static int lastErased(List<Integer> numbers, boolean least) {
        if (numbers.size() == 1) {
            return numbers.getFirst();
        }
        IntStream all = ListMoves.shorter(numbers).stream().mapToInt(next -> lastErased(next, !least));
        return least ? all.min().orElseThrow() : all.max().orElseThrow();
    }

    private static Statement lastNumber() {
        return new Statement(
                "Codeforces 984A",
                "last number",
                Read.codeforces(984, "A"),
                "1 <= n <= 1000; 1 <= a_i <= 10^6; 1 s",
                "Erase a number, until one is left: the first player wants it small, the second great. Read n, then a_1 … a_n;"
                        + " print what is left.",
                random -> Lines.list(random, 6, 1, 9) + "\n",
                input -> Lines.answer(input, in -> String.valueOf(lastErased(ListMoves.read(in), true))),
                null);
    }

    private static int lastSum(List<Integer> numbers, boolean greatest) {
        if (numbers.size() == 1) {
            return numbers.getFirst();
        }
        List<Integer> results = new ArrayList<>();
        for (int i = 0; i < numbers.size(); i++) {
            for (int j = 0; j < i; j++) {
                List<Integer> next = new ArrayList<>(numbers);
                next.add((next.remove(/* index */ i) + next.remove(/* index */ j)) / 2 * 2);
                results.add(lastSum(next, !greatest));
            }
        }
        IntStream all = results.stream().mapToInt(Integer::intValue);
        return greatest ? all.max().orElseThrow() : all.min().orElseThrow();
    }

    private static Statement olympiad() {
        return new Statement(
                "Codeforces 1916C",
                "last number",
                Read.codeforces(1916, "C"),
                "t <= 10^4; sum of n 10^5; 1 <= a_i <= 10^9; 2 s",
                "Put twice the half of their sum, rounded down, in place of two numbers, until one is left: Masha, who begins,"
                        + " wants it great, Olya small. Read t, then t times n and a_1 … a_n; print for each what is left of"
                        + " the first k numbers, k = 1 … n.",
                random -> Lines.counted(random, 5, r -> Lines.list(r, 5, 1, 9)),
                input -> Lines.answerCounted(input, in -> prefixes(in)),
                null);
    }

    private static String prefixes(Scanner in) {
        List<Integer> numbers = ListMoves.read(in);
        return IntStream.rangeClosed(1, numbers.size())
                .mapToObj(k -> String.valueOf(lastSum(numbers.subList(0, k), true)))
                .collect(Collectors.joining(" "));
    }

    /// A string, and whether it was reversed just before.
    private record Text(String string, boolean reversed) {
        List<Turn<Text>> turns() {
            if (!string.contains("0")) {
                return List.of();
            }
            List<Turn<Text>> all = new ArrayList<>();
            for (int i = 0; i < string.length(); i++) {
                if (string.charAt(i) == '0') {
                    all.add(new Turn<>(-1, new Text(string.substring(0, i) + "1" + string.substring(i + 1), false)));
                }
            }
            String other = new StringBuilder(string).reverse().toString();
            if (!reversed && !other.equals(string)) {
                all.add(new Turn<>(0, new Text(other, true)));
            }
            return all;
        }
    }

    private static Statement palindrome() {
        ScoredPlay<Text> play = new ScoredPlay<>(Text::turns);
        return new Statement(
                "Codeforces 1527B1",
                "scores",
                Read.codeforces(1527, "B1"),
                "1 <= t, n <= 1000; 1 s",
                "Make a 0 of a string a 1 and pay 1, or reverse it for nothing, if it is no palindrome and was not reversed"
                        + " just before, until there are only 1s; who has paid less wins. Read t, then t times n and a"
                        + " palindrome of 0 and 1 with a 0; print ALICE, who begins, BOB or DRAW.",
                random -> Lines.counted(random, 5, r -> {
                    String half = Lines.word(r, r.nextInt(4), "01");
                    String middle = half.contains("0") ? Lines.word(r, r.nextInt(2), "01") : "0";
                    String whole = half + middle + new StringBuilder(half).reverse();
                    return whole.length() + "\n" + whole;
                }),
                input -> Lines.answerCounted(input, in -> {
                    in.nextInt();
                    int more = play.difference(new Text(in.next(), false));
                    return more > 0 ? "ALICE" : more < 0 ? "BOB" : "DRAW";
                }),
                null);
    }
}
