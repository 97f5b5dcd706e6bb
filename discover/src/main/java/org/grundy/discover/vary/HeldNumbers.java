package org.grundy.discover.vary;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledGame;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.OptionText;
import org.grundy.lang.rules.RuleGame;

/// The tables sampled for a game. Forms are searched in one or two numbers; of states with more numbers the
/// others are held at a few values each and become parameters of the form. A list is sampled with one
/// element, with two, and with three of which the last is held.
///
/// @param vary as given, a text for each name
/// @param template the game
/// @param library where it is found
/// @param first the game for the first choice
record HeldNumbers(List<String> vary, GameTemplate template, Library library, NamedGame<?> first) {
    /// How many numbers a table has.
    private static final int FREE = 2;

    /// The largest value of each held number by default, by how many are held: more make too many games.
    private static final List<Integer> LAST = List.of(4, 2, 1);

    /// A table for each choice of parameters and held numbers.
    ///
    /// @param states whether it has states, where positions are written in another way
    /// @param names of the numbers of a state, none where the game says what a position is
    /// @param choices values of all that varies
    /// @param games where the game of a choice is found
    record Table(boolean states, List<String> names, List<Map<String, Long>> choices, HeldNumbers games) {
        /// The game of a choice, with the positions to sample.
        SampledGame<?> subject(Map<String, Long> choice) {
            NamedGame<?> game = games.template.game(games.library, choice);
            if (!(game instanceof RuleGame rules) || (names.isEmpty() && !states)) {
                return games.readable(SampledGame.of(game), choice);
            }
            return names.isEmpty()
                    ? SampledGame.ofStates(rules).orElseThrow()
                    : SampledGame.holding(rules, names, held(names, choice));
        }
    }

    /// A game with its rules, where these can be read.
    private <P> SampledGame<P> readable(SampledGame<P> sampled, Map<String, Long> choice) {
        return new ReadableRules(template, library)
                .of(sampled.game(), choice, sampled.variables())
                .map(sampled::readBy)
                .orElse(sampled);
    }

    private static Map<String, Long> held(List<String> names, Map<String, Long> choice) {
        Map<String, Long> held = new LinkedHashMap<>(choice);
        held.keySet().retainAll(names);
        return held;
    }

    static List<Table> tables(List<String> vary, GameTemplate template, Library library) {
        Map<String, Long> choice = ParameterChoices.of(vary).getFirst();
        return new HeldNumbers(List.copyOf(vary), template, library, template.game(library, choice)).tables();
    }

    private List<Table> tables() {
        List<String> others = ParameterChoices.names(vary).stream()
                .filter(name -> !template.names(name))
                .toList();
        if (!(first instanceof RuleGame game)) {
            GameTemplate.known(others, List.of(), first.entry());
            return List.of(written());
        }
        if (!others.isEmpty()) {
            return List.of(holding(game, others));
        }
        if (game.dimensions() == 1 || game.dimensions() == FREE) {
            return andStates(game, written());
        }
        if (hasLongStarts(game)) {
            return andStates(game, of(game.variables()));
        }
        int fewest = game.numbers().size() + (game.list().isPresent() ? 1 : 0);
        int most = game.list().isPresent() ? Math.max(fewest, FREE + 1) : fewest;
        return IntStream.rangeClosed(fewest, most)
                .mapToObj(size -> of(names(game, size)))
                .toList();
    }

    /// A table of positions, and one of states where positions are written in another way.
    private List<Table> andStates(RuleGame game, Table positions) {
        return SampledGame.ofStates(game).isPresent()
                ? List.of(positions, new Table(true, List.of(), ParameterChoices.of(vary), this))
                : List.of(positions);
    }

    /// Whether positions are written in another way than states, with more numbers than a table has.
    private static boolean hasLongStarts(RuleGame game) {
        return game.dimensions() > FREE && !game.variables().equals(game.numbers());
    }

    private Table written() {
        return new Table(false, List.of(), ParameterChoices.of(vary), this);
    }

    /// The names of the numbers of a state, those of a list with their place: `heaps0`, `heaps1`.
    private List<String> names(RuleGame game, int size) {
        List<String> names = new ArrayList<>(game.numbers());
        for (int i = 0; names.size() < size; i++) {
            String name = game.list().orElseThrow() + i;
            while (names.contains(name) || template.names(name)) {
                name += "_";
            }
            names.add(name);
        }
        return names;
    }

    /// A table with all numbers but the first two held at small values.
    private Table of(List<String> names) {
        List<String> rest = names.subList(Math.min(FREE, names.size()), names.size());
        int last = rest.isEmpty() ? 0 : LAST.get(Math.min(rest.size(), LAST.size()) - 1);
        List<String> all = Stream.concat(vary.stream(), rest.stream().map(name -> name + "=0.." + last))
                .toList();
        return new Table(false, names, ParameterChoices.of(all), this);
    }

    /// A table with the given numbers held, and one or two others free.
    private Table holding(RuleGame game, List<String> held) {
        int size = game.list().isPresent()
                ? Math.max(game.numbers().size(), held.size() + FREE)
                : game.numbers().size();
        List<String> names =
                hasLongStarts(game) && game.variables().containsAll(held) ? game.variables() : names(game, size);
        GameTemplate.known(held, names, first.entry());
        int free = names.size() - held.size();
        if (free < 1 || free > FREE) {
            List<String> left =
                    names.stream().filter(name -> !held.contains(name)).toList();
            throw OptionText.slice("--vary", String.join(",", vary))
                    .error(
                            "forms are looked for in one number or two, and with this %s are left: %s",
                            "规律在一个或两个数中寻找，而这样剩下 %s 个：%s", free, left);
        }
        return new Table(false, names, ParameterChoices.of(vary), this);
    }
}
