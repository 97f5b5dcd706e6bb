package org.grundy.discover.prove.parametric;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.grundy.automata.DecisionProcedure;
import org.grundy.automata.GameProof;
import org.grundy.automata.GameProofs;
import org.grundy.automata.Numeration;
import org.grundy.discover.prove.FamilyClaim;
import org.grundy.discover.prove.formula.ExpressionFormula;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.FirstOrderTranslation;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.DefinableSums;
import org.grundy.logic.Formula;
import org.grundy.logic.FreshNames;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.MemberReplacement;
import org.grundy.logic.NotLinear;
import org.grundy.logic.Piecewise;
import org.grundy.logic.ProofObligations;
import org.grundy.logic.SymbolicDivision;
import org.grundy.run.Run;

/// The proof of one claim about all games of a family: the obligations of a proof by induction, with the form put in.
final class ParametricProof {
    private final FamilyClaim claim;
    private final DefinableGame game;
    private final Optional<DefinableSums> sums;
    private final Run run;
    private final ExpressionFormula forms;
    private final FreshNames names;
    private final Map<GuardedDivision.DividedTerms, SymbolicDivision> divisions = new LinkedHashMap<>();
    private final Map<List<LinearTerm>, FormStatement> said = new HashMap<>();
    private final List<Change> changes = new ArrayList<>();

    /// What a move makes of a remainder.
    ///
    /// @param move the move
    /// @param dividend found to be what
    record Change(DefinableGame.Move move, GuardedDivision.Shifted dividend) {}

    /// @param translation of the game of the claim
    ParametricProof(FamilyClaim claim, FirstOrderTranslation translation, Run run) {
        DefinableGame rules = translation.game();
        this.claim = claim;
        this.sums = translation.sums();
        this.run = run;
        List<Formula> domain = new ArrayList<>(List.of(rules.domain()));
        claim.open()
                .bounds()
                .forEach(bound -> domain.add(Formula.atMost(bound.least(), LinearTerm.of(bound.number()))));
        this.game = new DefinableGame(rules.position(), Formula.and(domain), rules.won(), rules.moves());
        this.names = new FreshNames(Stream.concat(
                        rules.position().stream(), rules.moves().stream().flatMap(move -> move.choices().stream()))
                .toList());
        this.forms = new ExpressionFormula(List.of(), names, run);
        translation.base().ifPresent(number -> forms.systems().add(Numeration.base(number)));
    }

    /// The divisions that the form makes of positions.
    List<SymbolicDivision> divisions() {
        return List.copyOf(divisions.values());
    }

    /// What moves make of remainders that they change, each once.
    List<Change> changes() {
        return changes.stream()
                .filter(change -> !change.dividend().further().isConstant()
                        || change.dividend().further().constant() != 0)
                .distinct()
                .toList();
    }

    /// The game, with the bounds of the parameters.
    DefinableGame game() {
        return game;
    }

    /// The decision. Refuted means only that this proof fails.
    ///
    /// @throws NotLinear if the form cannot be put into formulas
    GameProof decided() {
        Formula here = game.domain();
        put(game.here(), here, dividend -> {});
        for (DefinableGame.Move move : game.moves()) {
            put(
                    move.option(),
                    Formula.and(here, Formula.not(game.won()), move.condition()),
                    dividend -> changes.add(new Change(move, dividend)));
        }
        ProofObligations claims = new ProofObligations(game, claim.play());
        List<ProofObligations.Violation> violations = violations(claims);
        return GameProofs.decided(claims, violations.stream().map(this::inFull).toList(), system(), forms.sets(), run);
    }

    private List<ProofObligations.Violation> violations(ProofObligations claims) {
        boolean values = claim.isGrundy();
        return sums.map(found -> values ? claims.ofValues(found.moves()) : claims.ofLost(found.moves()))
                .orElseGet(() -> values ? claims.ofValues() : claims.ofLost());
    }

    /// Whether moves lead to sums.
    boolean ofSums() {
        return sums.isPresent();
    }

    private Numeration system() {
        if (forms.systems().size() > 1) {
            throw new NotLinear();
        }
        return forms.systems().stream().findFirst().orElse(Numeration.base(2));
    }

    /// Evaluates the form at a position.
    private void put(List<LinearTerm> position, Formula guard, Consumer<GuardedDivision.Shifted> told) {
        List<LinearTerm> slots = claim.open().numbers().stream()
                .map(name -> position.get(game.position().indexOf(name)))
                .toList();
        ExpressionFormula there = forms.with(
                slots, new GuardedDivision(guard, this::facts, this::impossible, this::division, names, told));
        IntExpr expression = claim.form().expression();
        if (claim.isGrundy()) {
            Piecewise number = there.number(expression);
            say(position, guard, value -> number.compared(Piecewise.of(value), Formula.Equal::new));
        } else {
            Formula lost = there.condition(expression);
            say(position, guard, value -> lost);
        }
    }

    /// What is said under one guard need not be true elsewhere, and moves with several guards may lead to
    /// one position.
    private void say(List<LinearTerm> position, Formula guard, Function<LinearTerm, Formula> saying) {
        said.merge(
                position,
                new FormStatement(List.of(new GuardedStatement(guard, saying))),
                (one, other) -> new FormStatement(
                        Stream.concat(one.all.stream(), other.all.stream()).toList()));
    }

    /// What the form says of a value at a position where a guard holds.
    private record GuardedStatement(Formula guard, Function<LinearTerm, Formula> saying) {}

    /// What it says at a position; one of the guards holds there.
    private record FormStatement(List<GuardedStatement> all) {
        Formula of(LinearTerm value, Set<String> outside) {
            if (all.size() == 1) {
                return all.getFirst().saying.apply(value);
            }
            return Formula.or(all.stream()
                    .map(each -> {
                        Set<String> inside = new TreeSet<>(each.guard.free());
                        inside.removeAll(outside);
                        return Formula.and(Formula.exists(List.copyOf(inside), each.guard), each.saying.apply(value));
                    })
                    .toList());
        }
    }

    private Formula facts() {
        return Formula.and(
                divisions.values().stream().map(SymbolicDivision::facts).toList());
    }

    /// Whether a formula, with memberships put in full, has no solution.
    boolean excluded(Formula formula) {
        return impossible(Formula.and(MemberReplacement.of(formula, this::inFull), game.domain(), facts()));
    }

    private boolean impossible(Formula formula) {
        return new DecisionProcedure(system(), forms.sets(), run)
                .holds(Formula.not(Formula.exists(List.copyOf(formula.free()), formula)));
    }

    /// The division of the numbers of a position in a dividend; numbers that a move chooses are left, and so are
    /// parameters, unless such a number is subtracted from them.
    private SymbolicDivision division(GuardedDivision.DividedTerms terms) {
        List<String> parameters = claim.open().parameters();
        Map<String, Long> numbers = new TreeMap<>(terms.dividend().coefficients());
        numbers.keySet().retainAll(game.position());
        boolean difference = numbers.entrySet().stream()
                .anyMatch(each -> each.getValue() < 0 && !parameters.contains(each.getKey()));
        if (!difference) {
            numbers.keySet().removeAll(parameters);
        }
        LinearTerm part = LinearTerm.of(0);
        for (Map.Entry<String, Long> each : numbers.entrySet()) {
            part = part.plus(LinearTerm.of(each.getKey()).times(each.getValue()));
        }
        return part.isConstant()
                ? SymbolicDivision.ofZero(terms.divisor())
                : divisions.computeIfAbsent(
                        new GuardedDivision.DividedTerms(part, terms.divisor()),
                        each -> SymbolicDivision.of(each.dividend(), each.divisor(), names));
    }

    private ProofObligations.Violation inFull(ProofObligations.Violation violation) {
        Formula full = MemberReplacement.of(violation.formula(), this::inFull);
        return new ProofObligations.Violation(violation.claim(), Formula.and(full, facts()), violation.move());
    }

    private Optional<Formula> inFull(Formula.Member member) {
        int places = game.position().size();
        return switch (member.set()) {
            case ProofObligations.LOST -> Optional.of(said(member.terms(), LinearTerm.of(1)));
            case ProofObligations.VALUED ->
                Optional.of(
                        said(member.terms().subList(0, places), member.terms().get(places)));
            default -> Optional.empty();
        };
    }

    /// What the form says of a position: that its value is this one, or that it is lost.
    private Formula said(List<LinearTerm> position, LinearTerm value) {
        Set<String> names = new HashSet<>(game.position());
        position.forEach(number -> names.addAll(number.coefficients().keySet()));
        return Objects.requireNonNull(said.get(position)).of(value, names);
    }
}
