package org.grundy.verify;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.move.SumMoves;
import org.grundy.game.Move;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Run;
import org.grundy.solve.CompoundSearch;
import org.grundy.value.Outcome;

/// Compares what [Grundy] says of sums, by theorems about sums, with a search of each sum as a whole: who
/// wins, with which moves, and with which a draw is held. What is itself answered by such a search is passed
/// over.
public final class SumVerifier {
    private final SumCase sumCase;
    private final Run run;
    private long claims;

    private SumVerifier(SumCase sumCase, Run run) {
        this.sumCase = sumCase;
        this.run = run;
    }

    /// Compares all sums of a case, up to the first claim that is wrong.
    ///
    /// @param run charged for the searches
    public static Verdict.Compared check(SumCase sumCase, Run run) {
        return Verdict.Compared.of(run.attempt(() -> new SumVerifier(sumCase, run).verdict()));
    }

    private Verdict.Compared verdict() {
        long compared = 0;
        for (Sum sum : sumCase.sums()) {
            Analysis analysis = Grundy.analyze(sum, sumCase.convention(), run);
            if (!analysis.searchedWhole()) {
                compared++;
                Optional<Verdict.Compared> wrong = mismatch(analysis);
                if (wrong.isPresent()) {
                    return wrong.get();
                }
            }
        }
        return new Verdict.Passed(compared, claims);
    }

    private Optional<Verdict.Compared> mismatch(Analysis analysis) {
        Sum sum = analysis.sum();
        CompoundSearch search = new CompoundSearch(sum, sumCase.convention(), run);
        Outcome found = search.outcome(List.of());
        String outcome = analysis.outcome().map(Outcome::name).orElse("?");
        return compare(sum, "outcome", outcome, found.name())
                .or(() -> moves(sum, analysis.winning(), movesTo(Outcome.P, sum, search)))
                .or(() -> found == Outcome.D ? holding(analysis, movesTo(Outcome.D, sum, search)) : Optional.empty());
    }

    private Set<Move> movesTo(Outcome outcome, Sum sum, CompoundSearch search) {
        Set<Move> found = new HashSet<>();
        if (!search.over()) {
            SumMoves.forEach(sum, sumCase.convention(), run, move -> {
                if (search.outcome(move.changes()) == outcome) {
                    found.add(move);
                }
            });
        }
        return found;
    }

    private Optional<Verdict.Compared> holding(Analysis analysis, Set<Move> found) {
        Set<Move> listed = Set.copyOf(analysis.holding().moves());
        Set<Move> expected = new HashSet<>(found);
        if (!analysis.holding().complete()) {
            expected.retainAll(listed);
        }
        return compare(analysis.sum(), "holding", listed, expected);
    }

    private Optional<Verdict.Compared> moves(Sum sum, WinningMoves winning, Set<Move> found) {
        Set<Move> listed = new HashSet<>(winning.listed());
        Set<Move> expected = new HashSet<>(found);
        if (!(winning instanceof WinningMoves.Complete)) {
            expected.retainAll(listed);
        }
        Optional<Verdict.Compared> wrong = compare(sum, "winning", listed, expected);
        return winning instanceof WinningMoves.Product product
                ? wrong.or(() -> compare(
                        sum, "number of winning moves", product.count().toString(), Integer.toString(found.size())))
                : wrong;
    }

    private Optional<Verdict.Compared> compare(Sum sum, String claim, Object claimed, Object found) {
        claims++;
        return claimed.equals(found)
                ? Optional.empty()
                : Optional.of(new Verdict.Refuted(sum.expression(), claim, claimed.toString(), found.toString()));
    }
}
