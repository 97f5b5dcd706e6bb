package org.grundy.cli.option;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.cli.console.Console;
import org.grundy.render.file.ResultFile;
import org.grundy.run.Run;
import org.grundy.run.Solved;

/// One of the ways in which a command gives its result: printed, or written into a file.
///
/// @param <R> the result
@FunctionalInterface
public interface Output<R> {
    /// Gives the result. Says on standard error which file was written, and what was not given in time.
    ///
    /// @param run charged for the work; waiting for a reader is not
    /// @return whether all of it was given
    boolean give(R result, Run run);

    /// Writes all of a result. Called inside [Run#attempt].
    ///
    /// @param <R> the result
    @FunctionalInterface
    interface Content<R> {
        /// Writes UTF-8 or a binary format.
        void write(R result, Run run, OutputStream out) throws IOException;
    }

    /// Writes lines of a result one by one. Called inside [Run#attempt].
    ///
    /// @param <R> the result
    @FunctionalInterface
    interface Lines<R> {
        /// Adds whole lines.
        void write(R result, Run run, StringBuilder text);
    }

    /// Gives the result in all these ways.
    ///
    /// @param run charged for the work
    /// @param console is told which of them cannot be written; the others are given all the same
    /// @return whether all of it was given in each way, as far as it could be written
    static <R> boolean give(List<Output<R>> outputs, R result, Run run, Console console) {
        boolean all = true;
        for (Output<R> output : outputs) {
            all &= console.unwritten().hold(() -> output.give(result, run));
        }
        return all;
    }

    /// Files in the place of a text, as one way: where one of them cannot be written, the text is printed all the same.
    static <R> Output<R> inPlaceOf(Output<R> text, List<Output<R>> files, Console console) {
        return (result, run) -> {
            int unwritten = console.unwritten().count();
            boolean given = give(files, result, run, console);
            return console.unwritten().count() == unwritten ? given : text.give(result, run) && given;
        };
    }

    /// Prints as many lines as there is time for.
    static <R> Output<R> lines(Console console, Lines<R> lines) {
        return (result, run) -> {
            StringBuilder text = new StringBuilder();
            boolean done = inTime(run, () -> lines.write(result, run, text));
            run.pause(() -> console.print(text.toString()));
            if (!done) {
                console.say("output.cut");
            }
            return done;
        };
    }

    /// Prints all of the result, which is UTF-8, or nothing where that would take too long.
    static <R> Output<R> whole(Console console, Content<R> content) {
        return whole(console, content, text -> console.print(text.toString(StandardCharsets.UTF_8)));
    }

    /// The same of a format that is no text.
    static <R> Output<R> bytes(Console console, Content<R> content) {
        return whole(console, content, bytes -> console.print(bytes.toByteArray()));
    }

    private static <R> Output<R> whole(Console console, Content<R> content, Consumer<ByteArrayOutputStream> print) {
        return (result, run) -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            boolean done = inTime(run, () -> content.write(result, run, bytes));
            if (done) {
                run.pause(() -> print.accept(bytes));
            } else {
                console.say("output.unprinted");
            }
            return done;
        };
    }

    /// Writes a file, or none where that would take too long.
    static <R> Output<R> file(Console console, ResultFile file, Content<R> content) {
        return (result, run) -> {
            boolean done = inTime(run, () -> file.write(out -> content.write(result, run, out)));
            if (done) {
                console.noteWritten(file.name());
            } else {
                console.say("output.unwritten", "file", file.name());
            }
            return done;
        };
    }

    private static boolean inTime(Run run, Work work) {
        Solved<Boolean> end = run.attempt(() -> {
            try {
                work.run();
            } catch (IOException error) {
                throw new UncheckedIOException(error);
            }
            return true;
        });
        return end instanceof Solved.Done;
    }

    /// What is done in an attempt.
    @FunctionalInterface
    interface Work {
        /// Does it.
        void run() throws IOException;
    }
}
