package org.grundy.bench;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.KernelType;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.value.NimValues;
import org.grundy.lang.CodeParser;
import org.grundy.lang.TextSlice;
import org.grundy.run.Run;

/// Times nim-sequences in one process, run by `bench/sequences.sh`.
///
///     values CODE KERNEL THREADS SIZE…   values a second from each size to the next one
///     prove CODE…                        seconds until each period is proved, and their sum
///     keep CODE SIZE                     computes and keeps so many values, in as little memory as `-Xmx` gives
///
/// The time of the measuring thread on a processor is given beside the clock's, for on a busy machine they
/// differ.
public final class SequenceSpeed {
    private static final double NANOS = 1e9;

    private final PrintStream out;

    private SequenceSpeed(PrintStream out) {
        this.out = out;
    }

    /// Measures what the arguments ask for.
    public static void main(String[] arguments) {
        SequenceSpeed speed = new SequenceSpeed(System.out);
        if (arguments.length > 4 && arguments[0].equals("values")) {
            speed.values(arguments);
        } else if (arguments.length > 1 && arguments[0].equals("prove")) {
            speed.prove(arguments);
        } else if (arguments.length == 3 && arguments[0].equals("keep")) {
            speed.keep(arguments[1], (int) Double.parseDouble(arguments[2]));
        } else {
            System.err.println("usage: values CODE KERNEL THREADS SIZE... | prove CODE... | keep CODE SIZE");
            System.exit(2);
        }
    }

    private void values(String[] arguments) {
        KernelType type = KernelRegistry.of(arguments[2]).orElseThrow();
        Kernel kernel = type.kernel(new SequenceRules.Coded(code(arguments[1])), Integer.parseInt(arguments[3]));
        NimValues values = new NimValues();
        for (int i = 4; i < arguments.length; i++) {
            int from = values.size();
            Clock clock = new Clock();
            kernel.extend(values, (int) Double.parseDouble(arguments[i]), Run.unlimited());
            double seconds = clock.seconds();
            out.printf(
                    "%-8s %-6s %s threads, heaps %10d to %10d: %8.3f s (%.3f s of this thread), %8.3f million values/s%n",
                    arguments[1],
                    kernel.name(),
                    arguments[3],
                    from,
                    values.size(),
                    seconds,
                    clock.processor(),
                    (values.size() - from) / seconds / 1e6);
        }
    }

    private void prove(String[] arguments) {
        Clock all = new Clock();
        for (int i = 1; i < arguments.length; i++) {
            Clock clock = new Clock();
            NimSequence sequence = NimSequence.of(code(arguments[i]));
            String found = sequence.prove(NimValues.CAPACITY, Run.unlimited())
                    .map(period -> "period %d from %d on".formatted(period.period(), period.preperiod()))
                    .orElse("no period");
            out.printf(
                    "%-8s %s, %d values, %.3f s%n",
                    arguments[i], found, sequence.values().size(), clock.seconds());
        }
        out.printf("together %.3f s%n", all.seconds());
    }

    private void keep(String code, int size) {
        Clock clock = new Clock();
        NimSequence sequence = NimSequence.of(code(code)).withoutPeriod();
        sequence.extend(size, Run.unlimited());
        long bytes = (long) sequence.values().size() * sequence.values().width();
        out.printf(
                "%-8s %d values kept in %d bytes, of %d that the JVM may use, %.3f s%n",
                code, sequence.values().size(), bytes, Runtime.getRuntime().maxMemory(), clock.seconds());
    }

    private static TakeAndBreakCode code(String text) {
        return CodeParser.parse(TextSlice.trimmed(text, 0, text.length()), TakeAndBreakCode.LARGEST_DIGIT);
    }

    private record Clock(long wall, long busy) {
        Clock() {
            this(System.nanoTime(), busyNanos());
        }

        private static long busyNanos() {
            return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        }

        double seconds() {
            return (System.nanoTime() - wall) / NANOS;
        }

        double processor() {
            return (busyNanos() - busy) / NANOS;
        }
    }
}
