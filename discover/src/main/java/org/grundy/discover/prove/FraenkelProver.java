package org.grundy.discover.prove;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.discover.prove.line.LineForm;
import org.grundy.discover.prove.line.WythoffMoves;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.FirstOrderTranslation;
import org.grundy.lang.rules.RuleGame;
import org.grundy.logic.LinearTerm;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// The games of Wythoff in which both heaps may be lowered by amounts that differ by less than t: lost are
/// ⌊n·(2 − t + √(t² + 4)) / 2⌋ and t·n more. That rules are such a game, for one t or for all, is decided by automata;
/// that a form has this slope, by comparing polynomials.
///
/// Source: A. S. Fraenkel, "How to beat your Wythoff games' opponent on three fronts" (1982).
public final class FraenkelProver implements Prover {
    private static final Budget PART = Budget.UNLIMITED.withPositions(300_000).withWork(100_000_000);

    /// Polynomials of a higher degree are not compared.
    private static final int MOST_DEGREE = 3;

    @Override
    public Optional<Proof> prove(FormClaim claim, Run run) {
        if (!claim.isLost()
                || claim.play() != Play.NORMAL
                || claim.sampled().written()
                || claim.sampled().variables().size() != 2) {
            return Optional.empty();
        }
        return claim.sampled().rules().flatMap(game -> of(claim, game, run));
    }

    private static Optional<Proof> of(FormClaim claim, RuleGame game, Run run) {
        long[] arguments = claim.known().arguments(0);
        List<String> names = claim.sampled().variables();
        return LineForm.of(claim.form().expression()).flatMap(line -> {
            long t = line.step().value(arguments);
            return line.isFraenkel(t, arguments)
                            && is(game, names.getFirst(), names.getLast(), LinearTerm.of(t), LinearTerm.of(1), run)
                    ? Optional.of(proof("t = " + t, List.of()))
                    : Optional.empty();
        });
    }

    /// The same for every t of a family.
    public static Optional<Proof> ofFamily(FamilyClaim claim, Run run) {
        List<String> numbers = claim.open().numbers();
        boolean asked = claim.isLost()
                && claim.play() == Play.NORMAL
                && numbers.size() == 3
                && claim.open().bounds().size() == 1;
        try {
            return asked ? ofEvery(claim, run) : Optional.empty();
        } catch (ArithmeticException tooLarge) {
            return Optional.empty();
        }
    }

    private static Optional<Proof> ofEvery(FamilyClaim claim, Run run) {
        List<String> numbers = claim.open().numbers();
        return LineForm.of(claim.form().expression())
                .filter(FraenkelProver::isForEvery)
                .filter(line -> is(
                        claim.open().game(),
                        numbers.getFirst(),
                        numbers.get(1),
                        LinearTerm.of(numbers.getLast()),
                        claim.open().bounds().getFirst().least(),
                        run))
                .map(line -> proof(
                        String.join(", ", claim.open().every()), claim.open().every()));
    }

    /// Whether a line is the right one for every t in the third argument: its step is t, and the two sides of each
    /// equation are polynomials that agree on more numbers than their degree.
    private static boolean isForEvery(LineForm line) {
        return line.step() instanceof IntExpr.Variable
                && line.degree().filter(degree -> degree <= MOST_DEGREE).isPresent()
                && LongStream.rangeClosed(1, 2L * MOST_DEGREE + 2).allMatch(t -> line.isFraenkel(t, 0, 0, t));
    }

    private static boolean is(RuleGame game, String first, String second, LinearTerm t, LinearTerm least, Run run) {
        return FirstOrderTranslation.of(game)
                .filter(translation ->
                        translation.base().isEmpty() && !game.explanation().unordered())
                .flatMap(translation -> run.attempt(
                                PART, () -> new WythoffMoves(translation.game(), first, second, t).same(least, run))
                        .toOptional())
                .orElse(false);
    }

    private static Proof proof(String t, List<String> every) {
        return new Proof(
                "wythoff",
                new BilingualText(
                        "This is Fraenkel's theorem (1982) on Wythoff's game with two heaps lowered by amounts that"
                                + " differ by less than t.",
                        "即 Fraenkel（1982）的定理：威佐夫博弈中，同时从两堆取时，两数之差小于 t。"),
                BilingualText.of(
                        "That the rules are this game, %s, is decided by automata.", "规则就是这个游戏（%s），由自动机判定。", t),
                List.of(),
                every);
    }
}
