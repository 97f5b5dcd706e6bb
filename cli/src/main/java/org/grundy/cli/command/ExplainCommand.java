package org.grundy.cli.command;

import java.util.Iterator;
import java.util.List;
import java.util.function.BiFunction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.WordedCommand;
import org.grundy.cli.option.Output;
import org.grundy.cli.option.Outputs;
import org.grundy.render.file.FileFormats;
import org.grundy.render.lesson.Lesson;
import org.grundy.render.lesson.LessonText;
import org.grundy.render.lesson.Lessons;
import org.grundy.render.lesson.TheoryPage;
import org.grundy.render.terminal.Page;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy explain`: the theory, a lesson for each topic.
@Command(name = "explain")
public final class ExplainCommand implements WordedCommand {
    private final BiFunction<List<String>, Console, String> printed;

    @Parameters(paramLabel = "TOPIC", arity = "0..*", completionCandidates = Topics.class)
    private List<String> topic = List.of();

    @Option(names = "--answers")
    private boolean answers;

    @Mixin
    private final Outputs<List<Page>> sheets = new Outputs<>(FileFormats.ANSWER_SHEETS);

    @Option(names = "--book")
    private boolean book;

    /// @param printed what the command prints for some words, in the language of a console
    public ExplainCommand(BiFunction<List<String>, Console, String> printed) {
        this.printed = printed;
    }

    /// The topics of all lessons, for the shell to complete.
    static final class Topics implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Lessons.TOPICS.iterator();
        }
    }

    @Override
    public boolean take(List<String> given) {
        topic = given;
        return true;
    }

    @Override
    public ExitCode run(Console console) {
        Outputs.checkPrintedOnce(false, sheets);
        if (!sheets.areGiven()) {
            console.print(text(console));
            return ExitCode.ANSWERED;
        }
        if (topic.isEmpty()) {
            throw new InputError(
                    "a worksheet is of one lesson: name its topic, as in grundy explain nim --tex",
                    "练习单只含一课：请写出主题，例如 grundy explain nim --tex");
        }
        Output<List<Page>> words = (pages, run) -> {
            console.print(text(console));
            return true;
        };
        Output<List<Page>> given = Output.inPlaceOf(words, sheets.prepare(console), console);
        Lesson lesson = Lessons.named(String.join(" ", topic), console.language());
        given.give(List.of(worksheet(lesson, console)), new Run(Budget.standard()));
        return ExitCode.ANSWERED;
    }

    private Page worksheet(Lesson lesson, Console console) {
        return LessonText.worksheet(
                lesson, answers, command -> printed.apply(command.arguments(), console), console.language());
    }

    private String text(Console console) {
        if (book) {
            return TheoryPage.of(console.language());
        }
        if (topic.isEmpty()) {
            return LessonText.list(Lessons.all(console.language()), console.language(), console.paint());
        }
        return LessonText.of(
                Lessons.named(String.join(" ", topic), console.language()),
                answers,
                command -> printed.apply(command.arguments(), console),
                console.language(),
                console.paint());
    }
}
