package org.grundy.discover.family;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.Routine;
import org.grundy.run.Run;

/// Numeration systems: lost positions that are their terms, or values that are the smallest part of a
/// number written in them. Either the systems of take-away games with a linear or quadratic limit, of which a
/// parameter may be the factor, or linear recurrences.
///
/// Source: A. J. Schwenk, "Take-away games" (1970).
public final class NumerationFamily implements FormFamily {
    private static final int LARGEST_ADDEND = 4;
    private static final int FEWEST_TERMS = 8;
    private static final int HIGHEST_ORDER = 4;
    private static final int LARGEST_COEFFICIENT = 3;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.onLine()) {
            return Stream.empty();
        }
        run.piece();
        return Stream.of(schwenk(fitted, 0, run), recurrence(fitted).stream(), schwenk(fitted, 1, run))
                .flatMap(forms -> forms);
    }

    /// Systems of games in which square·t² + k·t + addend may be taken after a move of t.
    private static Stream<Form> schwenk(Samples fitted, long square, Run run) {
        return ParameterTerms.of(fitted).all().stream()
                .filter(factor -> fitted.blocks().stream()
                        .allMatch(block -> ParameterTerms.value(factor, block) > (square > 0 ? -1 : 0)))
                .flatMap(factor -> IntStream.rangeClosed(0, LARGEST_ADDEND)
                        .mapToObj(addend -> form(fitted, new Routine.SmallestPart(square, addend), factor))
                        .filter(form -> fitted.mismatch(form.expression(), run).isEmpty()));
    }

    private static Form form(Samples fitted, Routine.SmallestPart system, IntExpr factor) {
        IntExpr n = fitted.variable(0);
        IntExpr part = new IntExpr.Call(system, List.of(n, factor));
        IntExpr expression = fitted.isLost() ? part.equalTo(n) : part;
        return new Form.Numeration(expression);
    }

    private static Optional<Form> recurrence(Samples fitted) {
        if (!fitted.names().isEmpty() || !fitted.isLost()) {
            return Optional.empty();
        }
        SampleBlock block = fitted.first();
        List<Long> terms = LongStream.range(Math.max(1, block.from()), block.from() + block.size())
                .filter(n -> block.at((int) n) == 1)
                .boxed()
                .toList();
        boolean zero = block.from() == 0 && block.at(0) == 1;
        for (int order = 1; order <= HIGHEST_ORDER && terms.size() >= FEWEST_TERMS + order; order++) {
            Optional<List<Long>> coefficients = coefficients(terms, order);
            if (coefficients.isPresent()) {
                IntExpr n = fitted.variable(0);
                IntExpr member = new IntExpr.Call(
                        new Routine.Recurrence(terms.subList(0, order), coefficients.get()), List.of(n));
                return Optional.of(new Form.NumberSet(zero ? n.equalTo(0).or(member) : member));
            }
        }
        return Optional.empty();
    }

    /// Coefficients of a recurrence of a given order that generates all terms from the first ones.
    private static Optional<List<Long>> coefficients(List<Long> terms, int order) {
        int choices = LARGEST_COEFFICIENT + 2;
        int all = (int) Math.pow(choices, order);
        for (int code = 0; code < all; code++) {
            List<Long> coefficients = new ArrayList<>();
            for (int i = 0, left = code; i < order; i++, left /= choices) {
                coefficients.add((long) (left % choices) - 1);
            }
            if (follows(terms, coefficients)) {
                return Optional.of(coefficients);
            }
        }
        return Optional.empty();
    }

    private static boolean follows(List<Long> terms, List<Long> coefficients) {
        for (int i = coefficients.size(); i < terms.size(); i++) {
            long sum = 0;
            for (int j = 0; j < coefficients.size(); j++) {
                sum += coefficients.get(j) * terms.get(i - 1 - j);
            }
            if (sum != terms.get(i)) {
                return false;
            }
        }
        return true;
    }
}
