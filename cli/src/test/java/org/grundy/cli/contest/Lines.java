package org.grundy.cli.contest;

import java.util.Random;
import java.util.Scanner;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Inputs of several cases, made and answered a line for each.
public final class Lines {
    private Lines() {}

    /// Random cases below their number, each with its own ends of lines inside.
    public static String counted(Random random, int cases, Function<Random, String> one) {
        return cases + "\n" + uncounted(random, cases, one);
    }

    /// Random cases, one after the other.
    public static String uncounted(Random random, int cases, Function<Random, String> one) {
        return IntStream.range(0, cases).mapToObj(i -> one.apply(random) + "\n").collect(Collectors.joining());
    }

    /// Random numbers between bounds, both included, with spaces between.
    public static String numbers(Random random, int count, int least, int most) {
        return IntStream.range(0, count)
                .mapToObj(i -> String.valueOf(random.nextInt(least, most + 1)))
                .collect(Collectors.joining(" "));
    }

    /// The answers, a line each, to as many cases as the first number of the input says.
    public static String answerCounted(String input, Function<Scanner, String> one) {
        Scanner in = new Scanner(input);
        int cases = in.nextInt();
        return IntStream.range(0, cases).mapToObj(i -> one.apply(in) + "\n").collect(Collectors.joining());
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
}
