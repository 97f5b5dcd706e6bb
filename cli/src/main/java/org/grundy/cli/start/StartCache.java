package org.grundy.cli.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// The start-up caches of one jar on one JDK, in a folder of the user's own. A JVM with its cache starts
/// three times as fast; making it costs as much as some starts. So a machine that runs the jar only once
/// gets none: the first run makes the folder, the next one the cache.
///
/// @param folder of this jar and this JDK
record StartCache(Path folder) {
    private static final int KEPT = 3;
    private static final long LONGEST_TRAINING = 60;

    /// Where the caches of a jar are.
    static StartCache of(Path jar, Map<String, String> environment) throws IOException {
        String shared = environment.getOrDefault("XDG_CACHE_HOME", "");
        String home = environment.getOrDefault("HOME", System.getProperty("user.home"));
        Path caches = shared.isEmpty() ? Path.of(home, ".cache") : Path.of(shared);
        String identity = String.join(
                "-",
                System.getProperty("java.vm.version", ""),
                Long.toString(Files.size(jar)),
                Long.toString(Files.getLastModifiedTime(jar).toMillis()));
        return new StartCache(caches.resolve("grundy").resolve(identity));
    }

    /// The JVM option that uses a cache; none where there is none.
    List<String> options(JvmFlags flags, List<String> java) {
        Path file = folder.resolve(flags.cache().concat(".aot"));
        return Files.isReadable(file) || made(file, flags, java)
                ? List.of("-XX:AOTCache=".concat(file.toString()))
                : List.of();
    }

    /// Makes a cache if this is not the first run here. That it cannot be made is no reason not to answer.
    private boolean made(Path file, JvmFlags flags, List<String> java) {
        try {
            if (!Files.isDirectory(folder)) {
                Files.createDirectories(folder);
                return false;
            }
            Path unfinished = Files.createTempFile(folder, flags.cache(), ".aot");
            boolean trained = train(unfinished, flags, java);
            if (trained) {
                Files.move(unfinished, file);
                removeOld();
            }
            Files.deleteIfExists(unfinished);
            return trained;
        } catch (IOException unwritable) {
            return false;
        }
    }

    private static boolean train(Path file, JvmFlags flags, List<String> java) throws IOException {
        List<String> command = new ArrayList<>(List.of(java.getFirst()));
        command.addAll(flags.flags());
        command.add("-XX:AOTCacheOutput=".concat(file.toString()));
        command.addAll(java.subList(1, java.size() - 1));
        command.addAll(flags.training());
        Process training = new ProcessBuilder(command)
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            boolean ended = training.waitFor(LONGEST_TRAINING, TimeUnit.SECONDS);
            return ended && training.exitValue() == 0 && Files.size(file) > 0;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            training.destroy();
        }
    }

    /// Leaves the newest folders, for jars that are used by turns.
    private void removeOld() throws IOException {
        try (Stream<Path> folders = Files.list(folder.resolveSibling(""))) {
            for (Path old : folders.filter(Files::isDirectory)
                    .sorted(Comparator.comparing(StartCache::lastChange, Comparator.reverseOrder()))
                    .skip(KEPT)
                    .toList()) {
                try (Stream<Path> files = Files.list(old)) {
                    for (Path file : files.toList()) {
                        Files.deleteIfExists(file);
                    }
                }
                Files.deleteIfExists(old);
            }
        }
    }

    private static FileTime lastChange(Path folder) {
        try {
            return Files.getLastModifiedTime(folder);
        } catch (IOException gone) {
            return FileTime.fromMillis(0);
        }
    }
}
