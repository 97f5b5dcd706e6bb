package org.grundy.catalog.dynamic;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.SliceNotation;
import org.grundy.catalog.game.TwoPartText;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;

/// The beginning is written as the number of tokens alone, later positions as `tokens;limit`.
///
/// @param form for messages
record LimitedHeapNotation(String form) implements SliceNotation<LimitedHeap> {
    @Override
    public LimitedHeap position(TextSlice slice) {
        TwoPartText halves = TwoPartText.atSemicolon(slice);
        BigInteger tokens = halves.first().number(new BilingualText("a heap", "堆的大小"), 0);
        return halves.second()
                .map(half -> LimitedHeap.of(tokens, half.number(new BilingualText("the limit", "上限"), 0)))
                .orElseGet(() -> LimitedHeap.beginning(tokens));
    }

    @Override
    public String write(LimitedHeap stock) {
        return stock.tokens() + (stock.equals(LimitedHeap.beginning(stock.tokens())) ? "" : ";" + stock.limit());
    }

    @Override
    public int dimensions() {
        return 1;
    }

    @Override
    public Optional<LimitedHeap> at(List<BigInteger> coordinates) {
        return Optional.of(LimitedHeap.beginning(coordinates.getFirst()));
    }
}
