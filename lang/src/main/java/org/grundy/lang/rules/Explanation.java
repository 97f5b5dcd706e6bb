package org.grundy.lang.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.grundy.game.Convention;
import org.grundy.lang.rules.internal.proof.StateBox;
import org.grundy.lang.rules.internal.proof.TerminationMeasure;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.text.Span;

/// A summary of a game's rules as compiled.
///
/// @param form how a position is written
/// @param numbers the names of a state's numbers
/// @param list the name of a state's list, if it has one
/// @param unordered whether the order of the numbers, or of the list, does not matter
/// @param rules how many rules there are
/// @param measures the termination measures, in lexicographic order: the first that a move changes
///     decreases; empty if termination was not proved, and then states are searched, not tabulated
/// @param unproved the part of the text for which termination could not be proved
/// @param splits whether a move may leave other than exactly one state
/// @param convention how sums are played
/// @param needs the size of tables
public record Explanation(
        String form,
        List<String> numbers,
        Optional<String> list,
        boolean unordered,
        int rules,
        List<String> measures,
        Optional<String> unproved,
        boolean splits,
        Convention convention,
        List<Need> needs) {
    private static final long[] SIZES = {100, 1000, 10_000};

    public Explanation {
        numbers = List.copyOf(numbers);
        measures = List.copyOf(measures);
        needs = List.copyOf(needs);
    }

    /// The size of the table of a state.
    ///
    /// @param largest every number of the state
    /// @param cells the number of cells, of 1 to 4 bytes each; empty if some number may grow without
    ///     bound
    public record Need(long largest, OptionalLong cells) {}

    static Explanation of(RuleGame game) {
        GameTree tree = game.rules().tree();
        StateShape shape = tree.shape();
        TerminationMeasure measures = game.rules().measures();
        List<String> order = measures.order().orElse(List.of()).stream()
                .map(places -> places.stream().map(shape.numbers()::get).collect(Collectors.joining(" + ")))
                .toList();
        return new Explanation(
                game.entry().form(),
                shape.numbers(),
                shape.list(),
                shape.unordered(),
                tree.rules().size(),
                order,
                measures.culprit().map(span -> part(tree.source(), span)),
                game.rules().splits(),
                game.convention(),
                order.isEmpty() ? List.of() : needs(tree, measures));
    }

    private static String part(String source, Span span) {
        return source.substring(span.start(), span.end());
    }

    private static List<Need> needs(GameTree tree, TerminationMeasure measures) {
        return LongStream.of(SIZES)
                .mapToObj(largest -> {
                    long[] state = new long[tree.arity()];
                    Arrays.fill(state, largest);
                    Optional<StateBox> box = StateBox.of(tree, measures, state);
                    return new Need(
                            largest,
                            box.map(each -> OptionalLong.of(each.size())).orElse(OptionalLong.empty()));
                })
                .toList();
    }
}
