package org.grundy.heap.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.evidence.Checksum;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.IoErrorText;
import org.grundy.text.OutputError;

/// A folder whose files are replaced as a whole: whatever happens, a file has its old content or all of the
/// new one.
///
/// @param path of the folder
record SafeFolder(Path path) {
    /// How the name of a file ends until all of it is on disk.
    static final String UNFINISHED = ".unfinished";

    private static final String LOCK = "lock";
    private static final BilingualText NAME = new BilingualText("the checkpoint", "检查点");

    /// Reads what is kept in a folder.
    @FunctionalInterface
    interface Opening<T> {
        /// What is there.
        ///
        /// @param lock of the folder, for whoever keeps what is there
        T of(Path folder, ProcessLock lock) throws IOException;
    }

    /// What is written into a file.
    @FunctionalInterface
    interface Content {
        void writeTo(FileChannel channel) throws IOException;
    }

    /// Opens what is kept in a folder, which is made if there is none, for this process alone. Where it
    /// cannot be read, the folder is free again.
    ///
    /// @throws InputError if another process uses the folder, or it holds something else
    /// @throws OutputError if the folder cannot be written to
    static <T> T open(String name, Opening<T> opening) {
        try {
            Path folder = Files.createDirectories(Path.of(name).toAbsolutePath());
            ProcessLock lock = ProcessLock.of(folder.resolve(LOCK), NAME, name);
            try {
                return opening.of(folder, lock);
            } catch (InputError | IOException error) {
                lock.close();
                throw error;
            }
        } catch (IOException | InvalidPathException error) {
            throw unusable(name, error);
        }
    }

    /// The error of a folder in which no checkpoint can be kept.
    ///
    /// @param name as it was given
    static OutputError unusable(String name, Exception error) {
        return new OutputError(
                "the folder \"%s\" cannot be used for a checkpoint: %s",
                "无法把目录“%s”用作检查点：%s", name, IoErrorText.of(error));
    }

    /// The error of a checkpoint of which a file could not be replaced.
    ///
    /// @param name of the folder, as it was given
    static OutputError unwritten(String name, IOException error) {
        return new OutputError(
                "the checkpoint in %s cannot be written: %s; it still holds what it held before",
                "%s 中的检查点无法写入：%s；其中仍有此前的内容", name, IoErrorText.of(error));
    }

    /// The error of a checkpoint that cannot be read as it was written.
    ///
    /// @param file that is at fault
    static InputError damaged(Path file, BilingualText reason) {
        return new InputError(
                "the checkpoint is damaged: %s: %s; remove the folder to begin anew",
                "检查点已损坏：%s：%s；删除该目录即可重新开始", file, reason);
    }

    /// That a file was changed after it was written.
    static InputError changed(Path file) {
        return damaged(file, new BilingualText("it is not what was written", "内容与写入时不符"));
    }

    /// That the bytes of a file have another checksum than its manifest says.
    static InputError otherChecksum(Path file) {
        return damaged(file, new BilingualText("it has another checksum than was noted", "校验和与记录不符"));
    }

    /// All of a file.
    ///
    /// @param checksum that was noted of it
    /// @throws InputError if it cannot be read, or has another one
    byte[] read(String name, String checksum) {
        Path file = path.resolve(name);
        try {
            byte[] bytes = Files.readAllBytes(file);
            if (!Checksum.of(bytes).equals(checksum)) {
                throw otherChecksum(file);
            }
            return bytes;
        } catch (IOException error) {
            throw damaged(file, IoErrorText.of(error));
        }
    }

    /// Refuses what was kept of other rules.
    ///
    /// @param name of the folder
    /// @throws InputError if that is so
    static void checkRules(Object name, String kept, String wanted) {
        if (!kept.equals(wanted)) {
            throw new InputError(
                    "the checkpoint in %s is of %s, not of %s: choose another folder",
                    "%s 中的检查点属于 %s，而不是 %s：请选择其他目录", name, kept, wanted);
        }
    }

    /// Removes the files that are unfinished, and those that are not known any more.
    ///
    /// @param beginnings how the names of the files begin that may be removed
    void keepOnly(List<String> beginnings, Collection<String> known) throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            for (Path file : files.toList()) {
                String other = file.getFileName().toString();
                boolean own = beginnings.stream().anyMatch(other::startsWith);
                if (other.endsWith(UNFINISHED) || (own && !known.contains(other))) {
                    Files.delete(file);
                }
            }
        }
    }

    /// Replaces a file: writes it under another name, forces it to disk and renames it.
    void replace(String name, Content content) throws IOException {
        Path unfinished = path.resolve(name + UNFINISHED);
        try (FileChannel channel = FileChannel.open(
                unfinished,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE)) {
            content.writeTo(channel);
            channel.force(true);
        } catch (IOException error) {
            Files.deleteIfExists(unfinished);
            throw error;
        }
        Files.move(unfinished, path.resolve(name), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        try (FileChannel directory = FileChannel.open(path, StandardOpenOption.READ)) {
            directory.force(true);
        }
    }

    /// Replaces a file by some bytes.
    void replace(String name, byte[] bytes) throws IOException {
        replace(name, channel -> writeAll(channel, ByteBuffer.wrap(bytes)));
    }

    static void writeAll(FileChannel channel, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }
}
