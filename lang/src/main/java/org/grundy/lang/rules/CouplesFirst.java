package org.grundy.lang.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Game;
import org.grundy.game.KeptSearch;
import org.grundy.game.Valuation;
import org.grundy.game.coding.Coding;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.search.CoupleValues;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.jspecify.annotations.Nullable;

/// The values of rules by couples, so that they can be kept. Where couples cannot answer, for positions come again or
/// end the whole sum, or where a table is had for less, positions are valued as those of other rules.
final class CouplesFirst implements Valuation<RuleState> {
    /// The part of the budget for couples where there is a table.
    private static final int PART = 4;

    /// So many couples are searched at once.
    private static final long FEW = 100_000;

    private final CompiledRules rules;
    private final CoupleValues<RuleState> couples;

    /// The run for which couples did not answer, and the values of its positions.
    private @Nullable Run plain;

    private @Nullable StatisticValues<RuleState> values;

    CouplesFirst(CompiledRules rules) {
        this.rules = rules;
        this.couples = new CoupleValues<>(rules);
    }

    @Override
    public synchronized Valued value(RuleState position, Run run) {
        if (run == plain) {
            return byRules(position, run);
        }
        Optional<Budget> beforeTable = beforeTable(position, run);
        Solved<Valued> solved = run.attempt(beforeTable.orElseGet(run::budget), () -> couples.value(position, run));
        return switch (solved) {
            case Solved.Done<Valued> done -> done.result();
            case Solved.Undecided<Valued> limit
            when limit.limit() == Limit.METHOD || (beforeTable.isPresent() && limit.limit() != Limit.STOPPED) ->
                byRules(position, run);
            case Solved.Undecided<Valued> limit -> throw run.giveUp(limit.limit());
        };
    }

    /// What couples may spend where a table fits the budget: as many positions as it has places, but not only a few.
    private Optional<Budget> beforeTable(RuleState position, Run run) {
        return rules.coding(position)
                .map(Coding::size)
                .filter(size -> size <= run.budget().positions() - run.spent())
                .map(size -> run.part(PART).withPositions(Math.max(size, FEW)));
    }

    private Valued byRules(RuleState position, Run run) {
        StatisticValues<RuleState> known = run == plain ? values : null;
        if (known == null) {
            known = Solver.values(rules, Statistic.GRUNDY, position, run);
            plain = run;
            values = known;
        }
        return new Valued(BigInteger.valueOf(known.of(position)), known.evidence());
    }

    @Override
    public synchronized Optional<Decided> decide(List<RuleState> sum, BigInteger grundy, Run run) {
        return run == plain ? Optional.empty() : couples.decide(sum, grundy, run);
    }

    @Override
    public synchronized List<Integer> excluded(RuleState position, Run run) {
        return couples.excluded(position, run);
    }

    @Override
    public Optional<KeptSearch<RuleState>> search(Game<RuleState> game, RuleState position) {
        return couples.search(game, position);
    }
}
