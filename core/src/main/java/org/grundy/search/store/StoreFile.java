package org.grundy.search.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.game.KeptSearch;
import org.grundy.heap.store.ProcessLock;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.IoErrorText;
import org.grundy.text.OutputError;
import org.grundy.text.Span;
import org.jspecify.annotations.Nullable;

/// A file that grows while something is found, and that belongs to one process at a time. After a head, which
/// tells what it is, come [blocks][StoreBlock] with checksums.
///
/// Nothing that was written is changed. A block that a kill or a full disk left unfinished is cut off when
/// the file is read.
final class StoreFile implements KeptSearch.Store {
    private static final BilingualText NAME = new BilingualText("the store", "存储目录");

    /// A block is written after this time, so that a kill loses no more than this.
    private static final long LONGEST_NANOS = 200_000_000L;

    private final Path file;
    private final ProcessLock lock;
    private final FileChannel channel;
    private final StoreBlock block;
    private final int unit;
    private long cut;
    private long whole;
    private long written = System.nanoTime();
    private @Nullable BilingualText fault;

    private StoreFile(Path file, ProcessLock lock, FileChannel channel, long begin, int unit) {
        this.file = file;
        this.lock = lock;
        this.channel = channel;
        this.whole = begin;
        this.unit = unit;
        this.block = new StoreBlock(unit);
    }

    /// A file in a folder; both are made if they are not there.
    ///
    /// @param head how the file begins
    /// @param unit bytes of which a block has a whole number
    /// @throws InputError if another process uses the folder, or the file has another head
    /// @throws OutputError if the folder cannot be used
    static StoreFile open(String folder, String fileName, byte[] head, int unit) {
        try {
            Path file =
                    Files.createDirectories(Path.of(folder).toAbsolutePath()).resolve(fileName);
            ProcessLock lock = ProcessLock.of(Path.of(file + ".lock"), NAME, folder);
            try {
                return open(file, lock, head, unit);
            } catch (IOException | InputError error) {
                lock.close();
                throw error;
            }
        } catch (IOException | InvalidPathException error) {
            throw new OutputError(
                    "the folder \"%s\" cannot be used as a store: %s",
                    "无法把目录“%s”用作存储目录：%s", folder, IoErrorText.of(error));
        }
    }

    private static StoreFile open(Path file, ProcessLock lock, byte[] head, int unit) throws IOException {
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            ByteBuffer found = ByteBuffer.allocate(head.length);
            readAll(channel, 0, found);
            if (found.limit() < head.length && found.equals(ByteBuffer.wrap(head, 0, found.limit()))) {
                // Nothing was written yet, or the head only in part.
                channel.position(0);
                writeAll(channel, ByteBuffer.wrap(head));
            } else if (!found.equals(ByteBuffer.wrap(head))) {
                throw new InputError(
                        "%s is no store of version 1 for these rules: choose another folder",
                        "%s 不是这些规则的第 1 版存储文件：请选择其他目录", file);
            }
            return new StoreFile(file, lock, channel, head.length, unit);
        } catch (IOException | InputError error) {
            channel.close();
            throw error;
        }
    }

    /// Reads all whole blocks, and cuts off what follows them.
    ///
    /// @param records gets the units of each block
    /// @throws InputError if the file cannot be read
    void load(Consumer<ByteBuffer> records) {
        try {
            while (readBlock(records)) {
                whole = channel.position();
            }
            cut = channel.size() - whole;
            channel.truncate(whole).position(whole);
        } catch (IOException error) {
            throw new InputError("", Span.NONE, broken(new BilingualText("cannot be read", "无法读取"), error));
        }
    }

    private boolean readBlock(Consumer<ByteBuffer> records) throws IOException {
        ByteBuffer head = ByteBuffer.allocate(StoreBlock.HEAD);
        readAll(channel, whole, head);
        if (head.limit() < StoreBlock.HEAD) {
            return false;
        }
        int count = head.getInt();
        int check = head.getInt();
        if (count < 1 || count > StoreBlock.MOST_BYTES / unit) {
            return false;
        }
        ByteBuffer units = ByteBuffer.allocate(count * unit);
        readAll(channel, whole + StoreBlock.HEAD, units);
        if (units.limit() < count * unit || StoreBlock.check(units) != check) {
            return false;
        }
        records.accept(units);
        return true;
    }

    @Override
    public long cut() {
        return cut;
    }

    /// Adds a record. It is on its way to the disk a fifth of a second later, when more is added. Once the disk is
    /// full or the file cannot be written, the file holds what it held before, and no more.
    ///
    /// @param bytes of the record, at most [StoreBlock#MOST_BYTES]
    /// @param record puts them
    void add(int bytes, Consumer<ByteBuffer> record) {
        if (fault != null) {
            return;
        }
        if (block.left() < bytes) {
            flush();
        }
        record.accept(block.record());
        if (block.left() == 0 || System.nanoTime() - written > LONGEST_NANOS) {
            flush();
        }
    }

    @Override
    public Optional<BilingualText> fault() {
        return Optional.ofNullable(fault);
    }

    /// Writes what has been added.
    private void flush() {
        if (block.size() == 0 || fault != null) {
            return;
        }
        try {
            writeAll(channel, block.sealed());
            whole = channel.position();
        } catch (IOException error) {
            keepWhole();
            fault = broken(
                    new BilingualText("cannot be written; it still holds what it held before", "无法写入；原有内容不变"), error);
        } finally {
            block.clear();
            written = System.nanoTime();
        }
    }

    private void keepWhole() {
        try {
            channel.truncate(whole).position(whole);
        } catch (IOException error) {
            // What is left of the block is cut off when the file is read.
            return;
        }
    }

    private BilingualText broken(BilingualText how, IOException error) {
        return BilingualText.of("the store %s %s: %s", "存储文件 %s %s：%s", file, how, IoErrorText.of(error));
    }

    /// Reads until the buffer is full or the file ends, and flips the buffer.
    private static void readAll(FileChannel channel, long from, ByteBuffer out) throws IOException {
        channel.position(from);
        while (out.hasRemaining() && channel.read(out) >= 0) {}
        out.flip();
    }

    private static void writeAll(FileChannel channel, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    /// Writes what has been added, as far as it can be, and lets other processes use the folder.
    @Override
    public void close() {
        try (lock;
                channel) {
            flush();
            if (fault == null) {
                channel.force(true);
            }
        } catch (IOException error) {
            fault = broken(new BilingualText("cannot be closed", "无法关闭"), error);
        }
    }
}
