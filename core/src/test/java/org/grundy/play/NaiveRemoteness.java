package org.grundy.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.game.Convention;
import org.grundy.game.Play;

/// Remoteness of compounds straight from the definition, by trying every play: if some option is lost for
/// the player who meets it, one more than the shortest of those, else one more than the longest of all.
///
/// Source: Conway, *On Numbers and Games* (1976), ch. 14.
final class NaiveRemoteness {
    private final Convention convention;
    private final Map<List<Part>, Answer> known = new HashMap<>();
    private final Map<Part, Integer> values = new HashMap<>();

    NaiveRemoteness(Convention convention) {
        this.convention = convention;
    }

    /// What is left of a component.
    record Part(Toy game, List<Integer> heaps) {
        List<Part> options() {
            List<Part> options = new ArrayList<>();
            for (int i = 0; i < heaps.size(); i++) {
                for (List<Integer> replacement : game.options(heaps.get(i))) {
                    List<Integer> left = new ArrayList<>(heaps);
                    left.remove(/* index */ i);
                    left.addAll(replacement);
                    left.removeIf(heap -> heap == 0);
                    left.sort(null);
                    options.add(new Part(game, left));
                }
            }
            return options;
        }
    }

    /// Who wins and how long it lasts.
    record Answer(boolean nextPlayerWins, int length) {}

    Answer of(List<Part> sum) {
        Answer answer = known.get(sum);
        if (answer == null) {
            answer = search(sum);
            known.put(sum, answer);
        }
        return answer;
    }

    private Answer search(List<Part> sum) {
        List<List<Part>> options = options(sum);
        if (options.isEmpty()) {
            return new Answer(convention.play() == Play.MISERE, 0);
        }
        int shortestWin = Integer.MAX_VALUE;
        int longest = 0;
        for (List<Part> option : options) {
            Answer answer = of(option);
            longest = Math.max(longest, answer.length);
            if (!answer.nextPlayerWins) {
                shortestWin = Math.min(shortestWin, answer.length);
            }
        }
        boolean wins = shortestWin < Integer.MAX_VALUE;
        return new Answer(wins, 1 + (wins ? shortestWin : longest));
    }

    List<List<Part>> options(List<Part> sum) {
        List<List<Part>> choices = new ArrayList<>();
        boolean everyOver = true;
        boolean someOver = false;
        boolean everyZero = true;
        for (Part part : sum) {
            List<Part> options = part.options();
            everyOver &= options.isEmpty();
            someOver |= options.isEmpty();
            everyZero &= grundy(part) == 0;
            choices.add(options);
        }
        List<List<Part>> all = new ArrayList<>();
        boolean over = switch (convention.ending()) {
            case LONG -> everyOver;
            case SHORT -> someOver;
            case SJ -> everyZero;
        };
        if (!over) {
            combine(sum, choices, 0, new ArrayList<>(), 0, all);
        }
        return all;
    }

    private int grundy(Part part) {
        Integer value = values.get(part);
        if (value == null) {
            List<Integer> reached = part.options().stream().map(this::grundy).toList();
            value = 0;
            while (reached.contains(value)) {
                value++;
            }
            values.put(part, value);
        }
        return value;
    }

    private void combine(
            List<Part> sum, List<List<Part>> choices, int at, List<Part> chosen, int moved, List<List<Part>> all) {
        if (at == sum.size()) {
            if (allowed(moved, choices)) {
                all.add(List.copyOf(chosen));
            }
            return;
        }
        chosen.add(sum.get(at));
        combine(sum, choices, at + 1, chosen, moved, all);
        chosen.removeLast();
        for (Part option : choices.get(at)) {
            chosen.add(option);
            combine(sum, choices, at + 1, chosen, moved + 1, all);
            chosen.removeLast();
        }
    }

    private boolean allowed(int moved, List<List<Part>> choices) {
        long live = choices.stream().filter(options -> !options.isEmpty()).count();
        return switch (convention.join()) {
            case DISJUNCTIVE -> moved == 1;
            case SELECTIVE -> moved > 0;
            case CONJUNCTIVE -> moved == live;
        };
    }
}
