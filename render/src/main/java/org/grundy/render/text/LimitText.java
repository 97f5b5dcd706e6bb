package org.grundy.render.text;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.grundy.render.Sentences;
import org.grundy.render.terminal.ProcessorTime;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Solved;

/// Which limit ended a computation, and what to try.
public final class LimitText {
    private static final long MORE = 10;

    private final Solved.Undecided<?> undecided;
    private final Budget budget;
    private final Sentences sentences;
    private final Optional<Duration> processor;

    /// Words about a computation of this process that a budget ended.
    public LimitText(Solved.Undecided<?> undecided, Budget budget, Sentences sentences) {
        this(undecided, budget, sentences, ProcessorTime.used());
    }

    /// @param processor the time of processors that was used, where it is known
    LimitText(Solved.Undecided<?> undecided, Budget budget, Sentences sentences, Optional<Duration> processor) {
        this.processor = processor;
        this.undecided = undecided;
        this.budget = budget;
        this.sentences = sentences;
    }

    /// Which limit was met, and what was spent until then.
    public String sentence() {
        String met = sentences.of("limit." + undecided.limit(), "limit", limit());
        return switch (undecided.limit()) {
            case METHOD, LOOPY -> met;
            case POSITIONS, WORK, TIME, MEMORY, STOPPED -> met + spent();
        };
    }

    private String spent() {
        String time = processor
                .map(used -> sentences.of("spent.time", "time", ProcessorTime.seconds(used)))
                .orElse("");
        return sentences.of("spent", "positions", undecided.positions(), "work", undecided.work(), "time", time);
    }

    /// The limit with its unit.
    private String limit() {
        String limit = limit(budget, undecided.limit());
        return undecided.limit() == Limit.MEMORY && limit.matches("\\d+")
                ? sentences.of("bytes", "count", limit)
                : limit;
    }

    /// What to try.
    public String advice() {
        Limit limit = undecided.limit();
        long positions = undecided.needed() > 0 ? rounded(undecided.needed()) : times(budget.positions());
        Budget larger = budget.withPositions(positions)
                .withWork(times(budget.work()))
                .withTime(Duration.ofMillis(times(budget.time().toMillis())))
                .withMemory(times(budget.memory()));
        return sentences.of("try." + limit, "more", limit(larger, limit));
    }

    /// An amount, or the next larger one of a single digit and zeros.
    private static long rounded(long amount) {
        long unit = 1;
        while (amount / unit >= MORE) {
            unit *= MORE;
        }
        return Math.ceilDiv(amount, unit) * unit;
    }

    private static long times(long amount) {
        return amount > Long.MAX_VALUE / MORE ? Long.MAX_VALUE : amount * MORE;
    }

    private static String limit(Budget budget, Limit limit) {
        return switch (limit) {
            case POSITIONS -> Long.toString(budget.positions());
            case WORK -> Long.toString(budget.work());
            case TIME -> time(budget.time());
            case MEMORY -> memory(budget.memory());
            case STOPPED, LOOPY, METHOD -> "";
        };
    }

    private static String time(Duration time) {
        long millis = time.toMillis();
        if (millis % 1000 != 0) {
            return millis + "ms";
        }
        long seconds = millis / 1000;
        return seconds % 60 != 0 ? seconds + "s" : seconds % 3600 != 0 ? seconds / 60 + "m" : seconds / 3600 + "h";
    }

    private static String memory(long bytes) {
        String units = "kmgt";
        double amount = bytes;
        int unit = -1;
        while (amount >= 1024 && unit + 1 < units.length()) {
            amount /= 1024;
            unit++;
        }
        String number =
                amount == Math.rint(amount) ? Long.toString((long) amount) : String.format(Locale.ROOT, "%.1f", amount);
        return unit < 0 ? number : number + units.charAt(unit);
    }
}
