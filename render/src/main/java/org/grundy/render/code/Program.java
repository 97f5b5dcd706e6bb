package org.grundy.render.code;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.Extremes;
import org.grundy.discover.sample.Quantity;

/// A form as a program in a programming language.
///
/// @param language the programming language
/// @param arguments the names of the form's arguments: the numbers of a position, then parameters
/// @param quantity what the form gives
/// @param form the expression
/// @param remarks lines of comment for its beginning: what it is and how it is known
public record Program(
        CodeLanguage language, List<String> arguments, Quantity quantity, Expression form, List<String> remarks) {
    /// Words that are no names in one of the languages, or that the program itself uses.
    private static final Set<String> TAKEN = Set.of(
            "and",
            "as",
            "assert",
            "auto",
            "bool",
            "break",
            "byte",
            "case",
            "catch",
            "char",
            "class",
            "const",
            "continue",
            "def",
            "default",
            "del",
            "delete",
            "do",
            "double",
            "elif",
            "else",
            "enum",
            "except",
            "final",
            "float",
            "for",
            "from",
            "global",
            "goto",
            "if",
            "import",
            "in",
            "int",
            "is",
            "lambda",
            "long",
            "main",
            "new",
            "next",
            "not",
            "null",
            "or",
            "pass",
            "print",
            "private",
            "public",
            "raise",
            "return",
            "short",
            "static",
            "switch",
            "this",
            "throw",
            "true",
            "false",
            "try",
            "void",
            "while",
            "with",
            "xor",
            "yield",
            "grundy",
            "lost",
            "min",
            "max",
            "low",
            "high");

    /// Copies the lists.
    public Program {
        arguments = List.copyOf(arguments);
        remarks = List.copyOf(remarks);
    }

    /// The program.
    ///
    /// @param main whether it is to read positions and print their answers; else this is shown in a comment
    public String text(boolean main) {
        Prelude prelude = new Prelude(language);
        SortedMap<String, String> extremes = new TreeMap<>();
        ExpressionCode code = new ExpressionCode(
                language, this::name, prelude, Extremes.areOften(form) ? Optional.of(extremes) : Optional.empty());
        String body = quantity == Quantity.LOST ? code.condition(form) : code.number(form);
        String function = function(extremes, body);
        String above = remarks.stream()
                .map(line -> (language.comment() + " " + line).stripTrailing() + "\n")
                .collect(Collectors.joining());
        String reader = main ? reader() : stub();
        return switch (language) {
            case CPP ->
                above
                        + "#include <algorithm>\n"
                        + "#include <cmath>\n"
                        + "#include <iostream>\n"
                        + "#include <vector>\n"
                        + "using namespace std;\n\n"
                        + prelude.text() + function + "\n\n" + reader;
            case JAVA ->
                above + "import java.util.*;\n\npublic class Main {\n" + prelude.text() + function + "\n\n"
                        + indented(reader) + "}\n";
            case PYTHON -> above + "import math\nimport sys\n\n" + prelude.text() + function + "\n\n" + reader;
        };
    }

    private static String indented(String text) {
        return text.lines()
                .map(line -> line.isEmpty() ? "\n" : "    " + line + "\n")
                .collect(Collectors.joining());
    }

    private String name(int slot) {
        String name = arguments.get(slot);
        return name.matches("[A-Za-z][A-Za-z0-9_]*") && !TAKEN.contains(name) && !name.matches("(f|h|table)\\d*")
                ? name
                : "x" + (slot + 1);
    }

    private List<String> names() {
        return IntStream.range(0, arguments.size()).mapToObj(this::name).toList();
    }

    private String called() {
        return quantity == Quantity.LOST ? "lost" : "grundy";
    }

    private String function(SortedMap<String, String> extremes, String body) {
        boolean lost = quantity == Quantity.LOST;
        String first = extremes.isEmpty() ? "" : declared(extremes);
        return switch (language) {
            case CPP ->
                (lost ? "bool " : "long long ") + called() + "(" + typed("long long ") + ") {\n" + first + "    return "
                        + body + ";\n}";
            case JAVA ->
                "    static " + (lost ? "boolean " : "long ") + called() + "(" + typed("long ") + ") {\n" + first
                        + "        return " + body + ";\n    }";
            case PYTHON ->
                "def " + called() + "(" + String.join(", ", names()) + "):\n" + first + "    return " + body + "\n";
        };
    }

    /// A line that names numbers which are needed often.
    private String declared(SortedMap<String, String> extremes) {
        String all = extremes.entrySet().stream()
                .map(each -> each.getKey() + " = " + each.getValue())
                .collect(Collectors.joining(", "));
        return switch (language) {
            case CPP -> "    long long " + all + ";\n";
            case JAVA -> "        long " + all + ";\n";
            case PYTHON ->
                "    " + String.join(", ", extremes.keySet()) + " = " + String.join(", ", extremes.values()) + "\n";
        };
    }

    private String typed(String type) {
        return names().stream().map(name -> type + name).collect(Collectors.joining(", "));
    }

    private String stub() {
        return reader().lines()
                .map(line -> (language.comment() + " " + line).stripTrailing() + "\n")
                .collect(Collectors.joining());
    }

    private String reader() {
        boolean lost = quantity == Quantity.LOST;
        String list = String.join(", ", names());
        String call = called() + "(" + list + ")";
        return switch (language) {
            case CPP ->
                "int main() {\n    long long " + list + ";\n    while (cin >> " + String.join(" >> ", names())
                        + ")\n        cout << " + (lost ? "(" + call + " ? \"P\" : \"N\")" : call)
                        + " << '\\n';\n}\n";
            case JAVA ->
                "public static void main(String[] arguments) {\n    Scanner in = new Scanner(System.in);\n"
                        + "    while (in.hasNextLong()) {\n"
                        + names().stream()
                                .map(name -> "        long " + name + " = in.nextLong();\n")
                                .collect(Collectors.joining())
                        + "        System.out.println(" + (lost ? call + " ? \"P\" : \"N\"" : call) + ");\n    }\n}\n";
            case PYTHON ->
                "for line in sys.stdin:\n    if line.split():\n        " + list
                        + (names().size() == 1 ? "," : "") + " = map(int, line.split())\n        print("
                        + (lost ? "\"P\" if " + call + " else \"N\"" : call) + ")\n";
        };
    }
}
