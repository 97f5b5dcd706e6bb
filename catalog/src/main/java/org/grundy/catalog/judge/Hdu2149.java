package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.race.NamedRaces;
import org.grundy.catalog.race.RunningTotal;
import org.grundy.game.Play;

/// HDU 2149: a price M and a largest raise N a line, to the end of the input; the winning first bids in
/// ascending order.
final class Hdu2149 implements Problem {
    /// More raises than these are not listed; the judge has fewer than 1100.
    private static final long MOST_RAISES = 100_000;

    @Override
    public String id() {
        return "HDU-2149";
    }

    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        RecentGames<BigInteger, CatalogGame<RunningTotal>> games =
                new RecentGames<>(RecentGames.MANY, NamedRaces.BIDS::game);
        while (in.hasNext()) {
            RunningTotal start = new RunningTotal(BigInteger.valueOf(in.next("M", 1)), BigInteger.ZERO);
            CatalogGame<RunningTotal> game = games.of(BigInteger.valueOf(in.next("N", 1, MOST_RAISES)));
            List<RunningTotal> lost = TheoremAnswers.winning(game, start);
            in.run().positions(lost.size());
            out.print(
                    lost.isEmpty()
                            ? "none\n"
                            : lost.stream()
                                    .map(RunningTotal::total)
                                    .sorted()
                                    .map(BigInteger::toString)
                                    .collect(Collectors.joining(" ", "", "\n")));
            positions.accept(() -> CasePosition.of(game, start, Play.NORMAL));
        }
    }
}
