package org.grundy.discover.family;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.discover.form.ExpressionSize;
import org.grundy.discover.form.ZeroCondition;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.AllPresent;

/// Finds an expression for values that depend on a residue r and on parameters.
///
/// @param samples with the parameters
/// @param residue n mod the period
/// @param tables for each block the value of each residue
record ResidueExpression(Samples samples, IntExpr residue, List<List<Long>> tables) {
    private static final int MOST_NAMED = 4;
    private static final long MOST_SHIFTS = 100;
    private static final long THREE = 3;
    private static final long FOUR = 4;

    /// The simplest expression found; a table if there are no parameters and nothing simpler fits.
    Optional<IntExpr> expression() {
        ParameterTerms terms = ParameterTerms.of(samples);
        Optional<IntExpr> simple = samples.isLost()
                ? Stream.<Supplier<Optional<IntExpr>>>of(
                                () -> always(),
                                () -> named(terms),
                                () -> between(terms, true),
                                () -> between(terms, false),
                                () -> arithmetic(terms)
                                        .map(ZeroCondition::of)
                                        .filter(this::fits)
                                        .findFirst())
                        .flatMap(way -> way.get().stream())
                        .filter(this::fits)
                        .findFirst()
                : arithmetic(terms).filter(this::fits).findFirst();
        if (!samples.names().isEmpty()) {
            return simple;
        }
        return samples.isLost()
                ? simple.or(() -> Optional.of(table()))
                : Stream.concat(simple.stream(), Stream.of(table())).min(ExpressionSize.SIMPLER);
    }

    private IntExpr table() {
        return samples.said(residue.entryOf(tables.getFirst()));
    }

    private boolean fits(IntExpr expression) {
        return IntStream.range(0, tables.size()).allMatch(i -> fits(expression, i));
    }

    private boolean fits(IntExpr expression, int block) {
        long[] arguments = samples.blocks().get(block).arguments(0);
        List<Long> table = tables.get(block);
        for (int r = 0; r < table.size(); r++) {
            arguments[0] = r;
            if (!expression.valueIfDefined(arguments).equals(OptionalLong.of(table.get(r)))) {
                return false;
            }
        }
        return true;
    }

    private Stream<IntExpr> arithmetic(ParameterTerms terms) {
        IntExpr r = residue;
        IntExpr parity = r.mod(2);
        List<Function<IntExpr, IntExpr>> shapes = List.of(
                term -> term,
                term -> r.over(term),
                term -> r.mod(term),
                term -> r.min(term),
                term -> r.max(term),
                term -> term.atMost(r),
                term -> r.plus(term),
                term -> r.over(term).mod(2),
                term -> r.equalTo(term).choice(IntExpr.of(2), parity),
                term -> exceptAt(term, THREE),
                term -> exceptAt(term, FOUR),
                term -> r.lessThan(term).choice(parity, IntExpr.of(2)),
                term -> r.equalTo(term).choice(IntExpr.of(1), IntExpr.of(0)));
        return Stream.concat(
                Stream.concat(Stream.of(r), shifted()),
                shapes.stream().flatMap(shape -> terms.all().stream().map(shape)));
    }

    /// (n + c) mod a fixed period.
    private Stream<IntExpr> shifted() {
        return residue instanceof IntExpr.Arithmetic(var operation, IntExpr n, IntExpr.Constant(long period), var span)
                ? LongStream.range(1, Math.min(period, MOST_SHIFTS))
                        .mapToObj(c -> n.plus(c).mod(period))
                : Stream.empty();
    }

    /// r mod d, but d for one r.
    private IntExpr exceptAt(IntExpr r, long d) {
        return residue.equalTo(r).choice(IntExpr.of(d), residue.mod(d));
    }

    private Optional<IntExpr> always() {
        boolean all = tables.stream().flatMap(List::stream).allMatch(value -> value == 1);
        boolean none = tables.stream().flatMap(List::stream).allMatch(value -> value == 0);
        return all || none ? Optional.of(IntExpr.of(all ? 1 : 0)) : Optional.empty();
    }

    private List<Long> residues(int block, long value) {
        List<Long> table = tables.get(block);
        return IntStream.range(0, table.size())
                .filter(r -> table.get(r) == value)
                .mapToObj(Long::valueOf)
                .toList();
    }

    /// r = a or r = b …
    private Optional<IntExpr> named(ParameterTerms terms) {
        int count = residues(0, 1).size();
        boolean same =
                IntStream.range(0, tables.size()).allMatch(i -> residues(i, 1).size() == count);
        if (!same || count < 1 || count > MOST_NAMED) {
            return Optional.empty();
        }
        return AllPresent.of(IntStream.range(0, count)
                        .mapToObj(place ->
                                matching(terms, i -> residues(i, 1).get(place)).map(residue::equalTo)))
                .flatMap(equalities -> equalities.stream().reduce(IntExpr::or));
    }

    private Optional<IntExpr> matching(ParameterTerms terms, Function<Integer, Long> wanted) {
        List<SampleBlock> blocks = samples.blocks();
        return terms.matching(block -> wanted.apply(blocks.indexOf(block)));
    }

    /// a ≤ r ≤ b for the lost residues, or for the won ones.
    private Optional<IntExpr> between(ParameterTerms terms, boolean lost) {
        List<TreeSet<Long>> sets = IntStream.range(0, tables.size())
                .mapToObj(i -> new TreeSet<>(residues(i, lost ? 1 : 0)))
                .toList();
        if (sets.stream().anyMatch(set -> set.isEmpty() || set.last() - set.first() + 1 != set.size())) {
            return Optional.empty();
        }
        Optional<IntExpr> low = matching(terms, i -> sets.get(i).first());
        Optional<IntExpr> high = matching(terms, i -> sets.get(i).last());
        Optional<IntExpr> beyond = matching(terms, i -> sets.get(i).last() + 1);
        Optional<IntExpr> period = matching(terms, i -> (long) tables.get(i).size());
        if (low.isEmpty() || (high.isEmpty() && beyond.isEmpty())) {
            return Optional.empty();
        }
        boolean whole = period.isPresent() && period.equals(beyond);
        boolean least = low.get().equals(IntExpr.of(0));
        boolean shorter = high.isEmpty()
                || (beyond.isPresent() && ExpressionSize.of(beyond.get()) < ExpressionSize.of(high.get()));
        IntExpr end = shorter ? beyond.orElseThrow() : high.orElseThrow();
        if (lost) {
            IntExpr above = low.get().atMost(residue);
            IntExpr below = shorter ? residue.lessThan(end) : residue.atMost(end);
            return Optional.of(whole ? above : least ? below : above.and(below));
        }
        IntExpr above = shorter ? end.atMost(residue) : end.lessThan(residue);
        IntExpr below = residue.lessThan(low.get());
        return Optional.of(whole ? below : least ? above : below.or(above));
    }
}
