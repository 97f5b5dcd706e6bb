package org.grundy.lang;

import java.util.List;
import org.grundy.text.BilingualText;

/// Numbers that explain a game, in columns.
///
/// @param title what they are
/// @param columns the headings; a listing with a single column is a sequence
/// @param rows with one cell for each column
public record NumberListing(BilingualText title, List<BilingualText> columns, List<List<String>> rows) {
    /// Copies the lists.
    public NumberListing {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
    }
}
