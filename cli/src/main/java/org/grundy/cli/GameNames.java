package org.grundy.cli;

import java.util.Iterator;
import org.grundy.catalog.Catalog;

/// The names of all games, for the shell to complete.
public final class GameNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Catalog.library().families().stream()
                .map(family -> family.entry().name())
                .iterator();
    }
}
