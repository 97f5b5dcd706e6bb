package org.grundy.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.grundy.web.SiteFolder;

/// Writes the page that the tests of this module open. The command of the same purpose is tested where it is installed:
/// without it this module is built beside the command line and not after it.
final class TestedFolder {
    private TestedFolder() {}

    /// @param arguments the folder
    static void main(String[] arguments) {
        Path folder = Path.of(arguments[0]);
        SiteFolder.files("", Optional.empty())
                .orElseThrow()
                .forEach((name, content) -> write(folder.resolve(name), content));
    }

    private static void write(Path file, byte[] content) {
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, content);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }
}
