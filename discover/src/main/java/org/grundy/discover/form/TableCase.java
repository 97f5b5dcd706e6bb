package org.grundy.discover.form;

import java.util.List;
import java.util.stream.IntStream;

/// How a table is written shortest.
public sealed interface TableCase {
    /// All entries are the same.
    record Same(long entry) implements TableCase {}

    /// One entry differs from all others.
    record OneOther(int place, long entry, long others) implements TableCase {}

    /// Its entries, one by one.
    record Entries(List<Long> table) implements TableCase {
        public Entries {
            table = List.copyOf(table);
        }
    }

    /// The shortest way.
    ///
    /// @param table at least one entry
    static TableCase of(List<Long> table) {
        List<Long> distinct = table.stream().distinct().toList();
        if (distinct.size() == 1) {
            return new Same(table.getFirst());
        }
        return distinct.size() > 2
                ? new Entries(table)
                : IntStream.range(0, table.size())
                        .filter(place -> occurrences(table, table.get(place)) == 1)
                        .mapToObj(place -> oneOther(table, distinct, place))
                        .findFirst()
                        .orElseGet(() -> new Entries(table));
    }

    private static long occurrences(List<Long> table, long entry) {
        return table.stream().filter(each -> each == entry).count();
    }

    private static TableCase oneOther(List<Long> table, List<Long> distinct, int place) {
        long entry = table.get(place);
        return new OneOther(place, entry, distinct.getFirst() == entry ? distinct.getLast() : distinct.getFirst());
    }
}
