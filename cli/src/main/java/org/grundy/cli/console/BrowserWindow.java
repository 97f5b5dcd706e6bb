package org.grundy.cli.console;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// A page shown in the browser of whoever stands at this machine, by the program that the system has for this: the
/// classes of the desktop would have to be loaded for it.
public final class BrowserWindow {
    /// A browser that begins with this has a session of its own where there is `setsid`: Ctrl-C in the terminal
    /// ends the server, and must not end the browser too.
    private static final String APART =
            "command -v setsid > /dev/null && exec setsid xdg-open \"$0\"; exec xdg-open \"$0\"";

    private BrowserWindow() {}

    /// Opens it, where there is a desktop. Whoever cannot see it has the address.
    ///
    /// @param environment in which the command was started
    public static void open(String url, Map<String, String> environment) {
        command(System.getProperty("os.name", ""), environment, url).ifPresent(BrowserWindow::start);
    }

    /// The command that opens it; empty where nobody would see a window: without a desktop some programs would take
    /// over the terminal instead.
    ///
    /// @param system as `os.name` has it
    static Optional<List<String>> command(String system, Map<String, String> environment, String url) {
        String name = system.toLowerCase(Locale.ROOT);
        boolean remote = environment.containsKey("SSH_CONNECTION");
        if (name.startsWith("windows")) {
            return remote ? Optional.empty() : Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler", url));
        }
        if (name.startsWith("mac")) {
            return remote ? Optional.empty() : Optional.of(List.of("open", url));
        }
        boolean desktop = !environment.getOrDefault("DISPLAY", "").isEmpty()
                || !environment.getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
        return desktop ? Optional.of(List.of("sh", "-c", APART, url)) : Optional.empty();
    }

    static void start(List<String> command) {
        try {
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException missing) {
            // The address is printed.
        }
    }
}
