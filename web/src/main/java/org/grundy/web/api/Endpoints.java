package org.grundy.web.api;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.grundy.analysis.table.Table;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.play.PositionDiagram;
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
import org.grundy.web.http.Question;
import org.grundy.web.http.Work;

/// The places of the API, a row each.
public final class Endpoints {
    private Endpoints() {}

    /// All of them.
    public static List<Endpoint<?, ?, ?>> all() {
        return List.of(
                list("/api/games", GamesQuestion.class, EntryRecord.class, GamesQuestion::answer)
                        .lookingUp(),
                place("/api/show", ShowQuestion.class, GameRecord.class, ShowQuestion::answer)
                        .lookingUp(),
                place("/api/analyze", AnalyzeQuestion.class, AnswerRecord.class, AnalyzeQuestion::answer),
                place("/api/play", PlayQuestion.class, PlayRecord.class, PlayQuestion::answer),
                new Endpoint<GraphQuestion, PositionDiagram, GraphRecord>(
                        "/api/graph",
                        ApiMessages.of("/api/graph"),
                        GraphQuestion.class,
                        GraphRecord.class,
                        false,
                        false,
                        GraphQuestion::compute,
                        GraphQuestion::record,
                        FileFormats.GRAPHS),
                new Endpoint<TableQuestion, Table, TableRecord>(
                        "/api/table",
                        ApiMessages.of("/api/table"),
                        TableQuestion.class,
                        TableRecord.class,
                        false,
                        false,
                        TableQuestion::compute,
                        (question, table) -> TableRecord.of(table),
                        both(FileFormats.TABLE_PICTURES, FileFormats.TABLE_DATA)),
                new Endpoint<SequenceQuestion, SequenceReport, SequenceRecord>(
                        "/api/sequence",
                        ApiMessages.of("/api/sequence"),
                        SequenceQuestion.class,
                        SequenceRecord.class,
                        false,
                        false,
                        SequenceQuestion::compute,
                        SequenceQuestion::record,
                        both(FileFormats.SEQUENCE_PICTURES, FileFormats.SEQUENCE_DATA)),
                place("/api/nimber", NimberQuestion.class, NimRecord.class, NimberQuestion::answer)
                        .lookingUp(),
                place("/api/period", PeriodQuestion.class, PeriodRecord.class, PeriodQuestion::answer),
                list("/api/rules", RulesQuestion.class, ExplanationRecord.class, RulesQuestion::answer),
                list("/api/discover", DiscoverQuestion.class, DiscoveryRecord.class, DiscoverQuestion::answer),
                place("/api/export", ExportQuestion.class, ProgramRecord.class, ExportQuestion::answer),
                place("/api/judge", JudgeQuestion.class, JudgeRecord.class, JudgeQuestion::answer),
                place("/api/puzzle", PuzzleQuestion.class, PuzzleRecord.class, PuzzleQuestion::answer),
                list("/api/lessons", LessonQuestion.class, LessonRecord.class, LessonQuestion::answer)
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
