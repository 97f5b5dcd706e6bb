package org.grundy.cli.console;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.grundy.text.InputError;

/// What another program says of a certificate, one that ends as `grundy check` does: `verified/grundy-verify`, whose
/// checks are proved right.
///
/// @param program its path
/// @param exit the code with which it ended
/// @param said what it printed, line by line
public record OtherChecker(String program, int exit, List<String> said) {
    /// Runs the program with the file as its only argument.
    ///
    /// @throws InputError if it cannot be started
    public static OtherChecker ruling(String program, Path file) {
        try {
            Process process = new ProcessBuilder(program, file.toString())
                    .redirectErrorStream(true)
                    .start();
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new OtherChecker(
                    program,
                    process.waitFor(),
                    said.lines().map(String::stripTrailing).toList());
        } catch (IOException missing) {
            throw new InputError("the program %s cannot be run", "无法运行程序 %s", program);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new InputError("the program %s was interrupted", "程序 %s 被中断", program);
        }
    }

    /// Whether it accepts the certificate.
    public boolean isAccepted() {
        return exit == ExitCode.ANSWERED.code();
    }

    /// What it says of the certificate: `accepted`, `refused` or `unread`.
    public String ruling() {
        return isAccepted() ? "accepted" : exit == ExitCode.UNDECIDED.code() ? "refused" : "unread";
    }

    /// That it accepts or refuses the certificate or cannot read it, and what it printed, indented; a line break at the
    /// end.
    public String words(Console console) {
        StringBuilder words =
                new StringBuilder(console.words("check.verified." + ruling(), "program", program)).append('\n');
        said.forEach(line -> words.append("  ").append(line).append('\n'));
        return words.toString();
    }
}
