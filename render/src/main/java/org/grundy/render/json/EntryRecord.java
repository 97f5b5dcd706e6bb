package org.grundy.render.json;

import java.util.List;
import org.grundy.lang.Entry;

/// A family of games in a list.
///
/// @param name as written in expressions
/// @param aliases other names
/// @param problems ids of judge problems
/// @param form how it is written
/// @param example an expression that can be solved
/// @param title one line
public record EntryRecord(
        String name, List<String> aliases, List<String> problems, String form, String example, TextRecord title) {
    /// The record of an entry.
    public static EntryRecord of(Entry entry) {
        return new EntryRecord(
                entry.name(),
                entry.aliases(),
                entry.problems(),
                entry.form(),
                entry.example(),
                TextRecord.of(entry.title()));
    }
}
