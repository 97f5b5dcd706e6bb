package org.grundy.cli.start;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.grundy.cli.Main;
import org.grundy.cli.console.ExitCode;
import org.grundy.render.Language;
import org.grundy.render.terminal.GuardedExit;

/// Starts the command of `grundy.jar` in a second JVM, which has the options and the start-up cache
/// that the launcher would choose, and is one with the Vector API where much is left to compute. Who gives options
/// to the first JVM gets the command in that one.
public final class JarStart {
    private final Path jar;
    private final Map<String, String> environment = System.getenv();

    private JarStart(Path jar) {
        this.jar = jar;
    }

    /// Runs the command and ends the process with its exit code.
    ///
    /// @param arguments the words of the command line after the jar's name
    public static void main(String[] arguments) {
        boolean lettersLost =
                UserProcess.onlyAscii() && String.join("", arguments).contains("\uFFFD");
        String[] words = lettersLost ? UserProcess.asTyped(arguments) : arguments;
        if (!lettersLost && !hasOptions()) {
            try {
                System.exit(new JarStart(jar()).run(List.of(words)));
            } catch (IOException | URISyntaxException noSecondJvm) {
                // This JVM answers as well, if more slowly.
            }
        }
        System.setProperty("grundy.terminals", UserProcess.terminals());
        Main.main(words);
    }

    private static Path jar() throws URISyntaxException {
        return Path.of(JarStart.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
    }

    /// Whether this JVM was given options, which stand before `-jar`.
    private static boolean hasOptions() {
        String[] words = ProcessHandle.current().info().arguments().orElse(new String[0]);
        return words.length > 0 && !words[0].equals("-jar");
    }

    private int run(List<String> words) throws IOException {
        JvmFlags flags = JvmFlags.of(words.isEmpty() ? "" : words.getFirst());
        boolean own = !environment.getOrDefault("GRUNDY_JAVA_OPTS", "").isEmpty();
        if (own && flags.brisk()) {
            flags = JvmFlags.LONG;
        }
        String begun = "-Dgrundy.begun=" + System.currentTimeMillis();
        int code = run(flags, words, List.of());
        return flags.brisk() && code == ExitCode.LONGER.code() ? run(JvmFlags.LONG, words, List.of(begun)) : code;
    }

    /// @param more options of the JVM
    private int run(JvmFlags chosen, List<String> words, List<String> more) throws IOException {
        JvmFlags flags = chosen.yielding(environment);
        List<String> command = new ArrayList<>(JvmFlags.QUIET);
        command.addAll(flags.flags());
        String own = environment.getOrDefault("GRUNDY_JAVA_OPTS", "").strip();
        List<String> java = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.awt.headless=true",
                "-cp",
                jar.toString(),
                Main.class.getName());
        command.addAll(
                own.isEmpty() ? StartCache.of(jar, environment).options(flags, java) : List.of(own.split("\\s+")));
        command.add("-D" + GuardedExit.PROPERTY + "=true");
        command.add("-Dgrundy.terminals=".concat(UserProcess.terminals()));
        command.add("-Dgrundy.locale=".concat(UserProcess.locale(environment)));
        command.addAll(more);
        command.addFirst(java.getFirst());
        command.addAll(java.subList(1, java.size()));
        command.addAll(words);
        ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
        if (UserProcess.onlyAscii() && Files.isDirectory(Path.of("/proc/self"))) {
            builder.environment().put("LC_ALL", "C.UTF-8");
        }
        int ended = GuardedExit.seen(wait(builder.start()));
        if (ended == GuardedExit.NOT_STARTED) {
            Language language = Language.ofLocale(UserProcess.locale(environment));
            System.err.println(notStarted(own, language));
        }
        return ended;
    }

    private static String notStarted(String options, Language language) {
        return options.isEmpty()
                ? language.of("grundy: the JVM did not start.", "grundy：JVM 未能启动。")
                : language.of(
                        "grundy: the JVM did not start with GRUNDY_JAVA_OPTS=" + options + ".",
                        "grundy：JVM 未能启动，GRUNDY_JAVA_OPTS=" + options + "。");
    }

    /// Waits for the command. Who ends this process ends the command, and it may finish what it does.
    private static int wait(Process command) {
        Thread ending = new Ending(command);
        Runtime.getRuntime().addShutdownHook(ending);
        int code = await(command);
        try {
            Runtime.getRuntime().removeShutdownHook(ending);
        } catch (IllegalStateException alreadyEnding) {
            // The hook finds the command ended.
        }
        return code;
    }

    private static final class Ending extends Thread {
        private final Process command;

        Ending(Process command) {
            this.command = command;
        }

        @Override
        public void run() {
            command.destroy();
            await(command);
        }
    }

    private static int await(Process command) {
        while (true) {
            try {
                return command.waitFor();
            } catch (InterruptedException ignored) {
                // Nobody interrupts this thread but a JVM that ends, and then the command ends too.
            }
        }
    }
}
