package org.grundy.cli.sequence;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.ProgressLine;
import org.grundy.cli.option.Output;
import org.grundy.lang.OptionText;
import org.grundy.misere.HeapGame;
import org.grundy.misere.sequence.MisereSequence;
import org.grundy.render.file.MisereTerms;
import org.grundy.render.json.Json;
import org.grundy.render.misere.MisereSequenceRecord;
import org.grundy.render.misere.MisereSequenceText;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;

/// What `sequence` and `period` answer in misère play.
///
/// @param game the heaps
/// @param budget for the search
/// @param console where it is printed
public record MisereValues(HeapGame game, Budget budget, Console console) {
    private static final int MOST_SHOWN = 100_000;

    /// Gives the values of some heaps.
    ///
    /// @param from the first heap, as it was written
    /// @param to the last heap, as it was written
    /// @param forms in which they are given
    /// @throws InputError if these are no numbers, in the wrong order or too many
    public ExitCode give(String from, String to, List<Output<MisereTerms>> forms) {
        BigInteger first = OptionText.slice("--from", from).number("--from", 0);
        BigInteger last = OptionText.slice("--to", to).number("--to", 0);
        BigInteger count = last.subtract(first).add(BigInteger.ONE);
        if (count.signum() <= 0) {
            throw OptionText.slice("--from", from)
                    .error("--from is %s, beyond the last heap, %s", "--from 是 %s，超过了最后一个堆 %s", first, last);
        }
        if (count.compareTo(BigInteger.valueOf(MOST_SHOWN)) > 0) {
            throw OptionText.slice("--to", to)
                    .error(
                            "--from and --to name %s heaps, and misère values are shown of at most %s",
                            "--from 与 --to 之间有 %s 个堆，而反常值最多显示 %s 个", count, MOST_SHOWN);
        }
        MisereSequence sequence = search(last);
        int shown = count.min(reached(sequence, first)).intValueExact();
        boolean given = Output.give(forms, new MisereTerms(sequence, first, shown), Run.unlimited(), console);
        boolean exact = IntStream.range(0, shown).allMatch(i -> sequence.exact(first.add(BigInteger.valueOf(i))));
        return end(sequence, given && BigInteger.valueOf(shown).equals(count) && exact);
    }

    private static BigInteger reached(MisereSequence sequence, BigInteger first) {
        return sequence.period().isPresent()
                ? BigInteger.valueOf(Long.MAX_VALUE)
                : BigInteger.valueOf(sequence.values().length).subtract(first).max(BigInteger.ZERO);
    }

    /// Prints the period.
    ///
    /// @param max the heaps up to this are looked at, as it was written
    /// @param json whether JSON is printed
    /// @throws InputError if that is no number
    public ExitCode printPeriod(String max, boolean json) {
        MisereSequence sequence = search(OptionText.slice("--max", max).number("--max", 0));
        console.print(
                json
                        ? Json.line(MisereSequenceRecord.of(sequence, BigInteger.ZERO, sequence.values().length))
                        : MisereSequenceText.period(sequence, console.language(), console.paint()));
        return end(sequence, sequence.repeatsExactly());
    }

    private MisereSequence search(BigInteger last) {
        return ProgressLine.during(budget, console, run -> MisereSequence.of(game, last, run));
    }

    private ExitCode end(MisereSequence sequence, boolean whole) {
        sequence.shortfall().ifPresent(limit -> console.say(limit, budget, "quotient.short"));
        return whole ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
    }

    /// Refuses a certificate, which `quotient` writes.
    ///
    /// @throws InputError if one is asked for
    public static void refuse(@Nullable String certificate) {
        if (certificate != null) {
            throw new InputError(
                    "in misère play certificates are written by grundy quotient CODE --certificate F",
                    "反常规则下的证书由 grundy quotient 代码 --certificate F 写出");
        }
    }
}
