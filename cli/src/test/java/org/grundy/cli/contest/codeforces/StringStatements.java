package org.grundy.cli.contest.codeforces;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Strings.
final class StringStatements {
    private StringStatements() {}

    static List<Statement> all() {
        return List.of(gameWithString(), substringGame(), gameOnStrings(), lotOfGames(), circleOfCoins());
    }

    private static Statement gameWithString() {
        PlayedOut<String> play = PlayedOut.normal(s -> IntStream.range(1, s.length())
                .filter(i -> s.charAt(i - 1) == s.charAt(i))
                .mapToObj(i -> s.substring(0, i - 1) + s.substring(i + 1))
                .toList());
        return new Statement(
                "Codeforces 1104B",
                "string",
                Read.codeforces(1104, "B"),
                "1 <= |s| <= 100000",
                "Delete two equal neighbours of a string; who cannot loses. Read s; print Yes if the first player wins, else"
                        + " No.",
                random -> Lines.word(random, random.nextInt(1, 13), "ab") + "\n",
                input -> play.wins(input.strip()) ? "Yes" : "No",
                new Sample("iiq\n", "Yes\n"));
    }

    private static Statement substringGame() {
        return new Statement(
                "Codeforces 1220C",
                "string",
                Read.codeforces(1220, "C"),
                "1 <= |s| <= 5*10^5",
                "With l = r = k at first, make l smaller or equal and r greater or equal so that s[l..r] becomes"
                        + " lexicographically less; who cannot loses. Read s; print for each k from 0 the winner, Ann, who"
                        + " begins, or Mike.",
                random -> Lines.word(random, random.nextInt(1, 8), "abc") + "\n",
                input -> {
                    String s = input.strip();
                    PlayedOut<List<Integer>> play = PlayedOut.normal(at -> IntStream.rangeClosed(0, at.get(0))
                            .boxed()
                            .flatMap(l -> IntStream.range(at.get(1), s.length()).mapToObj(r -> List.of(l, r)))
                            .filter(next -> part(s, next).compareTo(part(s, at)) < 0)
                            .toList());
                    return IntStream.range(0, s.length())
                            .mapToObj(k -> play.wins(List.of(k, k)) ? "Ann\n" : "Mike\n")
                            .collect(Collectors.joining());
                },
                new Sample("abba\n", "Mike\nAnn\nAnn\nMike\n"));
    }

    private static String part(String s, List<Integer> bounds) {
        return s.substring(bounds.get(0), bounds.get(1) + 1);
    }

    private static Statement gameOnStrings() {
        PlayedOut<List<String>> play = PlayedOut.normal(strings -> {
            List<List<String>> next = new ArrayList<>();
            for (int i = 0; i < strings.size(); i++) {
                String s = strings.get(i);
                List<String> others = new ArrayList<>(strings);
                others.remove(i);
                s.chars()
                        .distinct()
                        .mapToObj(Character::toString)
                        .forEach(letter -> next.add(Stream.concat(
                                        others.stream(),
                                        Stream.of(s.split(letter)).filter(rest -> !rest.isEmpty()))
                                .sorted()
                                .toList()));
            }
            return next;
        });
        return new Statement(
                "Codeforces 1037G",
                "string",
                Read.codeforces(1037, "G"),
                "1 <= |s|, m <= 10^5",
                "Erase all of one letter of one string, which falls apart there; who finds no string loses. Read s, then m"
                        + " and m lines l r; print Alice or Bob for the game on s[l..r].",
                random -> {
                    int length = random.nextInt(1, 9);
                    return Lines.word(random, length, "abcd") + "\n"
                            + Lines.counted(random, 5, r -> Lines.ascending(r, 1, length));
                },
                input -> Lines.answer(input, in -> {
                    String s = in.next();
                    return Lines.answers(in, in.nextInt(), part -> {
                        String start = s.substring(part.nextInt() - 1, part.nextInt());
                        return play.wins(List.of(start)) ? "Alice" : "Bob";
                    });
                }),
                new Sample("aaab\n2\n1 2\n1 4\n", "Alice\nBob\n"));
    }

    /// The word so far, and how many games are not over.
    private record Match(String word, int games) {
        /// A player who cannot go on has lost this game and begins the next.
        List<Match> options(List<String> group) {
            List<Match> next = Stream.of("a", "b", "c")
                    .map(letter -> word + letter)
                    .filter(longer -> group.stream().anyMatch(string -> string.startsWith(longer)))
                    .map(longer -> new Match(longer, games))
                    .toList();
            return next.isEmpty() && games > 1 ? new Match("", games - 1).options(group) : next;
        }
    }

    private static Statement lotOfGames() {
        return new Statement(
                "Codeforces 455B",
                "words",
                Read.codeforces(455, "B"),
                "1 <= n <= 10^5, total length 10^5; 1 <= k <= 10^9",
                "Add a letter to the end of a word, empty at first, which stays a prefix of a string of the group; who cannot"
                        + " loses the game. The loser begins the next of k games; the winner of the last wins all. Read n k,"
                        + " then n strings; print First or Second.",
                random -> {
                    int n = random.nextInt(1, 5);
                    return n + " " + random.nextInt(1, 5) + "\n"
                            + Lines.uncounted(random, n, r -> Lines.word(r, r.nextInt(1, 5), "abc"));
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int k = in.nextInt();
                    List<String> group = Lines.words(in, n);
                    PlayedOut<Match> play = PlayedOut.normal(at -> at.options(group));
                    return play.wins(new Match("", k)) ? "First" : "Second";
                }),
                new Sample("2 3\na\nb\n", "First\n"));
    }

    private static Statement circleOfCoins() {
        PlayedOut<String> play = PlayedOut.normal(coins -> IntStream.range(0, coins.length())
                .filter(i -> coins.charAt(i) == 'U')
                .mapToObj(i -> coins.substring(i + 1) + coins.substring(0, i))
                .map(rest -> rest.length() < 2
                        ? rest
                        : flipped(rest.charAt(0))
                                + rest.substring(1, rest.length() - 1)
                                + flipped(rest.charAt(rest.length() - 1)))
                .toList());
        return new Statement(
                "Codeforces 1972B",
                "circle",
                Read.codeforces(1972, "B"),
                "t <= 100; 1 <= n <= 100; letters U and D",
                "Remove a coin that faces up from a circle and turn its two neighbours over (of two coins the other stays as"
                        + " it is); who cannot loses. Read t, then t times n and a string of n letters, U for up; print YES if"
                        + " the first player wins, else NO, for each.",
                random -> Lines.counted(random, 6, r -> {
                    int n = r.nextInt(1, 8);
                    return n + "\n" + Lines.word(r, n, "UD");
                }),
                input -> Lines.answerCounted(input, in -> {
                    in.nextInt();
                    return play.wins(in.next()) ? "YES" : "NO";
                }),
                new Sample("3\n5\nUUDUD\n5\nUDDUD\n2\nUU\n", "YES\nNO\nNO\n"));
    }

    private static String flipped(char coin) {
        return coin == 'U' ? "D" : "U";
    }
}
