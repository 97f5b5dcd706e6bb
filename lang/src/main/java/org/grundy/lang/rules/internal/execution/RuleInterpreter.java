package org.grundy.lang.rules.internal.execution;

import java.util.Arrays;
import java.util.List;
import org.grundy.lang.arithmetic.ExactArithmetic;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.expression.ExpressionEvaluator;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.lang.set.NamedSets;
import org.grundy.text.Span;

/// Runs the checked rules of a game as they stand: the same options in the same order as compiled rules, the same
/// faults at the same places, and the same charges, many times slower. It makes no classes and uses no reflection.
public final class RuleInterpreter implements RuleExecution, OptionLister {
    private final GameTree game;
    private final List<Integer> costs;
    private final NamedSets sequences = new NamedSets();
    private final FaultSites sites = new FaultSites();

    /// An interpreter of one game.
    public RuleInterpreter(GameTree game) {
        this.game = game;
        this.costs = game.rules().stream().map(CandidateCost::of).toList();
    }

    @Override
    public OptionLister lister() {
        return this;
    }

    @Override
    public Span place(RuleFault fault) {
        return sites.span(fault);
    }

    private ExpressionEvaluator of(long[] state, int numbers, boolean hasList) {
        long[] list = hasList ? OptionCollector.list(state, numbers) : new long[0];
        long[] variables = Arrays.copyOf(Arrays.copyOf(state, numbers), Math.max(numbers, game.slots()));
        return new ExpressionEvaluator(variables, list, sites::of);
    }

    private ExpressionEvaluator of(long[] state) {
        return of(state, game.arity(), game.hasList());
    }

    @Override
    public boolean inside(long[] state) {
        return of(state).holds(game.domain());
    }

    @Override
    public int special(long[] state) {
        ExpressionEvaluator values = of(state);
        for (SpecialStates special : game.specials()) {
            if (values.holds(special.condition())) {
                return switch (special) {
                    case SpecialStates.Win win -> WON;
                    case SpecialStates.Lose lose -> LOST;
                    case SpecialStates.Value value ->
                        ExactArithmetic.nimber(values.value(value.value()), sites.of(value.span())) + 1;
                };
            }
        }
        return 0;
    }

    @Override
    public long[] start(long[] written) {
        if (game.start().isEmpty()) {
            return written;
        }
        GameTree.Start start = game.start().get();
        StateShape shape = start.shape();
        ExpressionEvaluator values = of(written, shape.arity(), shape.list().isPresent());
        long[] numbers = values.values(start.state());
        return start.list()
                .map(list -> OptionCollector.joined(numbers, values.list(list)))
                .orElse(numbers);
    }

    @Override
    public void options(long[] state, OptionCollector out) {
        for (int i = 0; i < game.rules().size(); i++) {
            RuleTree rule = game.rules().get(i);
            ExpressionEvaluator values = of(state);
            ClauseInterpreter clauses = new ClauseInterpreter(values, sequences, out, costs.get(i));
            clauses.each(rule.clauses(), () -> {
                rule.terms().forEach(term -> clauses.each(term.each(), () -> part(term, values, out)));
                out.end();
            });
        }
    }

    /// A component of which there is no copy is not computed: it need not exist.
    private void part(MoveTerm term, ExpressionEvaluator values, OptionCollector out) {
        int site = sites.of(term.span());
        if (term.copies().isEmpty()) {
            out.part(component(term, values), site);
            return;
        }
        long copies = ExactArithmetic.copies(values.value(term.copies().get()), site);
        if (copies > 0) {
            out.parts(component(term, values), copies, site);
        }
    }

    private static long[] component(MoveTerm term, ExpressionEvaluator values) {
        long[] numbers = values.values(term.numbers());
        return term.list()
                .map(list -> OptionCollector.joined(numbers, values.list(list)))
                .orElse(numbers);
    }
}
