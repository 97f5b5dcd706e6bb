package org.grundy.web.api;

import java.util.List;
import org.grundy.discover.Conjecture;
import org.grundy.discover.vary.AskedGames;
import org.grundy.render.discovery.DiscoveryText;
import org.grundy.render.json.ConjectureRecord;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Run;
import org.grundy.web.http.Work;
import org.grundy.web.question.Needed;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record ConjectureQuestion(
        @Needed @Nullable String condition,
        @Nullable String game,
        @Nullable String rules,
        @Nullable List<String> vary,
        @Nullable Integer to,
        @Nullable String play,
        @Nullable Long positions,
        @Nullable Long work,

        @Nullable Long time,
        @Nullable String language)
        implements Question {
    /// A guess that was tried.
    ///
    /// @param to the largest number of a position that was compared
    record Tried(Conjecture conjecture, Conjecture.Trial trial, int to) {}

    Tried compute(Work work) {
        String guessed = Asked.needed("condition", condition);
        AskedGames asked =
                new AskedGames(Asked.game(game, rules), Asked.library(rules), vary == null ? List.of() : vary);
        Conjecture guess = Conjecture.about(asked.games(), guessed, variation -> Asked.played(play, variation));
        Run run = work.run(positions, work(), time);
        int bound = to == null
                ? guess.variation().extent(guess.play(), run)
                : SequenceQuestion.within("to", to, 1, DiscoverQuestion.LARGEST_BOUND);
        Conjecture within = Asked.decided(run.attempt(() -> guess.within(bound, run)));
        return new Tried(within, Asked.decided(within.check(bound, run)), bound);
    }

    ConjectureRecord record(Tried tried) {
        return ConjectureRecord.of(tried.conjecture(), tried.trial(), tried.to(), speaks());
    }

    String words(Tried tried) {
        return new DiscoveryText(speaks(), Paint.NONE).of(tried.conjecture(), tried.trial(), tried.to());
    }
}
