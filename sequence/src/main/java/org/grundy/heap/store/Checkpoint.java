package org.grundy.heap.store;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Checksum;
import org.grundy.heap.value.NimValues;
import org.grundy.heap.value.ValueWidth;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.IoErrorText;
import org.grundy.text.OutputError;

/// A folder with the values of a nim-sequence, from which a computation can be resumed after it was stopped
/// or killed. A lock file gives it to one process at a time.
///
/// The files of values are immutable: each is written under a temporary name, forced to disk and renamed, and
/// the [CheckpointManifest] that names them is then replaced in the same way. So at any moment the folder
/// holds the state before a save or the state after it. Small files are merged into larger ones.
public final class Checkpoint implements AutoCloseable {
    private static final String MANIFEST = "checkpoint";

    /// The most values of a file that is merged into a larger one: merging rewrites it.
    private static final int MAX_MERGED = 1 << 24;

    /// Bytes that are read or written at once; a multiple of every width.
    private static final int BUFFER = 1 << 16;

    private final Path folder;
    private final ProcessLock lock;
    private CheckpointManifest manifest;

    private Checkpoint(Path folder, ProcessLock lock, String rules) {
        this.folder = folder;
        this.lock = lock;
        this.manifest = new CheckpointManifest(rules, List.of());
    }

    /// The checkpoint in a folder, which is made if there is none.
    ///
    /// @param rules as the code or game is written
    /// @throws InputError if another process uses the folder, or it holds a checkpoint that is damaged, of another
    ///     version or of other rules
    /// @throws OutputError if the folder cannot be written to
    public static Checkpoint open(String name, String rules) {
        return SafeFolder.open(name, (path, lock) -> {
            Checkpoint checkpoint = new Checkpoint(path, lock, rules);
            checkpoint.readManifest();
            checkpoint.removeOthers();
            return checkpoint;
        });
    }

    private void readManifest() throws IOException {
        Path file = folder.resolve(MANIFEST);
        if (!Files.exists(file)) {
            return;
        }
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        Optional<String> version = CheckpointManifest.version(text);
        if (version.isPresent() && !version.get().equals(Integer.toString(CheckpointManifest.VERSION))) {
            throw new InputError(
                    "the checkpoint in %s has version %s, and only version %s is known",
                    "%s 中的检查点版本为 %s，而只认识版本 %s", folder, version.get(), CheckpointManifest.VERSION);
        }
        CheckpointManifest read = CheckpointManifest.read(text).orElseThrow(() -> SafeFolder.changed(file));
        SafeFolder.checkRules(folder, read.rules(), manifest.rules());
        manifest = read;
    }

    /// Removes the files that an interrupted save left behind.
    private void removeOthers() throws IOException {
        new SafeFolder(folder)
                .keepOnly(
                        List.of("values-"),
                        manifest.segments().stream()
                                .map(CheckpointManifest.Segment::file)
                                .toList());
    }

    /// The values that the folder holds.
    ///
    /// @throws InputError if a file is missing or damaged, or cannot be read
    public NimValues load() {
        manifest.segments().forEach(this::requireLength);
        NimValues values = new NimValues();
        values.reserve(manifest.size());
        for (CheckpointManifest.Segment segment : manifest.segments()) {
            load(segment, values);
        }
        return values;
    }

    /// Checked before memory is allocated for all values that the manifest names.
    private void requireLength(CheckpointManifest.Segment segment) {
        Path file = folder.resolve(segment.file());
        try {
            if (Files.size(file) != (long) segment.count() * segment.width()) {
                throw SafeFolder.damaged(file, new BilingualText("it has another length than was noted", "长度与记录不符"));
            }
        } catch (IOException error) {
            throw SafeFolder.damaged(file, IoErrorText.of(error));
        }
    }

    private void load(CheckpointManifest.Segment segment, NimValues values) {
        Path file = folder.resolve(segment.file());
        MessageDigest digest = Checksum.begun();
        try (InputStream raw = new BufferedInputStream(Files.newInputStream(file), BUFFER);
                DataInputStream in = new DataInputStream(new DigestInputStream(raw, digest))) {
            ValueWidth width = ValueWidth.ofBytes(segment.width());
            byte[] buffer = new byte[BUFFER];
            for (int left = segment.count(); left > 0; ) {
                int count = Math.min(left, BUFFER / segment.width());
                in.readFully(buffer, 0, count * segment.width());
                ByteBuffer read = ByteBuffer.wrap(buffer, 0, count * segment.width());
                while (read.hasRemaining()) {
                    values.add(width.next(read));
                }
                left -= count;
            }
        } catch (IOException error) {
            throw SafeFolder.damaged(file, IoErrorText.of(error));
        }
        if (!Checksum.of(digest).equals(segment.checksum())) {
            throw SafeFolder.otherChecksum(file);
        }
    }

    /// Saves the values that the folder does not hold yet.
    ///
    /// @throws OutputError if the disk is full or the folder cannot be written to; what it held before is
    ///     still there
    public void save(NimValues values) {
        int size = values.size();
        if (size == manifest.size()) {
            return;
        }
        List<CheckpointManifest.Segment> segments = new ArrayList<>(manifest.segments());
        List<CheckpointManifest.Segment> merged = new ArrayList<>();
        while (!segments.isEmpty()
                && segments.getLast().count() <= size - segments.getLast().to()
                && segments.getLast().count() <= MAX_MERGED) {
            merged.add(segments.removeLast());
        }
        try {
            segments.add(
                    write(values, segments.isEmpty() ? 0 : segments.getLast().to(), size));
            CheckpointManifest next = new CheckpointManifest(manifest.rules(), segments);
            new SafeFolder(folder).replace(MANIFEST, next.text().getBytes(StandardCharsets.UTF_8));
            manifest = next;
            for (CheckpointManifest.Segment segment : merged) {
                Files.deleteIfExists(folder.resolve(segment.file()));
            }
        } catch (IOException error) {
            throw new OutputError(
                    "the checkpoint in %s cannot be written: %s; it still holds %s values",
                    "%s 中的检查点无法写入：%s；其中仍有 %s 个值", folder, IoErrorText.of(error), manifest.size());
        }
    }

    private CheckpointManifest.Segment write(NimValues values, int from, int to) throws IOException {
        ValueWidth width = ValueWidth.ofBytes(values.width());
        MessageDigest digest = Checksum.begun();
        CheckpointManifest.Segment named = new CheckpointManifest.Segment(from, to, width.bytes(), "");
        new SafeFolder(folder).replace(named.file(), channel -> {
            ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
            for (int n = from; n < to; n++) {
                width.put(buffer, values.get(n));
                if (!buffer.hasRemaining() || n == to - 1) {
                    digest.update(buffer.array(), 0, buffer.position());
                    SafeFolder.writeAll(channel, buffer.flip());
                    buffer.clear();
                }
            }
        });
        return new CheckpointManifest.Segment(from, to, width.bytes(), Checksum.of(digest));
    }

    @Override
    public void close() {
        lock.close();
    }
}
