package org.grundy.search.store;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.grundy.game.KeptSearch;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// What is proved of pieces, in a file that grows while it is found: a later search begins with it, of another
/// board of the same rules too. A folder holds a file for each rules, which belongs to one process at a
/// time.
///
/// The file begins with a line that names format, version and rules. Blocks follow, each with the number of
/// its records, their CRC-32C, and the records: a piece in 8 bytes and its word of the table of nimbers in 4.
/// Nothing that was written is changed. A block that a kill or a full disk left unfinished is cut off when
/// the file is opened.
public final class NimberStore implements KeptSearch.Store {
    /// Bytes of a record.
    public static final int RECORD = Long.BYTES + Integer.BYTES;

    private static final String FORMAT = "grundy nimbers 1 ";

    private final StoreFile file;

    private NimberStore(StoreFile file) {
        this.file = file;
    }

    /// The store of some rules in a folder; both are made if they are not there.
    ///
    /// @param rules one line that says all that the numbers of pieces and their nimbers depend on
    /// @throws InputError if the folder cannot be used, another process uses it, or the file is of another
    ///     format or of other rules
    public static NimberStore open(String name, String rules) {
        return new NimberStore(StoreFile.open(name, fileName(rules), head(rules), RECORD));
    }

    /// The name of the file of some rules in a folder.
    public static String fileName(String rules) {
        return rules.replaceAll("[^A-Za-z0-9]+", "-") + ".nimbers";
    }

    /// How a file begins.
    public static byte[] head(String rules) {
        return (FORMAT + rules + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /// Takes what has been proved of a piece.
    @FunctionalInterface
    public interface Facts {
        /// A piece, and the word that tells what is proved of it.
        ///
        /// @param word as the table of nimbers writes it
        void take(long piece, int word);
    }

    /// Reads all whole blocks, and cuts off what follows them.
    ///
    /// @throws InputError if the file cannot be read
    public void load(Facts facts) {
        file.load(records -> {
            while (records.hasRemaining()) {
                facts.take(records.getLong(), records.getInt());
            }
        });
    }

    /// Adds what has been proved of a piece. It is on its way to the disk a fifth of a second later, when more is
    /// added. Once the disk is full or the file cannot be written, it holds what it held before, and no more.
    public void add(long piece, int word) {
        file.add(RECORD, record -> record.putLong(piece).putInt(word));
    }

    @Override
    public long cut() {
        return file.cut();
    }

    @Override
    public Optional<BilingualText> fault() {
        return file.fault();
    }

    /// Writes what has been added, as far as it can be, and lets other processes use the folder.
    @Override
    public void close() {
        file.close();
    }
}
