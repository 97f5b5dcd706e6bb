package org.grundy.analysis.move;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.grundy.game.MeteredOptions;
import org.grundy.game.OptionSet;
import org.grundy.game.Ruleset;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;

/// Looks through the options of a position for the different ones that have a property. Options that differ
/// only in the order of their components are one.
///
/// @param <P> the type of positions
public final class DistinctOptions<P> implements MeteredOptions<P> {
    /// The least number of options looked at; after that the listing ends once it has found [#ENOUGH].
    private static final int LOOKED_AT = 1 << 22;

    private static final int ENOUGH = 100;
    private static final int BYTES_PER_OPTION = 200;

    private final Predicate<List<P>> property;
    private final int limit;
    private final Run run;
    private final Map<Multiplicities<P>, List<P>> found = new LinkedHashMap<>();
    private boolean complete = true;
    private int looked;

    private DistinctOptions(Predicate<List<P>> property, int limit, Run run) {
        this.property = property;
        this.limit = limit;
        this.run = run;
    }

    /// The options with a property, as many as the run allows.
    ///
    /// @param property asked of each option's components; may leave by giving up the run
    public static <P> Found<P> of(Ruleset<P> rules, P position, Predicate<List<P>> property, Run run) {
        return new DistinctOptions<>(property, Integer.MAX_VALUE, run).in(rules, position);
    }

    /// The first options with a property.
    ///
    /// @param limit how many are wanted, at least 1; with more of them the choices are not complete
    public static <P> Found<P> first(Ruleset<P> rules, P position, Predicate<List<P>> property, int limit, Run run) {
        return new DistinctOptions<>(property, limit, run).in(rules, position);
    }

    private Found<P> in(Ruleset<P> rules, P position) {
        Solved<Boolean> end = run.attempt(() -> {
            MeteredOptions.list(rules, position, this);
            return complete;
        });
        OptionSet<P> choices = new OptionSet<>(
                new ArrayList<>(found.values()), end.toOptional().orElse(false));
        boolean enough = found.size() >= Math.min(limit, ENOUGH);
        return end instanceof Solved.Undecided<Boolean> spent && !enough
                ? new Found<>(choices, Optional.of(spent))
                : new Found<>(choices, Optional.empty());
    }

    /// What was found, and the limit that ended the listing early, if one did.
    public record Found<P>(OptionSet<P> choices, Optional<Solved.Undecided<?>> shortfall) {}

    @Override
    public Run run() {
        return run;
    }

    @Override
    public void option(List<P> components) {
        if (++looked > LOOKED_AT && found.size() >= ENOUGH) {
            throw run.giveUp(Limit.POSITIONS);
        }
        if (property.test(components)) {
            add(components);
        }
    }

    private void add(List<P> components) {
        Multiplicities<P> key = new Multiplicities<>(counts(components));
        if (found.containsKey(key)) {
            return;
        }
        if (found.size() == limit) {
            throw run.giveUp(Limit.POSITIONS);
        }
        run.memory(BYTES_PER_OPTION);
        found.put(key, components);
    }

    /// An option as a key. The hash of a map adds those of its keys, and all splits of one heap would collide.
    ///
    /// @param counts the components with their numbers
    private record Multiplicities<P>(Map<P, Integer> counts) {
        private static final int SCATTERING = 0x9E3779B9; // 2^32 divided by the golden ratio

        @Override
        public int hashCode() {
            int hash = 0;
            for (Map.Entry<P, Integer> entry : counts.entrySet()) {
                int each = entry.getKey().hashCode() * SCATTERING;
                hash += (each ^ each >>> 15) * SCATTERING + entry.getValue();
            }
            return hash;
        }
    }

    /// How often each component occurs.
    public static <P> Map<P, Integer> counts(List<P> components) {
        Map<P, Integer> counts = new HashMap<>();
        components.forEach(component -> counts.merge(component, 1, Integer::sum));
        return counts;
    }

    @Override
    public void unlisted() {
        complete = false;
    }
}
