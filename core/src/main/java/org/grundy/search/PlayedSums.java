package org.grundy.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.game.MeteredOptions;
import org.grundy.game.Ruleset;
import org.grundy.run.Run;

/// Sums of positions under any rules, with their moves as the rules list them: those of the first position come first.
///
/// @param <P> the type of positions
final class PlayedSums<P> implements NumberedMoves<List<P>> {
    /// Bytes of an option that is kept.
    private static final int BYTES = 60;

    private final Ruleset<P> rules;
    private final RulesetPieces<P> pieces;
    private final Run run;
    private final Map<P, List<List<P>>> known = new HashMap<>();

    PlayedSums(Ruleset<P> rules, RulesetPieces<P> pieces, Run run) {
        this.rules = rules;
        this.pieces = pieces;
        this.run = run;
    }

    @Override
    public List<List<P>> options(List<P> sum) {
        List<List<P>> options = new ArrayList<>();
        for (int place = 0; place < sum.size(); place++) {
            for (List<P> option : listed(sum.get(place))) {
                List<P> left = new ArrayList<>(sum.subList(0, place));
                left.addAll(option);
                left.addAll(sum.subList(place + 1, sum.size()));
                options.add(left);
            }
        }
        return options;
    }

    private List<List<P>> listed(P position) {
        List<List<P>> before = known.get(position);
        if (before != null) {
            return before;
        }
        List<List<P>> options = new ArrayList<>();
        MeteredOptions.list(rules, position, run, options::add);
        run.memory((long) BYTES * (1 + options.size()));
        known.put(position, options);
        return options;
    }

    @Override
    public long[] pieces(List<P> sum) {
        return pieces.numbers(sum);
    }

    @Override
    public List<P> alone(long piece) {
        return List.of(pieces.position(piece));
    }

    @Override
    public int size(long piece) {
        return pieces.size(piece);
    }
}
