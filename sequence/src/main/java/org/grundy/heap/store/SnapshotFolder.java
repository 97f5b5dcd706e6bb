package org.grundy.heap.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Checksum;
import org.grundy.heap.store.SnapshotManifest.Entry;
import org.grundy.heap.store.SnapshotManifest.Kind;
import org.grundy.heap.value.NimValues;
import org.grundy.heap.window.Snapshot;
import org.grundy.heap.window.SnapshotBytes;
import org.grundy.heap.window.SnapshotStore;
import org.grundy.text.InputError;
import org.grundy.text.OutputError;

/// A folder with all that a search for a period in constant memory needs to go on after it was stopped or
/// killed: some megabytes, however long the sequence. A lock file gives it to one process at a time.
///
/// The files are immutable: each is written under another name, forced to disk and renamed, and the
/// [SnapshotManifest] that names them is then replaced in the same way. So at any moment the folder holds
/// the state before a snapshot or the state after it.
public final class SnapshotFolder implements SnapshotStore, AutoCloseable {
    private static final String MANIFEST = "snapshots";

    private final String name;
    private final SafeFolder folder;
    private final ProcessLock lock;
    private SnapshotManifest manifest;

    private SnapshotFolder(String name, Path path, ProcessLock lock, String rules) {
        this.name = name;
        this.folder = new SafeFolder(path);
        this.lock = lock;
        this.manifest = new SnapshotManifest(rules, List.of());
    }

    /// The snapshots in a folder, which is made if there is none.
    ///
    /// @param rules as the code is written
    /// @throws InputError if another process uses the folder, or it holds snapshots that are damaged or of
    ///     other rules
    /// @throws OutputError if the folder cannot be written to
    public static SnapshotFolder open(String name, String rules) {
        return SafeFolder.open(name, (path, lock) -> {
            SnapshotFolder snapshots = new SnapshotFolder(name, path, lock, rules);
            snapshots.readManifest();
            return snapshots;
        });
    }

    private void readManifest() throws IOException {
        Path file = folder.path().resolve(MANIFEST);
        if (Files.exists(file)) {
            SnapshotManifest found = SnapshotManifest.read(Files.readString(file, StandardCharsets.UTF_8))
                    .orElseThrow(() -> SafeFolder.changed(file));
            SafeFolder.checkRules(name, found.rules(), manifest.rules());
            manifest = found;
        }
        removeOthers();
    }

    /// Removes the files that an interrupted save left behind, and those that are no longer needed.
    private void removeOthers() throws IOException {
        folder.keepOnly(
                List.of("head-", "snapshot-", "reached-"),
                manifest.entries().stream().map(Entry::file).toList());
    }

    /// The first values; empty before the search has begun.
    ///
    /// @throws InputError if the file is missing or damaged
    public Optional<NimValues> head() {
        return manifest.of(Kind.HEAD).stream().findFirst().map(entry -> {
            NimValues values = new NimValues();
            for (byte value : read(entry)) {
                values.add(value);
            }
            return values;
        });
    }

    /// How many heaps are known; 0 before the search has begun.
    public long reachedTo() {
        return manifest.entries().isEmpty() ? 0 : manifest.entries().getLast().position();
    }

    @Override
    public List<Snapshot> snapshots() {
        return manifest.of(Kind.SNAPSHOT).stream().map(this::snapshot).toList();
    }

    @Override
    public Optional<Snapshot> reached() {
        return manifest.of(Kind.REACHED).stream().findFirst().map(this::snapshot);
    }

    private Snapshot snapshot(Entry entry) {
        return SnapshotBytes.read(read(entry))
                .orElseThrow(() -> SafeFolder.changed(folder.path().resolve(entry.file())));
    }

    private byte[] read(Entry entry) {
        return folder.read(entry.file(), entry.checksum());
    }

    @Override
    public void begin(byte[] head) {
        write(List.of(), Kind.HEAD, head.length, head);
    }

    @Override
    public void keep(Snapshot added, List<Snapshot> gone) {
        List<Long> places = gone.stream().map(Snapshot::position).toList();
        write(
                manifest.entries().stream()
                        .filter(entry -> entry.kind() != Kind.SNAPSHOT || !places.contains(entry.position()))
                        .filter(entry -> entry.kind() != Kind.REACHED)
                        .toList(),
                Kind.SNAPSHOT,
                added.position(),
                SnapshotBytes.of(added));
    }

    @Override
    public void reach(Snapshot snapshot) {
        write(
                manifest.entries().stream()
                        .filter(entry -> entry.kind() != Kind.REACHED)
                        .toList(),
                Kind.REACHED,
                snapshot.position(),
                SnapshotBytes.of(snapshot));
    }

    /// Writes a file, then the manifest of some that are there and this one.
    ///
    /// @throws OutputError if the folder cannot be written to; what it held before is still there
    private void write(List<Entry> before, Kind kind, long position, byte[] bytes) {
        Entry added = new Entry(kind, position, Checksum.of(bytes));
        List<Entry> entries = new ArrayList<>(before);
        entries.add(added);
        SnapshotManifest next = new SnapshotManifest(manifest.rules(), entries);
        try {
            folder.replace(added.file(), bytes);
            folder.replace(MANIFEST, next.text().getBytes(StandardCharsets.UTF_8));
            manifest = next;
            removeOthers();
        } catch (IOException error) {
            throw SafeFolder.unwritten(name, error);
        }
    }

    @Override
    public void close() {
        lock.close();
    }
}
