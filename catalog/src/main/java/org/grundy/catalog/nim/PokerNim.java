package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.PositionNotation;
import org.grundy.catalog.game.WholeRules;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Options;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.lang.Arguments;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.value.Tame;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Poker Nim: take from a heap, or add to one from a common reserve. All heaps share the reserve, so they
/// are one component.
public final class PokerNim implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("pokernim");

    private static final int LARGEST_TRIAL = 4;

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<Table> game() {
        return TEXT.game(Rules.RULES, List.of(new Reversible()), new Tables());
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        List<Table> tables = new ArrayList<>();
        for (int a = 0; a <= LARGEST_TRIAL; a++) {
            for (int b = a; b <= LARGEST_TRIAL; b++) {
                for (int reserve = 0; reserve <= LARGEST_TRIAL; reserve++) {
                    tables.add(Table.of(reserve, a, b));
                    tables.add(Table.of(reserve, 1, a, b));
                }
            }
        }
        return List.of(new VerificationCase<>(game(), tables, "a, b, r ≤ " + LARGEST_TRIAL + "; (a,b), (1,a,b)"));
    }

    /// Heaps and a reserve.
    ///
    /// @param heaps ascending, empty ones included
    /// @param reserve at least 0
    record Table(List<BigInteger> heaps, BigInteger reserve) {
        /// Sorts the heaps.
        Table {
            heaps = heaps.stream().sorted().toList();
        }

        private static Table of(int reserve, int... heaps) {
            List<BigInteger> sizes = new ArrayList<>();
            for (int heap : heaps) {
                sizes.add(BigInteger.valueOf(heap));
            }
            return new Table(sizes, BigInteger.valueOf(reserve));
        }

        BigInteger nimSum() {
            return heaps.stream().reduce(BigInteger.ZERO, BigInteger::xor);
        }

        /// The table after a heap was changed, if the reserve allows that.
        Optional<Table> with(int heap, BigInteger size) {
            BigInteger added = size.subtract(heaps.get(heap)).max(BigInteger.ZERO);
            if (added.compareTo(reserve) > 0 || size.equals(heaps.get(heap))) {
                return Optional.empty();
            }
            List<BigInteger> changed = new ArrayList<>(heaps);
            changed.set(heap, size);
            return Optional.of(new Table(changed, reserve.subtract(added)));
        }
    }

    private enum Rules implements WholeRules<Table> {
        RULES;

        private static final int LARGEST_LISTED = 62;

        @Override
        public void options(Table from, Options<Table> out) {
            for (int heap = 0; heap < from.heaps().size(); heap++) {
                BigInteger most = from.heaps().get(heap).add(from.reserve());
                if (most.bitLength() > LARGEST_LISTED) {
                    out.unlisted();
                    return;
                }
                for (long size = 0; size <= most.longValueExact(); size++) {
                    from.with(heap, BigInteger.valueOf(size)).ifPresent(out::to);
                }
            }
        }
    }

    private record Tables() implements PositionNotation<Table> {
        @Override
        public List<Table> read(Arguments arguments) {
            List<BigInteger> heaps = new ArrayList<>();
            BigInteger reserve = BigInteger.ZERO;
            for (TextSlice slice :
                    arguments.count(1, Integer.MAX_VALUE, TEXT.form()).slices()) {
                Optional<TextSlice> held = held(slice);
                if (held.isPresent()) {
                    reserve = reserve.add(held.get().number(new BilingualText("the reserve", "备用石子数"), 0));
                } else {
                    heaps.add(slice.number(new BilingualText("a heap", "一堆"), 0));
                }
            }
            return List.of(new Table(heaps, reserve));
        }

        private static Optional<TextSlice> held(TextSlice slice) {
            return Stream.of("reserve", "备用")
                    .filter(word -> slice.text().startsWith(word))
                    .map(word -> TextSlice.trimmed(
                            slice.source(),
                            slice.span().start() + word.length(),
                            slice.span().end()))
                    .findFirst();
        }

        @Override
        public String write(Table position) {
            StringBuilder text = new StringBuilder();
            position.heaps().forEach(heap -> text.append(heap).append(','));
            return text.append("reserve ").append(position.reserve()).toString();
        }
    }

    /// An addition is reversible, so it does not change the value.
    private record Reversible() implements DescribedTheorem<Table> {
        @Override
        public CatalogText.Stated stated() {
            return TEXT.theorem("reversible");
        }

        @Override
        public Optional<BigInteger> value(Table position) {
            return Optional.of(position.nimSum());
        }

        /// Of each heap at most one size gives the whole a certain nim sum.
        @Override
        public Optional<OptionSet<Table>> options(Table position, BigInteger value) {
            BigInteger change = position.nimSum().xor(value);
            List<Table> found = new ArrayList<>();
            for (int heap = 0; heap < position.heaps().size(); heap++) {
                position.with(heap, position.heaps().get(heap).xor(change)).ifPresent(found::add);
            }
            return Optional.of(OptionSet.single(found.stream().distinct().toList()));
        }

        @Override
        public Optional<Tame> tame(Table position) {
            return Optional.of(position.heaps().stream().map(Tame::ofHeap).reduce(Tame.ZERO, Tame::plus));
        }

        @Override
        public List<ReasonStep> reason(Table position, Play play) {
            return List.of(ReasonStep.of(
                    "reversible.sum",
                    "heaps",
                    position.heaps(),
                    "x",
                    position.nimSum(),
                    "reserve",
                    position.reserve()));
        }
    }
}
