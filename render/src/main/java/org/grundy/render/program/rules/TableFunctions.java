package org.grundy.render.program.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.rules.TableOrder;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.StatementWriter;

/// Writes what a program needs that fills a table: whole, or where states are single numbers as far as is asked for.
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
        plan.parameters().forEach(name -> code.put("table.parameter", "name", name));
        boolean bytes = isOfBytes();
        code.put(
                grows() ? bytes ? "growing.variables.bytes" : "growing.variables.array" : "table.variables",
                "type",
                plan.cells().type(code.language()));
        if (plan.sink() == OptionSink.MARKS) {
            boolean nimbers = plan.game().tree().specials().stream().anyMatch(SpecialStates.Value.class::isInstance);
            code.put("table.marks", "size", nimbers ? MARKS_OF_NIMBERS : MARKS);
        }
        code.raw("");
    }

    /// The functions that give a cell and what is in it.
    void read() {
        List<String> names = plan.arguments();
        if (names.size() > 1) {
            code.function("index", "at", names, "", () -> code.put("table.index", "index", index()));
        }
        code.function(plan.sink().type(), plan.sink().read(), names, "", () -> {
            if (plan.game().tree().shape().unordered()) {
                CanonicalOrder.write(code, names);
            }
            code.line("return " + plan.cells().read(code.language(), "values[" + cell() + "]"));
        });
    }

    private String cell() {
        List<String> names = plan.arguments();
        return names.size() > 1
                ? "at(" + String.join(", ", names) + ")"
                : code.part("narrow", "number", names.getFirst());
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

    private boolean isOfBytes() {
        return plan.cells() == CellType.BYTE || plan.cells() == CellType.TRUTH;
    }

    /// Whether the table is filled as far as is asked for.
    private boolean grows() {
        return order.isLine();
    }

    /// What forgets the table.
    String forget() {
        return grows() ? "growing.forget" : "table.forget";
    }

    /// The function that fills the table.
    void fill() {
        if (grows()) {
            String name = plan.arguments().getFirst();
            code.function("void", "fill", List.of("up_to"), "", () -> {
                code.put("growing.begin", "type", plan.cells().type(code.language()));
                code.put("growing.loop", this::cellOf, "name", name);
            });
            return;
        }
        code.function("void", "fill", List.of(), "", () -> {
            code.put(
                    isOfBytes() ? "table.fill.bytes" : "table.fill.array",
                    "type",
                    plan.cells().type(code.language()),
                    "size",
                    order.cells());
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
        Runnable store =
                () -> code.line("values[" + cell() + "] = " + plan.cells().written(code.language(), computed));
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
    /// @param state the arguments, with parameters
    void ready(List<String> state) {
        List<String> own = plan.parameters();
        List<String> parameters = state.subList(plan.places(), state.size());
        if (own.isEmpty()) {
            if (grows()) {
                code.line("fill(" + state.getFirst() + ")");
            } else {
                code.when(code.part("table.empty"), () -> code.line("fill()"));
            }
            return;
        }
        code.put("table.global", "names", String.join(", ", own));
        boolean forgotten = !grows() && !plan.target().given().isEmpty(); // by other lists
        String other = Stream.concat(
                        forgotten ? Stream.of(code.part("table.empty")) : Stream.of(),
                        IntStream.range(0, own.size()).mapToObj(i -> own.get(i) + " != " + parameters.get(i)))
                .collect(Collectors.joining(code.or()));
        code.when(other, () -> {
            IntStream.range(0, own.size()).forEach(i -> code.line(own.get(i) + " = " + parameters.get(i)));
            if (grows()) {
                code.put(forget(), "type", plan.cells().type(code.language()));
            } else {
                code.line("fill()");
            }
        });
        if (grows()) {
            code.line("fill(" + state.getFirst() + ")");
        }
    }
}
