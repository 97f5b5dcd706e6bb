package org.grundy.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.game.Convention;
import org.grundy.game.Join;
import org.grundy.game.Play;

/// Who wins a sum of an [EndingGame], by playing it: a part that is lost or awarded decides when it is met.
final class NaiveEnding {
    private final EndingGame game;
    private final Convention convention;
    private final Map<List<List<Integer>>, Boolean> known = new HashMap<>();

    NaiveEnding(EndingGame game, Convention convention) {
        this.game = game;
        this.convention = convention;
    }

    boolean wins(List<List<Integer>> sum) {
        Boolean before = known.get(sum);
        if (before != null) {
            return before;
        }
        boolean answer;
        if (any(sum, game::lost)) {
            answer = false;
        } else if (over(sum)) {
            answer = convention.play() == Play.MISERE;
        } else {
            answer = any(sum, game::awarded) || moves(sum).stream().anyMatch(to -> !wins(to));
        }
        known.put(sum, answer);
        return answer;
    }

    /// What winning moves lead to, where a move is needed.
    List<List<List<Integer>>> winning(List<List<Integer>> sum) {
        return any(sum, game::lost) || over(sum)
                ? List.of()
                : moves(sum).stream().filter(to -> !wins(to)).toList();
    }

    private static boolean any(List<List<Integer>> sum, java.util.function.IntPredicate property) {
        return sum.stream().flatMap(List::stream).mapToInt(Integer::intValue).anyMatch(property);
    }

    private boolean over(List<List<Integer>> sum) {
        return switch (convention.ending()) {
            case LONG -> sum.stream().allMatch(this::finished);
            case SHORT -> sum.stream().anyMatch(this::finished);
            case SJ -> sum.stream().allMatch(this::still);
        };
    }

    private boolean finished(List<Integer> component) {
        return component.stream()
                .allMatch(part -> game.table().get(part).isEmpty() && !game.awarded(part) && !game.lost(part));
    }

    private boolean still(List<Integer> component) {
        return component.stream().noneMatch(this::endable)
                && component.stream().mapToInt(this::value).reduce(0, (a, b) -> a ^ b) == 0;
    }

    /// Whether whoever is to move wins at once by this part.
    private boolean endable(int part) {
        return game.awarded(part) || game.table().get(part).stream().anyMatch(to -> any(List.of(to), game::lost));
    }

    private int value(int part) {
        Set<Integer> values = new HashSet<>();
        for (List<Integer> to : game.table().get(part)) {
            if (to.stream().noneMatch(this::endable)) {
                values.add(to.stream().mapToInt(this::value).reduce(0, (a, b) -> a ^ b));
            }
        }
        int mex = 0;
        while (values.contains(mex)) {
            mex++;
        }
        return mex;
    }

    private List<List<List<Integer>>> moves(List<List<Integer>> sum) {
        List<List<List<Integer>>> all = new ArrayList<>();
        extend(sum, List.of(), 0, all);
        return all;
    }

    private void extend(List<List<Integer>> sum, List<List<Integer>> chosen, int moved, List<List<List<Integer>>> all) {
        int i = chosen.size();
        if (i == sum.size()) {
            if (moved > 0) {
                all.add(chosen);
            }
            return;
        }
        List<List<Integer>> changes = changes(sum.get(i));
        if (convention.join() != Join.CONJUNCTIVE || changes.isEmpty()) {
            extend(sum, with(chosen, sum.get(i)), moved, all);
        }
        if (convention.join() != Join.DISJUNCTIVE || moved == 0) {
            changes.forEach(change -> extend(sum, with(chosen, change), moved + 1, all));
        }
    }

    private List<List<Integer>> changes(List<Integer> component) {
        List<List<Integer>> all = new ArrayList<>();
        for (int i = 0; i < component.size(); i++) {
            for (List<Integer> parts : game.table().get(component.get(i))) {
                List<Integer> next = new ArrayList<>(component);
                next.remove(/* index */ i);
                next.addAll(parts);
                next.sort(null);
                all.add(next);
            }
        }
        return all;
    }

    private static <T> List<T> with(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }
}
