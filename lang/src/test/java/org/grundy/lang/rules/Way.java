package org.grundy.lang.rules;

import java.util.Optional;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.game.coding.CodeOrder;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.OptionCodes;
import org.grundy.game.coding.TableFiller;
import org.grundy.run.Run;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;

/// The ways in which a rule game's values can be computed. All must give the same.
enum Way {
    /// By the table that the game fills itself.
    FILLED {
        @Override
        Optional<Coding<RuleState>> coding(CompiledRules rules, RuleState upTo) {
            return rules.coding(upTo);
        }
    },
    /// By a table filled from listed options.
    LISTED {
        @Override
        Optional<Coding<RuleState>> coding(CompiledRules rules, RuleState upTo) {
            return rules.coding(upTo).map(Unfilled::new);
        }
    },
    /// By search.
    SEARCHED {
        @Override
        Optional<Coding<RuleState>> coding(CompiledRules rules, RuleState upTo) {
            return Optional.empty();
        }
    };

    abstract Optional<Coding<RuleState>> coding(CompiledRules rules, RuleState upTo);

    /// The Grundy values of a state and all below it.
    StatisticValues<RuleState> values(RuleGame game, RuleState upTo) {
        return values(game, upTo, Run.unlimited());
    }

    /// The same, charged to a run.
    StatisticValues<RuleState> values(RuleGame game, RuleState upTo, Run run) {
        Way way = this;
        CompiledRules rules = game.rules();
        Ruleset<RuleState> seen = new Ruleset<>() {
            @Override
            public void options(RuleState from, Options<RuleState> out) {
                rules.options(from, out);
            }

            @Override
            public boolean won(RuleState position) {
                return rules.won(position);
            }

            @Override
            public Optional<Coding<RuleState>> coding(RuleState from) {
                return way.coding(rules, from);
            }
        };
        return Solver.values(seen, Statistic.GRUNDY, upTo, run);
    }

    private record Unfilled(Coding<RuleState> coding) implements Coding<RuleState> {
        @Override
        public long code(RuleState position) {
            return coding.code(position);
        }

        @Override
        public RuleState decode(long code) {
            return coding.decode(code);
        }

        @Override
        public long size() {
            return coding.size();
        }

        @Override
        public CodeOrder order() {
            return coding.order();
        }

        @Override
        public boolean won(long code) {
            return coding.won(code);
        }

        @Override
        public void options(long code, OptionCodes out) {
            coding.options(code, out);
        }

        @Override
        public Optional<TableFiller> filling() {
            return Optional.empty();
        }
    }
}
