package org.grundy.run;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// All of several results, or none where one is missing.
public final class AllPresent {
    private AllPresent() {}

    /// All of them in their order; those behind the first that is missing are not asked for.
    public static <T> Optional<List<T>> of(Stream<Optional<T>> results) {
        List<T> all = new ArrayList<>();
        for (Iterator<Optional<T>> left = results.iterator(); left.hasNext(); ) {
            Optional<T> next = left.next();
            if (next.isEmpty()) {
                return Optional.empty();
            }
            all.add(next.get());
        }
        return Optional.of(all);
    }
}
