package org.grundy.bench;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Region;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableComputation;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.game.Play;
import org.grundy.game.coding.Coding;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Run;
import org.grundy.solve.CodedValues;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;

/// The engine's side of `bench/compare.sh`: the table of one game of `kinds.rules`, of which it prints the same sum as
/// `contestant.cpp`.
///
///     FILE GAME NUMBERS SIZE   GAME has so many numbers, each from 0 to SIZE; `[SIZE]` in its name is replaced
///     FILE GAME outcomes SIZE  who wins, by one number
public final class RulesRace {
    private final RuleGame game;
    private final int size;

    private RulesRace(RuleGame game, int size) {
        this.game = game;
        this.size = size;
    }

    /// Prints the sum.
    public static void main(String[] arguments) throws IOException {
        String rules = Files.readString(Path.of(arguments[0]));
        int size = Integer.parseInt(arguments[3]);
        RuleGame game = RuleText.compile(rules).game(arguments[1].replace("SIZE", arguments[3]));
        RulesRace race = new RulesRace(game, size);
        long sum = arguments[2].equals("outcomes") ? race.outcomes() : race.values(Integer.parseInt(arguments[2]));
        System.out.printf("%016x%n", sum);
    }

    private static long weight(long index) {
        long mixed = (index + 1) * 0x9E3779B97F4A7C15L;
        mixed ^= mixed >>> 29;
        return mixed * 0xBF58476D1CE4E5B9L;
    }

    private long values(int numbers) {
        Optional<SequenceRules> sequence = numbers == 1 ? game.sequence() : Optional.empty();
        if (sequence.isPresent()) {
            NimSequence values = NimSequence.of(sequence.get());
            values.extend(size + 1, Run.unlimited());
            return line(values.values()::get);
        }
        RuleState corner = RuleState.of(Collections.nCopies(numbers, (long) size).stream()
                .mapToLong(each -> each)
                .toArray());
        StatisticValues<RuleState> values = Solver.values(game.rules(), Statistic.GRUNDY, corner, Run.unlimited());
        return box(values.coded().orElseThrow(), new long[numbers], 0, 0);
    }

    private long line(IntUnaryOperator values) {
        long sum = 0;
        for (int n = 0; n <= size; n++) {
            sum += weight(n) * values.applyAsInt(n);
        }
        return sum;
    }

    /// The sum over all positions that begin with some numbers. Codes grow evenly along the last one.
    private long box(CodedValues<RuleState> values, long[] state, int place, long index) {
        long sum = 0;
        if (place < state.length - 1) {
            for (int n = 0; n <= size; n++) {
                state[place] = n;
                sum += box(values, state, place + 1, index * (size + 1L) + n);
            }
            return sum;
        }
        Coding<RuleState> coding = values.coding();
        state[place] = 0;
        int first = (int) coding.code(RuleState.of(state));
        state[place] = 1;
        int stride = (int) coding.code(RuleState.of(state)) - first;
        for (int n = 0; n <= size; n++) {
            sum += weight(index * (size + 1L) + n) * values.at().applyAsInt(first + n * stride);
        }
        return sum;
    }

    private long outcomes() {
        Region<RuleState> heaps = new Region<>(
                new Axis(BigInteger.ZERO, size + 1),
                Optional.empty(),
                at -> RuleState.of(at.getFirst().longValueExact()));
        Play play = game.convention().play();
        Table table = TableComputation.of(game, heaps, TableQuantity.OUTCOME, play, Run.unlimited());
        return line(table::number);
    }
}
