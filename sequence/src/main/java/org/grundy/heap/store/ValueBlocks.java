package org.grundy.heap.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.evidence.Checksum;
import org.grundy.heap.value.HeapValues;
import org.grundy.text.InputError;
import org.grundy.text.IoErrorText;
import org.grundy.text.OutputError;

/// The values of a nim-sequence, all below 256, or their class indices, in a folder: packed and checksummed
/// blocks of 2^24 values, of which only the one that is being filled and the last ones read are in memory. So
/// there may be as many values as the disk holds.
///
/// A block is a file that is written once, under another name until all of it is on disk; then the
/// [BlockManifest] that names it is replaced. So at any moment the folder holds the state before a block or
/// the state after it. A last block that is not full is written again when it is.
public final class ValueBlocks implements HeapValues, AutoCloseable {
    /// How many values a block has.
    private static final int BLOCK = 1 << 24;

    private static final String MANIFEST = "blocks";

    /// How many blocks that were read are kept: those of three places of the sequence and one more.
    private static final int KEPT = 4;

    private final String name;
    private final SafeFolder folder;
    private final ProcessLock lock;
    private final Map<Integer, byte[]> read = new LinkedHashMap<>(KEPT, 1, true);
    private final byte[] tail;
    private BlockManifest manifest;
    private int tailSize;
    private int max;

    private ValueBlocks(String name, Path path, ProcessLock lock, String rules, int block) {
        this.tail = new byte[block];
        this.name = name;
        this.folder = new SafeFolder(path);
        this.lock = lock;
        this.manifest = new BlockManifest(rules, 0, List.of());
    }

    /// Whether a folder holds blocks.
    public static boolean in(String name) {
        try {
            return Files.exists(Path.of(name).resolve(MANIFEST));
        } catch (InvalidPathException error) {
            return false;
        }
    }

    /// The blocks in a folder, which is made if there is none.
    ///
    /// @param rules as the code is written
    /// @throws InputError if another process uses the folder, or it holds blocks that are damaged or of other rules
    /// @throws OutputError if the folder cannot be written to
    public static ValueBlocks open(String name, String rules) {
        return open(name, rules, BLOCK);
    }

    /// The same for blocks of another size, with which the folder was made.
    static ValueBlocks open(String name, String rules, int block) {
        return SafeFolder.open(name, (path, lock) -> {
            ValueBlocks blocks = new ValueBlocks(name, path, lock, rules, block);
            blocks.readManifest();
            return blocks;
        });
    }

    private void readManifest() throws IOException {
        Path file = folder.path().resolve(MANIFEST);
        if (Files.exists(file)) {
            BlockManifest found = BlockManifest.read(Files.readString(file, StandardCharsets.UTF_8))
                    .orElseThrow(() -> SafeFolder.changed(file));
            SafeFolder.checkRules(name, found.rules(), manifest.rules());
            manifest = found;
            manifest.blocks().forEach(block -> max = Math.max(max, block.max()));
        }
        removeOthers(manifest);
        if (!manifest.blocks().isEmpty() && manifest.blocks().getLast().count() < tail.length) {
            BlockManifest.Block last = manifest.blocks().getLast();
            System.arraycopy(load(manifest.blocks().size() - 1), 0, tail, 0, last.count());
            tailSize = last.count();
            manifest = manifest.withoutLast();
            read.clear();
        }
    }

    /// Removes the files that an interrupted save left behind, and a last block that was written again.
    private void removeOthers(BlockManifest named) throws IOException {
        folder.keepOnly(
                List.of("block-"),
                named.blocks().stream().map(BlockManifest.Block::file).toList());
    }

    private byte[] load(int index) {
        byte[] known = read.get(index);
        if (known != null) {
            return known;
        }
        BlockManifest.Block block = manifest.blocks().get(index);
        byte[] packed = folder.read(block.file(), block.checksum());
        if (read.size() == KEPT) {
            read.remove(read.keySet().iterator().next());
        }
        byte[] values = PackedValues.unpack(packed, block.count(), block.bits());
        read.put(index, values);
        return values;
    }

    /// The mask of the space whose class indices are held in place of values; 0 if values are.
    int mask() {
        return manifest.mask();
    }

    /// Makes this the blocks of class indices in place of values.
    ///
    /// @throws IllegalStateException if there are some values
    void holdIndices(int mask) {
        if (count() > 0) {
            throw new IllegalStateException("there are " + count() + " values already");
        }
        manifest = new BlockManifest(manifest.rules(), mask, List.of());
    }

    @Override
    public long count() {
        return manifest.count() + tailSize;
    }

    @Override
    public int max() {
        return max;
    }

    @Override
    public int get(long heap) {
        int at = (int) (heap % tail.length);
        return (heap >= manifest.count() ? tail : load((int) (heap / tail.length)))[at] & 0xFF;
    }

    @Override
    public void copy(long from, byte[] into, int at, int heaps) {
        int copied = 0;
        while (copied < heaps) {
            long heap = from + copied;
            int place = (int) (heap % tail.length);
            int count = Math.min(heaps - copied, tail.length - place);
            byte[] block = heap >= manifest.count() ? tail : load((int) (heap / tail.length));
            System.arraycopy(block, place, into, at + copied, count);
            copied += count;
        }
    }

    @Override
    public void copy(long from, int[] into, int heaps) {
        byte[] bytes = new byte[heaps];
        copy(from, bytes, 0, heaps);
        for (int i = 0; i < heaps; i++) {
            into[i] = bytes[i] & 0xFF;
        }
    }

    /// Adds values. A block that is full is written.
    ///
    /// @param values below 256
    /// @throws OutputError if the folder cannot be written to
    public void add(byte[] values, int count) {
        for (int i = 0; i < count; i++) {
            tail[tailSize++] = values[i];
            max = Math.max(max, values[i] & 0xFF);
            if (tailSize == tail.length) {
                manifest = written();
                tailSize = 0;
            }
        }
    }

    /// Writes the values that are not on disk yet.
    ///
    /// @throws OutputError if the disk is full or the folder cannot be written to; what it held before is
    ///     still there
    public void save() {
        if (tailSize > 0) {
            written();
        }
    }

    /// Writes the block that is being filled.
    ///
    /// @return the manifest with it
    private BlockManifest written() {
        long from = manifest.count();
        int largest = 0;
        for (int i = 0; i < tailSize; i++) {
            largest = Math.max(largest, tail[i] & 0xFF);
        }
        byte[] packed = PackedValues.pack(tail, tailSize, PackedValues.bits(largest));
        BlockManifest.Block block = new BlockManifest.Block(from, from + tailSize, largest, Checksum.of(packed));
        List<BlockManifest.Block> blocks = new ArrayList<>(manifest.blocks());
        blocks.add(block);
        BlockManifest next = manifest.with(blocks);
        try {
            folder.replace(block.file(), packed);
            folder.replace(MANIFEST, next.text().getBytes(StandardCharsets.UTF_8));
            removeOthers(next);
        } catch (IOException error) {
            throw new OutputError(
                    "the checkpoint in %s cannot be written: %s; it still holds %s values or more",
                    "%s 中的检查点无法写入：%s；其中仍有至少 %s 个值", name, IoErrorText.of(error), from);
        }
        return next;
    }

    @Override
    public void close() {
        lock.close();
    }
}
