package org.grundy.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.grundy.evidence.Checksum;

/// All files of a folder with their checksums.
final class ClusterFiles {
    private ClusterFiles() {}

    /// The checksum of each file by its name in the folder.
    static SortedMap<String, String> in(Path folder) throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(folder.relativize(file).toString(), Checksum.of(Files.readAllBytes(file)));
            }
        }
        return files;
    }
}
