package org.grundy.render.program;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.render.program.ReaderWriter.Called;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputItem;
import org.grundy.render.program.input.InputPlan;
import org.grundy.render.program.input.InputVariables;

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
        new AnswerWriter(code, format, variables).begin();
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
        code.put("read.sum", "type", prelude.type());
    }

    /// Adds a position to the sum.
    void add() {
        add(variables::of);
    }

    private void add(UnaryOperator<String> variable) {
        String value =
                called.sums().value() + "(" + arguments(variable) + ")" + (called.big() ? ".longValueExact()" : "");
        code.line(called.sums().added("sum", value, prelude));
    }

    /// The arguments of a call.
    private String arguments(UnaryOperator<String> variable) {
        if (!called.reader().isEmpty()) {
            return "whole";
        }
        return Stream.concat(
                        Stream.concat(called.numbers().stream(), called.parameters().stream()),
                        Stream.of(called.list()).filter(list -> !list.isEmpty()))
                .map(variable)
                .collect(Collectors.joining(", "));
    }

    /// At the end of a case.
    void answer() {
        AnswerWriter answers = new AnswerWriter(code, format, variables);
        if (plan.sum().isPresent()) {
            plan.sum().filter(sum -> sum.times().isEmpty()).ifPresent(this::sumLists);
            decide(answers, "sum", called.sums().lost("sum", code));
            return;
        }
        String call = called.name() + "(" + arguments(variables::of) + ")";
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
        if (!prelude.isWide()) {
            return number;
        }
        return "decimal(" + number + ")";
    }

    /// Positions whose numbers are in lists.
    private void sumLists(InputItem.Sum sum) {
        List<String> lists = sum.names().filter(called.numbers()::contains).toList();
        beginSum();
        code.put(
                "read.places",
                () -> add(name -> lists.contains(name)
                        ? code.part("read.at", "list", variables.of(name), "place", "place")
                        : variables.of(name)),
                "list",
                variables.of(lists.getFirst()));
    }
}
