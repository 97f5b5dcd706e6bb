package org.grundy.heap.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// Gives what lies in a folder to one process at a time, by a locked file; the lock ends with the process at the
/// latest.
public final class ProcessLock implements AutoCloseable {
    private final FileChannel file;

    private ProcessLock(FileChannel file) {
        this.file = file;
    }

    /// Locks a file, which is made if there is none.
    ///
    /// @param what is locked, as in "the checkpoint", for the message
    /// @param name of the folder, as the user wrote it
    /// @throws InputError if another process, or this one, holds it
    /// @throws IOException if the file cannot be written to
    public static ProcessLock of(Path lockFile, BilingualText what, String name) throws IOException {
        FileChannel file = FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            FileLock lock = file.tryLock();
            if (lock != null) {
                return new ProcessLock(file);
            }
        } catch (OverlappingFileLockException held) {
            // Held by this process: as if it were held by another one.
        }
        file.close();
        throw new InputError(
                "another process is using %s \"%s\": wait for it, or choose another folder",
                "另一个进程正在使用%s“%s”：请等待，或选择其他目录", what, name);
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException error) {
            // The lock ends with the process at the latest.
            return;
        }
    }
}
