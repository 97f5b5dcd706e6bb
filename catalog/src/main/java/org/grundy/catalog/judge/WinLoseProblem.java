package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.grundy.game.Convention;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// A problem that asks of each case only whether the first player wins, and wants one of two lines.
///
/// @param <C> the type of one case
/// @param id the judge and the number
/// @param title what is asked, in one line
/// @param cases the format of the input
/// @param game makes what decides one case and charges a run; made anew for each input, so that it may keep games
/// @param win the line printed where the first player wins, without its line feed; `{i}` stands for the number
///     of the case, from 1 on
/// @param lose the line printed where the first player loses, likewise
/// @param convention how a case is played
record WinLoseProblem<C>(
        String id,
        BilingualText title,
        Cases<C> cases,
        Function<Run, CaseGame<C>> game,
        String win,
        String lose,
        Convention convention)
        implements Problem {
    /// A problem in normal play.
    WinLoseProblem(
            String id, BilingualText title, Cases<C> cases, Function<Run, CaseGame<C>> game, String win, String lose) {
        this(id, title, cases, game, win, lose, Convention.NORMAL);
    }

    @Override
    public List<String> answerLines() {
        return List.of(win, lose);
    }

    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        CaseGame<C> decided = game.apply(in.run());
        AtomicInteger number = new AtomicInteger();
        cases.forEach(in, each -> {
            String line = decided.firstWins().test(each) ? win : lose;
            out.print(line.replace("{i}", Integer.toString(number.incrementAndGet())) + "\n");
            positions.accept(() -> decided.position().apply(each));
        });
    }
}
