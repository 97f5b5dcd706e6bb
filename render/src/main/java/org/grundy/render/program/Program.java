package org.grundy.render.program;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.Extremes;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.render.Language;

/// A form as a program in a programming language.
///
/// @param language the programming language
/// @param arguments the names of the form's arguments: the numbers of a position, then parameters
/// @param quantity what the form gives
/// @param form the expression
/// @param remarks lines of comment for its beginning: what it is and how it is known
/// @param words the language of a further remark: for which numbers it is right
public record Program(
        ProgramLanguage language,
        List<String> arguments,
        SampledQuantity quantity,
        Expression form,
        List<String> remarks,
        Language words) {
    /// Copies the lists.
    public Program {
        arguments = List.copyOf(arguments);
        remarks = List.copyOf(remarks);
    }

    /// The program.
    ///
    /// @param main whether it is to read positions and print their answers; else this is shown in a comment
    public String text(boolean main) {
        boolean wide = language == ProgramLanguage.CPP && !ValueRange.OF_LONGS.staysLong(form);
        ProgramPrelude prelude = new ProgramPrelude(language, wide);
        SortedMap<String, String> extremes = new TreeMap<>();
        ExpressionWriter code = new ExpressionWriter(
                ArithmeticNotation.of(language, prelude),
                this::name,
                prelude,
                Extremes.areOften(form) ? Optional.of(extremes) : Optional.empty());
        TypedExpression body =
                quantity == SampledQuantity.LOST ? TypedExpression.usual(code.condition(form)) : code.number(form);
        String function = function(extremes, body, prelude);
        String functions = prelude.text();
        String above = Stream.concat(remarks.stream(), Stream.of(range(prelude, functions + function)))
                .map(line -> (language.comment() + " " + line).stripTrailing() + "\n")
                .collect(Collectors.joining());
        String reader = new ReaderWriter(language, names(), quantity).text(prelude);
        String below = main ? reader : commented(reader);
        return switch (language) {
            case CPP ->
                above
                        + "#include <algorithm>\n"
                        + "#include <cmath>\n"
                        + "#include <iostream>\n"
                        + "#include <stdexcept>\n"
                        + "#include <string>\n"
                        + "#include <vector>\n"
                        + "using namespace std;\n\n"
                        + functions + function + "\n\n" + below;
            case JAVA ->
                above + "import java.math.BigInteger;\nimport java.util.*;\n\npublic class Main {\n" + functions
                        + function + "\n\n" + indented(below) + "}\n";
            case PYTHON -> above + "import math\nimport sys\n\n" + functions + function + "\n\n" + below;
        };
    }

    private static String indented(String text) {
        return text.lines()
                .map(line -> line.isEmpty() ? "\n" : "    " + line + "\n")
                .collect(Collectors.joining());
    }

    private String name(int slot) {
        String name = arguments.get(slot);
        return name.matches("[A-Za-z][A-Za-z0-9_]*")
                        && !ReservedWords.ALL.contains(name)
                        && !name.matches("(f|h|table)\\d*")
                ? name
                : "x" + (slot + 1);
    }

    private List<String> names() {
        return IntStream.range(0, arguments.size()).mapToObj(this::name).toList();
    }

    /// What the program says of the numbers that it takes.
    private String range(ProgramPrelude prelude, String text) {
        if (prelude.checks() || text.contains(JavaNotation.EXACT)) {
            return words.of(
                    "The arithmetic is exact. Numbers for which it needs more bits than there are end it with an"
                            + " exception.",
                    "运算都是精确的；若某个数所需的位数超出类型的范围，程序抛出异常。");
        }
        return language == ProgramLanguage.PYTHON
                ? words.of("The arithmetic is exact for natural numbers of any size.", "对任意大的自然数，运算都是精确的。")
                : words.of(
                        "The arithmetic is exact for all numbers from 0 to " + Long.MAX_VALUE + ".",
                        "对 0 到 " + Long.MAX_VALUE + " 的所有数，运算都是精确的。");
    }

    private String function(SortedMap<String, String> extremes, TypedExpression body, ProgramPrelude prelude) {
        boolean lost = quantity == SampledQuantity.LOST;
        String name = ReaderWriter.called(quantity);
        String first = extremes.isEmpty() ? "" : declared(extremes, prelude);
        String java = body.isBig() ? "BigInteger " : "long ";
        return switch (language) {
            case CPP ->
                (lost ? "bool" : prelude.type()) + " " + name + "(" + typed(prelude.type() + " ") + ") {\n" + first
                        + "    return " + body.text() + ";\n}";
            case JAVA ->
                "    static " + (lost ? "boolean " : java) + name + "(" + typed("long ") + ") {\n" + first
                        + "        return " + body.text() + ";\n    }";
            case PYTHON ->
                "def " + name + "(" + String.join(", ", names()) + "):\n" + first + "    return " + body.text() + "\n";
        };
    }

    /// A line that names numbers which are needed often.
    private String declared(SortedMap<String, String> extremes, ProgramPrelude prelude) {
        String all = extremes.entrySet().stream()
                .map(each -> each.getKey() + " = " + each.getValue())
                .collect(Collectors.joining(", "));
        return switch (language) {
            case CPP -> "    " + prelude.type() + " " + all + ";\n";
            case JAVA -> "        long " + all + ";\n";
            case PYTHON ->
                "    " + String.join(", ", extremes.keySet()) + " = " + String.join(", ", extremes.values()) + "\n";
        };
    }

    private String typed(String type) {
        return names().stream().map(name -> type + name).collect(Collectors.joining(", "));
    }

    private String commented(String text) {
        return text.lines()
                .map(line -> (language.comment() + " " + line).stripTrailing() + "\n")
                .collect(Collectors.joining());
    }
}
