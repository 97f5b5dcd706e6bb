package org.grundy.render.program;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.render.program.InputFormat.Part;

/// Writes the part of a program that reads positions and prints their answers. What is no natural number of the
/// arguments' type is refused.
///
/// @param code where it is written
/// @param prelude has ready-made functions
/// @param called the function that answers
/// @param format what the input looks like
public record ReaderWriter(StatementWriter code, ProgramPrelude prelude, Called called, InputFormat format) {
    /// A function of a program.
    ///
    /// @param numbers the names of the numbers of a position
    /// @param parameters the names of further arguments
    /// @param list the name of a list, the last argument, empty if there is none
    /// @param quantity what it gives
    /// @param big whether that is a number of any size in Java
    /// @param sums how the values of components are put together
    public record Called(
            List<String> numbers,
            List<String> parameters,
            String list,
            SampledQuantity quantity,
            boolean big,
            ComponentSum sums) {
        /// The name of the function.
        public String name() {
            return sums == ComponentSum.DRAWN ? "outcome" : quantity == SampledQuantity.LOST ? "lost" : sums.value();
        }
    }

    /// The text.
    public String text() {
        ready("parsed");
        if (isDecimal()) {
            ready("decimal");
        }
        if (format.order().stream().anyMatch(InputOrder::isShifted)) {
            ready("shifted");
        }
        code.put("main.numbers", () -> {
            new AnswerWriter(code, format).begin();
            if (called.list.isEmpty() || isSum()) {
                code.put("read.begin");
                cases();
            } else {
                lines();
            }
        });
        return code.text() + "\n";
    }

    private void ready(String name) {
        code.ready(prelude.ready(name).stripIndent());
    }

    private boolean isDecimal() {
        return prelude.isWide() && called.quantity == SampledQuantity.GRUNDY && !isSum();
    }

    private boolean isSum() {
        return format.has(Part.HEAPS);
    }

    /// Positions between blanks.
    private void cases() {
        InputOrder order = InputOrder.of(format.order(), called.numbers, called.parameters);
        List<String> first = order.first();
        read(order.before());
        if (format.has(Part.CASES)) {
            read(List.of("cases"));
            read(order.behind());
            code.put("read.cases", () -> {
                read(first);
                repeated(order);
            });
            return;
        }
        read(order.behind());
        List<String> unread = code.language().of(List.of(), first, first.subList(1, first.size()));
        code.put(
                "read.all",
                () -> {
                    read(unread);
                    repeated(order);
                },
                "names",
                String.join(", ", first),
                "read",
                String.join(" >> ", first),
                "first",
                first.getFirst());
    }

    private void repeated(InputOrder order) {
        if (format.has(Part.ZERO)) {
            code.when(number(order.first().getFirst()) + " == 0", () -> code.line("break"));
        }
        if (!isSum()) {
            print(arguments("", order));
        } else if (called.list.isEmpty()) {
            sum(order);
        } else {
            listed(order);
        }
    }

    /// Reads numbers by their names; in C++ they stay texts.
    private void read(List<String> names) {
        if (!names.isEmpty()) {
            code.put("read.texts", "names", String.join(", ", names), "read", String.join(" >> ", names));
            names.forEach(name -> code.put("read.number", "name", name));
        }
    }

    private String number(String name) {
        return code.part("read.parsed", "name", name);
    }

    /// The arguments of a call.
    ///
    /// @param place what stands behind the names of the numbers of a position
    private String arguments(String place, InputOrder order) {
        return Stream.concat(
                        called.numbers.stream().map(name -> shifted(name, number(name + place), order)),
                        called.parameters.stream().map(name -> shifted(name, number(name), order)))
                .collect(Collectors.joining(", "));
    }

    private static String shifted(String name, String number, InputOrder order) {
        return shifted(number, order.shifts().getOrDefault(name, 0));
    }

    private static String shifted(String number, int shift) {
        return shift == 0 ? number : "shifted(" + number + ", " + shift + ")";
    }

    /// The nim sum of the positions of a case.
    private void sum(InputOrder order) {
        code.put("read.sum", "type", prelude.type());
        if (order.positions() > 0) {
            IntStream.rangeClosed(1, order.positions())
                    .forEach(place -> add(arguments(Integer.toString(place), order)));
        } else {
            code.put("read.heaps", () -> {
                read(order.each());
                add(arguments("", order));
            });
        }
        say(called.sums.lost("sum", code));
    }

    private void add(String arguments) {
        String value = called.sums.value() + "(" + arguments + ")" + (called.big ? ".longValueExact()" : "");
        code.line(called.sums.added("sum", value, prelude));
    }

    /// A position that is a list, behind its length.
    private void listed(InputOrder order) {
        String list = called.list;
        read(order.each());
        code.put("read.list", "list", list, "number", shifted(code.part("read.next"), order.ofList()));
        String before = arguments("", order);
        print(before.isEmpty() ? list : before + ", " + list);
    }

    private void print(String arguments) {
        String call = called.name() + "(" + arguments + ")";
        if (called.quantity == SampledQuantity.LOST || (isSum() && !called.list.isEmpty())) {
            say(called.quantity == SampledQuantity.LOST ? call : call + " == 0");
        } else {
            new AnswerWriter(code, format).print(isDecimal() ? "decimal(" + call + ")" : call);
        }
    }

    private void say(String lost) {
        AnswerWriter answers = new AnswerWriter(code, format);
        if (called.sums == ComponentSum.DRAWN) {
            code.value("result", lost);
            answers.sayOutcome("result");
        } else {
            answers.say(lost);
        }
    }

    /// Positions that are lists, one on each line.
    private void lines() {
        String list = called.list;
        List<String> before = Stream.concat(called.numbers.stream(), called.parameters.stream())
                .toList();
        code.put(
                "read.lines",
                () -> {
                    before.forEach(name -> code.put("read.first", "name", name, "list", list));
                    print(Stream.concat(before.stream(), Stream.of(list)).collect(Collectors.joining(", ")));
                },
                "list",
                list);
    }
}
