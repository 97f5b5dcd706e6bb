package org.grundy.heap.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.grundy.evidence.SegmentLog;
import org.grundy.text.InputError;
import org.grundy.text.OutputError;

/// A folder that keeps which segments of a certificate were accepted. A lock file gives it to one process at
/// a time.
///
/// The file is replaced as a whole for each segment, so at any moment it tells of those accepted before or of
/// one more:
///
///     grundy segments 1
///     rules DIGEST
///     0
///     7
///     end CHECKSUM
public final class SegmentFolder implements SegmentLog, AutoCloseable {
    private static final String FILE = "segments";
    private static final String KIND = "grundy segments 1";
    private static final Pattern SEGMENT = Pattern.compile("\\d{1,9}");

    private final String name;
    private final SafeFolder folder;
    private final ProcessLock lock;
    private final String certificate;
    private final TreeSet<Integer> accepted = new TreeSet<>();

    private SegmentFolder(String name, Path path, ProcessLock lock, String certificate) {
        this.name = name;
        this.folder = new SafeFolder(path);
        this.lock = lock;
        this.certificate = certificate;
    }

    /// What a folder keeps, which is made if there is none.
    ///
    /// @param certificate a digest of it
    /// @throws InputError if another process uses the folder, or what it holds is damaged or of another certificate
    /// @throws OutputError if the folder cannot be written to
    public static SegmentFolder open(String name, String certificate) {
        return SafeFolder.open(name, (path, lock) -> {
            SegmentFolder segments = new SegmentFolder(name, path, lock, certificate);
            segments.read();
            return segments;
        });
    }

    private void read() throws IOException {
        Path file = folder.path().resolve(FILE);
        if (Files.exists(file)) {
            List<String> lines = ManifestText.read(KIND, Files.readString(file, StandardCharsets.UTF_8))
                    .filter(SegmentFolder::isOfSegments)
                    .orElseThrow(() -> SafeFolder.changed(file));
            SafeFolder.checkRules(name, lines.getFirst(), certificate);
            lines.stream().skip(1).map(Integer::valueOf).forEach(accepted::add);
        }
    }

    private static boolean isOfSegments(List<String> lines) {
        return !lines.isEmpty()
                && lines.stream().skip(1).allMatch(line -> SEGMENT.matcher(line).matches());
    }

    @Override
    public synchronized boolean isAccepted(int segment) {
        return accepted.contains(segment);
    }

    /// @throws OutputError if the folder cannot be written to; what it held before is still there
    @Override
    public synchronized void accept(int segment) {
        accepted.add(segment);
        String text = ManifestText.of(
                KIND, certificate, accepted.stream().map(String::valueOf).toList());
        try {
            folder.replace(FILE, text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException error) {
            throw SafeFolder.unwritten(name, error);
        }
    }

    @Override
    public void close() {
        lock.close();
    }
}
