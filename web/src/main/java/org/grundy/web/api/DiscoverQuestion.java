package org.grundy.web.api;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.render.json.DiscoveryRecord;
import org.grundy.run.Run;
import org.grundy.web.http.Work;
import org.grundy.web.question.Choice;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record DiscoverQuestion(
        @Nullable String game,

        @Nullable String rules,

        @Nullable List<String> vary,

        @Nullable Integer to,

        @Choice(Play.class) @Nullable String play,
        @Nullable Long positions,

        @Nullable Long work,

        @Nullable Long time,
        @Nullable String language)
        implements Question {
    static final int LARGEST_BOUND = 1 << 20;

    List<DiscoveryRecord> answer(Work work) {
        return records(compute(work));
    }

    Discoveries compute(Work work) {
        AskedGames asked =
                new AskedGames(Asked.game(game, rules), Asked.library(rules), vary == null ? List.of() : vary);
        List<Variation> games = asked.games();
        OptionalInt bound =
                to == null ? OptionalInt.empty() : OptionalInt.of(SequenceQuestion.within("to", to, 1, LARGEST_BOUND));
        Run run = work.run(positions, work(), time);
        return new Discoveries(
                IntStream.range(0, games.size())
                        .mapToObj(i -> report(asked, games, i, bound, run))
                        .toList(),
                run.budget());
    }

    private DiscoveryReport report(AskedGames asked, List<Variation> games, int place, OptionalInt bound, Run run) {
        Play played = Asked.played(play, games.get(place));
        return asked.search(
                        games,
                        each -> Discovery.standard().withLists(each.get(place), played, bound, run),
                        DiscoveryReport::hasForm)
                .result();
    }

    List<DiscoveryRecord> records(Discoveries found) {
        return found.records(speaks());
    }

    String words(Discoveries found) {
        return found.words(speaks());
    }
}
