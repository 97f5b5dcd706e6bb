package org.grundy.cli.console;

import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;

/// The names of all games, and the ids of the problems that name one as well, for the shell to complete.
public final class GameNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        List<Entry> entries =
                Catalog.library().families().stream().map(Family::entry).toList();
        return Stream.concat(
                        entries.stream().map(Entry::name), entries.stream().flatMap(entry -> entry.problems().stream()))
                .distinct()
                .iterator();
    }
}
