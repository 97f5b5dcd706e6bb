package org.grundy.web.http;

import java.time.Duration;
import org.grundy.run.Budget;

/// What a server gives to those who ask.
///
/// @param bodyBytes how long a question may be
/// @param atOnce how many questions are worked on at once
/// @param waiting how many more may wait for their turn
/// @param streams how many streams of events may be open
/// @param usual the limits of one question that asks for none
/// @param most the limits that one question may ask for: its work, or its time where it asks for one
public record Limits(int bodyBytes, int atOnce, int waiting, int streams, Budget usual, Budget most) {
    private static final int BODY = 1 << 18;
    private static final int WAITING = 256;
    private static final int STREAMS = 64;
    private static final long POSITIONS = 200_000_000;

    /// The usual work of a question, in steps: about ten seconds.
    public static final long WORK = 100_000_000;

    /// The most work that a question may ask for.
    private static final long MOST_WORK = 6 * WORK;

    /// The most time that a question may ask for. A question that asks for none has no clock look at it.
    private static final Duration LONGEST = Duration.ofSeconds(60);

    /// How many times as long an answer is waited for, so that one whose work is counted is there in
    /// time on a busy machine, too.
    private static final int PATIENCE = 5;

    /// Limits that suit this machine: as many questions at once as processors, at least four, and half
    /// of the memory for all of them together.
    public static Limits standard() {
        int atOnce = Math.max(4, Runtime.getRuntime().availableProcessors());
        return of(atOnce, Math.max(1, Runtime.getRuntime().maxMemory() / 2 / atOnce), WORK);
    }

    /// Limits of a server or a page.
    ///
    /// @param atOnce how many questions are worked on at once
    /// @param memory of one question, in bytes
    /// @param work of one question that asks for none, in steps
    public static Limits of(int atOnce, long memory, long work) {
        Budget usual =
                Budget.UNLIMITED.withPositions(POSITIONS).withMemory(memory).withWork(work);
        Budget most = usual.withWork(Math.max(work, MOST_WORK)).withTime(LONGEST);
        return new Limits(BODY, atOnce, WAITING, STREAMS, usual, most);
    }

    /// How long an answer is waited for at most; then the question is left, and answered by nobody.
    Duration patience() {
        return most.time().multipliedBy(PATIENCE);
    }

    /// A budget, or as much of it as one question may ask for: of the work where that is limited, else
    /// of the time.
    Budget allowed(Budget asked) {
        Budget allowed = asked.withPositions(Math.min(asked.positions(), most.positions()))
                .withMemory(Math.min(asked.memory(), most.memory()));
        if (asked.work() < Long.MAX_VALUE) {
            return asked.work() <= most.work() ? allowed : allowed.withWork(most.work());
        }
        // What is divided among several ways to answer stays, where a time is given.
        return asked.time().compareTo(most.time()) <= 0
                ? allowed
                : allowed.withTime(most.time()).withWork(most.work());
    }
}
