package org.grundy.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.move.MoveList;
import org.grundy.game.Component;
import org.grundy.game.Move;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// The options of a position, each with what it is worth.
///
/// @param position of which they are the options
/// @param options as they are listed
/// @param complete whether no other is missing
public record OptionValues(PlayState position, List<Valued> options, boolean complete) {
    /// This many options are listed whether or not their values can be found.
    private static final int ALWAYS = 1000;

    /// Copies the list.
    public OptionValues {
        options = List.copyOf(options);
    }

    /// An option.
    ///
    /// @param move that leads to it
    /// @param outcome who wins it, if that is known
    /// @param won whether the opponent wins there at once, so that it has no value and does not count for the mex
    /// @param value its Grundy value, if it has one and that is known
    /// @param parts the Grundy values of its components, of which there are two or more; else empty
    public record Valued(
            Move move, Optional<Outcome> outcome, boolean won, Optional<BigInteger> value, List<BigInteger> parts) {
        /// Copies the list.
        public Valued {
            parts = List.copyOf(parts);
        }
    }

    /// The options of a position. Listing them takes at most half of the work that is left.
    ///
    /// @param most the largest number listed, at least one for each component
    /// @param run charged for the work; what it does not reach is not known, and left out behind the first thousand
    public static OptionValues of(PlayState position, int most, Run run) {
        MoveList moves = run.attempt(run.part(2), () -> position.moves(most, run))
                .toOptional()
                .orElse(MoveList.UNKNOWN);
        List<Valued> options = new ArrayList<>();
        for (Move move : moves.moves()) {
            if (options.size() >= ALWAYS && isOver(run)) {
                return new OptionValues(position, options, false);
            }
            options.add(valued(position.after(move), move, run));
        }
        return new OptionValues(position, options, moves.complete());
    }

    private static boolean isOver(Run run) {
        return run.attempt(() -> {
                    run.clock();
                    return run;
                })
                .toOptional()
                .isEmpty();
    }

    private static Valued valued(PlayState left, Move move, Run run) {
        Analysis analysis = Grundy.analyze(left.sum(), left.convention(), run);
        List<BigInteger> parts = analysis.findings().stream()
                .flatMap(finding -> finding.value().stream())
                .toList();
        boolean won = left.sum().components().stream().anyMatch(Component::won);
        boolean several =
                parts.size() > 1 && parts.size() == analysis.findings().size();
        return new Valued(move, analysis.outcome(), won, analysis.value(), several ? parts : List.of());
    }

    /// The different values of the options that count, if every one is listed and has a value.
    public Optional<Set<BigInteger>> values() {
        boolean all = complete
                && options.stream()
                        .allMatch(option -> option.won() || option.value().isPresent());
        return all
                ? Optional.of(options.stream()
                        .flatMap(option -> option.value().stream())
                        .collect(Collectors.toCollection(TreeSet::new)))
                : Optional.empty();
    }
}
