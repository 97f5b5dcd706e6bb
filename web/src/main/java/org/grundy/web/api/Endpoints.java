package org.grundy.web.api;

import java.util.ArrayList;
import java.util.List;
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
import org.grundy.render.json.PeriodRecord;
import org.grundy.render.json.PlayRecord;
import org.grundy.render.json.SequenceRecord;
import org.grundy.render.json.TableRecord;
import org.grundy.render.lesson.JudgeRecord;
import org.grundy.render.lesson.LessonRecord;
import org.grundy.render.lesson.PuzzleRecord;
import org.grundy.render.program.ProgramRecord;
import org.grundy.render.sheet.GraphRecord;
import org.grundy.web.http.Endpoint;

/// The places of the API, a row each.
public final class Endpoints {
    private Endpoints() {}

    /// All of them.
    public static List<Endpoint<?, ?, ?>> all() {
        return List.of(
                Endpoint.ofList(
                        "/api/games",
                        "The games there are",
                        GamesQuestion.class,
                        EntryRecord.class,
                        GamesQuestion::answer),
                Endpoint.of(
                        "/api/show",
                        "A game: rules, theorems, proofs, sources",
                        ShowQuestion.class,
                        GameRecord.class,
                        ShowQuestion::answer),
                Endpoint.of(
                        "/api/analyze",
                        "Who wins, with which moves, why, and how that is known",
                        AnalyzeQuestion.class,
                        AnswerRecord.class,
                        AnalyzeQuestion::answer),
                Endpoint.of(
                        "/api/play",
                        "A game in progress: positions so far, legal moves with their values, a reply",
                        PlayQuestion.class,
                        PlayRecord.class,
                        PlayQuestion::answer),
                new Endpoint<GraphQuestion, PositionDiagram, GraphRecord>(
                        "/api/graph",
                        "The graph of a game: all positions that can follow, or those nearby, laid out in layers",
                        GraphQuestion.class,
                        GraphRecord.class,
                        false,
                        GraphQuestion::compute,
                        GraphQuestion::record,
                        FileFormats.GRAPHS),
                new Endpoint<TableQuestion, Table, TableRecord>(
                        "/api/table",
                        "A number for each of many positions",
                        TableQuestion.class,
                        TableRecord.class,
                        false,
                        TableQuestion::compute,
                        (question, table) -> TableRecord.of(table),
                        both(FileFormats.TABLE_PICTURES, FileFormats.TABLE_DATA)),
                new Endpoint<SequenceQuestion, SequenceReport, SequenceRecord>(
                        "/api/sequence",
                        "The Grundy values of heaps 0, 1, 2, …",
                        SequenceQuestion.class,
                        SequenceRecord.class,
                        false,
                        SequenceQuestion::compute,
                        SequenceQuestion::record,
                        both(FileFormats.SEQUENCE_PICTURES, FileFormats.SEQUENCE_DATA)),
                Endpoint.of(
                        "/api/period",
                        "The period of a nim-sequence, proved",
                        PeriodQuestion.class,
                        PeriodRecord.class,
                        PeriodQuestion::answer),
                Endpoint.ofList(
                        "/api/rules",
                        "What is understood of rules",
                        RulesQuestion.class,
                        ExplanationRecord.class,
                        RulesQuestion::answer),
                Endpoint.ofList(
                        "/api/discover",
                        "From rules to a closed form: proved, checked or a guess",
                        DiscoverQuestion.class,
                        DiscoveryRecord.class,
                        DiscoverQuestion::answer),
                Endpoint.of(
                        "/api/export",
                        "A game as a program to submit: a form that is proved or checked, else the values from the rules",
                        ExportQuestion.class,
                        ProgramRecord.class,
                        ExportQuestion::answer),
                Endpoint.of(
                        "/api/judge",
                        "Answers the input of a judge's problem",
                        JudgeQuestion.class,
                        JudgeRecord.class,
                        JudgeQuestion::answer),
                Endpoint.of(
                        "/api/puzzle",
                        "A position in which the only winning move is to be found: one that is made, or the one given",
                        PuzzleQuestion.class,
                        PuzzleRecord.class,
                        PuzzleQuestion::answer),
                Endpoint.ofList(
                        "/api/lessons",
                        "The theory: the titles of all lessons, or one in full",
                        LessonQuestion.class,
                        LessonRecord.class,
                        LessonQuestion::answer));
    }

    private static <R> List<FileFormat<R>> both(List<FileFormat<R>> pictures, List<FileFormat<R>> data) {
        List<FileFormat<R>> all = new ArrayList<>(pictures);
        all.addAll(data);
        return all;
    }
}
