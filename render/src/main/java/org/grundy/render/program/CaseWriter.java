package org.grundy.render.program;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.render.program.ReaderWriter.Called;
import org.grundy.render.program.input.AskedMoves;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputItem;
import org.grundy.render.program.input.InputPlan;
import org.grundy.render.program.input.InputVariables;
import org.grundy.render.program.input.OverAll;
import org.grundy.text.InputError;

/// Writes what a main program does with a case when it is read: it calls the function that answers, adds what it gives
/// for the positions of a sum, and prints the answer.
///
/// @param code where it is written
/// @param prelude has the type of numbers
/// @param called the function that answers
/// @param format has the words
/// @param plan what was read
/// @param variables the variables that it was read into
record CaseWriter(
        StatementWriter code,
        ProgramPrelude prelude,
        Called called,
        InputFormat format,
        InputPlan plan,
        InputVariables variables) {
    void begin() {
        answers().begin();
    }

    private AnswerWriter answers() {
        return new AnswerWriter(
                code,
                format,
                variables,
                name -> called.functions().getOrDefault(name, List.of()).stream()
                        .map(variables::of)
                        .toList(),
                plan.letters());
    }

    /// Before the answers of one repeated part.
    void beginLine() {
        format.between().ifPresent(each -> code.put("answer.gap"));
    }

    /// After the last of them.
    void endLine() {
        format.between().ifPresent(each -> code.put("answer.end"));
    }

    /// Before the positions of a sum.
    void beginSum() {
        code.put(isBigSum() ? "read.sum.big" : "read.sum", "type", prelude.type());
    }

    /// Whether the values of a sum may exceed 64 bits.
    private boolean isBigSum() {
        return prelude.isBig() && (called.big() || prelude.isWide());
    }

    /// Adds a position to the sum.
    void add() {
        add(variables::of);
    }

    private void add(UnaryOperator<String> variable) {
        String value = called.sums().value() + "(" + arguments(variable) + ")";
        if (isBigSum()) {
            code.put("read.add.big", "value", value);
        } else {
            code.line(called.sums().added("sum", value + (called.big() ? ".longValueExact()" : ""), prelude));
        }
    }

    /// The arguments of a call.
    private String arguments(UnaryOperator<String> variable) {
        if (!called.reader().isEmpty()) {
            return "whole";
        }
        if (called.packed()) {
            String numbers = code.tuple(called.numbers().stream().map(variable).toList());
            return "packed(" + numbers + ", " + variable.apply(called.list()) + ")";
        }
        return Stream.concat(
                        Stream.concat(called.numbers().stream(), called.parameters().stream()),
                        Stream.of(called.list()).filter(list -> !list.isEmpty()))
                .map(variable)
                .collect(Collectors.joining(", "));
    }

    /// At the end of a case.
    void answer() {
        AnswerWriter answers = answers();
        boolean told = format.moves().told();
        if (plan.sum().isPresent()) {
            plan.sum().filter(sum -> sum.times().isEmpty()).ifPresent(this::sumLists);
            if (told) {
                plan.sum().ifPresent(this::movesInSum);
            }
            decide(answers, "sum", lostSum());
            return;
        }
        if (told) {
            code.line("no_moves()");
            code.line(called.name() + "(" + arguments(variables::of) + ")");
            findMoves(variables::of, "0");
        }
        String call = called.name() + "(" + arguments(variables::of) + ")";
        if (format.printsLength()) {
            code.value(AskedMoves.PLAYED, AskedMoves.REMOTENESS + "(" + arguments(variables::of) + ")");
        }
        if (called.quantity() == SampledQuantity.LOST) {
            decide(answers, "", call);
        } else if (format.answer().isEmpty()) {
            answers.print(List.of(shown(call)));
        } else {
            code.put(
                    "variable",
                    "type",
                    called.big() ? "BigInteger" : prelude.isWide() ? prelude.type() : code.part("long"),
                    "name",
                    "value",
                    "value",
                    call);
            String zero = called.big() ? "value.signum() == 0" : "value == 0";
            decide(answers, shown("value"), zero);
        }
    }

    private void decide(AnswerWriter answers, String value, String lost) {
        if (called.sums() == ComponentSum.DRAWN) {
            code.value("result", lost);
            answers.sayOutcome("result", value);
        } else {
            answers.say(lost, value);
        }
    }

    private String shown(String number) {
        if (!prelude.isWide() || prelude.isBig()) {
            return number;
        }
        return "decimal(" + number + ")";
    }

    /// The condition that the sum is lost, or its outcome.
    private String lostSum() {
        return isBigSum()
                ? code.part("big.zero", "number", "sum")
                : called.sums().lost("sum", code);
    }

    /// Positions whose numbers are in lists.
    private void sumLists(InputItem.Sum sum) {
        beginSum();
        eachPlace(sum, this::add);
    }

    /// Winning moves in each position of a sum: those to a position of the value that the others have together.
    private void movesInSum(InputItem.Sum sum) {
        if (sum.times().isPresent()) {
            throw new InputError(
                    "winning moves are told only where the positions of a sum are numbers: sum k*n, sum k*(x y)",
                    "只有和的各局面是数时才能给出必胜走法：sum k*n、sum k*(x y)");
        }
        code.line("no_moves()");
        code.number(AskedMoves.held(AskedMoves.HEAP), "0");
        eachPlace(sum, variable -> {
            findMoves(variable, "sum ^ " + called.sums().value() + "(" + arguments(variable) + ")");
            code.put("moves.heap");
        });
    }

    private void findMoves(UnaryOperator<String> variable, String wanted) {
        code.line("find_moves(" + wanted + ", " + arguments(variable) + ")");
    }

    private void eachPlace(InputItem.Sum sum, Consumer<UnaryOperator<String>> body) {
        List<String> lists = sum.names().filter(called.numbers()::contains).toList();
        code.put(
                "read.places",
                () -> body.accept(name -> lists.contains(name)
                        ? code.part("read.at", "list", variables.of(name), "place", "place")
                        : variables.of(name)),
                "list",
                variables.of(lists.getFirst()));
    }

    /// Answers for each value of a number, or one over all of them.
    void each(InputItem.Each each) {
        String name = variables.of(each.name());
        String from = variables.ofEnd(each.from());
        String to = variables.ofEnd(each.to());
        if (!format.isOverAll()) {
            beginLine();
            code.count(name, from, to, "1", this::answer);
            endLine();
            return;
        }
        for (OverAll told : OverAll.values()) {
            if (told.isText()) {
                code.put("answer.over.text", "name", told.word());
            } else {
                code.number(told.word(), "0");
            }
        }
        code.count(name, from, to, "1", () -> countOutcome(name));
        answers().sayOverAll();
    }

    /// Takes note of who wins for one value of a number.
    private void countOutcome(String name) {
        Optional<InputItem.Sum> sum = plan.sum();
        sum.filter(lists -> lists.times().isEmpty()).ifPresent(this::sumLists);
        boolean truth = sum.isPresent() || called.quantity() == SampledQuantity.LOST;
        String kind = called.sums() == ComponentSum.DRAWN ? "outcome" : truth ? "lost" : "value";
        code.put(
                "answer.over." + kind,
                () -> code.put("answer.over.won", "name", name),
                "call",
                sum.isPresent() ? lostSum() : called.name() + "(" + arguments(variables::of) + ")",
                "name",
                name);
    }
}
