package org.grundy.lang.rules;

import java.util.Optional;
import org.grundy.game.Codes;
import org.grundy.game.Coding;
import org.grundy.game.Filling;
import org.grundy.game.Options;
import org.grundy.game.Order;
import org.grundy.game.Ruleset;
import org.grundy.run.Run;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.Values;

/// The ways in which a rule game's values can be computed. All must give the same.
enum Way {
    /// By the table that the game fills itself.
    FILLED {
        @Override
        Optional<Coding<State>> coding(RuleSet rules, State upTo) {
            return rules.coding(upTo);
        }
    },
    /// By a table filled from listed options.
    LISTED {
        @Override
        Optional<Coding<State>> coding(RuleSet rules, State upTo) {
            return rules.coding(upTo).map(Unfilled::new);
        }
    },
    /// By search.
    SEARCHED {
        @Override
        Optional<Coding<State>> coding(RuleSet rules, State upTo) {
            return Optional.empty();
        }
    };

    abstract Optional<Coding<State>> coding(RuleSet rules, State upTo);

    /// The Grundy values of a state and all below it.
    Values<State> values(RuleGame game, State upTo) {
        return values(game, upTo, Run.unlimited());
    }

    /// The same, charged to a run.
    Values<State> values(RuleGame game, State upTo, Run run) {
        Way way = this;
        RuleSet rules = game.rules();
        Ruleset<State> seen = new Ruleset<>() {
            @Override
            public void options(State from, Options<State> out) {
                rules.options(from, out);
            }

            @Override
            public boolean won(State position) {
                return rules.won(position);
            }

            @Override
            public Optional<Coding<State>> coding(State from) {
                return way.coding(rules, from);
            }
        };
        return Solver.values(seen, Statistic.GRUNDY, upTo, run);
    }

    private record Unfilled(Coding<State> coding) implements Coding<State> {
        @Override
        public long code(State position) {
            return coding.code(position);
        }

        @Override
        public State decode(long code) {
            return coding.decode(code);
        }

        @Override
        public long size() {
            return coding.size();
        }

        @Override
        public Order order() {
            return coding.order();
        }

        @Override
        public boolean won(long code) {
            return coding.won(code);
        }

        @Override
        public void options(long code, Codes out) {
            coding.options(code, out);
        }

        @Override
        public Optional<Filling> filling() {
            return Optional.empty();
        }
    }
}
