package org.grundy.web.api;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.grundy.catalog.RuleTexts;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.render.program.InputFormat;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.ProgramRecord;
import org.grundy.render.program.rules.ProgramSource;
import org.grundy.text.InputError;
import org.grundy.web.http.Meaning;
import org.grundy.web.http.Question;
import org.grundy.web.http.Work;
import org.jspecify.annotations.Nullable;

record ExportQuestion(
        @Meaning("a game such as wythoff or bash[3]; the first game of the rules if it is left out") @Nullable
        String game,

        @Meaning("games in the rule language") @Nullable String rules,

        @Meaning("parameters that vary, such as m=1..8") @Nullable
        List<String> vary,

        @Meaning("what is computed: outcome or grundy") @Nullable
        String show,

        @Meaning("normal or misere") @Nullable String play,

        @Meaning("the programming language: cpp, java or python") @Nullable
        String program,

        @Meaning("how many milliseconds it may take") @Nullable
        Long time,

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
        ProgramSource source =
                new ProgramSource(written, shown.quantity, played, variation, false, speaks(), RuleTexts::of);
        DiscoveryReport report = Discovery.standard().of(variation, played, OptionalInt.empty(), work.run(null, time));
        return source.best(report, asked, OptionalInt.empty())
                .map(text ->
                        new ProgramRecord(written.name().toLowerCase(Locale.ROOT), text.text(true, InputFormat.PLAIN)))
                .orElseThrow(
                        () -> new InputError("nothing was found from which a program could be made", "没有找到可以写成程序的结果"));
    }
}
