package org.grundy.discover;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.discover.prove.Counterexample;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.lang.Family;
import org.grundy.lang.Library;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.described.GameDescription;
import org.grundy.lang.rules.described.TheoremDescription;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.verify.Verdict;
import org.grundy.verify.Verification;

/// What texts state of their games in normal play, given to the provers: a proof holds for every position and every
/// choice of the parameters, where a comparison with search ends at a bound.
public final class StatedProofs {
    private static final BilingualText EVERYWHERE = new BilingualText("all positions", "所有局面");

    /// The largest number of a position that is compared with search before a proof is tried.
    private static final int COMPARED = 12;

    /// How many values each parameter has there.
    private static final int VALUES = 4;

    private StatedProofs() {}

    /// One verification for each formula that is stated of a family by its text; none if it is no text, or its
    /// parameters are no numbers.
    public static List<Verification> of(Family family) {
        Optional<RuleFamily> rules = family instanceof RuleFamily own
                ? Optional.of(own)
                : family.written().filter(RuleFamily.class::isInstance).map(RuleFamily.class::cast);
        return rules.stream().flatMap(StatedProofs::of).toList();
    }

    private static Stream<Verification> of(RuleFamily rules) {
        return rules.description().stream()
                .flatMap(said -> said.theorems().stream()
                        .flatMap(theorem -> theorem.formulas().map(formula -> of(rules, said, theorem, formula))));
    }

    private static Verification of(RuleFamily rules, GameDescription said, TheoremDescription theorem, String formula) {
        List<String> names = rules.parameters();
        String game = names.isEmpty() ? said.name() : said.name() + "[" + String.join(",", names) + "]";
        return new Verification(game, theorem.key(), EVERYWHERE, run -> verdict(rules, said, formula, run));
    }

    private static Verdict verdict(RuleFamily rules, GameDescription said, String formula, Run run) {
        List<String> vary = rules.parameters().stream()
                .map(name -> name + "=" + said.least(name, 0) + ".." + (said.least(name, 0) + VALUES - 1))
                .toList();
        Conjecture stated;
        try {
            List<Variation> games = new AskedGames(said.name(), new Library(List.of(rules)), vary).games();
            stated = Conjecture.about(games, formula, game -> Play.NORMAL);
        } catch (InputError notForProvers) {
            return new Verdict.Unproved(Optional.empty()); // such as a formula that speaks of misère play, too
        }
        return switch (stated.check(COMPARED, run)) {
            case Solved.Done<Conjecture.Trial>(Conjecture.Trial trial) ->
                trial.counterexample()
                        .map(wrong -> refuted(said, formula, wrong))
                        .orElseGet(() -> proved(rules, trial.proofs()));
            case Solved.Undecided<Conjecture.Trial> limit -> new Verdict.Unproved(Optional.of(limit));
        };
    }

    /// What the formula says there is found to be something else.
    private static Verdict refuted(GameDescription said, String formula, Counterexample wrong) {
        String parameters = wrong.parameters().isEmpty() ? "" : joined(wrong.parameters(), "[", "]");
        return new Verdict.Refuted(
                said.name() + parameters + joined(wrong.position(), "(", ")"),
                wrong.kind() == Counterexample.Kind.VALUE ? "value" : "outcome",
                formula,
                "≠ " + formula);
    }

    private static String joined(List<?> numbers, String open, String close) {
        return numbers.stream().map(Object::toString).collect(Collectors.joining(",", open, close));
    }

    private static Verdict proved(RuleFamily rules, List<Proof> proofs) {
        boolean whole = rules.parameters().isEmpty()
                ? !proofs.isEmpty()
                : proofs.stream().anyMatch(proof -> !proof.every().isEmpty());
        return whole
                ? new Verdict.Proved(proofs.stream()
                        .flatMap(proof -> proof.every().stream())
                        .distinct()
                        .toList())
                : new Verdict.Unproved(Optional.empty());
    }
}
