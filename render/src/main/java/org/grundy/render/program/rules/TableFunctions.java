package org.grundy.render.program.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.lang.rules.TableOrder;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.StatementWriter;

/// Writes what a program needs that fills a table.
///
/// @param plan how it computes
/// @param code where it is written
/// @param prelude takes note of functions
/// @param order how the table is filled
record TableFunctions(RulePlan plan, StatementWriter code, ProgramPrelude prelude, TableOrder order) {
    private static final int MARKS = 64;
    private static final int MARKS_OF_NIMBERS = 1 << 16;

    /// The variables of the program.
    void variables() {
        plan.parameters()
                .forEach(name ->
                        code.line("long long " + name + " = -1", "static long " + name + " = -1", name + " = -1"));
        CellType cells = plan.cells();
        String vector = "vector<" + cells.cpp() + "> values";
        code.line(vector, "static " + cells.java() + "[] values", "values = None");
        if (plan.sink() == OptionSink.MARKS && code.language() != ProgramLanguage.PYTHON) {
            boolean nimbers = plan.game().tree().specials().stream().anyMatch(SpecialStates.Value.class::isInstance);
            int size = nimbers ? MARKS_OF_NIMBERS : MARKS;
            code.line("vector<int> seen(" + size + ")", "static int[] seen = new int[" + size + "]", "");
            code.line("int turn = 0", "static int turn = 0", "");
        }
        code.gap();
    }

    /// The functions that give a cell and what is in it.
    void read() {
        List<String> names = plan.arguments();
        boolean outcome = plan.sink().isOutcome();
        if (names.size() > 1) {
            code.function("long long", "int", "at", names, "", () -> {
                code.line("return " + (code.language() == ProgramLanguage.JAVA ? "(int) (" + index() + ")" : index()));
            });
        }
        code.function(
                outcome ? "bool" : "int",
                outcome ? "boolean" : "int",
                plan.sink().read(),
                names,
                "",
                () -> {
                    if (plan.game().tree().shape().unordered()) {
                        CanonicalOrder.write(code, names);
                    }
                    String cell = "values[" + cell() + "]";
                    code.line("return " + cell, "return " + plan.cells().read(cell), "return " + cell);
                });
    }

    private String cell() {
        List<String> names = plan.arguments();
        return names.size() > 1
                ? "at(" + String.join(", ", names) + ")"
                : code.language() == ProgramLanguage.JAVA ? "(int) " + names.getFirst() : names.getFirst();
    }

    /// The index of a cell by the numbers of its state.
    private String index() {
        String index = "";
        for (TableOrder.Axis axis : order.axes()) {
            String sum = sum(axis);
            index = index.isEmpty()
                    ? sum
                    : (index.contains(" + ") ? "(" + index + ")" : index) + " * " + (axis.bound() + 1) + " + " + sum;
        }
        return index;
    }

    private String sum(TableOrder.Axis axis) {
        List<String> names = plan.names().all();
        String all = names.get(axis.place())
                + axis.others().stream().map(other -> " + " + names.get(other)).collect(Collectors.joining());
        return axis.others().isEmpty() ? all : "(" + all + ")";
    }

    /// The function that fills the table.
    void fill() {
        code.function("void", "void", "fill", List.of(), "", () -> {
            String size = Long.toString(order.cells());
            code.lineIf(ProgramLanguage.PYTHON, "global values");
            boolean python = code.language() == ProgramLanguage.PYTHON;
            boolean bytes = plan.cells() == CellType.BYTE || plan.cells() == CellType.TRUTH;
            if (python && !bytes) {
                code.line("from array import array");
            }
            code.line(
                    "values.assign(" + size + ", 0)",
                    "values = new " + plan.cells().java() + "[" + size + "]",
                    bytes
                            ? "values = bytearray(" + size + ")"
                            : "values = array(\"" + plan.cells().python() + "\", [0]) * " + size);
            loops(0);
        });
    }

    private boolean plain() {
        return order.axes().stream().allMatch(axis -> axis.others().isEmpty());
    }

    private boolean ascendingLoops() {
        List<TableOrder.Axis> axes = order.axes();
        return plain()
                && plan.game().tree().shape().unordered()
                && IntStream.range(0, axes.size()).allMatch(i -> axes.get(i).place() == i);
    }

    private String coordinate(int axis) {
        return plain() ? plan.names().all().get(order.axes().get(axis).place()) : "c" + (axis + 1);
    }

    private void loops(int axis) {
        if (axis == order.axes().size()) {
            cellOf();
            return;
        }
        String from = axis > 0 && ascendingLoops() ? coordinate(axis - 1) : "0";
        String to = Long.toString(order.axes().get(axis).bound());
        code.count(coordinate(axis), from, to, "1", () -> loops(axis + 1));
    }

    /// Computes the cell of a round.
    private void cellOf() {
        List<String> conditions = new ArrayList<>();
        if (!plain()) {
            for (TableOrder.Axis axis : order.solved()) {
                numberOf(axis, conditions);
            }
        }
        List<String> names = plan.arguments();
        if (plan.game().tree().shape().unordered() && !ascendingLoops()) {
            IntStream.range(1, names.size()).forEach(i -> conditions.add(names.get(i - 1) + " <= " + names.get(i)));
        }
        String all = String.join(", ", names);
        if (!plan.allExist()) {
            conditions.add("exists(" + all + ")");
        }
        String computed = "computed(" + all + ")";
        Runnable store = () -> code.line(
                "values[" + cell() + "] = " + computed,
                "values[" + cell() + "] = " + plan.cells().written(computed),
                "values[" + cell() + "] = " + computed);
        if (conditions.isEmpty()) {
            store.run();
        } else {
            code.when(String.join(code.and(), conditions), store);
        }
    }

    private void numberOf(TableOrder.Axis axis, List<String> conditions) {
        List<String> names = plan.names().all();
        String name = names.get(axis.place());
        String coordinate = "c" + (order.axes().indexOf(axis) + 1);
        code.number(
                name,
                coordinate
                        + axis.others().stream()
                                .map(other -> " - " + names.get(other))
                                .collect(Collectors.joining()));
        if (!axis.others().isEmpty()) {
            conditions.add(name + " >= 0");
            conditions.add(name + " <= " + order.largest().get(axis.place()));
        }
    }

    /// Fills the table if that is not done, or was done for other parameters.
    ///
    /// @param parameters the arguments with them
    void ready(List<String> parameters) {
        List<String> own = plan.parameters();
        if (own.isEmpty()) {
            code.when(
                    switch (code.language()) {
                        case CPP -> "values.empty()";
                        case JAVA -> "values == null";
                        case PYTHON -> "values is None";
                    },
                    () -> code.line("fill()"));
            return;
        }
        code.lineIf(ProgramLanguage.PYTHON, "global " + String.join(", ", own));
        String other = IntStream.range(0, own.size())
                .mapToObj(i -> own.get(i) + " != " + parameters.get(i))
                .collect(Collectors.joining(code.or()));
        code.when(other, () -> {
            IntStream.range(0, own.size()).forEach(i -> code.line(own.get(i) + " = " + parameters.get(i)));
            code.line("fill()");
        });
    }
}
