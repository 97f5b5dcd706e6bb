package org.grundy.discover.count;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.automata.AutomaticSet;
import org.grundy.automata.DecisionProcedure;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.FoundForm;
import org.grundy.discover.prove.FormAutomaton;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.lang.rules.AutomaticOutcomes;
import org.grundy.lang.rules.FirstOrderTranslation;
import org.grundy.lang.rules.RuleGame;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// Adds up the largest or the smallest winning takes: by how much a winning move lowers the first number of a state.
/// Moves and lost positions are formulas, and so are the winning moves.
///
/// @param question what is asked
/// @param run charged for the work
record TakeTally(CountQuestion question, Run run) {
    private static final String LOST = "lost";
    private static final String WINS = "wins";
    private static final String TAKE = "take′";
    private static final String OTHER = "other′";

    /// The lost states with the form that they are known by, if by one.
    private record Lost(AutomaticSet states, List<DiscoveryReport> grounds) {}

    /// The answer, empty if the moves are no formulas, or the lost states are not known.
    ///
    /// @param games about positions as they are written, then perhaps about states; one game each
    /// @throws InputError if only some positions are meant
    Optional<CountAnswer> of(List<Variation> games) {
        if (question.where().isPresent() || question.ascending()) {
            throw new InputError(
                    "winning moves are added up over all positions: leave out --where and --ascending",
                    "取胜的取法对全部局面求和：请去掉 --where 和 --ascending");
        }
        return automatic(games).or(() -> tabled(games.getFirst()));
    }

    private Optional<CountAnswer> tabled(Variation written) {
        SampledGame<?> sampled = written.members().getFirst().sampled();
        boolean fits =
                new TableTally<>(question, sampled).possible() && question.to().intValueExact() >= sampled.least();
        return sampled.written() || sampled.game().rules().splits() || !fits
                ? Optional.empty()
                : run.attempt(() -> new TakeTable<>(question, sampled).counted(run))
                        .toOptional()
                        .map(counted -> CountAnswer.of(counted));
    }

    private Optional<CountAnswer> automatic(List<Variation> games) {
        SampledGame<?> written = games.getFirst().members().getFirst().sampled();
        if (question.from().bitLength() >= Long.SIZE
                || !(written.game() instanceof RuleGame game)
                || game.explanation().unordered()) {
            return Optional.empty();
        }
        return FirstOrderTranslation.of(game)
                .filter(translation -> !written.written() || translation.start().isPresent())
                .flatMap(translation -> run.find(
                        () -> lost(games.getLast(), game).map(lost -> counted(translation, written.written(), lost))));
    }

    private Optional<Lost> lost(Variation states, RuleGame game) {
        return Discovery.standard()
                .of(states, question.play(), SampledQuantity.LOST, run)
                .flatMap(report -> proved(report, states))
                .or(() -> AutomaticOutcomes.find(game, question.play(), run)
                        .map(found -> new Lost(found.lost(), List.of())));
    }

    private Optional<Lost> proved(DiscoveryReport report, Variation states) {
        return report.finding(SampledQuantity.LOST)
                .filter(FoundForm::isProved)
                .flatMap(finding ->
                        FormAutomaton.of(states.variables(), finding.form().expression(), Optional.empty(), run))
                .map(set -> new Lost(set, List.of(report)));
    }

    private CountAnswer counted(FirstOrderTranslation game, boolean written, Lost lost) {
        List<String> variables =
                written ? game.start().orElseThrow().variables() : game.game().position();
        List<String> all = new ArrayList<>(variables);
        all.add(TAKE);
        AutomaticSet wins = new DecisionProcedure(lost.states.numeration(), Map.of(LOST, lost.states), run)
                .set(all, wins(game, written, variables));
        AutomaticSet chosen =
                new DecisionProcedure(wins.numeration(), Map.of(WINS, wins), run).set(all, chosen(variables));
        return CountAnswer.of(FormTally.tallied(chosen, question, run), lost.grounds);
    }

    /// That a winning move takes so much.
    private Formula wins(FirstOrderTranslation game, boolean written, List<String> variables) {
        DefinableGame moves = game.game();
        LinearTerm first = moves.here().getFirst();
        List<Formula> winning = moves.moves().stream()
                .map(move -> Formula.exists(
                        move.choices(),
                        Formula.and(
                                move.condition(),
                                new Formula.Member(LOST, move.option()),
                                new Formula.Equal(first.minus(move.option().getFirst()), LinearTerm.of(TAKE)))))
                .toList();
        Formula state = Formula.and(moves.domain(), Formula.not(moves.won()), Formula.or(winning));
        Formula position = written
                ? Formula.exists(
                        moves.position(), Formula.and(game.start().orElseThrow().relation(), state))
                : state;
        List<Formula> bounds = variables.stream()
                .map(name -> Formula.atMost(LinearTerm.of(question.from().longValueExact()), LinearTerm.of(name)))
                .toList();
        return Formula.and(position, Formula.and(bounds));
    }

    /// A winning take such that no other one is larger, or smaller.
    private Formula chosen(List<String> variables) {
        LinearTerm take = LinearTerm.of(TAKE);
        LinearTerm other = LinearTerm.of(OTHER);
        boolean largest = question.summand() == Summand.LARGEST_TAKE;
        Formula better = largest ? new Formula.Less(take, other) : new Formula.Less(other, take);
        return Formula.and(
                member(variables, TAKE),
                Formula.not(Formula.exists(List.of(OTHER), Formula.and(member(variables, OTHER), better))));
    }

    private static Formula member(List<String> variables, String take) {
        List<LinearTerm> terms = new ArrayList<>();
        variables.forEach(name -> terms.add(LinearTerm.of(name)));
        terms.add(LinearTerm.of(take));
        return new Formula.Member(WINS, terms);
    }
}
