package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.pair.Marbles;
import org.grundy.game.Convention;
import org.grundy.game.Pair;
import org.grundy.game.Valuation;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// Codeforces Gym 101908 B, Marbles: one set of marbles.
///
/// @param game of one marble; its values are computed when the whole input was read
record Gym101908B(CatalogGame<Pair> game) implements Problem {
    /// The largest coordinate answered, by a table; the judge's is 100.
    private static final long LARGEST_COORDINATE = 1000;

    private static final Comparator<Pair> LARGEST_FIRST =
            Comparator.comparing((Pair marble) -> marble.x().max(marble.y())).reversed();

    Gym101908B() {
        this(new Marbles().game());
    }

    @Override
    public String id() {
        return "Gym-101908B";
    }

    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        List<Pair> marbles = in.many(
                new BilingualText("the number of marbles", "弹珠数"),
                marble -> Pair.of(marble.next("x", 0, LARGEST_COORDINATE), marble.next("y", 0, LARGEST_COORDINATE)));
        in.end();
        out.print(wins(marbles, in.run()) ? "Y\n" : "N\n");
        positions.accept(() -> CasePosition.of(game, marbles, Convention.NORMAL));
    }

    /// Whether the player about to move wins: not where a marble is home already, at once where one can come home,
    /// else where the nim sum is not 0.
    private boolean wins(List<Pair> marbles, Run run) {
        if (marbles.stream().anyMatch(game.rules()::lost)) {
            return false;
        }
        if (marbles.stream().anyMatch(game.rules()::won)) {
            return true;
        }
        Valuation<Pair> table = game.valuation().orElseThrow();
        return marbles.stream()
                        .sorted(LARGEST_FIRST) // so that the table grows once
                        .map(marble -> table.value(marble, run).grundy())
                        .reduce(BigInteger.ZERO, BigInteger::xor)
                        .signum()
                != 0;
    }
}
