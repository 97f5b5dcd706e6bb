package org.grundy.game;

import java.util.List;
import java.util.function.Consumer;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Takes the options of a position and charges a run for each of them and for all work of the rules, so that a
/// listing of any length keeps its budget. The engine asks rules for options by [#list] alone: rules may look at
/// 10^18 candidates before they find an option, or none.
///
/// @param <P> the type of positions
public interface MeteredOptions<P> extends Options<P> {
    /// Charged for the listing.
    Run run();

    /// Lists the options of a position. Called inside [Run#attempt].
    static <P> void list(Ruleset<P> rules, P position, MeteredOptions<P> out) {
        rules.options(position, out);
    }

    /// Does the same where every option is needed, and nothing but the options. Called inside [Run#attempt].
    ///
    /// @param each is given each option, charged already
    static <P> void list(Ruleset<P> rules, P position, Run run, Consumer<List<P>> each) {
        list(rules, position, new MeteredOptions<>() {
            @Override
            public Run run() {
                return run;
            }

            @Override
            public void option(List<P> components) {
                each.accept(components);
            }
        });
    }

    /// An option, charged already.
    void option(List<P> components);

    /// An option that is a single position, charged already.
    default void option(P component) {
        option(List.of(component));
    }

    @Override
    default void to(List<P> components) {
        run().option();
        option(components);
    }

    @Override
    default void to(P component) {
        run().option();
        option(component);
    }

    @Override
    default void looked(long candidates) {
        run().options(candidates);
    }

    /// Ends the attempt, for a method that needs every option cannot answer.
    @Override
    default void unlisted() {
        throw run().giveUp(Limit.METHOD);
    }
}
