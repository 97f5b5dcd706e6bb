package org.grundy.web.api;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.catalog.text.RuleTexts;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.render.json.Json;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.ProgramRecord;
import org.grundy.render.program.choice.ProgramChoice;
import org.grundy.render.program.input.FormatText;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.sample.SampleVerdict;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.grundy.web.http.Work;
import org.grundy.web.question.Choice;
import org.grundy.web.question.FieldError;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record ExportQuestion(
        @Nullable String game,

        @Nullable String rules,

        @Nullable List<String> vary,

        @Choice(ExportQuestion.Shown.class) @Nullable String show,

        @Choice(Play.class) @Nullable String play,

        @Choice(ProgramLanguage.class) @Nullable String program,

        @Nullable String input,

        @Nullable List<String> words,

        @Nullable String answer,

        @Nullable String between,

        @Nullable String sampleInput,

        @Nullable String sampleOutput,

        @Nullable Long positions,

        @Nullable Long work,

        @Nullable Long time,
        @Nullable String language)
        implements Question {
    private enum Shown {
        OUTCOME,
        GRUNDY
    }

    ProgramRecord answer(Work work) {
        ProgramLanguage written =
                Asked.choice("program", program, ProgramLanguage.class).orElse(ProgramLanguage.CPP);
        Shown shown = Asked.choice("show", show, Shown.class).orElse(Shown.OUTCOME);
        boolean valued = shown == Shown.GRUNDY;
        AskedGames asked =
                new AskedGames(Asked.game(game, rules), Asked.library(rules), vary == null ? List.of() : vary);
        FormatText said = new FormatText(
                Optional.ofNullable(input).filter(text -> !text.isBlank()),
                words == null ? FormatText.USUAL : words,
                answer == null ? "" : answer,
                Optional.ofNullable(between));
        InputFormat format = said.format(valued);
        ProgramChoice.AskedPlay played = (named, name) -> Asked.choice("play", play, Play.class)
                .orElseGet(() -> named.convention().play());
        Optional<InputFormat> sampled = sampled(asked, played, format);
        ProgramChoice choice = new ProgramChoice(
                written,
                valued,
                played,
                sampled.orElse(format),
                false,
                false,
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                speaks(),
                RuleTexts::of);
        return choice.of(asked, asked, work.run(positions, work(), time), ExportQuestion::report)
                .map(chosen ->
                        ProgramRecord.of(Json.word(written), chosen.text().text(true, choice.format()), sampled))
                .orElseThrow(
                        () -> new InputError("nothing was found from which a program could be made", "没有找到可以写成程序的结果"));
    }

    /// The format that answers the sample; empty where none is given.
    private Optional<InputFormat> sampled(AskedGames asked, ProgramChoice.AskedPlay played, InputFormat format) {
        if (sampleInput == null && sampleOutput == null) {
            return Optional.empty();
        }
        if (sampleInput == null || sampleOutput == null) {
            throw new FieldError(
                    sampleInput == null ? "sampleInput" : "sampleOutput",
                    "a sample has an input and an output",
                    "样例要有输入和输出");
        }
        Play play = played.of(asked.example(), asked.game());
        return Optional.of(SampleVerdict.of(asked, play, format, words != null, sampleInput, sampleOutput)
                .formats()
                .getFirst());
    }

    private static DiscoveryReport report(Variation games, Play play, Run run) {
        return Discovery.standard().of(games, play, OptionalInt.empty(), run);
    }
}
