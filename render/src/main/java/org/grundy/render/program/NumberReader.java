package org.grundy.render.program;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.render.program.input.InputItem;
import org.grundy.render.program.input.InputPlan;
import org.grundy.render.program.input.InputVariables;
import org.grundy.text.InputError;

/// Writes how numbers, lists of numbers and vertices are read. Where a form takes numbers of any size, those of
/// positions and parameters are read so, up to a number of digits, and all others as numbers of 64 bits.
///
/// @param code where it is written
/// @param variables the variables that are read into
/// @param big the names of the numbers of any size
/// @param digits how many digits these have at most
record NumberReader(StatementWriter code, InputVariables variables, Set<String> big, int digits) {
    /// For a program.
    ///
    /// @param arguments the names of the numbers of positions and of parameters
    static NumberReader of(
            StatementWriter code, InputVariables variables, ProgramPrelude prelude, Stream<String> arguments) {
        return new NumberReader(
                code,
                variables,
                prelude.isBig() ? arguments.collect(Collectors.toSet()) : Set.of(),
                prelude.range().largest().toString().length());
    }

    /// A new variable for a number, with it.
    ///
    /// @param signed whether it may be negative where it ends a round
    void number(InputItem.Number number, boolean signed) {
        String name = variables.of(number.name());
        if (isBig(number)) {
            code.put("variable", "type", type(), "name", name, "value", signed ? bigSigned() : read(number));
        } else {
            code.number(name, signed ? "signed_number()" : read(number));
        }
    }

    /// A number that is read, with what is to be added to it.
    private String read(InputItem.Number number) {
        if (!isBig(number)) {
            return small(number.added());
        }
        long added = number.added();
        String read = added > 0 ? bigSigned() : "big_number(" + digits + ")";
        return added == 0 ? read : shiftedBig(read, added);
    }

    private String bigSigned() {
        return "big_signed_number(" + digits + ")";
    }

    private String type() {
        return code.language().of("number", "BigInteger", "");
    }

    private boolean isBig(InputItem.Number number) {
        return big.contains(number.name());
    }

    /// A number that is read with something added; where that is positive, what is read may be negative.
    static String small(long added) {
        return shifted(added > 0 ? "signed_number()" : "next_number()", added);
    }

    private static String shifted(String number, long added) {
        return added == 0 ? number : "shifted(" + number + ", " + added + ")";
    }

    private static String shiftedBig(String number, long added) {
        return "big_shifted(" + number + ", " + added + ")";
    }

    /// Lists of numbers.
    ///
    /// @param count how many rows they have
    void lists(InputItem.Numbers lists, String count) {
        if (lists.columns().size() == 1 && lists.columns().getFirst().added() <= 0) {
            InputItem.Number list = lists.columns().getFirst();
            code.put(
                    isBig(list) ? "read.numbers.big" : "read.numbers",
                    "list",
                    variables.of(list.name()),
                    "count",
                    count,
                    "digits",
                    digits);
            shiftAll(list);
            return;
        }
        lists.columns()
                .forEach(list -> code.put(
                        "read.column",
                        "list",
                        variables.of(list.name()),
                        "count",
                        count,
                        "type",
                        isBig(list) ? type() : code.part("long")));
        code.put(
                "read.rows",
                () -> lists.columns()
                        .forEach(
                                list -> code.put("read.cell", "list", variables.of(list.name()), "number", read(list))),
                "count",
                count);
    }

    /// Adds to all elements of a list what is to be added to them.
    void shiftAll(InputItem.Number list) {
        if (list.added() != 0) {
            code.put(
                    isBig(list) ? "read.shifted.big" : "read.shifted",
                    "list",
                    variables.of(list.name()),
                    "added",
                    list.added());
        }
    }

    /// The vertex at one end of an arc: where the number of vertices is known, those beyond it are refused.
    ///
    /// @param added what is to be added to what is read
    String vertex(InputPlan plan, InputItem.Arcs arcs, long added) {
        String number = small(added);
        return lastVertex(plan, arcs, added)
                .map(last -> "within(" + number + ", " + last + ")")
                .orElse(number);
    }

    /// The last vertex; numbers from 1 on become numbers from 0 on by what is added.
    private Optional<String> lastVertex(InputPlan plan, InputItem.Arcs arcs, long added) {
        return plan.vertices(arcs).map(number -> variables.of(number.name()) + (added < 0 ? " - " + -added : ""));
    }

    /// Refuses vertices of a position that are beyond their number, where that is known.
    ///
    /// @param sum the sum in whose lists they are; empty if they are single numbers
    void checkVertices(InputPlan plan, InputPlan.Wanted wanted, Optional<InputItem.Sum> sum) {
        if (sum.filter(each -> each.times().isPresent()).isPresent()) {
            return;
        }
        plan.arcs()
                .filter(arcs -> arcs.from() == arcs.to())
                .forEach(arcs -> lastVertex(plan, arcs, arcs.from())
                        .ifPresent(last -> wanted.given(arcs.list()).stream()
                                .flatMap(given -> given.vertices().stream())
                                .forEach(name -> checkVertex(variables.of(name), last, sum.isPresent()))));
    }

    private void checkVertex(String name, String last, boolean list) {
        if (list) {
            code.put("read.within", "list", name, "last", last);
        } else {
            code.line("within(" + name + ", " + last + ")");
        }
    }

    /// Adds to a number what is to be added to it.
    void shift(InputItem.Number number) {
        String name = variables.of(number.name());
        String value =
                isBig(number) ? shiftedBig(name, number.added()) : "shifted(" + name + ", " + number.added() + ")";
        code.line(name + " = " + value);
    }

    /// The condition that a number that was read is another.
    ///
    /// @param text of the number
    /// @param name what it is called, empty if it is none of a position
    String isEqual(String text, String name, long value) {
        return big.contains(name) ? code.part("big.equal", "number", text, "value", value) : text + " == " + value;
    }

    /// Looks whether something else than a form's arguments is what they are read for.
    ///
    /// @param items what is read
    /// @throws InputError if a number that may exceed 64 bits counts something or takes each value
    void check(List<InputItem> items) {
        items.stream()
                .flatMap(InputItem::counted)
                .filter(big::contains)
                .findFirst()
                .ifPresent(name -> {
                    throw new InputError(
                            "%s counts something or takes each value, so it is no number beyond 2^63 - 1: leave --to out",
                            "%s 用来计数或取遍各值，因此不会是超过 2^63 - 1 的数：请去掉 --to", name);
                });
    }
}
