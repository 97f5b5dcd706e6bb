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
    /// @param kind what it is for: `idea`, `definition`, `theorem`, `proof`, `example`, `remark`, `exercises` or
    ///     `go_on`
    /// @param heading in words
    /// @param title what it is about, empty if the kind says enough
    /// @param screens its text, one idea each
    /// @param exercises its questions
    public record SectionRecord(
            String kind, String heading, String title, List<ScreenRecord> screens, List<ExerciseRecord> exercises) {}

    /// One idea.
    ///
    /// @param scene what is shown beside the words; what is shown on the screen before if it is not there
    /// @param blocks the words
    @OmittedIfNull
    public record ScreenRecord(@Nullable SceneRecord scene, List<BlockRecord> blocks) {}

    /// What is shown beside words, or is to be done in an exercise.
    ///
    /// @param kind what is shown or asked, as the kinds of [Scene] are called: `play`, `find`, `who`
    /// @param arguments what it is about, and options as those of commands
    public record SceneRecord(String kind, List<String> arguments) {
        static SceneRecord of(Scene scene) {
            return new SceneRecord(Json.word(scene.kind()), scene.arguments());
        }
    }

    /// A question.
    ///
    /// @param question in words
    /// @param task what is to be done; not there where words are the answer
    /// @param answer words, and the commands that confirm them
    @OmittedIfNull
    public record ExerciseRecord(String question, @Nullable SceneRecord task, List<BlockRecord> answer) {}

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
                section.title(),
                section.screens().stream().map(LessonRecord::screen).toList(),
                section.exercises().stream().map(LessonRecord::exercise).toList());
    }

    private static ScreenRecord screen(LessonScreen screen) {
        return new ScreenRecord(screen.scene().map(SceneRecord::of).orElse(null), blocks(screen.blocks()));
    }

    private static ExerciseRecord exercise(Exercise exercise) {
        return new ExerciseRecord(
                exercise.question(), exercise.task().map(SceneRecord::of).orElse(null), blocks(exercise.answer()));
    }

    private static List<BlockRecord> blocks(List<LessonBlock> blocks) {
        return blocks.stream().map(BlockRecord::of).toList();
    }
}
