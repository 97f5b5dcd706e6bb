package org.grundy.search.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.grundy.evidence.Checksum;
import org.grundy.game.KeptSearch;

/// What is proved of the positions of a game as they are written, in a [StoreFile], for positions that are no sets
/// of 64 elements.
///
/// The file begins with a line that names format, version and game. A record is the word of the table of nimbers in 4
/// bytes, the length of the text in 4, and the text in UTF-8. The unit of its blocks is the byte.
public final class PositionStore {
    private static final String FORMAT = "grundy positions 1 ";
    private static final int RECORD = 2 * Integer.BYTES;
    private static final int LONGEST_NAME = 100;

    /// Of a checksum the first letters are enough in a name.
    private static final Pattern CHECKSUM = Pattern.compile("\\b([0-9a-f]{16})[0-9a-f]{48}\\b");

    private final StoreFile file;

    private PositionStore(StoreFile file) {
        this.file = file;
    }

    /// The file of the store, to be closed.
    public KeptSearch.Store file() {
        return file;
    }

    /// The store of a game in a folder; both are made if they are not there.
    ///
    /// @param game one line that says all on which the texts and their nimbers depend
    /// @throws org.grundy.text.InputError as [NimberStore#open]
    public static PositionStore open(String folder, String game) {
        byte[] head = (FORMAT + game + "\n").getBytes(StandardCharsets.UTF_8);
        return new PositionStore(StoreFile.open(folder, fileName(game), head, 1));
    }

    /// Of letters, digits and hyphens, and not long; games that come to one name are told apart by the first line.
    private static String fileName(String game) {
        String name = CHECKSUM.matcher(game).replaceAll("$1").replaceAll("[^A-Za-z0-9]+", "-");
        boolean fits = name.length() <= LONGEST_NAME;
        return (fits ? name : name.substring(0, LONGEST_NAME) + Checksum.of(game)) + ".positions";
    }

    /// Takes what has been proved of a position.
    @FunctionalInterface
    public interface Facts {
        /// A position as it is written, and the word that tells what is proved of it.
        ///
        /// @param word as the table of nimbers writes it
        void take(String position, int word);
    }

    /// Reads all whole blocks, and cuts off what follows them.
    ///
    /// @throws org.grundy.text.InputError if the file cannot be read
    public void load(Facts facts) {
        file.load(records -> {
            while (records.hasRemaining()) {
                int word = records.getInt();
                facts.take(text(records, records.getInt()), word);
            }
        });
    }

    private static String text(ByteBuffer records, int length) {
        byte[] text = new byte[length];
        records.get(text);
        return new String(text, StandardCharsets.UTF_8);
    }

    /// Adds what has been proved of a position, as [NimberStore#add]. A text that fits no block is left out.
    public void add(String position, int word) {
        byte[] text = position.getBytes(StandardCharsets.UTF_8);
        if (text.length <= StoreBlock.MOST_BYTES - RECORD) {
            file.add(
                    RECORD + text.length,
                    record -> record.putInt(word).putInt(text.length).put(text));
        }
    }
}
