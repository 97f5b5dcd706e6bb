package org.grundy.search;

import java.util.ArrayList;
import java.util.List;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// Asks one question with as many threads as the budget allows: all search for the answer, share what they prove, and
/// end when the first thread has it.
///
/// Sound because what they share for good is about pieces alone: that a piece has a nimber, or does not have it,
/// depends on no path by which it was met and on nothing that another thread may yet find. The proof numbers
/// that they share too say only where to look next.
final class CoupleTeam {
    private static final long STACK_BYTES = 1L << 26;

    private final CoupleSearch.Shared shared;
    private final List<CoupleSearch> searches = new ArrayList<>();
    private volatile @Nullable RuntimeException failure;

    CoupleTeam(PieceRules rules, NimberTable table) {
        this.shared = new CoupleSearch.Shared(rules, table, new ProofNumbers(), new SearchedCouples());
    }

    /// The nimber of a piece. Called inside [Run#attempt].
    int nimber(long piece, Run run) {
        return ask((search, own) -> search.nimber(piece, own), run);
    }

    /// Whether a piece has this nimber. Called inside [Run#attempt].
    boolean has(long piece, int nimber, Run run) {
        return ask((search, own) -> search.has(piece, nimber, own) ? 1 : 0, run) == 1;
    }

    private interface Question {
        int ask(CoupleSearch search, Run run);
    }

    private int ask(Question question, Run run) {
        int threads = shared.rules().sharable() ? run.budget().threads() : 1;
        while (searches.size() < threads) {
            searches.add(new CoupleSearch(shared, searches.size() + 1));
        }
        return threads == 1 ? question.ask(searches.getFirst(), run) : askAll(question, run);
    }

    private int askAll(Question question, Run run) {
        List<Run> helpers = run.helpers();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < helpers.size(); i++) {
            CoupleSearch search = searches.get(i + 1);
            Run own = helpers.get(i);
            threads.add(new Thread(null, () -> help(question, search, own), "grundy-search-" + i, STACK_BYTES));
        }
        int answer;
        try {
            threads.forEach(Thread::start);
            answer = question.ask(searches.getFirst(), run);
        } finally {
            helpers.forEach(Run::stop);
            threads.forEach(CoupleTeam::await);
            run.join(helpers);
        }
        RuntimeException failed = failure;
        if (failed != null) {
            throw failed;
        }
        return answer;
    }

    private void help(Question question, CoupleSearch search, Run run) {
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
