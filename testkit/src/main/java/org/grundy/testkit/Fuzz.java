package org.grundy.testkit;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// Tries random texts, many times more in a thorough build, or where `-Dgrundy.fuzz=N` asks for N of each
/// kind. It goes on after a failure, and names on standard error the texts that take longer than five seconds, or than
/// the milliseconds in `-Dgrundy.fuzz.slow`.
public final class Fuzz {
    private static final String OWN = "org.grundy.";
    private static final int SHOWN = 2_000;
    private static final int MOST_FAILURES = 20;
    private static final long SLOW_MILLIS = Long.getLong("grundy.fuzz.slow", 5_000);

    private final String test;
    private final AtomicReference<String> text = new AtomicReference<>("");
    private final Map<String, AssertionError> failures = new LinkedHashMap<>();
    private volatile long since;
    private volatile boolean ended;

    private Fuzz(String test) {
        this.test = test;
    }

    /// Tries texts.
    ///
    /// @param test its name, as for a [Seed]
    /// @param usual how many texts are tried in a usual build
    /// @param thorough how many are tried in a thorough one
    /// @param make the next text
    /// @param trial throws what is wrong with the answer to a text
    /// @throws AssertionError with the first text at each place that failed
    public static void texts(
            String test, int usual, int thorough, Function<RandomGenerator, String> make, Consumer<String> trial) {
        int count = Integer.getInteger("grundy.fuzz", Thorough.bound(usual, thorough));
        new Fuzz(test).run(count, Seed.of(test).generator(), make, trial);
    }

    private void run(
            int count, RandomGenerator random, Function<RandomGenerator, String> make, Consumer<String> trial) {
        since = System.nanoTime();
        Thread watch = Thread.ofVirtual().start(this::watch);
        try {
            for (int i = 0; i < count && failures.size() < MOST_FAILURES; i++) {
                String made = make.apply(random);
                since = System.nanoTime();
                text.set(made);
                tried(i, made, trial);
            }
        } finally {
            ended = true;
            watch.interrupt();
        }
        failures.values().stream().reduce(Fuzz::with).ifPresent(all -> {
            throw all;
        });
    }

    private void tried(int number, String made, Consumer<String> trial) {
        try {
            trial.accept(made);
        } catch (RuntimeException | Error error) {
            String place = error.getClass() + " at " + place(error);
            failures.putIfAbsent(
                    place, new AssertionError(test + ", text " + number + ": " + shown(made) + "\n" + error, error));
        }
    }

    /// The place of ours: many errors are thrown by the same lines of a library.
    private static String place(Throwable error) {
        return Arrays.stream(error.getStackTrace())
                .filter(frame -> frame.getClassName().startsWith(OWN))
                .findFirst()
                .map(StackTraceElement::toString)
                .orElse("");
    }

    private static AssertionError with(AssertionError first, AssertionError next) {
        first.addSuppressed(next);
        return first;
    }

    private void watch() {
        String told = "";
        while (!ended) {
            String now = text.get();
            if (System.nanoTime() - since > SLOW_MILLIS * 1_000_000 && !now.equals(told)) {
                System.err.println(test + ": over " + SLOW_MILLIS + " ms: " + shown(now));
                told = now;
            }
            try {
                Thread.sleep(SLOW_MILLIS / 10);
            } catch (InterruptedException end) {
                return;
            }
        }
    }

    private static String shown(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }
}
