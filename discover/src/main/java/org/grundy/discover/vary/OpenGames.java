package org.grundy.discover.vary;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.discover.sample.OpenGame;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.Variation;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.rules.OpenRuleFamily;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleGame;
import org.grundy.logic.LinearTerm;
import org.grundy.text.InputError;

/// All games of a family at once, for games given by rules.
///
/// @param vary as given, a text for each name
/// @param template the games
/// @param library where they are found
record OpenGames(List<String> vary, GameTemplate template, Library library) {
    private static final Pattern LEAST = Pattern.compile("(\\d{1,10})|([^\\s\\d+]\\w*)\\s*(?:\\+\\s*(\\d{1,9}))?");

    /// The family that some games belong to; empty if it has none, its positions are not numbers in their order, or
    /// parameters are no numbers.
    Optional<OpenGame> of(Variation games) {
        boolean told =
                !games.names().isEmpty() && games.members().getFirst().sampled().kind() != SampledGame.Kind.START;
        try {
            return told
                    ? closed(games)
                            .filter(game ->
                                    game.list().isEmpty() && !game.tree().unordered())
                            .flatMap(game -> of(games, game))
                    : Optional.empty();
        } catch (InputError cannotStayOpen) {
            return Optional.empty();
        }
    }

    /// The first of the games by its rules; empty if they cannot be read.
    private Optional<RuleGame> closed(Variation games) {
        return games.members().getFirst().sampled().rules();
    }

    private Optional<OpenGame> of(Variation games, RuleGame closed) {
        List<String> open = games.names().stream().filter(template::names).toList();
        RuleGame game = open.isEmpty() ? closed : opened(closed, open);
        Map<String, String> numbers = new LinkedHashMap<>();
        games.variables().forEach(name -> numbers.put(name, name));
        int places = closed.numbers().size();
        games.names()
                .forEach(name -> numbers.put(
                        name, open.contains(name) ? game.numbers().get(places + open.indexOf(name)) : name));
        List<OpenGame.Bound> bounds = new ArrayList<>();
        List<String> every = new ArrayList<>();
        for (String name : games.names()) {
            String least = open.contains(name) ? least(name) : "0";
            Optional<LinearTerm> term = term(least, numbers);
            if (term.isEmpty()) {
                return Optional.empty();
            }
            if (open.contains(name)) {
                bounds.add(new OpenGame.Bound(Objects.requireNonNull(numbers.get(name)), term.get()));
            }
            every.add(name + " >= " + least);
        }
        return Optional.of(
                new OpenGame(game, List.copyOf(numbers.keySet()), List.copyOf(numbers.values()), bounds, every));
    }

    private RuleGame opened(RuleGame closed, List<String> open) {
        RuleFamily family = new ReadableRules(template, library)
                .family(closed.entry().name())
                .orElseThrow();
        return (RuleGame)
                ExpressionParser.parseGame(new Library(List.of(new OpenRuleFamily(family, open))), template.text());
    }

    /// The least value of a parameter, as it is given.
    private String least(String name) {
        return vary.stream()
                .filter(each -> each.substring(0, each.indexOf('=')).strip().equals(name))
                .map(each -> each.substring(each.indexOf('=') + 1)
                        .split("\\.\\.", 2)[0]
                        .strip())
                .findFirst()
                .orElseThrow();
    }

    private static Optional<LinearTerm> term(String least, Map<String, String> numbers) {
        Matcher matcher = LEAST.matcher(least);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String number = matcher.group(1);
        if (number != null) {
            return Optional.of(LinearTerm.of(Long.parseLong(number)));
        }
        String addend = matcher.group(3);
        long more = addend == null ? 0 : Long.parseLong(addend);
        return Optional.ofNullable(numbers.get(matcher.group(2)))
                .map(name -> LinearTerm.of(name).plus(more));
    }
}
