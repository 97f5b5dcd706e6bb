package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.FoundForm;
import org.grundy.discover.form.GoldenBounds;
import org.grundy.discover.form.Substitution;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Sampler;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.NamedGame;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.AllPresent;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// Counting positions of a sum by the nim sum of the values of its components.
///
/// @param question what is asked, about numbers that the letters stand for
/// @param run charged for the work
public record SumCounting(CountQuestion question, Run run) {
    /// The largest number of heaps that are looked at one by one.
    private static final BigInteger HEAPS = BigInteger.valueOf(1_000_000);

    /// Up to this many positions are looked at one by one rather than by a form.
    private static final BigInteger FEW = BigInteger.valueOf(100_000);

    /// Refuses what the theory of nim sums does not answer.
    ///
    /// @throws InputError for misère play, and for winning moves
    public SumCounting {
        if (question.play() == Play.MISERE || question.summand().isTake()) {
            throw new InputError(
                    "of sums lost, won and valued positions of normal play are counted; write rules for anything else",
                    "对游戏的和，只能数正常规则下的必败、必胜或给定 SG 值的局面；其他情形请写成规则");
        }
    }

    /// The answer, empty if no way leads to it.
    public Optional<CountAnswer> of(HeapSum sum) {
        question.condition(sum.variables());
        boolean few = question.cells(sum.variables().size()).compareTo(FEW) <= 0;
        return heaps(sum)
                .or(() -> few ? tabled(sum) : Optional.empty())
                .or(() -> formed(sum))
                .or(() -> tabled(sum));
    }

    /// Where every letter is one heap.
    private Optional<CountAnswer> heaps(HeapSum sum) {
        Set<IntExpr> letters = new LinkedHashSet<>();
        sum.parts().forEach(part -> letters.addAll(part.numbers()));
        boolean each = letters.size() == sum.parts().size()
                && letters.stream().allMatch(IntExpr.Variable.class::isInstance)
                && letters.size() == sum.variables().size();
        boolean same = sum.parts().stream().map(HeapSum.Part::game).distinct().count() == 1;
        if (!each || question.where().isPresent() || (question.ascending() && !same)) {
            return Optional.empty();
        }
        Map<NamedGame<?>, Optional<Known>> games = new LinkedHashMap<>();
        return AllPresent.of(sum.parts().stream()
                        .map(part -> games.computeIfAbsent(part.game(), game -> known(SampledGame.of(game)))))
                .flatMap(known -> run.attempt(() -> tallied(known)).toOptional());
    }

    /// The values of heaps, with the form that they are known by, if by one.
    private record Known(HeapCounts heaps, Optional<DiscoveryReport> ground) {}

    private <P> Optional<Known> known(SampledGame<P> sampled) {
        if (question.to().compareTo(HEAPS) <= 0 && question.to().intValueExact() >= sampled.least()) {
            return run.attempt(() -> {
                        int to = question.to().intValueExact();
                        var block = new Sampler<>(sampled, Play.NORMAL)
                                .blocks(List.of(), to, run)
                                .getFirst();
                        return new Known(HeapCounts.of(block, question.from()), Optional.empty());
                    })
                    .toOptional();
        }
        return proved(sampled)
                .flatMap(report -> HeapCounts.of(form(report), question.from(), question.to())
                        .map(counts -> new Known(counts, Optional.of(report))));
    }

    private CountAnswer tallied(List<Known> known) {
        List<HeapCounts> heaps = known.stream().map(Known::heaps).toList();
        boolean multisets = question.ascending() && heaps.size() > 1;
        BigInteger result = BigInteger.ZERO;
        for (var entry : HeapTally.of(heaps, multisets, run).counts().entrySet()) {
            if (question.selectsValue(entry.getKey())) {
                HeapCounts.Counts counts = entry.getValue();
                result = result.add(
                        switch (question.summand()) {
                            case ONE, LARGEST_TAKE, SMALLEST_TAKE -> counts.heaps();
                            case NUMBERS -> counts.sizes();
                            case VALUES -> counts.heaps().multiply(BigInteger.valueOf(entry.getKey()));
                        });
            }
        }
        int values = heaps.stream().mapToInt(HeapCounts::values).max().orElse(0);
        return CountAnswer.of(
                CountResult.of(result, CountMethod.Kind.HEAPS, values),
                known.stream().flatMap(each -> each.ground.stream()).distinct().toList());
    }

    /// One by one.
    private Optional<CountAnswer> tabled(HeapSum sum) {
        return run.find(() -> new SumTally(question, sum, run).counted()).map(counted -> CountAnswer.of(counted));
    }

    /// By the nim sum of the forms of all components.
    private Optional<CountAnswer> formed(HeapSum sum) {
        Map<NamedGame<?>, Optional<DiscoveryReport>> forms = new LinkedHashMap<>();
        IntExpr value = IntExpr.of(0);
        IntExpr positions = IntExpr.of(1);
        for (HeapSum.Part part : sum.parts()) {
            Optional<DiscoveryReport> report = forms.computeIfAbsent(part.game(), game -> proved(SampledGame.of(game)));
            Optional<IntExpr> domain = PositionDomain.of(SampledGame.of(part.game()));
            if (report.isEmpty() || domain.isEmpty()) {
                return Optional.empty();
            }
            IntExpr one = Substitution.of(form(report.get()), part.numbers());
            value = value.equals(IntExpr.of(0)) ? one : value.xor(one);
            positions = CountQuestion.both(positions, natural(part, Substitution.of(domain.get(), part.numbers())));
        }
        IntExpr form = question.ofValues() ? value : value.equalTo(0);
        FormTally tally = new FormTally(question, sum.variables(), form, positions);
        return run.find(() -> tally.counted(run))
                .map(counted -> CountAnswer.of(
                        counted,
                        forms.values().stream().flatMap(Optional::stream).toList()));
    }

    /// A difference may be negative, and is then no heap.
    private static IntExpr natural(HeapSum.Part part, IntExpr domain) {
        return part.numbers().stream()
                .filter(number -> !(number instanceof IntExpr.Variable))
                .map(number -> number.atLeast(0))
                .reduce(domain, CountQuestion::both);
    }

    private Optional<DiscoveryReport> proved(SampledGame<?> sampled) {
        return Discovery.standard()
                .of(Variation.of(sampled), Play.NORMAL, SampledQuantity.GRUNDY, run)
                .filter(report -> found(report).isProved());
    }

    private static FoundForm found(DiscoveryReport report) {
        return report.finding(SampledQuantity.GRUNDY).orElseThrow();
    }

    private static IntExpr form(DiscoveryReport report) {
        return GoldenBounds.asLines(found(report).form().expression());
    }
}
