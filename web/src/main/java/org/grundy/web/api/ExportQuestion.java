package org.grundy.web.api;

import java.util.List;
import java.util.OptionalInt;
import org.grundy.catalog.text.RuleTexts;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.render.json.Json;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.ProgramRecord;
import org.grundy.render.program.input.AskedMoves;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.rules.ProgramSource;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.grundy.web.http.Work;
import org.grundy.web.question.Choice;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record ExportQuestion(
        @Nullable String game,

        @Nullable String rules,

        @Nullable List<String> vary,

        @Choice(ExportQuestion.Shown.class) @Nullable String show,

        @Choice(Play.class) @Nullable String play,

        @Choice(ProgramLanguage.class) @Nullable String program,

        @Nullable Long time,
        @Nullable String language)
        implements Question {
    private enum Shown {
        OUTCOME(SampledQuantity.LOST),
        GRUNDY(SampledQuantity.GRUNDY);

        private final SampledQuantity quantity;

        Shown(SampledQuantity quantity) {
            this.quantity = quantity;
        }
    }

    ProgramRecord answer(Work work) {
        ProgramLanguage written =
                Asked.choice("program", program, ProgramLanguage.class).orElse(ProgramLanguage.CPP);
        Shown shown = Asked.choice("show", show, Shown.class).orElse(Shown.OUTCOME);
        AskedGames asked =
                new AskedGames(Asked.game(game, rules), Asked.library(rules), vary == null ? List.of() : vary);
        Variation variation = asked.games().getFirst();
        Play played = Asked.played(play, variation);
        Run run = work.run(null, time);
        ProgramSource source = new ProgramSource(
                written,
                shown.quantity,
                played,
                variation,
                false,
                false,
                AskedMoves.NONE,
                false,
                speaks(),
                RuleTexts::of,
                run.forWorkOnResult());
        DiscoveryReport report = Discovery.standard().of(variation, played, OptionalInt.empty(), run);
        return source.best(report, asked, OptionalInt.empty())
                .map(text -> new ProgramRecord(Json.word(written), text.text(true, InputFormat.PLAIN)))
                .orElseThrow(
                        () -> new InputError("nothing was found from which a program could be made", "没有找到可以写成程序的结果"));
    }
}
