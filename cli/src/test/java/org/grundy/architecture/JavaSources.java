package org.grundy.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The project as it lies on the disk.
final class JavaSources {
    /// Its folder; Maven runs tests in that of a module.
    static final Path ROOT = Path.of(System.getProperty("basedir", "."), "..").normalize();

    private JavaSources() {}

    /// The files of Java below a folder of each module, such as `src` or `src/main/java`.
    static List<Path> below(String folder) throws IOException {
        List<Path> all = new ArrayList<>();
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path sources : modules.map(module -> module.resolve(folder))
                    .filter(Files::isDirectory)
                    .toList()) {
                try (Stream<Path> files = Files.walk(sources)) {
                    files.filter(file -> file.toString().endsWith(".java")).forEach(all::add);
                }
            }
        }
        return all;
    }
}
