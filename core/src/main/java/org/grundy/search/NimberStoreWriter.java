package org.grundy.search;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import org.grundy.search.store.NimberStore;
import org.grundy.search.store.StoreBlock;

/// Writes the file of a [NimberStore] as a whole, from nimbers that are known: a search begins with it when it
/// lies in the folder of its store.
///
/// The same nimbers in the same order give the same bytes.
public final class NimberStoreWriter {
    private final OutputStream out;
    private final StoreBlock block = new StoreBlock(NimberStore.RECORD);

    /// Begins a file.
    ///
    /// @param rules as for [NimberStore#open]
    /// @param out not closed
    public NimberStoreWriter(String rules, OutputStream out) throws IOException {
        this.out = out;
        out.write(NimberStore.head(rules));
    }

    /// Adds a piece.
    ///
    /// @param nimber at least 0
    public void add(long piece, int nimber) throws IOException {
        block.record().putLong(piece).putInt(NimberTable.proved(nimber));
        if (block.left() == 0) {
            write();
        }
    }

    private void write() throws IOException {
        Channels.newChannel(out).write(block.sealed());
        block.clear();
    }

    /// Writes what is left.
    public void finish() throws IOException {
        if (block.size() > 0) {
            write();
        }
    }
}
