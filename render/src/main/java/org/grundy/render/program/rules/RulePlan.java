package org.grundy.render.program.rules;

import java.util.List;
import java.util.Optional;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.lang.rules.TableOrder;
import org.grundy.render.program.ComponentSum;
import org.grundy.render.program.Program;
import org.grundy.render.program.ProgramNames;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.StatementWriter;

/// How a program computes the values of rules.
///
/// @param game the rules
/// @param target what is computed
/// @param starts whether positions are written as starts
/// @param single whether positions are single states, which moves do not split
/// @param sink what is done with options
/// @param sums how the values of components are put together
/// @param order how the table is filled; empty if states are remembered one by one
/// @param cells of the table
/// @param names of the numbers of a state, parameters included
/// @param list the name of the state's list, empty if it has none
/// @param corner the largest numbers, parameters included
/// @param form gives what is known of a state, where that is not computed from its options
record RulePlan(
        RuleGame game,
        ProgramTarget target,
        boolean starts,
        boolean single,
        OptionSink sink,
        ComponentSum sums,
        Optional<TableOrder> order,
        CellType cells,
        ProgramNames names,
        String list,
        RuleState corner,
        Optional<Program> form) {
    /// Whether states are single numbers, which need no key.
    boolean isNumber() {
        return list.isEmpty() && arguments().size() == 1;
    }

    /// The type of a state in C++: numbers without a list need nothing of the heap.
    String key() {
        return list.isEmpty() ? "std::array<long long, " + arguments().size() + ">" : "vector<long long>";
    }

    /// A state as what it is found by.
    ///
    /// @param type how the program calls its [#key()]
    /// @param made in Python what makes a list that can be a key of the list of the state
    String found(String type, StatementWriter code, ProgramPrelude prelude, String made) {
        return code.cpp() && list.isEmpty()
                ? type + "{" + String.join(", ", arguments()) + "}"
                : state(code, prelude, made);
    }

    /// The type of what is known of a state.
    String type() {
        return form.isPresent() && !sink.isOutcome() ? "long" : sink.type();
    }

    /// How many numbers of a state are no parameters.
    int places() {
        return game.numbers().size() - target.parameters();
    }

    /// The names that the rules have for the parameters, the last numbers of a position.
    List<String> parametersInRules() {
        List<String> all = game.numbers();
        return all.subList(all.size() - target.parameters(), all.size());
    }

    /// The names of the numbers that functions take: all if states are remembered.
    List<String> arguments() {
        return order.isPresent() ? names.all().subList(0, places()) : names.all();
    }

    /// The names of the parameters.
    List<String> parameters() {
        return names.all().subList(places(), game.numbers().size());
    }

    /// The largest value of each number of a state.
    List<Long> largest() {
        return order.map(TableOrder::largest)
                .orElseGet(() ->
                        game.numbers().stream().map(name -> Long.MAX_VALUE).toList());
    }

    /// Whether all states exist.
    boolean allExist() {
        return game.tree().domain().equals(new BoolExpr.Constant(true));
    }

    /// A state as one list of numbers.
    ///
    /// @param made in Python what makes such a list of the list of the state
    String state(StatementWriter code, ProgramPrelude prelude, String made) {
        String numbers = code.tuple(arguments());
        return list.isEmpty()
                ? numbers
                : code.python()
                        ? numbers + " + " + (made.isEmpty() ? list : made + "(" + list + ")")
                        : prelude.function("joined") + "(" + numbers + ", " + list + ")";
    }
}
