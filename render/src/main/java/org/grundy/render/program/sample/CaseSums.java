package org.grundy.render.program.sample;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.game.Component;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.text.InputError;

/// Cases as sums. Rules are made ready once for each choice of parameters, for an input may have a hundred thousand
/// cases.
final class CaseSums {
    private final WrittenCases cases;
    private final Map<String, Optional<RuleGame>> games = new HashMap<>();

    CaseSums(WrittenCases cases) {
        this.cases = cases;
    }

    /// The sum that a case is; empty if it is no position of the game.
    Optional<Sum> of(ReadCase read) {
        List<Component<?>> components = new ArrayList<>();
        for (ReadCase position : cases.positions(read).toList()) {
            Optional<RuleGame> game = games.computeIfAbsent(cases.named(position), this::rules);
            if (game.isEmpty()) {
                return cases.sum(cases.expression(read)); // of the catalogue
            }
            Optional<RuleState> state = state(game.get(), position);
            if (state.isEmpty()) {
                return Optional.empty();
            }
            components.add(new Component<>(game.get(), state.get()));
        }
        return Optional.of(new Sum(components));
    }

    private Optional<RuleGame> rules(String named) {
        return Optional.of(ExpressionParser.parseGame(cases.library(), named))
                .filter(RuleGame.class::isInstance)
                .map(RuleGame.class::cast);
    }

    private Optional<RuleState> state(RuleGame game, ReadCase position) {
        try {
            return game.written(cases.numbers(position)
                    .mapToLong(BigInteger::longValueExact)
                    .toArray());
        } catch (InputError | ArithmeticException none) {
            return Optional.empty();
        }
    }
}
