package org.grundy.cluster.table;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import org.grundy.cluster.level.ValueCounts;
import org.grundy.cluster.store.Storage;
import org.grundy.game.Play;
import org.grundy.render.json.Json;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// What the folder of a table says of itself: which table it is, and when it is complete its totals.
///
/// @param format always [#FORMAT]
/// @param version of the format
/// @param game the name, with its parameters
/// @param rules the text of the rules, or empty
/// @param lengths how many positions there are along each axis
/// @param sides of the blocks
/// @param tasks among which the blocks of a level are shared
/// @param show what is computed
/// @param play `normal` or `misere`
/// @param table the hash of all this
/// @param complete whether all levels are there
/// @param positions how many there are; 0 until complete
/// @param counts how many positions have each value; empty until complete
public record TableManifest(
        String format,
        int version,
        String game,
        String rules,
        List<Integer> lengths,
        List<Integer> sides,
        int tasks,
        String show,
        String play,
        String table,
        boolean complete,
        long positions,
        SortedMap<Integer, Long> counts) {
    static final String FORMAT = "grundy cluster table";
    /// Rises when folders of before cannot be gone on with: 2 since a file has several blocks.
    static final int VERSION = 2;
    /// The name of its file.
    public static final String FILE = Storage.HIDDEN + "manifest.json";

    static TableManifest of(TableSpec spec, boolean complete, SortedMap<Integer, Long> counts) {
        return new TableManifest(
                FORMAT,
                VERSION,
                spec.game(),
                spec.rules(),
                spec.grid().lengths(),
                spec.grid().sides(),
                spec.grid().tasks(),
                Json.word(spec.shown()),
                Json.word(spec.play()),
                spec.hash(),
                complete,
                ValueCounts.positions(counts),
                counts);
    }

    void write(Storage storage) throws IOException {
        storage.write(FILE, Json.of(this));
    }

    /// The table that a folder holds, empty if it holds none.
    ///
    /// @throws InputError if its manifest cannot be read
    public static Optional<TableManifest> read(Storage storage) throws IOException {
        Optional<String> text = storage.readText(FILE);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        String place = storage.place(FILE);
        try {
            Head head = JsonMapper.shared().readValue(text.get(), Head.class);
            if (FORMAT.equals(head.format) && head.version != VERSION) {
                throw new InputError(
                        "%s is of another version of Grundy, which writes files of format %s, and this one %s: its files can "
                                + "be read as before, but to go on needs another folder",
                        "%s 出自另一版本的 Grundy：其文件格式为 %s，而本版本为 %s；原有文件仍可读取，但继续计算请用另一个文件夹", place, head.version, VERSION);
            }
            TableManifest found = JsonMapper.shared().readValue(text.get(), TableManifest.class);
            if (found.format.equals(FORMAT) && found.table.equals(found.spec().hash())) {
                return Optional.of(found);
            }
        } catch (JacksonException | IllegalArgumentException damaged) {
            // Said below.
        }
        throw new InputError("%s is no manifest of a table", "%s 不是表的清单文件", place);
    }

    /// What every version has.
    private record Head(@Nullable String format, int version) {}

    /// The table that is meant.
    public TableSpec spec() {
        return new TableSpec(
                rules,
                game,
                new BlockGrid(lengths, sides, tasks),
                ClusterQuantity.valueOf(show.toUpperCase(Locale.ROOT)),
                Play.valueOf(play.toUpperCase(Locale.ROOT)));
    }
}
