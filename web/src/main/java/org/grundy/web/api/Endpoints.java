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
import org.grundy.text.BilingualText;
import org.grundy.web.http.Endpoint;

/// The places of the API, a row each.
public final class Endpoints {
    private Endpoints() {}

    /// All of them.
    public static List<Endpoint<?, ?, ?>> all() {
        return List.of(
                Endpoint.ofList(
                                "/api/games",
                                new BilingualText("The games there are", "所有的游戏"),
                                GamesQuestion.class,
                                EntryRecord.class,
                                GamesQuestion::answer)
                        .lookingUp(),
                Endpoint.of(
                                "/api/show",
                                new BilingualText("A game: rules, theorems, proofs, sources", "一个游戏：规则、定理、证明、出处"),
                                ShowQuestion.class,
                                GameRecord.class,
                                ShowQuestion::answer)
                        .lookingUp(),
                Endpoint.of(
                        "/api/analyze",
                        new BilingualText("Who wins, with which moves, why, and how that is known", "谁赢、怎么走、为什么、如何得知"),
                        AnalyzeQuestion.class,
                        AnswerRecord.class,
                        AnalyzeQuestion::answer),
                Endpoint.of(
                        "/api/play",
                        new BilingualText(
                                "A game in progress: positions so far, legal moves with their values, a reply",
                                "进行中的一局：已有的局面、合法走法及其值、应着"),
                        PlayQuestion.class,
                        PlayRecord.class,
                        PlayQuestion::answer),
                new Endpoint<GraphQuestion, PositionDiagram, GraphRecord>(
                        "/api/graph",
                        new BilingualText(
                                "The graph of a game: all positions that can follow, or those nearby, laid out in layers",
                                "游戏的局面图：所有可达的局面或邻近的局面，分层排列"),
                        GraphQuestion.class,
                        GraphRecord.class,
                        false,
                        false,
                        GraphQuestion::compute,
                        GraphQuestion::record,
                        FileFormats.GRAPHS),
                new Endpoint<TableQuestion, Table, TableRecord>(
                        "/api/table",
                        new BilingualText("A number for each of many positions", "许多局面各自的一个数"),
                        TableQuestion.class,
                        TableRecord.class,
                        false,
                        false,
                        TableQuestion::compute,
                        (question, table) -> TableRecord.of(table),
                        both(FileFormats.TABLE_PICTURES, FileFormats.TABLE_DATA)),
                new Endpoint<SequenceQuestion, SequenceReport, SequenceRecord>(
                        "/api/sequence",
                        new BilingualText("The Grundy values of heaps 0, 1, 2, …", "堆 0、1、2……的 SG 值"),
                        SequenceQuestion.class,
                        SequenceRecord.class,
                        false,
                        false,
                        SequenceQuestion::compute,
                        SequenceQuestion::record,
                        both(FileFormats.SEQUENCE_PICTURES, FileFormats.SEQUENCE_DATA)),
                Endpoint.of(
                                "/api/nimber",
                                new BilingualText("Arithmetic of nimbers", "尼姆数的运算"),
                                NimberQuestion.class,
                                NimRecord.class,
                                NimberQuestion::answer)
                        .lookingUp(),
                Endpoint.of(
                        "/api/period",
                        new BilingualText("The period of a nim-sequence, proved", "SG 序列的周期（已证明）"),
                        PeriodQuestion.class,
                        PeriodRecord.class,
                        PeriodQuestion::answer),
                Endpoint.ofList(
                        "/api/rules",
                        new BilingualText("What is understood of rules", "对规则的理解"),
                        RulesQuestion.class,
                        ExplanationRecord.class,
                        RulesQuestion::answer),
                Endpoint.ofList(
                        "/api/discover",
                        new BilingualText(
                                "From rules to a closed form: proved, checked or a guess", "从规则到公式：已证明、已验证或猜测"),
                        DiscoverQuestion.class,
                        DiscoveryRecord.class,
                        DiscoverQuestion::answer),
                Endpoint.of(
                        "/api/export",
                        new BilingualText(
                                "A game as a program to submit: a form that is proved or checked, else the values from the rules",
                                "把游戏写成可提交的程序：用已证明或已验证的公式，否则按规则算值"),
                        ExportQuestion.class,
                        ProgramRecord.class,
                        ExportQuestion::answer),
                Endpoint.of(
                        "/api/judge",
                        new BilingualText("Answers the input of a judge's problem", "回答在线评测题目的输入"),
                        JudgeQuestion.class,
                        JudgeRecord.class,
                        JudgeQuestion::answer),
                Endpoint.of(
                        "/api/puzzle",
                        new BilingualText(
                                "A position in which the only winning move is to be found: one that is made, or the one given",
                                "找出唯一必胜走法的局面：自动出题，或由提问者给出"),
                        PuzzleQuestion.class,
                        PuzzleRecord.class,
                        PuzzleQuestion::answer),
                Endpoint.ofList(
                                "/api/lessons",
                                new BilingualText(
                                        "The theory: the titles of all lessons, or one in full", "理论：所有课程的标题，或其中一课的全文"),
                                LessonQuestion.class,
                                LessonRecord.class,
                                LessonQuestion::answer)
                        .lookingUp());
    }

    private static <R> List<FileFormat<R>> both(List<FileFormat<R>> pictures, List<FileFormat<R>> data) {
        List<FileFormat<R>> all = new ArrayList<>(pictures);
        all.addAll(data);
        return all;
    }
}
