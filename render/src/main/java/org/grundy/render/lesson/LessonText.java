package org.grundy.render.lesson;

import static org.grundy.render.lesson.LessonMessages.say;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.grundy.render.Language;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;

/// A lesson on a terminal. Its examples are run as it is shown.
public final class LessonText {
    private final Language language;
    private final Function<ExampleCommand, String> runner;
    private final Page page;

    private LessonText(Language language, Function<ExampleCommand, String> runner, Paint paint) {
        this.language = language;
        this.runner = runner;
        this.page = new Page(paint);
    }

    /// The lesson as text.
    ///
    /// @param answers whether the answers of the exercises are shown
    /// @param runner gives what a command prints
    public static String of(
            Lesson lesson, boolean answers, Function<ExampleCommand, String> runner, Language language, Paint paint) {
        LessonText text = new LessonText(language, runner, paint);
        text.text(lesson, section -> text.exercises(lesson.topic(), section.exercises(), answers));
        return text.page.toString();
    }

    /// The lesson for paper: room to write below each exercise, and the answers on a sheet of their own.
    ///
    /// @param answers whether there is that sheet
    /// @param runner gives what a command prints
    public static Page worksheet(
            Lesson lesson, boolean answers, Function<ExampleCommand, String> runner, Language language) {
        LessonText text = new LessonText(language, runner, Paint.NONE);
        text.text(lesson, section -> text.questions(section.exercises()));
        if (answers) {
            text.page.paper(Page.Kind.NEW_SHEET).heading(say(language, "key"));
            text.key(lesson.exercises());
        }
        return text.page;
    }

    /// The topics with their titles, a line each.
    public static String list(List<Lesson> lessons, Language language, Paint paint) {
        Page page = new Page(paint);
        int width = lessons.stream()
                .mapToInt(lesson -> lesson.topic().length())
                .max()
                .orElse(0);
        for (Lesson lesson : lessons) {
            page.line(0, paint.strong(DisplayWidth.left(lesson.topic(), width)) + "  " + lesson.title());
        }
        return page.line(0, "").line(0, say(language, "list")).toString();
    }

    private void text(Lesson lesson, Consumer<LessonSection> exercises) {
        page.paragraph(0, lesson.title(), page.paint()::strong);
        page.paragraph(
                2,
                say(language, "names", "names", String.join(language.of(", ", "、"), lesson.names())),
                page.paint()::faint);
        for (LessonSection section : lesson.sections()) {
            page.heading(section.heading(language));
            blocks(section.blocks(), section.kind() == LessonSection.Kind.EXAMPLE, 2);
            exercises.accept(section);
        }
    }

    private void blocks(List<LessonBlock> blocks, boolean run, int indent) {
        boolean first = true;
        for (LessonBlock block : blocks) {
            if (!first) {
                page.line(0, "");
            }
            first = false;
            block(block, run, indent);
        }
    }

    private void block(LessonBlock block, boolean run, int indent) {
        switch (block) {
            case LessonBlock.Paragraph paragraph -> page.paragraph(indent, paragraph.words());
            case LessonBlock.Points points -> {
                for (int i = 0; i < points.items().size(); i++) {
                    String mark = points.marks().get(i).equals("*")
                            ? "•"
                            : points.marks().get(i);
                    point(indent, mark, points.items().get(i));
                }
            }
            case LessonBlock.Verbatim verbatim -> verbatim.lines().forEach(line -> page.line(indent + 2, line));
            case LessonBlock.Commands commands -> commands.commands().forEach(each -> command(each, run, indent + 2));
        }
    }

    /// Words behind a mark, with every line as far in as the first.
    private void point(int indent, String mark, String words) {
        Page inner = new Page(page.paint());
        inner.paragraph(indent + mark.length() + 1, words);
        page.line(
                0,
                " ".repeat(indent) + mark + " "
                        + inner.toString().stripTrailing().strip());
    }

    private void command(ExampleCommand command, boolean run, int indent) {
        if (!run) {
            page.line(indent, page.paint().strong(command.line()));
            return;
        }
        page.line(indent, "$ " + page.paint().strong(command.line()));
        runner.apply(command).stripTrailing().lines().forEach(line -> page.line(line.isEmpty() ? 0 : indent, line));
    }

    private void questions(List<Exercise> exercises) {
        for (int i = 0; i < exercises.size(); i++) {
            page.paragraph(2, i + 1 + ". " + exercises.get(i).question()).paper(Page.Kind.ROOM);
        }
    }

    private void key(List<Exercise> exercises) {
        for (int i = 0; i < exercises.size(); i++) {
            page.paragraph(2, i + 1 + ".");
            blocks(exercises.get(i).answer(), true, 5);
        }
    }

    private void exercises(String topic, List<Exercise> exercises, boolean answers) {
        for (int i = 0; i < exercises.size(); i++) {
            point(2, i + 1 + ".", exercises.get(i).question());
            if (answers) {
                blocks(exercises.get(i).answer(), true, 5);
                page.line(0, "");
            }
        }
        if (!exercises.isEmpty() && !answers) {
            page.line(0, "")
                    .paragraph(
                            2,
                            say(language, "answers", "command", "grundy explain " + topic + " --answers"),
                            page.paint()::faint);
        }
    }
}
