package org.grundy.discover.family.combined;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.family.ParameterTerms;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Lost positions by a remainder of a remainder, all of it in parameters: n mod p is below an end, and
/// its own remainder mod q below another. Of numbers that may be taken the largest makes p, and a smaller
/// one q.
public record NestedResidueFamily() implements FormFamily {
    /// How many of the simplest terms are tried.
    private static final int TERMS = 60;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.onLine() || fitted.names().isEmpty() || !fitted.isLost()) {
            return Stream.empty();
        }
        run.piece();
        ParameterTerms terms = ParameterTerms.of(fitted);
        Optional<IntExpr> low = terms.matching(NestedResidueFamily::firstWon);
        List<IntExpr> few = terms.all().stream()
                .filter(term -> fitted.blocks().stream().allMatch(block -> value(term, block) > 0))
                .limit(TERMS)
                .toList();
        return low.stream()
                .flatMap(below -> few.stream()
                        .filter(period -> fitted.blocks().stream().allMatch(block -> repeats(block, period)))
                        .limit(1)
                        .flatMap(period -> few.stream()
                                .flatMap(inner -> few.stream()
                                        .filter(end -> fits(fitted, period, inner, end, below, run))
                                        .limit(1)
                                        .map(end -> form(fitted, period, inner, end, below)))
                                .limit(1)));
    }

    private static long value(IntExpr term, SampleBlock block) {
        return term.value(block.arguments(0));
    }

    private static long firstWon(SampleBlock block) {
        int n = 0;
        while (n < block.size() && block.value(n) == 1) {
            n++;
        }
        return (long) block.from() + n;
    }

    private static boolean repeats(SampleBlock block, IntExpr term) {
        long period = value(term, block);
        for (int n = (int) Math.min(period, block.size()); n < block.size(); n++) {
            if (block.value(n) != block.value(n - (int) period)) {
                return false;
            }
        }
        return block.from() == 0 && 2 * period <= block.size();
    }

    private static boolean fits(Samples fitted, IntExpr period, IntExpr inner, IntExpr end, IntExpr low, Run run) {
        for (SampleBlock block : fitted.blocks()) {
            run.option();
            long most = value(period, block);
            for (int n = 0; n < most; n++) {
                boolean said = n < value(end, block) && n % value(inner, block) < value(low, block);
                if (said != (block.value(n) == 1)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static Form form(Samples fitted, IntExpr period, IntExpr inner, IntExpr end, IntExpr low) {
        IntExpr rest = fitted.variable(0).mod(period);
        IntExpr all = rest.lessThan(end).and(rest.mod(inner).lessThan(low));
        return new Form.Periodic(period, 0, all);
    }
}
