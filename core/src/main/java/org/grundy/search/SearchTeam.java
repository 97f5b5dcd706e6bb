package org.grundy.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// Asks one question with as many threads as the budget allows, each with a search of its own: all look for the answer,
/// share what they prove, and end when the first thread has it.
///
/// Sound if what they share for good is about positions alone: that a position has a nimber, or does not have it,
/// depends on no path by which it was met and on nothing that another thread may yet find.
///
/// @param <S> the search of one thread
public final class SearchTeam<S> {
    private static final long STACK_BYTES = 1L << 26;

    private final IntFunction<S> member;
    private final List<S> members = new ArrayList<>();
    private volatile @Nullable RuntimeException failure;

    /// @param member a search for a thread, given its number from 1
    public SearchTeam(IntFunction<S> member) {
        this.member = member;
    }

    /// A question to a search.
    @FunctionalInterface
    public interface Question<S> {
        /// The answer. Called inside [Run#attempt].
        int ask(S search, Run run);
    }

    /// The searches of all threads so far.
    public List<S> members() {
        return members;
    }

    /// The answer to a question. Called inside [Run#attempt].
    ///
    /// @param threads how many, at most as many as the budget allows
    public int ask(Question<S> question, int threads, Run run) {
        while (members.size() < threads) {
            members.add(member.apply(members.size() + 1));
        }
        try {
            return threads == 1 ? question.ask(members.getFirst(), run) : askAll(question, run);
        } finally {
            run.searching(null);
        }
    }

    private int askAll(Question<S> question, Run run) {
        List<Run> helpers = run.helpers();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < helpers.size(); i++) {
            S search = members.get(i + 1);
            Run own = helpers.get(i);
            threads.add(new Thread(null, () -> help(question, search, own), "grundy-search-" + i, STACK_BYTES));
        }
        int answer;
        try {
            threads.forEach(Thread::start);
            answer = question.ask(members.getFirst(), run);
        } finally {
            helpers.forEach(Run::stop);
            threads.forEach(SearchTeam::await);
            run.join(helpers);
        }
        RuntimeException failed = failure;
        if (failed != null) {
            throw failed;
        }
        return answer;
    }

    private void help(Question<S> question, S search, Run run) {
        try {
            run.attempt(() -> question.ask(search, run));
        } catch (RuntimeException thrown) {
            failure = thrown;
        }
    }

    private static void await(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException again) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
