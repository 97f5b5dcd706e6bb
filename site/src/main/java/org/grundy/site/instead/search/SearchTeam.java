package org.grundy.site.instead.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.grundy.run.Run;

/// The team of one thread.
///
/// @param <S> its search
public final class SearchTeam<S> {
    private final IntFunction<S> member;
    private final List<S> members = new ArrayList<>();

    /// A question to a search.
    @FunctionalInterface
    public interface Question<S> {
        int ask(S search, Run run);
    }

    public SearchTeam(IntFunction<S> member) {
        this.member = member;
    }

    public List<S> members() {
        return members;
    }

    public int ask(Question<S> question, int threads, Run run) {
        if (members.isEmpty()) {
            members.add(member.apply(1));
        }
        try {
            return question.ask(members.getFirst(), run);
        } finally {
            run.searching(null);
        }
    }
}
