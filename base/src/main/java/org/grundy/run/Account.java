package org.grundy.run;

import java.time.Duration;
import java.util.function.LongSupplier;

/// What is spent of a budget, and the smaller budgets that come of what is left.
///
/// @param budget its limits count from the beginning of a run
/// @param positions how many were visited
/// @param work how many steps were charged
/// @param elapsed nanoseconds since the beginning; not asked where nobody has set a time
record Account(Budget budget, long positions, long work, LongSupplier elapsed) {
    /// The limits of an attempt within a smaller budget, whose limits count from now.
    Budget within(Budget smaller) {
        long steps = sum(work, smaller.work(), budget.work());
        return new Budget(
                sum(positions, smaller.positions(), budget.positions()),
                steps,
                steps < Long.MAX_VALUE ? steps : Math.min(smaller.plan(), budget.plan()),
                until(smaller.time()),
                budget.memory(),
                budget.threads());
    }

    private static long sum(long spent, long more, long most) {
        return more < most - spent ? spent + more : most;
    }

    private Duration until(Duration more) {
        if (more.compareTo(budget.time()) >= 0) {
            return budget.time();
        }
        Duration until = Duration.ofNanos(elapsed.getAsLong()).plus(more);
        return until.compareTo(budget.time()) < 0 ? until : budget.time();
    }

    /// An equal share of the work that is left, and all of the time. Who has the last share has all that is left, so
    /// that only the time ends it where work is not limited.
    Budget share(int pieces) {
        long steps = Math.max(1, plan() / pieces);
        Budget limits = budget.isTimed() ? budget.withTime(Duration.ofNanos(nanosLeft())) : budget;
        return pieces == 1 ? limits.withPlan(steps) : limits.withWork(steps);
    }

    /// A part of the positions and of the work that are left, the work limited to it.
    Budget part(int pieces) {
        return budget.withPositions(Math.max(1, (budget.positions() - positions) / pieces))
                .withWork(Math.max(1, plan() / pieces));
    }

    /// All that is left of the work and the time but a part of each.
    Budget allBut(int pieces) {
        Budget limits = budget.withPlan(plan() == Long.MAX_VALUE ? plan() : plan() - plan() / pieces + 1);
        if (!budget.isTimed()) {
            return limits;
        }
        long nanos = nanosLeft();
        return limits.withTime(Duration.ofNanos(nanos - nanos / pieces));
    }

    private long plan() {
        return budget.work() < Long.MAX_VALUE ? Math.max(0, budget.work() - work) : budget.plan();
    }

    private long nanosLeft() {
        return Math.max(1, budget.time().toNanos() - elapsed.getAsLong());
    }
}
