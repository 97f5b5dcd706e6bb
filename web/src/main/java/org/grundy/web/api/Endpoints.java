package org.grundy.web.api;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.grundy.render.file.FileFormat;
import org.grundy.render.file.FileFormats;
import org.grundy.render.json.AnswerRecord;
import org.grundy.render.json.DiscoveryRecord;
import org.grundy.render.json.EntryRecord;
import org.grundy.render.json.ExplanationRecord;
import org.grundy.render.json.GameRecord;
import org.grundy.render.json.NimRecord;
import org.grundy.render.json.PeriodRecord;
import org.grundy.render.json.PlayRecord;
import org.grundy.render.json.SequenceRecord;
import org.grundy.render.json.TableRecord;
import org.grundy.render.lesson.JudgeRecord;
import org.grundy.render.lesson.LessonRecord;
import org.grundy.render.lesson.PuzzleRecord;
import org.grundy.render.program.ProgramRecord;
import org.grundy.render.sheet.GraphRecord;
import org.grundy.web.http.ApiMessages;
import org.grundy.web.http.Endpoint;
import org.grundy.web.http.Work;
import org.grundy.web.question.Question;

/// The places of the API, a row each.
public final class Endpoints {
    private Endpoints() {}

    /// All of them.
    public static List<Endpoint<?, ?, ?>> all() {
        return List.of(
                list("/api/games", GamesQuestion.class, EntryRecord.class, GamesQuestion::answer)
                        .withExample("{\"word\":\"nim\"}")
                        .linked()
                        .lookingUp(),
                place("/api/show", ShowQuestion.class, GameRecord.class, ShowQuestion::answer)
                        .withExample("{\"game\":\"euclid\"}")
                        .linked()
                        .linkedBelow("/api/games", "game")
                        .lookingUp(),
                place("/api/analyze", AnalyzeQuestion.class, AnswerRecord.class, AnalyzeQuestion::answer)
                        .withExample("{\"expression\":\"kayles(9) + nim(3)\",\"line\":true}")
                        .linked(),
                place("/api/play", PlayQuestion.class, PlayRecord.class, PlayQuestion::answer)
                        .withExample(
                                "{\"expression\":\"nim(3,4,5)\",\"moves\":[\"take 1 from 3\"],\"reply\":100,\"values\":true}"),
                Endpoint.of(
                                "/api/graph",
                                ApiMessages.of("/api/graph"),
                                GraphQuestion.class,
                                GraphRecord.class,
                                GraphQuestion::compute,
                                GraphQuestion::record,
                                FileFormats.GRAPHS)
                        .withExample("{\"expression\":\"kayles(4)\",\"moves\":[\"4 -> 3\"]}"),
                Endpoint.of(
                                "/api/table",
                                ApiMessages.of("/api/table"),
                                TableQuestion.class,
                                TableRecord.class,
                                TableQuestion::compute,
                                (question, table) -> TableRecord.of(table),
                                both(FileFormats.TABLE_PICTURES, FileFormats.TABLE_DATA))
                        .withExample("{\"game\":\"wythoff\",\"x\":[0,3],\"y\":[0,3]}")
                        .linked(),
                Endpoint.of(
                                "/api/sequence",
                                ApiMessages.of("/api/sequence"),
                                SequenceQuestion.class,
                                SequenceRecord.class,
                                SequenceQuestion::compute,
                                SequenceQuestion::record,
                                both(FileFormats.SEQUENCE_PICTURES, FileFormats.SEQUENCE_DATA))
                        .withExample("{\"code\":\"kayles\",\"to\":100}")
                        .linked(),
                place("/api/nimber", NimberQuestion.class, NimRecord.class, NimberQuestion::answer)
                        .withExample("{\"expression\":\"5*7 + inv(3)^2\"}")
                        .linked()
                        .lookingUp(),
                place("/api/period", PeriodQuestion.class, PeriodRecord.class, PeriodQuestion::answer)
                        .withExample("{\"code\":\"0.77\"}")
                        .linked(),
                list("/api/rules", RulesQuestion.class, ExplanationRecord.class, RulesQuestion::answer)
                        .withExample("{\"rules\":\"a: n -> n - k for k in 1..n\"}"),
                list("/api/discover", DiscoverQuestion.class, DiscoveryRecord.class, DiscoverQuestion::answer)
                        .withExample("{\"game\":\"bash[3]\",\"to\":40}"),
                place("/api/export", ExportQuestion.class, ProgramRecord.class, ExportQuestion::answer)
                        .withExample("{\"game\":\"bash[3]\",\"program\":\"python\"}"),
                place("/api/judge", JudgeQuestion.class, JudgeRecord.class, JudgeQuestion::answer)
                        .withExample("{\"problem\":\"HDU-1846\",\"input\":\"2 23 2 4 3\"}"),
                place("/api/puzzle", PuzzleQuestion.class, PuzzleRecord.class, PuzzleQuestion::answer)
                        .withExample("{\"level\":\"easy\"}"),
                list("/api/lessons", LessonQuestion.class, LessonRecord.class, LessonQuestion::answer)
                        .withExample("{\"topic\":\"nim\"}")
                        .linked()
                        .linkedBelow("/api/lessons", "topic")
                        .lookingUp());
    }

    private static <Q extends Question, A> Endpoint<Q, A, A> place(
            String path, Class<Q> question, Class<A> answer, BiFunction<Q, Work, A> compute) {
        return Endpoint.of(path, ApiMessages.of(path), question, answer, compute);
    }

    private static <Q extends Question, A> Endpoint<Q, List<A>, List<A>> list(
            String path, Class<Q> question, Class<A> answer, BiFunction<Q, Work, List<A>> compute) {
        return Endpoint.ofList(path, ApiMessages.of(path), question, answer, compute);
    }

    private static <R> List<FileFormat<R>> both(List<FileFormat<R>> pictures, List<FileFormat<R>> data) {
        List<FileFormat<R>> all = new ArrayList<>(pictures);
        all.addAll(data);
        return all;
    }
}
