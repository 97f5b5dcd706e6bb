package org.grundy.lang.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Evidence;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// What a file states of its game, compared with search and not proved: it says who wins, but proves nothing.
///
/// @param stated in the file
/// @param file its name
/// @param bound the largest number of the positions compared
/// @param positions how many were compared
record ComparedTheorem(Theorem<RuleState> stated, String file, int bound, long positions)
        implements Theorem<RuleState> {
    @Override
    public String key() {
        return stated.key();
    }

    @Override
    public Source source() {
        return stated.source();
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ByStatement(key(), file, bound, positions);
    }

    @Override
    public boolean covers(RuleState position, Play play) {
        return !position.isNimber() && stated.covers(position, play);
    }

    @Override
    public Outcome outcome(RuleState position, Play play) {
        return stated.outcome(position, play);
    }

    @Override
    public Optional<BigInteger> value(RuleState position) {
        return position.isNimber() ? Optional.empty() : stated.value(position);
    }

    @Override
    public Optional<OptionSet<RuleState>> winning(RuleState position, Play play) {
        return stated.winning(position, play);
    }

    @Override
    public Optional<OptionSet<RuleState>> options(RuleState position, BigInteger value) {
        return position.isNimber() ? Optional.empty() : stated.options(position, value);
    }

    @Override
    public Optional<Tame> tame(RuleState position) {
        return position.isNimber() ? Optional.empty() : stated.tame(position);
    }

    @Override
    public List<ReasonStep> reason(RuleState position, Play play) {
        return stated.reason(position, play);
    }
}
