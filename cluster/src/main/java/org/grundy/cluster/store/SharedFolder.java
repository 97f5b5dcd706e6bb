package org.grundy.cluster.store;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Serializable;
import java.net.InetAddress;
import java.util.Optional;
import org.grundy.evidence.Checksum;

/// A folder as tasks are told of it: by its absolute URI, and by a file that is there for whoever sees the same folder
/// as the driver.
///
/// @param uri with the name of its file system
/// @param witness the name of that file
/// @param sha256 of its bytes
public record SharedFolder(String uri, String witness, String sha256) implements Serializable {
    /// The folder with a file that it has.
    ///
    /// @throws IOException if there is no such file
    public static SharedFolder of(Storage storage, String witness) throws IOException {
        byte[] bytes = storage.read(witness)
                .orElseThrow(() -> new FileNotFoundException(storage.place(witness) + " is not there"));
        return new SharedFolder(storage.uri(), witness, Checksum.of(bytes));
    }

    /// Opens it, on the driver as in a task.
    ///
    /// @throws IOException if this machine has another folder of that name, or none
    public Storage open() throws IOException {
        Storage storage = Storage.at(uri);
        // Other file systems have one name on all machines.
        if (storage.isOfOneMachine() && !isSeen(storage)) {
            throw new FileNotFoundException(uri + " on " + here() + " is not the folder that the driver has");
        }
        return storage;
    }

    /// The name of this machine if it does not see the folder; empty if it does.
    public Optional<String> unseen() throws IOException {
        return isSeen(Storage.at(uri)) ? Optional.empty() : Optional.of(here());
    }

    private boolean isSeen(Storage storage) throws IOException {
        return storage.holds(witness, sha256);
    }

    private static String here() throws IOException {
        return InetAddress.getLocalHost().getHostName();
    }
}
