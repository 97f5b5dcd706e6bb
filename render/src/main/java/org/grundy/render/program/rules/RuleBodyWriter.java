package org.grundy.render.program.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.render.program.ComponentSum;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.ReadyMade;
import org.grundy.render.program.StatementWriter;
import org.grundy.render.program.rules.expression.RuleExpressionWriter;
import org.grundy.render.program.rules.expression.RuleScope;

/// Writes the loops of rules, with what is done with each option inside.
///
/// @param code where it is written
/// @param prelude takes note of functions and tables
/// @param sink what is done with an option
/// @param list the name of the state's list, empty if states have none
/// @param places how many numbers of a state are arguments; those behind them are variables of the program
/// @param sums how the values of components are put together
/// @param natural whether the numbers of a component are proved not to be negative
/// @param use what is done with an option
record RuleBodyWriter(
        StatementWriter code,
        ProgramPrelude prelude,
        OptionSink sink,
        String list,
        int places,
        ComponentSum sums,
        Predicate<MoveTerm> natural,
        Use use) {
    /// What is done with an option.
    @FunctionalInterface
    interface Use {
        /// Writes it.
        ///
        /// @param value what is known of the option
        /// @param scope the variables of the move
        void option(String value, RuleScope scope);

        /// The one number that the variable of a loop can be, where no other leads to an option that is of use.
        ///
        /// @param slot of the variable
        /// @param scope the variables outside
        default Optional<String> only(int slot, RuleScope scope) {
            return Optional.empty();
        }
    }

    private static final Pattern CALL = Pattern.compile("\\w\\(");
    private static final int WRITTEN_OUT = 8;
    private static final List<String> OWN_NAMES = List.of("seen", "sum", "turn", "stuck", "mex");

    /// The moves of a rule from a state.
    void rule(RuleTree rule, RuleScope scope) {
        Runnable moves = () -> clauses(rule.clauses(), scope, inner -> option(rule.terms(), inner));
        if (rule.clauses().isEmpty()) {
            code.put("block", moves);
        } else {
            moves.run();
        }
    }

    private RuleExpressionWriter in(RuleScope scope) {
        return new RuleExpressionWriter(code, prelude, scope, list);
    }

    private void clauses(List<Clause> clauses, RuleScope scope, Consumer<RuleScope> tail) {
        List<BoolExpr> conditions = clauses.stream()
                .takeWhile(Clause.If.class::isInstance)
                .map(clause -> ((Clause.If) clause).condition())
                .toList();
        List<Clause> rest = clauses.subList(conditions.size(), clauses.size());
        Runnable inside = () -> {
            if (rest.isEmpty()) {
                tail.accept(scope);
            } else if (rest.getFirst() instanceof Clause.For(int slot, SetExpr set)) {
                loop(set, slot, scope, inner -> clauses(rest.subList(1, rest.size()), inner, tail));
            }
        };
        if (conditions.isEmpty()) {
            inside.run();
        } else {
            code.when(conditions.stream().map(in(scope)::both).collect(Collectors.joining(code.and())), inside);
        }
    }

    private void loop(SetExpr set, int slot, RuleScope scope, Consumer<RuleScope> tail) {
        if (set instanceof SetExpr.Union(List<SetExpr> parts)) {
            parts.forEach(part -> loop(part, slot, scope, tail));
            return;
        }
        List<String> taken = new ArrayList<>(OWN_NAMES);
        taken.add(list);
        String name = scope.fresh(taken);
        RuleScope inner = scope.with(slot, name, scope.of(set));
        Runnable body = () -> tail.accept(inner);
        RuleExpressionWriter numbers = in(scope);
        switch (set) {
            case SetExpr.Range range -> {
                String end = numbers.operand(range.to());
                String from = numbers.operand(range.from());
                String step = numbers.operand(range.step());
                Optional<String> only = use.only(slot, scope);
                if (only.isPresent()) {
                    code.put("block", () -> {
                        code.number(name, only.get());
                        code.when(from + " <= " + name + code.and() + name + " <= " + end, body);
                    });
                } else if (code.python() || !CALL.matcher(end).find()) {
                    code.count(name, from, end, step, body);
                } else {
                    code.countOnce(name, from, end, step, "most_" + name, body);
                }
            }
            case SetExpr.Single(IntExpr value) ->
                code.each(name, code.numbers("listed", List.of(numbers.argument(value))), body);
            case SetExpr.Fixed(List<Long> fixed) -> code.each(name, fixed(fixed), body);
            case SetExpr.Sequence sequence -> sequence(sequence, name, numbers, body);
            case SetExpr.Members members -> code.each(name, numbers.of(members.list()), body);
            case SetExpr.Union union -> throw new IllegalStateException("a union");
        }
    }

    private String fixed(List<Long> numbers) {
        boolean table = numbers.size() > WRITTEN_OUT || numbers.isEmpty() || code.java();
        return table
                ? prelude.table(numbers)
                : code.numbers(
                        "listed",
                        numbers.stream().map(code.language()::longLiteral).toList());
    }

    private void sequence(SetExpr.Sequence sequence, String name, RuleExpressionWriter numbers, Runnable body) {
        String function = ReadyMade.function(sequence.kind());
        String arguments =
                sequence.arguments().stream().map(numbers::argument).collect(Collectors.joining(", ", "(", ")"));
        String most = numbers.operand(sequence.arguments().getLast());
        code.each(name, prelude.function(function) + arguments, () -> {
            code.when(name + " > " + most, () -> code.line("break"));
            body.run();
        });
    }

    private void option(List<MoveTerm> terms, RuleScope scope) {
        boolean plain = terms.stream().allMatch(MoveTerm::isOne);
        if (plain) {
            String value = terms.stream()
                    .map(term -> read(term, scope))
                    .reduce(sums.joined(prelude))
                    .orElse("0");
            take(value, terms.size() == 1 && sink.isOutcome(), scope);
        } else {
            code.value("sum", "0");
            terms.forEach(term -> clauses(term.each(), scope, inner -> add(term, inner)));
            take("sum", false, scope);
        }
    }

    private void take(String value, boolean outcome, RuleScope scope) {
        if (sums == ComponentSum.WON_AT_ONCE && !outcome) {
            String each = value;
            if (!value.equals("sum")) {
                code.value("sum", value);
                each = "sum";
            }
            String sum = each;
            code.when(sum + " >= 0", () -> use.option(sum, scope));
        } else {
            use.option(value, scope);
        }
    }

    private void add(MoveTerm term, RuleScope scope) {
        String component = read(term, scope);
        String more = sums.added("sum", component, prelude);
        if (term.copies().isEmpty()) {
            code.line(more);
            return;
        }
        String copies = in(scope).operand(term.copies().get());
        if (sums.cancels()) {
            code.when("(" + copies + ") % 2 != 0", () -> code.line(more));
        } else {
            code.count("copy", "1", copies, "1", () -> code.line(more));
        }
    }

    /// What is known of a component.
    private String read(MoveTerm term, RuleScope scope) {
        RuleExpressionWriter writer = in(scope);
        Stream<String> numbers = IntStream.range(0, places).mapToObj(place -> {
            IntExpr number = term.numbers().get(place);
            boolean checked = !natural.test(term) && scope.of(number).low().compareTo(BigInteger.ZERO) < 0;
            return checked ? prelude.check("natural") + "(" + writer.of(number) + ")" : writer.of(number);
        });
        return sink.read()
                + Stream.concat(numbers, term.list().map(writer::of).stream())
                        .collect(Collectors.joining(", ", "(", ")"));
    }
}
