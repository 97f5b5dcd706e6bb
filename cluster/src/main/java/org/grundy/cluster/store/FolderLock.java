package org.grundy.cluster.store;

import java.io.IOException;
import java.util.Optional;
import org.grundy.lang.OptionText;
import org.grundy.text.InputError;

/// The right of one driver to write to a folder: a file that says which, and is removed when it has done.
///
/// The file of a driver that was killed is taken over on its machine alone, where it is known that the process has
/// ended. Of those that find it so, the one that creates a second file, named after the dead run, replaces the first.
public final class FolderLock implements AutoCloseable {
    /// The file; each task finds it, too, if it sees the same folder.
    public static final String FILE = Storage.HIDDEN + "lock.json";

    private final Storage storage;

    private FolderLock(Storage storage) {
        this.storage = storage;
    }

    /// Takes the lock of a folder, which is made if there is none.
    ///
    /// @param option the word before the folder on the command line
    /// @param words the folder as it is given there
    /// @param owner who asks
    /// @throws InputError if another driver has it
    public static FolderLock take(Storage storage, String option, String words, FolderOwner owner) throws IOException {
        if (!storage.create(FILE, owner.text()) && !inherited(storage, owner)) {
            throw taken(storage, option, words);
        }
        storage.tidy("");
        return new FolderLock(storage);
    }

    private static boolean inherited(Storage storage, FolderOwner heir) throws IOException {
        Optional<FolderOwner> dead = owner(storage).filter(owner -> owner.hasEnded(heir));
        if (dead.isEmpty()) {
            return false;
        }
        // Named like an unfinished file: what is left of it is tidied away.
        String right = FILE + "." + dead.get().run();
        if (!storage.create(right, heir.text())) {
            return false;
        }
        // Another heir may have been here since this one has looked.
        boolean unchanged = owner(storage).equals(dead);
        if (unchanged) {
            storage.remove(FILE);
        }
        boolean inherited = unchanged && storage.create(FILE, heir.text());
        storage.remove(right);
        return inherited;
    }

    private static Optional<FolderOwner> owner(Storage storage) throws IOException {
        return storage.readText(FILE).flatMap(FolderOwner::read);
    }

    private static InputError taken(Storage storage, String option, String words) throws IOException {
        String file = storage.place(FILE);
        return owner(storage)
                .map(other -> OptionText.slice(option, words)
                        .error(
                                "process %1$s on %2$s has been writing to this folder since %3$s; if it has ended, delete %4$s",
                                "%2$s 上的进程 %1$s 自 %3$s 起正在写此文件夹；若它已结束，请删除 %4$s",
                                other.pid(),
                                other.host(),
                                other.since(),
                                file))
                .orElseGet(() -> OptionText.slice(option, words)
                        .error(
                                "another command is about to write to this folder; if there is none, delete %s",
                                "另一条命令即将写此文件夹；若没有，请删除 %s", file));
    }

    @Override
    public void close() throws IOException {
        storage.remove(FILE);
    }
}
