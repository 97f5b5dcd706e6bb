package org.grundy.cli.console;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/// Which Grundy this is, as the build wrote it down.
///
/// @param number as "0.1.0"; empty in classes that no build has put together
/// @param commit the abbreviated commit, with a plus sign where files differed from it; empty outside a repository
public record Version(String number, String commit) {
    /// Of the running program.
    public static Version own() {
        Properties written = new Properties();
        try (InputStream file = Version.class.getResourceAsStream("/org/grundy/cli/version.properties")) {
            if (file != null) {
                written.load(file);
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return new Version(filled(written, "version"), filled(written, "commit"));
    }

    private static String filled(Properties written, String key) {
        String value = written.getProperty(key, "");
        return value.startsWith("${") ? "" : value;
    }

    /// As `grundy --version` says it.
    public String sentence() {
        String which = number.isEmpty() ? "(not built by Maven)" : number;
        return "grundy " + which + (commit.isEmpty() ? "" : " (" + commit + ")");
    }
}
