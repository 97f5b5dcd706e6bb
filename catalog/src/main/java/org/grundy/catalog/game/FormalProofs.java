package org.grundy.catalog.game;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.grundy.evidence.FormalProof;
import org.grundy.text.Once;

/// Which theorems of the catalogue have formal proofs. The table stands beside this class; it is compared with the
/// theorems that are checked, and with the page that lists them.
public final class FormalProofs {
    private static final Supplier<List<Row>> ROWS = new Once<>(() ->
            ResourceText.rows(FormalProofs.class, "formal.txt").map(Row::of).toList());
    private static final String ANY = "[*]";

    private FormalProofs() {}

    /// A row of the table.
    ///
    /// @param game its name, with `[*]` in place of parameters where the proofs are for all of them
    /// @param theorem its key
    /// @param proofs at least one
    public record Row(String game, String theorem, List<FormalProof> proofs) {
        private static Row of(String line) {
            List<String> words = Arrays.asList(line.split(" "));
            return new Row(
                    words.get(0),
                    words.get(1),
                    words.subList(2, words.size()).stream().map(FormalProof::of).toList());
        }

        private boolean isOf(String name, String key) {
            boolean named = game.endsWith(ANY)
                    ? name.startsWith(game.substring(0, game.length() - ANY.length() + 1))
                    : name.equals(game);
            return named && theorem.equals(key);
        }
    }

    /// All rows.
    public static List<Row> rows() {
        return ROWS.get();
    }

    /// The formal proofs of a theorem.
    ///
    /// @param game its name with its parameters
    /// @param theorem its key
    static List<FormalProof> of(String game, String theorem) {
        return rows().stream()
                .filter(row -> row.isOf(game, theorem))
                .flatMap(row -> row.proofs.stream())
                .toList();
    }
}
