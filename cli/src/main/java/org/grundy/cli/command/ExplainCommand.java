package org.grundy.cli.command;

import java.util.Iterator;
import java.util.List;
import java.util.function.BiFunction;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.render.lesson.LessonText;
import org.grundy.render.lesson.Lessons;
import org.grundy.render.lesson.TheoryPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy explain`: the theory, a lesson for each topic.
@Command(name = "explain")
public final class ExplainCommand implements CommandAction {
    private final BiFunction<List<String>, Console, String> printed;

    @Parameters(paramLabel = "TOPIC", arity = "0..*", completionCandidates = Topics.class)
    private List<String> topic = List.of();

    @Option(names = "--answers")
    private boolean answers;

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
    public ExitCode run(Console console) {
        console.print(text(console));
        return ExitCode.ANSWERED;
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
