package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.heap.Subtraction;
import org.grundy.game.Convention;
import org.grundy.heap.SubtractionSet;
import org.grundy.text.BilingualText;

/// HDU 1536 and 1944, S-Nim: up to a 0 the size of a set and its numbers, the number of positions, and for
/// each the number of heaps and the heaps; a line of letters for each set.
///
/// @param id of either problem
record SNim(String id) implements Problem {
    /// The largest heap answered, by a table; the judge's is 10 000.
    private static final long LARGEST_HEAP = 10_000_000;

    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        while (in.hasNext()) {
            int size = in.count(new BilingualText("the size of the set", "集合的大小"));
            if (size == 0) {
                return;
            }
            CatalogGame<BigInteger> game = Subtraction.game(set(size, in));
            StringBuilder line = new StringBuilder();
            for (int left = in.count(new BilingualText("the number of positions", "局面个数")); left > 0; left--) {
                HeapInput heaps = HeapInput.read(in, LARGEST_HEAP);
                line.append(heaps.nimSum(game, in.run()).signum() == 0 ? 'L' : 'W');
                positions.accept(() -> CasePosition.of(game, heaps.sizes(), Convention.NORMAL));
            }
            out.print(line.append('\n'));
        }
    }

    /// A set of numbers that may be taken.
    ///
    /// @throws org.grundy.text.InputError if it is empty, or a number of it is not what it should be
    static SubtractionSet set(int size, InputTokens in) {
        if (size == 0) {
            throw in.error("the set is empty", "集合为空");
        }
        List<BigInteger> numbers = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            numbers.add(BigInteger.valueOf(in.next(new BilingualText("a number of the set", "集合中的数"), 1)));
        }
        return SubtractionSet.of(numbers);
    }
}
