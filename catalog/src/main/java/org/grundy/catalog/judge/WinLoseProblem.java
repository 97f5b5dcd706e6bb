package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.grundy.run.Run;

/// A problem that asks of each case only whether the first player wins, and wants one of two lines.
///
/// @param <C> the type of one case
/// @param id the judge and the number
/// @param cases the format of the input
/// @param game makes what decides one case and charges a run; made anew for each input, so that it may keep games
record WinLoseProblem<C>(String id, Cases<C> cases, Function<Run, CaseGame<C>> game) implements Problem {
    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        CaseGame<C> decided = game.apply(in.run());
        List<String> lines = answerLines();
        AtomicInteger number = new AtomicInteger();
        cases.forEach(in, each -> {
            String line = decided.firstWins().test(each) ? lines.getFirst() : lines.getLast();
            out.print(line.replace("{i}", Integer.toString(number.incrementAndGet())) + "\n");
            positions.accept(() -> decided.position().apply(each));
        });
    }
}
