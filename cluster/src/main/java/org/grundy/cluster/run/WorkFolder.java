package org.grundy.cluster.run;

import java.io.IOException;
import java.util.List;
import org.grundy.cluster.store.FolderLock;
import org.grundy.cluster.store.FolderOwner;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.cluster.store.Storage;
import org.grundy.lang.OptionText;

/// A folder that a command writes to: its reader named it, all executors see it, and no other driver writes there.
public final class WorkFolder implements AutoCloseable {
    private final FolderLock lock;
    private final SharedFolder shared;

    private WorkFolder(FolderLock lock, SharedFolder shared) {
        this.lock = lock;
        this.shared = shared;
    }

    /// The folder, made if there is none.
    ///
    /// @param option the word before it on the command line
    /// @param words the folder as it is given there
    /// @throws org.grundy.text.InputError if another driver writes there, or an executor does not see it
    public static WorkFolder of(String option, String words, ClusterSession session) throws IOException {
        Storage storage = Storage.named(option, words);
        FolderLock lock = FolderLock.take(storage, option, words, FolderOwner.ofThisProcess());
        try {
            // The lock is the driver's own, so it is a token as well.
            return new WorkFolder(lock, seen(option, words, SharedFolder.of(storage, FolderLock.FILE), session));
        } catch (IOException | RuntimeException error) {
            lock.close();
            throw error;
        }
    }

    /// A folder that a command reads from.
    ///
    /// @param witness a file of it
    /// @throws org.grundy.text.InputError if an executor does not see it
    public static SharedFolder read(String option, String words, String witness, ClusterSession session)
            throws IOException {
        return seen(option, words, SharedFolder.of(Storage.named(option, words), witness), session);
    }

    private static SharedFolder seen(String option, String words, SharedFolder folder, ClusterSession session) {
        List<String> blind = session.blindTo(folder);
        if (!blind.isEmpty()) {
            String hosts = ClusterTerminal.first(blind, 4);
            throw OptionText.slice(option, words)
                    .error(
                            "executors on %s do not share the folder %s: name one that all machines have, such as hdfs://HOST/FOLDER",
                            "%s 上的执行器看不到同一个文件夹 %s：请指定所有机器共有的文件夹，例如 hdfs://主机/文件夹", hosts, folder.uri());
        }
        return folder;
    }

    /// The folder as tasks are told of it.
    public SharedFolder shared() {
        return shared;
    }

    @Override
    public void close() throws IOException {
        lock.close();
    }
}
