package org.grundy.render.lesson;

import java.util.List;
import org.grundy.render.Language;
import org.grundy.render.json.Json;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// A lesson of the theory in one language.
///
/// @param topic its name, the same in every language
/// @param title in the lesson's language
/// @param sections in the order in which they are read
public record LessonRecord(String topic, String title, List<SectionRecord> sections) {
    /// A section.
    ///
    /// @param kind what it is for: `definition`, `theorem`, `proof`, `example`, `remark`, `exercises` or
    ///     `go_on`
    /// @param heading in words
    /// @param blocks its text
    /// @param exercises its questions
    public record SectionRecord(
            String kind, String heading, List<BlockRecord> blocks, List<ExerciseRecord> exercises) {}

    /// A question.
    ///
    /// @param question in words
    /// @param answer words, and the commands that confirm them
    public record ExerciseRecord(String question, List<BlockRecord> answer) {}

    /// A piece of text; one of its fields is there.
    ///
    /// @param words a paragraph
    /// @param items the points of a list
    /// @param lines to be shown as they are
    /// @param commands to be run
    @OmittedIfNull
    public record BlockRecord(
            @Nullable String words,
            @Nullable List<String> items,
            @Nullable List<String> lines,
            @Nullable List<CommandRecord> commands) {
        static BlockRecord of(LessonBlock block) {
            return switch (block) {
                case LessonBlock.Paragraph paragraph -> new BlockRecord(paragraph.words(), null, null, null);
                case LessonBlock.Points points -> new BlockRecord(null, points.items(), null, null);
                case LessonBlock.Verbatim verbatim -> new BlockRecord(null, null, verbatim.lines(), null);
                case LessonBlock.Commands commands ->
                    new BlockRecord(
                            null,
                            null,
                            null,
                            commands.commands().stream()
                                    .map(command ->
                                            new CommandRecord(command.line(), command.arguments(), command.remark()))
                                    .toList());
            };
        }
    }

    /// A command.
    ///
    /// @param line as it is typed
    /// @param arguments its words after `grundy`
    /// @param remark words that its output contains, empty if none are named
    public record CommandRecord(String line, List<String> arguments, String remark) {}

    /// A lesson without its sections, for a list.
    public static LessonRecord title(Lesson lesson) {
        return new LessonRecord(lesson.topic(), lesson.title(), List.of());
    }

    /// The record of a lesson.
    ///
    /// @param language of the lesson
    public static LessonRecord of(Lesson lesson, Language language) {
        return new LessonRecord(
                lesson.topic(),
                lesson.title(),
                lesson.sections().stream()
                        .map(section -> section(section, language))
                        .toList());
    }

    private static SectionRecord section(LessonSection section, Language language) {
        return new SectionRecord(
                Json.word(section.kind()),
                section.heading(language),
                blocks(section.blocks()),
                section.exercises().stream().map(LessonRecord::exercise).toList());
    }

    private static ExerciseRecord exercise(Exercise exercise) {
        return new ExerciseRecord(exercise.question(), blocks(exercise.answer()));
    }

    private static List<BlockRecord> blocks(List<LessonBlock> blocks) {
        return blocks.stream().map(BlockRecord::of).toList();
    }
}
