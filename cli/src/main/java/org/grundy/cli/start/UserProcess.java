package org.grundy.cli.start;

import java.io.Console;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What the process that was started by a user can see and its child cannot: which streams are terminals, the letters
/// of its arguments, its locale.
final class UserProcess {
    private static final Path STREAMS = Path.of("/proc/self/fd");
    private static final Path WORDS = Path.of("/proc/self/cmdline");

    private UserProcess() {}

    /// The numbers of the standard streams that are terminals.
    static String terminals() {
        if (!Files.isDirectory(STREAMS)) {
            return Optional.ofNullable(System.console())
                            .filter(Console::isTerminal)
                            .isPresent()
                    ? "012"
                    : "";
        }
        StringBuilder terminals = new StringBuilder();
        for (int stream = 0; stream < 3; stream++) {
            if (isTerminal(stream)) {
                terminals.append(stream);
            }
        }
        return terminals.toString();
    }

    private static boolean isTerminal(int stream) {
        try {
            String device = Files.readSymbolicLink(STREAMS.resolve(Integer.toString(stream)))
                    .toString();
            return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty") || device.equals("/dev/console");
        } catch (IOException unknown) {
            return false;
        }
    }

    /// The locale that chooses the language.
    static String locale(Map<String, String> environment) {
        for (String name : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
            String value = environment.getOrDefault(name, "");
            if (!value.isEmpty()) {
                return value;
            }
        }
        return "";
    }

    /// Whether this JVM takes every letter beyond ASCII for a question mark.
    static boolean onlyAscii() {
        String letters = System.getProperty("sun.jnu.encoding", "UTF-8");
        return Charset.isSupported(letters) && Charset.forName(letters).equals(StandardCharsets.US_ASCII);
    }

    /// The arguments as they were typed, where this JVM has lost their letters.
    static String[] asTyped(String[] arguments) {
        try {
            String[] words = Files.readString(WORDS, StandardCharsets.UTF_8).split("\0", -1);
            // An empty word stands behind the last NUL.
            int first = words.length - 1 - arguments.length;
            String[] typed = arguments.clone();
            System.arraycopy(words, first, typed, 0, arguments.length);
            return typed;
        } catch (IOException | IndexOutOfBoundsException unknown) {
            return arguments;
        }
    }
}
