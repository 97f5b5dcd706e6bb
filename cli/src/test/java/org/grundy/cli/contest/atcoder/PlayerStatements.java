package org.grundy.cli.contest.atcoder;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedRound;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Games in which each player has a token, a hand or an aim of their own.
final class PlayerStatements {
    private PlayerStatements() {}

    static List<Statement> all() {
        return List.of(tokens(), remainders(), sevens());
    }

    private static Statement tokens() {
        return new Statement(
                "AtCoder AGC 020 A",
                "two tokens",
                Read.atcoder("agc020_a"),
                "2 <= N <= 100; 1 <= A < B <= N",
                "Move one's token, on A or on B, to the cell beside it, not onto the other one; who cannot loses. Read N A B;"
                        + " print Alice, who begins, Borys or Draw.",
                random -> {
                    int cells = random.nextInt(2, 10);
                    int first = random.nextInt(1, cells);
                    return cells + " " + first + " " + random.nextInt(first + 1, cells + 1);
                },
                input -> Lines.answer(input, in -> {
                    int cells = in.nextInt();
                    PlayedRound<At> play = new PlayedRound<>(tokens -> IntStream.of(tokens.x() - 1, tokens.x() + 1)
                            .filter(to -> to >= 1 && to <= cells && to != tokens.y())
                            .mapToObj(to -> new At(tokens.y(), to))
                            .toList());
                    return switch (play.result(At.read(in))) {
                        case WON -> "Alice";
                        case LOST -> "Borys";
                        case DRAWN -> "Draw";
                    };
                }),
                new Sample("5 2 4\n", "Alice\n"));
    }

    /// Whether the first player, who moves at an even number of cards, can make the sums differ.
    private static boolean differ(List<Integer> left, int difference, int modulus) {
        if (left.isEmpty()) {
            return difference % modulus != 0;
        }
        boolean first = left.size() % 2 == 0;
        Stream<Boolean> ends = IntStream.range(0, left.size())
                .boxed()
                .map(i ->
                        differ(ListMoves.without(left, i), difference + (first ? left.get(i) : -left.get(i)), modulus));
        return first ? ends.anyMatch(each -> each) : ends.allMatch(each -> each);
    }

    private static Statement remainders() {
        return new Statement(
                "AtCoder ARC 148 D",
                "remainders",
                Read.atcoder("arc148_d"),
                "1 <= N <= 2 * 10^5; 2 <= M <= 10^9; 0 <= A < M",
                "Take a number of 2 N; if both sums are equal modulo M at the end the second player wins, else the first one."
                        + " Read N M and 2 N numbers; print Alice, who begins, or Bob.",
                random -> {
                    int pairs = random.nextInt(1, 4);
                    int modulus = random.nextInt(2, 7);
                    return pairs + " " + modulus + "\n" + Lines.numbers(random, 2 * pairs, 0, modulus - 1);
                },
                input -> Lines.answer(input, in -> {
                    int pairs = in.nextInt();
                    int modulus = in.nextInt();
                    return differ(ListMoves.read(in, 2 * pairs), 0, modulus) ? "Alice" : "Bob";
                }),
                new Sample("2 9\n1 4 8 5\n", "Alice\n"));
    }

    /// Whether the end is a multiple of 7 with best play, of which the first has been written.
    private static boolean divisible(String digits, String players, int written, long number) {
        if (written == digits.length()) {
            return number % 7 == 0;
        }
        boolean zero = divisible(digits, players, written + 1, 10 * number);
        boolean digit = divisible(digits, players, written + 1, 10 * number + digits.charAt(written) - '0');
        return players.charAt(written) == 'T' ? zero || digit : zero && digit;
    }

    private static Statement sevens() {
        return new Statement(
                "AtCoder ABC 195 E",
                "digits",
                Read.atcoder("abc195_e"),
                "1 <= N <= 2 * 10^5",
                "In turn i the player X_i, T or A, appends the digit S_i or 0; T wins if the number is a multiple of 7, A if it"
                        + " is not. Read N, S and X; print Takahashi or Aoki.",
                random -> {
                    int length = random.nextInt(1, 9);
                    return length + "\n" + Lines.word(random, length, "0123456789") + "\n"
                            + Lines.word(random, length, "AT");
                },
                input -> Lines.answer(input, in -> {
                    in.nextInt();
                    return divisible(in.next(), in.next(), 0, 0) ? "Takahashi" : "Aoki";
                }),
                new Sample("2\n35\nAT\n", "Takahashi\n"));
    }
}
