package org.grundy.render.program.input;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.lang.rules.tree.StateShape;

/// The state of functions without rules: there is one, so it is not read, and an answer is given for it where all
/// else is known.
final class SingleState {
    private SingleState() {}

    /// The parts with that state in them; unchanged where there are rules, or a format says itself for what it answers.
    static List<InputItem> added(List<InputItem> items, InputPlan.Wanted wanted) {
        boolean single = wanted.numbers().equals(List.of(StateShape.SINGLE));
        return single ? added(items, Set.of(), wanted).orElse(items) : items;
    }

    private static Optional<List<InputItem>> added(
            List<InputItem> items, Set<String> outside, InputPlan.Wanted wanted) {
        Set<String> known = new HashSet<>(outside);
        known.add(StateShape.SINGLE);
        List<InputItem> all = new ArrayList<>(items);
        for (int i = 0; i < items.size(); i++) {
            InputItem item = items.get(i);
            if (item instanceof InputItem.Repeated repeated && !wanted.isRow(repeated)) {
                Optional<List<InputItem>> inner = added(repeated.body(), known, wanted);
                if (inner.isPresent()) {
                    all.set(i, item.with(body -> inner.get()));
                    return Optional.of(all);
                }
            } else {
                item.names().forEach(known::add);
            }
        }
        if (!known.containsAll(wanted.all())) {
            return Optional.empty();
        }
        InputItem.Count only = InputItem.Count.of(0);
        boolean each = !all.isEmpty() && all.getLast() instanceof InputItem.Each;
        List<InputItem> inside = each ? List.of(all.removeLast()) : List.of();
        all.add(new InputItem.Each(StateShape.SINGLE, only, only, inside));
        return Optional.of(all);
    }
}
