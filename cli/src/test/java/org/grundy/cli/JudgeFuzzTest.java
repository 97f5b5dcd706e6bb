package org.grundy.cli;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.catalog.judge.InputTokens;
import org.grundy.catalog.judge.Problem;
import org.grundy.catalog.judge.Problems;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Damage;
import org.grundy.testkit.Fuzz;
import org.grundy.testkit.ProblemSample;
import org.grundy.testkit.ReferenceData;
import org.junit.jupiter.api.Test;

/// Damaged inputs of judges' problems: each is answered, or refused in a sentence.
final class JudgeFuzzTest {
    private static final Damage DAMAGE = new Damage(List.of(
            " ", "\n", "-", "0\n", "1 1\n", "x", "3 4 5\n", "100000\n", "\0", "\t", "石", ".", "|", "#", "~~~~"));

    /// To find one among all spellings took longer than to answer it.
    private static final Map<String, Problem> PROBLEMS =
            Problems.all().stream().collect(Collectors.toMap(Problem::id, Function.identity()));

    private final List<String> samples = Stream.concat(
                    ReferenceData.problemSamples().stream().map(ProblemSample::sampleInput),
                    Stream.of("3\n1 2\n3 5\n10 10\n", "2\n2 3 4\n3 1 1 1\n0\n", "1\n5\n0\n"))
            .toList();

    private static final Budget SMALL = Budget.UNLIMITED.withWork(10_000).withMemory(1 << 24);

    @Test
    void inputs_are_answered_or_refused() {
        Fuzz.texts("JudgeFuzzTest", 500, 1_000_000, this::input, text -> Refusal.allow(() -> answer(text)));
    }

    /// The problem stands in the first line.
    private String input(RandomGenerator random) {
        String sample = Damage.pick(samples, random);
        return Damage.pick(Problems.all(), random).id() + "\n"
                + DAMAGE.of(sample, Damage.pick(samples, random), random);
    }

    private static void answer(String text) {
        int end = text.indexOf('\n');
        Problem problem = Objects.requireNonNull(PROBLEMS.get(text.substring(0, end)));
        byte[] input = text.substring(end + 1).getBytes(StandardCharsets.UTF_8);
        Run run = new Run(SMALL);
        run.attempt(() -> {
            problem.answer(new InputTokens(new ByteArrayInputStream(input), run), new PrintWriter(Writer.nullWriter()));
            return true;
        });
    }
}
