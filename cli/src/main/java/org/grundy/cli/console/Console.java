package org.grundy.cli.console;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.render.terminal.Paint;
import org.grundy.render.terminal.ResultStream;
import org.grundy.render.text.LimitText;
import org.grundy.run.Budget;
import org.grundy.run.Solved;
import org.grundy.text.BilingualText;

/// Where a command is run: its streams, its environment, its reader's language.
///
/// @param in what the command may read
/// @param out results and nothing else
/// @param err errors and progress
/// @param environment variables by name
/// @param inTerminal whether a person types what is read from `in`
/// @param outTerminal whether a person sees `out` as it is written
/// @param errTerminal whether a person sees `err` as it is written
/// @param language of all words
/// @param unwritten what of the result could not be written so far
public record Console(
        InputStream in,
        PrintStream out,
        PrintStream err,
        Map<String, String> environment,
        boolean inTerminal,
        boolean outTerminal,
        boolean errTerminal,
        Language language,
        OutputErrors unwritten) {
    /// A console of which everything was written so far.
    public Console(
            InputStream in,
            PrintStream out,
            PrintStream err,
            Map<String, String> environment,
            boolean inTerminal,
            boolean outTerminal,
            boolean errTerminal,
            Language language) {
        this(in, out, err, environment, inTerminal, outTerminal, errTerminal, language, new OutputErrors());
    }

    /// The console of this process. The launcher tells in the system property `grundy.terminals` which streams
    /// are terminals, where 0 stands for `in`, 1 for `out` and 2 for `err`, and in `grundy.locale` the locale,
    /// for it may have to put another into the environment.
    public static Console ofProcess() {
        Map<String, String> environment = System.getenv();
        String terminals = System.getProperty("grundy.terminals", "");
        return new Console(
                System.in,
                ResultStream.ofProcess(withLetters(System.out).charset()),
                withLetters(System.err),
                environment,
                terminals.contains("0"),
                terminals.contains("1"),
                terminals.contains("2"),
                Optional.ofNullable(System.getProperty("grundy.locale"))
                        .map(Language::ofLocale)
                        .orElseGet(() -> Language.ofLocale(environment)));
    }

    /// A stream that writes UTF-8 where it would write ASCII. A JVM takes ASCII where the locale is unset or not
    /// installed, and then it says nothing about what its reader can see.
    static PrintStream withLetters(PrintStream stream) {
        return stream.charset().equals(StandardCharsets.US_ASCII)
                ? new PrintStream(stream, false, StandardCharsets.UTF_8)
                : stream;
    }

    /// This console with another language.
    public Console speaking(Language other) {
        return new Console(in, out, err, environment, inTerminal, outTerminal, errTerminal, other, unwritten);
    }

    /// This console with another stream for errors and progress.
    public Console noting(PrintStream other) {
        return new Console(in, out, other, environment, inTerminal, outTerminal, errTerminal, language, unwritten);
    }

    /// The colour of results: none unless `out` is a terminal and `NO_COLOR` is unset or empty.
    public Paint paint() {
        return paint(outTerminal);
    }

    /// The colour of errors.
    public Paint errorPaint() {
        return paint(errTerminal);
    }

    private Paint paint(boolean terminal) {
        boolean wanted = environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "").equals("dumb");
        return terminal && wanted ? Paint.ANSI : Paint.NONE;
    }

    /// What the command line itself says, with names and quantities in turn.
    public String words(String key, Object... namesAndQuantities) {
        return Sentences.of(CommandMessages.ALL, language).of(key, namesAndQuantities);
    }

    /// Notes what the command line itself says, with names and quantities in turn.
    public void say(String key, Object... namesAndQuantities) {
        note(words(key, namesAndQuantities));
    }

    /// Notes what the command line says where a limit was met, and then which one it was.
    public void say(Solved.Undecided<?> limit, Budget budget, String key, Object... namesAndQuantities) {
        String met = new LimitText(limit, budget, Sentences.ofEngine(language)).sentence();
        note(words(key, namesAndQuantities) + met);
    }

    /// Notes what the command line says where a limit was met, then which one it was and what to try.
    ///
    /// @param sentences about limits
    /// @param more what else to try, behind a blank; empty if nothing
    public void advise(Solved.Undecided<?> limit, Budget budget, Sentences sentences, String key, String more) {
        LimitText met = new LimitText(limit, budget, sentences);
        note(words(key) + met.sentence() + " " + met.advice() + more);
    }

    /// Writes a result.
    ///
    /// @throws org.grundy.text.OutputError if it cannot be written
    public void print(String text) {
        out.print(text);
        out.flush();
    }

    /// Writes a result in a format that is no text.
    public void print(byte[] bytes) {
        out.write(bytes, 0, bytes.length);
        out.flush();
    }

    /// Says what a picture lacks.
    public void noteLacking(BilingualText what) {
        say("note", "what", what);
    }

    /// Says that a file is written.
    public void noteWritten(String name) {
        say("file.written", "file", name);
    }

    /// Writes one line about what went on; no result.
    public void note(String text) {
        err.println(text);
        err.flush();
    }
}
