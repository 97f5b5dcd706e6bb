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
        switch (code.language()) {
            case CPP -> code.open("int main()");
            case JAVA ->
                code.open("public static void main(String[] arguments)").line("Scanner in = new Scanner(System.in)");
            case PYTHON -> code.open("def main()");
        }
        new AnswerWriter(code, format).begin();
        if (called.list.isEmpty() || format.has(Part.HEAPS)) {
            code.line("", "", "numbers = map(parsed, sys.stdin.read().split())");
            cases();
        } else {
            lines();
        }
        code.close();
        code.lineIf(ProgramLanguage.PYTHON, "\n\nmain()");
        return code.text() + "\n";
    }

    private void ready(String name) {
        prelude.ready(name).stripIndent().lines().forEach(code::raw);
        code.gap();
        if (code.language() == ProgramLanguage.PYTHON) {
            code.gap();
        }
    }

    private boolean isDecimal() {
        return prelude.isWide() && called.quantity == SampledQuantity.GRUNDY && !format.has(Part.HEAPS);
    }

    private boolean heaps() {
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
            code.open(choice(
                    "for (long long left = parsed(cases); left > 0; left--)",
                    "for (long left = cases; left > 0; left--)",
                    "for case in range(cases)"));
            read(first);
            repeated(order);
            return;
        }
        read(order.behind());
        if (code.language() == ProgramLanguage.PYTHON) {
            code.open("for " + first.getFirst() + " in numbers");
            read(first.subList(1, first.size()));
        } else {
            code.line("string " + String.join(", ", first), "", "");
            code.open(choice("while (cin >> " + String.join(" >> ", first) + ")", "while (in.hasNext())", ""));
            if (code.language() == ProgramLanguage.JAVA) {
                read(first);
            }
        }
        repeated(order);
    }

    private void repeated(InputOrder order) {
        if (format.has(Part.ZERO)) {
            code.when(number(order.first().getFirst()) + " == 0", () -> code.line("break"));
        }
        answer(order);
        code.close();
    }

    private void answer(InputOrder order) {
        if (!heaps()) {
            print(arguments("", order));
        } else if (called.list.isEmpty()) {
            sum(order);
        } else {
            listed(order);
        }
    }

    private String choice(String cpp, String java, String python) {
        return switch (code.language()) {
            case CPP -> cpp;
            case JAVA -> java;
            case PYTHON -> python;
        };
    }

    /// Reads numbers by their names; in C++ they stay texts.
    private void read(List<String> names) {
        if (names.isEmpty()) {
            return;
        }
        switch (code.language()) {
            case CPP -> code.line("string " + String.join(", ", names)).line("cin >> " + String.join(" >> ", names));
            case JAVA -> names.forEach(name -> code.line("long " + name + " = parsed(in.next())"));
            case PYTHON -> names.forEach(name -> code.line(name + " = next(numbers)"));
        }
    }

    private String number(String name) {
        return code.language() == ProgramLanguage.CPP ? "parsed(" + name + ")" : name;
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

    private String shifted(String name, String number, InputOrder order) {
        return shifted(number, order.shifts().getOrDefault(name, 0));
    }

    private String shifted(String number, int shift) {
        return shift == 0 ? number : "shifted(" + number + ", " + shift + ")";
    }

    /// The nim sum of the positions of a case.
    private void sum(InputOrder order) {
        code.line(prelude.type() + " sum = 0", "long sum = 0", "sum = 0");
        if (order.positions() > 0) {
            IntStream.rangeClosed(1, order.positions())
                    .forEach(place -> add(arguments(Integer.toString(place), order)));
        } else {
            code.open(each("heap", "count"));
            read(order.each());
            add(arguments("", order));
            code.close();
        }
        say(called.sums.lost("sum", code));
    }

    private void add(String arguments) {
        String value = called.sums.value() + "(" + arguments + ")" + (called.big ? ".longValueExact()" : "");
        code.line(called.sums.added("sum", value, prelude));
    }

    private String each(String variable, String count) {
        return choice(
                "for (long long " + variable + " = parsed(" + count + "); " + variable + " > 0; " + variable + "--)",
                "for (long " + variable + " = " + count + "; " + variable + " > 0; " + variable + "--)",
                "for " + variable + " in range(" + count + ")");
    }

    /// A position that is a list, behind its length.
    private void listed(InputOrder order) {
        String list = called.list;
        read(order.each());
        switch (code.language()) {
            case CPP -> {
                code.line("vector<long long> " + list);
                code.open(each("place", "count"));
                code.line("string number")
                        .line("cin >> number")
                        .line(list + ".push_back(" + shifted("parsed(number)", order.ofList()) + ")");
                code.close();
            }
            case JAVA -> {
                code.line("long[] " + list + " = new long[(int) count]");
                code.line("for (int place = 0; place < count; place++) " + list + "[place] = "
                        + shifted("parsed(in.next())", order.ofList()));
            }
            case PYTHON ->
                code.line(
                        list + " = tuple(" + shifted("next(numbers)", order.ofList()) + " for place in range(count))");
        }
        String before = arguments("", order);
        print(before.isEmpty() ? list : before + ", " + list);
    }

    private void print(String arguments) {
        String call = called.name() + "(" + arguments + ")";
        if (called.quantity == SampledQuantity.LOST || (heaps() && !called.list.isEmpty())) {
            say(called.quantity == SampledQuantity.LOST ? call : call + " == 0");
        } else {
            String shown = isDecimal() ? "decimal(" + call + ")" : call;
            code.line("cout << " + shown + " << '\\n'", "System.out.println(" + call + ")", "print(" + call + ")");
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
        switch (code.language()) {
            case CPP -> {
                code.line("string line, number");
                code.open("while (getline(cin, line))");
                code.line("istringstream in(line)").line("vector<long long> " + list);
                code.line("while (in >> number) " + list + ".push_back(parsed(number))");
            }
            case JAVA -> {
                code.open("while (in.hasNextLine())");
                code.line("String line = in.nextLine().strip()");
                code.line("long[] " + list + " = line.isEmpty() ? new long[0] : "
                        + "Arrays.stream(line.split(\"\\\\s+\")).mapToLong(each -> parsed(each)).toArray()");
            }
            case PYTHON -> {
                code.open("for line in sys.stdin");
                code.line(list + " = tuple(map(parsed, line.split()))");
            }
        }
        code.when(choice(list + ".empty()", list + ".length == 0", "not " + list), () -> code.line("continue"));
        before.forEach(name -> code.line(
                        "long long " + name + " = " + list + "[0]",
                        "long " + name + " = " + list + "[0]",
                        name + " = " + list + "[0]")
                .line(
                        list + ".erase(" + list + ".begin())",
                        list + " = Arrays.copyOfRange(" + list + ", 1, " + list + ".length)",
                        list + " = " + list + "[1:]"));
        print(Stream.concat(before.stream(), Stream.of(list)).collect(Collectors.joining(", ")));
        code.close();
    }
}
