package org.grundy.web.api;

import java.util.List;
import org.grundy.render.certificate.CheckedCertificate;
import org.grundy.render.json.AnswerRecord;
import org.grundy.render.json.ConjectureRecord;
import org.grundy.render.json.DiscoveryRecord;
import org.grundy.render.json.EntryRecord;
import org.grundy.render.json.ExplanationRecord;
import org.grundy.render.json.GameRecord;
import org.grundy.render.json.TableRecord;
import org.grundy.render.lesson.LessonRecord;
import org.grundy.render.program.ProgramRecord;
import org.grundy.web.http.ApiMessages;
import org.grundy.web.mcp.Tool;

/// The tools of assistants, a row each: the questions of the API, a guess to be tried, and a certificate to be checked.
public final class Tools {
    private Tools() {}

    /// All of them.
    public static List<Tool<?, ?>> all() {
        return List.of(
                new Tool<>(
                        "games",
                        ApiMessages.of("/api/games"),
                        GamesQuestion.class,
                        Tool.Answer.list(EntryRecord.class),
                        GamesQuestion::compute,
                        GamesQuestion::records,
                        GamesQuestion::words),
                new Tool<>(
                        "show",
                        ApiMessages.of("/api/show"),
                        ShowQuestion.class,
                        Tool.Answer.one(GameRecord.class),
                        ShowQuestion::compute,
                        (question, game) -> GameRecord.of(game),
                        ShowQuestion::words),
                new Tool<>(
                        "solve",
                        ApiMessages.of("/api/analyze"),
                        AnalyzeQuestion.class,
                        Tool.Answer.one(AnswerRecord.class),
                        AnalyzeQuestion::compute,
                        AnalyzeQuestion::record,
                        AnalyzeQuestion::words),
                new Tool<>(
                        "table",
                        ApiMessages.of("/api/table"),
                        TableQuestion.class,
                        Tool.Answer.one(TableRecord.class),
                        TableQuestion::compute,
                        (question, table) -> TableRecord.of(table),
                        TableQuestion::words),
                new Tool<>(
                        "rules",
                        ApiMessages.of("/api/rules"),
                        RulesQuestion.class,
                        Tool.Answer.list(ExplanationRecord.class),
                        RulesQuestion::compute,
                        RulesQuestion::records,
                        RulesQuestion::words),
                new Tool<>(
                        "discover",
                        ApiMessages.of("/api/discover"),
                        DiscoverQuestion.class,
                        Tool.Answer.list(DiscoveryRecord.class),
                        DiscoverQuestion::compute,
                        DiscoverQuestion::records,
                        DiscoverQuestion::words),
                new Tool<>(
                        "conjecture",
                        ApiMessages.of("tool.conjecture"),
                        ConjectureQuestion.class,
                        Tool.Answer.one(ConjectureRecord.class),
                        ConjectureQuestion::compute,
                        ConjectureQuestion::record,
                        ConjectureQuestion::words),
                new Tool<>(
                        "export",
                        ApiMessages.of("/api/export"),
                        ExportQuestion.class,
                        Tool.Answer.one(ProgramRecord.class),
                        ExportQuestion::answer,
                        (question, program) -> program,
                        (question, program) -> program.text()),
                new Tool<>(
                        "check",
                        ApiMessages.of("tool.check"),
                        CheckQuestion.class,
                        new Tool.Answer(CheckedCertificate.VERDICTS, false),
                        CheckQuestion::compute,
                        CheckQuestion::record,
                        CheckQuestion::words),
                new Tool<>(
                        "explain",
                        ApiMessages.of("/api/lessons"),
                        LessonQuestion.class,
                        Tool.Answer.list(LessonRecord.class),
                        LessonQuestion::compute,
                        LessonQuestion::records,
                        LessonQuestion::words));
    }
}
