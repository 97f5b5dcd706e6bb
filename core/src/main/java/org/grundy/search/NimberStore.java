package org.grundy.search;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.grundy.game.KeptSearch;
import org.grundy.heap.store.ProcessLock;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.IoErrorText;
import org.jspecify.annotations.Nullable;

/// What is proved of pieces, in a file that grows while it is found: a later search begins with it, of another
/// board of the same rules too. A folder holds a file for each rules, which belongs to one process at a
/// time.
///
/// The file begins with a line that names format, version and rules. Blocks follow, each with the number of
/// its records, their CRC-32C, and the records: a piece in 8 bytes and its word of the [NimberTable] in 4.
/// Nothing that was written is changed. A block that a kill or a full disk left unfinished is cut off when
/// the file is opened.
public final class NimberStore implements KeptSearch.Store {
    private static final String FORMAT = "grundy nimbers 1 ";
    private static final BilingualText NAME = new BilingualText("the store", "存储目录");
    private static final int RECORD = Long.BYTES + Integer.BYTES;
    private static final int HEAD = 2 * Integer.BYTES;

    /// Records of a block at most.
    private static final int MOST = 1 << 15;

    /// A block is written after this time, so that a kill loses no more than this.
    private static final long LONGEST_NANOS = 1_000_000_000L;

    /// How many records are added between two looks at the clock.
    private static final int LOOK = 1 << 8;

    private final Path file;
    private final ProcessLock lock;
    private final FileChannel channel;
    private final ByteBuffer block = block();
    private long cut;
    private long whole;
    private long written = System.nanoTime();
    private @Nullable BilingualText fault;

    private NimberStore(Path file, ProcessLock lock, FileChannel channel, long begin) {
        this.file = file;
        this.lock = lock;
        this.channel = channel;
        this.whole = begin;
    }

    /// The store of some rules in a folder; both are made if they are not there.
    ///
    /// @param rules one line that says all that the numbers of pieces and their nimbers depend on
    /// @throws InputError if the folder cannot be used, another process uses it, or the file is of another
    ///     format or of other rules
    public static NimberStore open(String name, String rules) {
        try {
            Path folder = Files.createDirectories(Path.of(name).toAbsolutePath());
            Path file = folder.resolve(fileName(rules));
            ProcessLock lock = ProcessLock.of(Path.of(file + ".lock"), NAME, name);
            try {
                return open(file, lock, rules);
            } catch (IOException | InputError error) {
                lock.close();
                throw error;
            }
        } catch (IOException | InvalidPathException error) {
            BilingualText reason = IoErrorText.of(error);
            throw new InputError(
                    "the folder \"" + name + "\" cannot be used as a store: " + reason.en(),
                    "无法把目录“" + name + "”用作存储目录：" + reason.zh());
        }
    }

    private static NimberStore open(Path file, ProcessLock lock, String rules) throws IOException {
        byte[] head = head(rules);
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            if (channel.size() == 0) {
                writeAll(channel, ByteBuffer.wrap(head));
            }
            ByteBuffer found = ByteBuffer.allocate(head.length);
            readAll(channel, 0, found);
            if (!found.equals(ByteBuffer.wrap(head))) {
                throw new InputError(
                        file + " is no store of version 1 for these rules: choose another folder",
                        file + " 不是这些规则的第 1 版存储文件：请选择其他目录");
            }
            return new NimberStore(file, lock, channel, head.length);
        } catch (IOException | InputError error) {
            channel.close();
            throw error;
        }
    }

    /// The name of the file of some rules in a folder.
    public static String fileName(String rules) {
        return rules.replaceAll("[^A-Za-z0-9]+", "-") + ".nimbers";
    }

    /// How a file begins.
    static byte[] head(String rules) {
        return (FORMAT + rules + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /// An empty block.
    static ByteBuffer block() {
        return ByteBuffer.allocate(HEAD + MOST * RECORD).position(HEAD);
    }

    /// Makes a block ready to be written.
    ///
    /// @param block with at least one record
    static ByteBuffer sealed(ByteBuffer block) {
        int count = (block.position() - HEAD) / RECORD;
        block.flip();
        return block.putInt(0, count).putInt(Integer.BYTES, check(block.slice(HEAD, count * RECORD)));
    }

    /// Whether a block has a record.
    static boolean holds(ByteBuffer block) {
        return block.position() > HEAD;
    }

    /// Makes a block empty.
    static void clear(ByteBuffer block) {
        block.clear().position(HEAD);
    }

    /// Takes what has been proved of a piece.
    @FunctionalInterface
    interface Facts {
        /// A piece, and the word that tells what is proved of it.
        ///
        /// @param word as [NimberTable] writes it
        void take(long piece, int word);
    }

    /// Reads all whole blocks, and cuts off what follows them.
    ///
    /// @throws InputError if the file cannot be read
    void load(Facts facts) {
        try {
            while (readBlock(facts)) {
                whole = channel.position();
            }
            cut = channel.size() - whole;
            channel.truncate(whole).position(whole);
        } catch (IOException error) {
            BilingualText text = broken("cannot be read", "无法读取", error);
            throw new InputError(text.en(), text.zh());
        }
    }

    private boolean readBlock(Facts facts) throws IOException {
        ByteBuffer head = ByteBuffer.allocate(HEAD);
        readAll(channel, whole, head);
        if (head.limit() < HEAD) {
            return false;
        }
        int count = head.getInt();
        int check = head.getInt();
        if (count < 1 || count > MOST) {
            return false;
        }
        ByteBuffer records = ByteBuffer.allocate(count * RECORD);
        readAll(channel, whole + HEAD, records);
        if (records.limit() < count * RECORD || check(records) != check) {
            return false;
        }
        while (records.hasRemaining()) {
            facts.take(records.getLong(), records.getInt());
        }
        return true;
    }

    @Override
    public long cut() {
        return cut;
    }

    /// Adds what has been proved of a piece. It is on its way to the disk within a second or so of further
    /// additions. Once the disk is full or the file cannot be written, it holds what it held before, and no more.
    void add(long piece, int word) {
        if (fault != null) {
            return;
        }
        block.putLong(piece).putInt(word);
        int records = (block.position() - HEAD) / RECORD;
        if (records == MOST || (records % LOOK == 0 && System.nanoTime() - written > LONGEST_NANOS)) {
            flush();
        }
    }

    @Override
    public Optional<BilingualText> fault() {
        return Optional.ofNullable(fault);
    }

    /// Writes what has been added.
    private void flush() {
        if (!holds(block) || fault != null) {
            return;
        }
        try {
            writeAll(channel, sealed(block));
            whole = channel.position();
        } catch (IOException error) {
            keepWhole();
            fault = broken("cannot be written; it still holds what it held before", "无法写入；原有内容不变", error);
        } finally {
            clear(block);
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

    private BilingualText broken(String en, String zh, IOException error) {
        BilingualText reason = IoErrorText.of(error);
        return new BilingualText(
                "the store " + file + " " + en + ": " + reason.en(), "存储文件 " + file + " " + zh + "：" + reason.zh());
    }

    private static int check(ByteBuffer records) {
        CRC32C crc = new CRC32C();
        crc.update(records.duplicate());
        return (int) crc.getValue();
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
            fault = broken("cannot be closed", "无法关闭", error);
        }
    }
}
