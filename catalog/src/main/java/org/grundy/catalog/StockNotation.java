package org.grundy.catalog;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Text;
import org.grundy.lang.Arguments;
import org.grundy.lang.Piece;

/// The beginning is written as the number of tokens alone, later positions as `tokens;limit`.
///
/// @param form for messages
record StockNotation(String form) implements Notation<Stock> {
    @Override
    public List<Stock> read(Arguments arguments) {
        return arguments.count(1, Integer.MAX_VALUE, form).pieces().stream()
                .map(StockNotation::stock)
                .toList();
    }

    private static Stock stock(Piece piece) {
        Halves halves = Halves.atSemicolon(piece);
        BigInteger tokens = halves.first().number(new Text("a heap", "堆的大小"), 0);
        return halves.second()
                .map(half -> Stock.of(tokens, half.number(new Text("the limit", "上限"), 0)))
                .orElseGet(() -> Stock.beginning(tokens));
    }

    @Override
    public String write(Stock stock) {
        return stock.tokens() + (stock.equals(Stock.beginning(stock.tokens())) ? "" : ";" + stock.limit());
    }

    @Override
    public Optional<Stock> at(BigInteger number) {
        return Optional.of(Stock.beginning(number));
    }
}
