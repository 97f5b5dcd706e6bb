package org.grundy.cli.console;

import org.grundy.render.Language;
import org.grundy.render.Sentences;

/// What is said when the command itself is at fault, or the machine.
public final class InternalErrorText {
    private InternalErrorText() {}

    /// What the command says before it ends, with all that is known of the cause.
    public static String sentence(Throwable error, Language language) {
        Sentences sentences = Sentences.of(CommandMessages.ALL, language);
        return error instanceof OutOfMemoryError
                ? sentences.of("error.memory")
                : sentences.of("error.internal", "fault", named(error));
    }

    private static String named(Throwable error) {
        StackTraceElement[] trace = error.getStackTrace();
        String place = trace.length == 0 ? "" : " (" + trace[0] + ")";
        return error.toString().lines().findFirst().orElse("") + place;
    }
}
