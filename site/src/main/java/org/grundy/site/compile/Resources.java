package org.grundy.site.compile;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/// The texts of the engine that go into the page: rules, sentences, problems, lessons, what programs are made of.
public final class Resources implements ResourcesPolicy {
    private static final List<String> TEXTS = List.of(".rules", ".messages", ".txt", ".md", ".cpp", ".py");

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        List<String> found = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, 0)) {
            Path path = Path.of(entry);
            try {
                if (Files.isDirectory(path)) {
                    add(path, found);
                } else if (path.getFileName().toString().startsWith("grundy")) {
                    try (FileSystem jar = FileSystems.newFileSystem(path)) {
                        add(jar.getPath("/"), found);
                    }
                }
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
        return found.toArray(String[]::new);
    }

    private static void add(Path root, List<String> found) throws IOException {
        Path texts = root.resolve("org/grundy");
        if (Files.isDirectory(texts)) {
            try (Stream<Path> all = Files.walk(texts)) {
                all.map(each -> root.relativize(each).toString())
                        .filter(name -> TEXTS.stream().anyMatch(name::endsWith))
                        .forEach(found::add);
            }
        }
    }
}
