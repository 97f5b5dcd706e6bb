package org.grundy.render.program;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.FoundForm;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.render.Language;
import org.grundy.run.Budget;
import org.grundy.run.Run;

/// What is found of a problem's game.
///
/// @param problem the problem
/// @param variation its games
/// @param forms what is found of values and of lost positions
/// @param seconds how much processor time the search took
record ContestFinding(
        ContestProblem problem, Variation variation, Map<SampledQuantity, FoundForm> forms, double seconds) {
    /// The largest numbers that are played out, by how many there are.
    private static final List<Integer> PLAYED = List.of(120, 24, 7);

    private static final int TRIALS = 2000;
    private static final int FAR = 1_000_000;

    static ContestFinding of(ContestProblem problem) {
        long begin = cpu();
        Variation variation = problem.variation();
        DiscoveryReport report =
                Discovery.standard().of(variation, problem.play(), OptionalInt.empty(), new Run(Budget.standard()));
        Map<SampledQuantity, FoundForm> forms = new EnumMap<>(SampledQuantity.class);
        for (SampledQuantity quantity : SampledQuantity.values()) {
            report.finding(quantity).ifPresent(form -> forms.put(quantity, form));
        }
        return new ContestFinding(problem, variation, forms, (cpu() - begin) / 1e9);
    }

    /// Nanoseconds of all threads; a shared machine would make others longer.
    private static long cpu() {
        return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos();
    }

    IntExpr expression(SampledQuantity quantity) {
        return Objects.requireNonNull(forms.get(quantity)).form().expression();
    }

    /// How many numbers a form has, with the parameters.
    int arguments() {
        return variation.variables().size() + variation.names().size();
    }

    Program program(SampledQuantity quantity, IntExpr form) {
        List<String> names = new ArrayList<>(variation.variables());
        names.addAll(variation.names());
        return new Program(
                ProgramLanguage.CPP,
                names,
                variation.variables().size(),
                quantity,
                form,
                List.of(problem.id()),
                Language.EN);
    }

    /// The numbers of the positions that are played out, with the parameters.
    List<long[]> positions() {
        int numbers = variation.variables().size();
        int largest = PLAYED.get(numbers - 1);
        int least = problem.rules().contains(">= 1 and") && problem.rules().contains("states") ? 1 : 0;
        List<long[]> all = new ArrayList<>();
        for (Variation.Member member : variation.members()) {
            LongStream parameters = member.parameters().stream().mapToLong(Long::longValue);
            long[] last = parameters.toArray();
            int side = largest - least + 1;
            for (int code = 0; code < Math.pow(side, numbers); code++) {
                long[] position = new long[numbers + last.length];
                for (int place = 0, rest = code; place < numbers; place++, rest /= side) {
                    position[place] = least + (long) (rest % side);
                }
                System.arraycopy(last, 0, position, numbers, last.length);
                if (member.sampled().at(position).isPresent()) {
                    all.add(position);
                }
            }
        }
        return all;
    }

    /// The first position at which a form is wrong: played out, or else far away by the editorial.
    Optional<String> error(SampledQuantity quantity, RandomGenerator random) {
        IntExpr form = expression(quantity);
        Map<List<Integer>, Integer> known = PlayedGame.memory();
        for (long[] position : positions()) {
            int[] state = problem.start()
                    .apply(LongStream.of(position).mapToInt(Math::toIntExact).toArray());
            int value = problem.played()
                    .value(IntStream.of(state).boxed().toList(), state.length - problem.parameters(), known);
            long right = quantity == SampledQuantity.GRUNDY ? value : value == 0 ? 1 : 0;
            if (form.value(position) != right) {
                return Optional.of("at " + LongStream.of(position).boxed().toList() + " it is " + right);
            }
        }
        return quantity == problem.asked() && problem.isAnswered() ? far(form, random) : Optional.empty();
    }

    private Optional<String> far(IntExpr form, RandomGenerator random) {
        List<long[]> positions = positions();
        for (int trial = 0; trial < TRIALS; trial++) {
            long[] position = positions.get(random.nextInt(positions.size())).clone();
            for (int place = 0; place < variation.variables().size(); place++) {
                position[place] = 1L + (random.nextInt(FAR) >> random.nextInt(16));
            }
            long right = problem.answer().orElseThrow().applyAsLong(position);
            if (form.value(position) != right) {
                return Optional.of(
                        "far away at " + LongStream.of(position).boxed().toList() + " it is " + right);
            }
        }
        return Optional.empty();
    }
}
