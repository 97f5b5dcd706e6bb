package org.grundy.web.api;

import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import org.grundy.catalog.puzzle.PuzzleMaker;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.play.Puzzle;
import org.grundy.play.PuzzleLevel;
import org.grundy.play.WinningArgument;
import org.grundy.render.lesson.PuzzleRecord;
import org.grundy.text.InputError;
import org.grundy.web.http.Work;
import org.grundy.web.question.Choice;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record PuzzleQuestion(
        @Choice(PuzzleLevel.class) @Nullable String level,

        @Nullable Long seed,

        @Nullable String expression,

        @Nullable String rules,
        @Choice(Join.class) @Nullable String join,
        @Choice(Ending.class) @Nullable String ending,
        @Choice(Play.class) @Nullable String play,
        @Nullable Boolean explained,
        @Nullable String language)
        implements Question {
    PuzzleRecord answer(Work work) {
        Puzzle puzzle = expression == null ? made(work) : given(work);
        return explained == null || !explained
                ? PuzzleRecord.of(puzzle)
                : PuzzleRecord.of(puzzle, WinningArgument.of(puzzle, work.run()));
    }

    private Puzzle made(Work work) {
        PuzzleLevel wanted = Asked.choice("level", level, PuzzleLevel.class).orElse(PuzzleLevel.EASY);
        RandomGenerator lot = seed == null ? ThreadLocalRandom.current() : PuzzleMaker.lot(seed);
        return new PuzzleMaker(Asked.library(null), lot)
                .make(wanted, work.run())
                .orElseThrow(() -> new InputError("no puzzle was found in time: ask again", "未能及时出题：请再试一次"));
    }

    private Puzzle given(Work work) {
        return Puzzle.of(
                        PlayedGame.of(expression, rules, join, ending, play, null, work)
                                .position(),
                        work.run())
                .orElseThrow(() -> new InputError(
                        "this is no puzzle: of three moves or more exactly one must win, and that must be known",
                        "这不是谜题：应至少有三种走法，其中恰有一种必胜，且能够判定"));
    }
}
