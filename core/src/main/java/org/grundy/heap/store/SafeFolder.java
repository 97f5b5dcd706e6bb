package org.grundy.heap.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.grundy.text.BilingualText;
import org.grundy.text.IoErrorText;
import org.grundy.text.OutputError;

/// A folder whose files are replaced as a whole: whatever happens, a file has its old content or all of the
/// new one.
///
/// @param path of the folder
record SafeFolder(Path path) {
    /// How the name of a file ends until all of it is on disk.
    static final String UNFINISHED = ".unfinished";

    /// What is written into a file.
    @FunctionalInterface
    interface Content {
        void writeTo(FileChannel channel) throws IOException;
    }

    /// The error of a folder in which no checkpoint can be kept.
    ///
    /// @param name as it was given
    static OutputError unusable(String name, Exception error) {
        BilingualText reason = IoErrorText.of(error);
        return new OutputError(
                "the folder \"" + name + "\" cannot be used for a checkpoint: " + reason.en(),
                "无法把目录“" + name + "”用作检查点：" + reason.zh());
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
