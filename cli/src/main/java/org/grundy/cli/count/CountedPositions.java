package org.grundy.cli.count;

import java.util.Optional;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.ProgressLine;
import org.grundy.discover.count.CountAnswer;
import org.grundy.discover.count.CountQuestion;
import org.grundy.discover.count.Counting;
import org.grundy.discover.count.Selection;
import org.grundy.discover.count.SumCounting;
import org.grundy.discover.count.Summand;
import org.grundy.render.count.CountRecord;
import org.grundy.render.count.CountText;
import org.grundy.render.json.Json;
import org.grundy.run.Run;

/// What `grundy count` and `grundy sum` share.
///
/// @param options what is counted
/// @param console where the answer goes
record CountedPositions(CountOptions options, Console console) {
    /// Counts, and shows the answer.
    ///
    /// @param usual which positions are meant where no option says so
    /// @param summand what is added up for each
    ExitCode show(Selection usual, Summand summand) {
        Run begun = new Run(options.budget());
        CountOptions.Subject subject = options.subject(console);
        CountQuestion question = options.question(subject, usual, summand);
        var modulus = options.modulus();
        Optional<CountAnswer> answer =
                ProgressLine.during(begun.share(1), console, run -> answer(subject, question, run));
        if (answer.isEmpty()) {
            console.say("count.none");
            return ExitCode.UNDECIDED;
        }
        CountText text = new CountText(console.language(), console.paint());
        console.print(
                options.json()
                        ? Json.line(CountRecord.of(
                                subject.title(),
                                subject.variables(),
                                question,
                                answer.get(),
                                modulus,
                                console.language()))
                        : text.of(subject.title(), subject.variables(), question, answer.get(), modulus));
        return answer.get().certain() ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
    }

    private static Optional<CountAnswer> answer(CountOptions.Subject subject, CountQuestion question, Run run) {
        return subject.sum()
                .map(sum -> new SumCounting(question, run).of(sum))
                .orElseGet(() -> new Counting(question, run).of(subject.games()));
    }
}
