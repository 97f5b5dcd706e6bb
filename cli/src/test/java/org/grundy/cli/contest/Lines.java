package org.grundy.cli.contest;

import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Inputs of one case or several, made and answered a line for each.
public final class Lines {
    private Lines() {}

    /// Random cases below their number.
    public static String counted(Random random, int cases, Function<Random, String> one) {
        return cases + "\n" + uncounted(random, cases, one);
    }

    /// Random cases, one after the other. A case may have ends of lines inside, and has one at its end, its own or
    /// one that is added.
    public static String uncounted(Random random, int cases, Function<Random, String> one) {
        return IntStream.range(0, cases).mapToObj(i -> ended(one.apply(random))).collect(Collectors.joining());
    }

    /// A count of at most so many numbers in one line, and in the next the numbers, between bounds, both included.
    public static String list(Random random, int most, int least, int greatest) {
        int count = random.nextInt(1, most + 1);
        return count + "\n" + numbers(random, count, least, greatest);
    }

    /// Their count in one line, and in the next the numbers.
    public static String list(Collection<Integer> numbers) {
        return numbers.size() + "\n" + joined(numbers);
    }

    /// Random numbers between bounds, both included, with spaces between.
    public static String numbers(Random random, int count, int least, int most) {
        return IntStream.range(0, count)
                .mapToObj(i -> String.valueOf(random.nextInt(least, most + 1)))
                .collect(Collectors.joining(" "));
    }

    /// The numbers of rows and columns in one line, and below it the rows of random numbers between bounds.
    public static String grid(Random random, int rows, int columns, int least, int most) {
        return rows + " " + columns + "\n" + uncounted(random, rows, row -> numbers(row, columns, least, most));
    }

    /// Two random numbers between bounds, the second not less than the first; all included.
    public static String ascending(Random random, int least, int most) {
        int first = random.nextInt(least, most + 1);
        return first + " " + random.nextInt(first, most + 1);
    }

    /// Numbers with spaces between.
    public static String joined(Collection<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /// A random word of some letters.
    public static String word(Random random, int length, String letters) {
        return IntStream.range(0, length)
                .mapToObj(i -> String.valueOf(letters.charAt(random.nextInt(letters.length()))))
                .collect(Collectors.joining());
    }

    /// The answer to an input that is one case.
    public static String answer(String input, Function<Scanner, String> one) {
        return ended(one.apply(new Scanner(input)));
    }

    /// The answers, a line each, to so many cases that follow in the input.
    public static String answers(Scanner in, int cases, Function<Scanner, String> one) {
        return IntStream.range(0, cases).mapToObj(i -> ended(one.apply(in))).collect(Collectors.joining());
    }

    /// The answers, a line each, to as many cases as the first number of the input says.
    public static String answerCounted(String input, Function<Scanner, String> one) {
        Scanner in = new Scanner(input);
        return answers(in, in.nextInt(), one);
    }

    /// The same, each after the number of the case, as in `Case 1: yes`.
    ///
    /// @param before what stands before the number
    public static String answerNumbered(String before, String input, Function<Scanner, String> one) {
        int[] number = {0};
        return answerCounted(input, in -> before + ++number[0] + ": " + one.apply(in));
    }

    /// The answers, a line each, to cases up to the end of the input or one that is answered with the empty text.
    public static String answerAll(String input, Function<Scanner, String> one) {
        Scanner in = new Scanner(input);
        StringBuilder out = new StringBuilder();
        while (in.hasNext()) {
            String answer = one.apply(in);
            if (answer.isEmpty()) {
                break;
            }
            out.append(answer).append('\n');
        }
        return out.toString();
    }

    /// So many numbers of the input.
    public static int[] read(Scanner in, int count) {
        return IntStream.range(0, count).map(i -> in.nextInt()).toArray();
    }

    /// So many rows of so many numbers of the input.
    public static List<int[]> rows(Scanner in, int rows, int columns) {
        return IntStream.range(0, rows).mapToObj(i -> read(in, columns)).toList();
    }

    /// So many words of the input.
    public static List<String> words(Scanner in, int count) {
        return IntStream.range(0, count).mapToObj(i -> in.next()).toList();
    }

    private static String ended(String lines) {
        return lines.endsWith("\n") ? lines : lines + "\n";
    }
}
