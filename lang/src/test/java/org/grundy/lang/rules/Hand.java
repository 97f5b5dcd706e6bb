package org.grundy.lang.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.LongStream;

/// Options written by hand in Java, for comparison.
///
/// @param least the smallest number of a state
/// @param numbers how many numbers a state has
/// @param bound the largest number tried
/// @param options of a state, each as its parts
record Hand(int least, int numbers, int bound, Function<List<Long>, List<List<List<Long>>>> options) {
    /// Takes options.
    interface Out {
        void to(List<List<Long>> parts);

        default void part(long... numbers) {
            to(List.of(LongStream.of(numbers).boxed().toList()));
        }
    }

    static List<Long> state(long... numbers) {
        return LongStream.of(numbers).boxed().toList();
    }

    static Hand of(int least, int numbers, int bound, BiConsumer<long[], Out> options) {
        return new Hand(least, numbers, bound, state -> {
            List<List<List<Long>>> all = new ArrayList<>();
            options.accept(state.stream().mapToLong(Long::longValue).toArray(), all::add);
            return all;
        });
    }

    /// One heap.
    static Hand heap(int bound, BiConsumer<Long, Out> options) {
        return of(0, 1, bound, (state, out) -> options.accept(state[0], out));
    }

    /// All states up to the bound.
    List<RuleState> states() {
        List<RuleState> all = List.of(RuleState.of());
        for (int i = 0; i < numbers; i++) {
            all = all.stream()
                    .flatMap(state -> LongStream.rangeClosed(least, bound).mapToObj(next -> longer(state, next)))
                    .toList();
        }
        return all;
    }

    private static RuleState longer(RuleState state, long next) {
        return RuleState.of(LongStream.concat(LongStream.of(state.toArray()), LongStream.of(next))
                .toArray());
    }
}
