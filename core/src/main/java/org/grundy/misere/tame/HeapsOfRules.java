package org.grundy.misere.tame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.game.HeapRules;
import org.grundy.game.coding.OptionCodes;
import org.grundy.run.Run;

/// The heaps of rules played on single heaps, as a closed set: heap n has the number n.
///
/// @param moves the rules
/// @param run charged for each option listed
public record HeapsOfRules(HeapRules.Moves moves, Run run) implements ClosedSet {
    @Override
    public List<int[]> options(int heap) {
        Listing listing = new Listing(new ArrayList<>(), run);
        moves.from(heap, listing);
        return listing.options;
    }

    private record Listing(List<int[]> options, Run run) implements OptionCodes {
        @Override
        public void to(long component) {
            add(component);
        }

        @Override
        public void to(long first, long second) {
            add(first, second);
        }

        @Override
        public void to(long[] components, int count) {
            add(Arrays.copyOf(components, count));
        }

        @Override
        public void looked(long candidates) {
            run.options(candidates);
        }

        private void add(long... components) {
            run.option();
            options.add(Arrays.stream(components)
                    .filter(component -> component > 0)
                    .mapToInt(component -> (int) component)
                    .toArray());
        }
    }
}
