package org.grundy.cli.contest.further;

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Piles whose order, number or largest says what may be done with them.
final class PileStatements {
    private PileStatements() {}

    static List<Statement> all() {
        return List.of(ordered(), strategist(), split(), bait(), magic(), digits());
    }

    private static Statement ordered() {
        return new Statement(
                "TopCoder OrderedNim",
                "order of heaps",
                "http://topcoder.bgcoder.com/print.php?id=2344",
                "1 to 50 heaps from 1 to 10^9; 2 s",
                "Nim in which a heap is taken from only when all heaps before it are gone. Given the heaps: Alice if the first"
                        + " player wins, or Bob.",
                random -> Lines.list(random, 5, 1, 3) + "\n",
                input -> Lines.answer(input, in -> {
                    PlayedOut<List<Integer>> play = PlayedOut.normal(heaps -> IntStream.range(0, heaps.size())
                            .filter(i -> heaps.get(i) > 0)
                            .limit(1)
                            .boxed()
                            .flatMap(i -> ListMoves.lowered(heaps, i).stream())
                            .toList());
                    return play.wins(ListMoves.read(in)) ? "Alice" : "Bob";
                }),
                new Sample("2\n2 1\n", "Alice\n"));
    }

    private static int below(List<Integer> piles, int pile) {
        return piles.get(pile) - (pile == 0 ? 0 : piles.get(pile - 1));
    }

    private static List<Integer> taken(List<Integer> piles, int pile, int stones) {
        return ListMoves.with(piles, pile, piles.get(pile) - stones);
    }

    private static Statement strategist() {
        return new Statement(
                "TopCoder StoneGameStrategist",
                "winning move",
                "http://topcoder.bgcoder.com/print.php?id=1254",
                "1 to 50 piles from 1 to 1000; 2 s",
                "Take stones of one pile of a row in which no pile is smaller than the one before, which must stay so; who"
                        + " takes the last wins. Given the piles: TAKE s STONES FROM PILE k for the winning move with the least"
                        + " s, then the least k, from 0 on, or YOU LOSE.",
                random -> {
                    List<Integer> piles = random.ints(random.nextInt(1, 5), 1, 7)
                            .sorted()
                            .boxed()
                            .toList();
                    return Lines.list(piles) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    List<Integer> start = ListMoves.read(in);
                    PlayedOut<List<Integer>> play = PlayedOut.normal(piles -> IntStream.range(0, piles.size())
                            .boxed()
                            .flatMap(k ->
                                    IntStream.rangeClosed(1, below(piles, k)).mapToObj(s -> taken(piles, k, s)))
                            .toList());
                    return IntStream.rangeClosed(1, 1000)
                            .boxed()
                            .flatMap(s -> IntStream.range(0, start.size())
                                    .filter(k -> s <= below(start, k) && !play.wins(taken(start, k, s)))
                                    .mapToObj(k -> "TAKE " + s + " STONES FROM PILE " + k))
                            .findFirst()
                            .orElse("YOU LOSE");
                }),
                new Sample("2\n6 12\n", "TAKE 6 STONES FROM PILE 1\n"));
    }

    private static Stream<List<Integer>> splits(List<Integer> piles, int pile) {
        List<Integer> others = ListMoves.without(piles, pile);
        int size = others.size();
        return IntStream.range(1, piles.get(pile))
                .boxed()
                .flatMap(part -> IntStream.range(0, size * size)
                        .filter(pair -> pair / size != pair % size)
                        .mapToObj(pair -> {
                            List<Integer> next = new ArrayList<>(others);
                            next.set(pair / size, next.get(pair / size) + part);
                            next.set(pair % size, next.get(pair % size) + piles.get(pile) - part);
                            return ListMoves.sorted(next);
                        }));
    }

    private static Statement split() {
        return new Statement(
                "TopCoder SplitStoneGame",
                "piles joined",
                "https://web.eecs.utk.edu/~jplank/topcoder-writeups/2014/SplitStoneGame/index.html",
                "up to 50 piles of up to 50 stones; 2 s",
                "Take a pile of more than one stone away, and put its stones on two other piles, some on each; who cannot"
                        + " loses. Given the piles: WIN if the first player wins, or LOSE.",
                random -> Lines.list(random, 5, 1, 4) + "\n",
                input -> Lines.answer(input, in -> {
                    PlayedOut<List<Integer>> play = PlayedOut.normal(piles -> IntStream.range(0, piles.size())
                            .boxed()
                            .flatMap(i -> splits(piles, i))
                            .distinct()
                            .toList());
                    return play.wins(ListMoves.sorted(ListMoves.read(in))) ? "WIN" : "LOSE";
                }),
                new Sample("3\n1 1 2\n", "WIN\n"));
    }

    private static Statement bait() {
        return new Statement(
                "Codeforces 1990A",
                "memory of the last move",
                Read.codeforces(1990, "A"),
                "t <= 1000; 2 <= n <= 50; 1 <= a_i <= n",
                "Choose a number that is not smaller than the one that was chosen last, and replace it by 0; who cannot"
                        + " loses. Read t, then n and n numbers; print YES if the first player wins, or NO.",
                random -> Lines.counted(random, 4, r -> Lines.list(r, 6, 1, 6)),
                input -> {
                    // the last number, and those that are left
                    PlayedOut<List<Integer>> play = PlayedOut.normal(at -> IntStream.range(1, at.size())
                            .filter(i -> at.get(i) >= at.get(0))
                            .mapToObj(i -> ListMoves.without(ListMoves.with(at, 0, at.get(i)), i))
                            .toList());
                    return Lines.answerCounted(
                            input,
                            in -> play.wins(Stream.concat(Stream.of(0), ListMoves.read(in).stream())
                                            .toList())
                                    ? "YES"
                                    : "NO");
                },
                null);
    }

    /// Heaps, and as the last number 2 while there is the magic stone, then 1 where who cannot move wins.
    private static List<List<Integer>> magicMoves(List<Integer> heaps) {
        int last = heaps.size() - 1;
        Stream<List<Integer>> taken =
                IntStream.range(0, last).boxed().flatMap(i -> ListMoves.lowered(heaps, i).stream());
        Stream<List<Integer>> magic = heaps.get(last) == 2
                ? Stream.of(ListMoves.with(heaps, last, 0), ListMoves.with(heaps, last, 1))
                : Stream.of();
        return Stream.concat(taken, magic).toList();
    }

    private static Statement magic() {
        return new Statement(
                "TopCoder MagicNim",
                "misère nim",
                "https://community.topcoder.com/stat?c=problem_statement&pm=14529",
                "1 to 10 heaps from 1 to 50; 2 s",
                "Nim with one further stone; who takes that may have it that from then on who cannot move wins. Given the"
                        + " heaps: Alice if the first player wins, or Bob.",
                random -> Lines.list(random, 4, 1, 5) + "\n",
                input -> Lines.answer(input, in -> {
                    PlayedOut<List<Integer>> play = PlayedOut.ending(
                            PileStatements::magicMoves, heaps -> heaps.getLast() == 1 && ListMoves.sum(heaps) == 1);
                    return play.wins(ListMoves.and(ListMoves.read(in), 2)) ? "Alice" : "Bob";
                }),
                new Sample("1\n1\n", "Alice\n"));
    }

    private static Stream<String> changed(String digits) {
        return IntStream.range(0, digits.length()).boxed().flatMap(i -> {
            String before = digits.substring(0, i);
            return digits.charAt(i) == '0'
                    ? Stream.of(before)
                    : IntStream.range('0', digits.charAt(i))
                            .mapToObj(less -> before + (char) less + digits.substring(i + 1));
        });
    }

    private static Statement digits() {
        return new Statement(
                "HDU 1404",
                "digits",
                Read.hdu(1404, "11245964300"),
                "1 to 6 digits",
                "Make a digit of a row smaller, or remove a 0 and all that is on its right; who removes the last digit wins."
                        + " Read rows up to the end of the input; print Yes if the first player wins, or No.",
                random -> Lines.uncounted(random, 6, r -> Lines.word(r, r.nextInt(1, 5), "01234")),
                input -> {
                    PlayedOut<String> play =
                            PlayedOut.normal(row -> changed(row).toList());
                    return Lines.answerAll(input, (Scanner in) -> play.wins(in.next()) ? "Yes" : "No");
                },
                new Sample("0\n00\n1\n20\n", "Yes\nYes\nNo\nNo\n"));
    }
}
