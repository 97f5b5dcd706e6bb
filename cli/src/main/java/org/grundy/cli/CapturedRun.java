package org.grundy.cli;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// A command run by another one, which shows what it prints.
public final class CapturedRun {
    private CapturedRun() {}

    /// What a command prints, errors included, in the language of a console.
    ///
    /// @param arguments the words after `grundy`
    public static String of(List<String> arguments, Console console) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        Console inner = new Console(
                InputStream.nullInputStream(),
                stream,
                stream,
                console.environment(),
                false,
                false,
                false,
                console.language());
        Main.run(arguments.toArray(String[]::new), inner);
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
