package org.grundy.render.program;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.rules.OpenRuleFamily;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.Language;
import org.grundy.render.program.input.AskedMoves;
import org.grundy.render.program.rules.ProgramTarget;
import org.grundy.render.program.rules.RuleProgram;

/// A game to be written as a program.
///
/// @param text its rules
/// @param parameters values of the parameters, all open
/// @param to the largest number
/// @param sums whether sums of positions are asked for
/// @param wild a state that is known to be wild
record RuleSubject(
        String text,
        SampledQuantity quantity,
        Play play,
        List<Long> parameters,
        int to,
        boolean sums,
        Optional<String> wild) {
    RuleSubject(String text, SampledQuantity quantity, Play play, List<Long> parameters, int to, boolean sums) {
        this(text, quantity, play, parameters, to, sums, Optional.empty());
    }

    /// Whether it is not proved that play ends, so that there may be draws.
    boolean isEndless() {
        return quantity == SampledQuantity.LOST
                && open().explanation().measures().isEmpty();
    }

    RuleFamily family() {
        return RuleText.compile(text).families().getFirst();
    }

    private RuleGame parsed(OpenRuleFamily family, List<?> brackets) {
        String inside = brackets.isEmpty() ? "" : brackets.toString().replace(" ", "");
        return (RuleGame) ExpressionParser.parseGame(
                new Library(List.of(family)), family.entry().name() + inside);
    }

    RuleGame open() {
        return parsed(new OpenRuleFamily(family(), family().parameters()), family().parameters());
    }

    RuleGame closed() {
        return parsed(new OpenRuleFamily(family(), List.of()), parameters);
    }

    RuleProgram program(ProgramLanguage language) {
        return program(language, AskedMoves.NONE);
    }

    /// @param moves what is told of winning moves
    RuleProgram program(ProgramLanguage language, AskedMoves moves) {
        RuleGame open = open();
        long[] most = new long[open.numbers().size()];
        Arrays.fill(most, to);
        int first = most.length - parameters.size();
        IntStream.range(0, parameters.size()).forEach(i -> most[first + i] = parameters.get(i) + 1);
        return new RuleProgram(
                language,
                open,
                new ProgramTarget(quantity, play, parameters.size(), true, sums, List.of(), moves),
                new RuleProgram.Limits(
                        RuleState.of(most), OptionalLong.empty(), OptionalLong.empty(), wild, isEndless()),
                Language.EN);
    }
}
