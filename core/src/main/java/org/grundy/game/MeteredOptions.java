package org.grundy.game;

import java.util.List;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Takes the options of a position and charges a run for each of them and for all work of the rules, so that a
/// listing of any length keeps its budget. Whoever looks at options within a budget takes them by this.
///
/// @param <P> the type of positions
public interface MeteredOptions<P> extends Options<P> {
    /// Charged for the listing.
    Run run();

    /// An option, charged already.
    void option(List<P> parts);

    /// An option that is a single position, charged already.
    default void option(P part) {
        option(List.of(part));
    }

    @Override
    default void to(List<P> parts) {
        run().option();
        option(parts);
    }

    @Override
    default void to(P part) {
        run().option();
        option(part);
    }

    @Override
    default void looked(long candidates) {
        run().options(candidates);
    }

    /// Ends the attempt, for a method that needs every option cannot answer.
    @Override
    default void unlisted() {
        throw run().give(Limit.METHOD);
    }
}
