package org.grundy.render.program;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.discover.sample.SampledQuantity;

/// Writes the part of a program that reads positions and prints their answers. What is no natural number of the
/// arguments' type is refused.
///
/// @param language the programming language
/// @param names of the arguments
/// @param quantity what the function gives
record ReaderWriter(ProgramLanguage language, List<String> names, SampledQuantity quantity) {
    /// The name of the function that gives a quantity.
    static String called(SampledQuantity quantity) {
        return quantity == SampledQuantity.LOST ? "lost" : "grundy";
    }

    /// The text.
    ///
    /// @param prelude has ready-made functions
    String text(ProgramPrelude prelude) {
        return switch (language) {
            case CPP -> cpp(prelude);
            case JAVA -> java(prelude);
            case PYTHON -> python();
        };
    }

    private String call(List<String> arguments) {
        return called(quantity) + "(" + String.join(", ", arguments) + ")";
    }

    private String cpp(ProgramPrelude prelude) {
        boolean decimal = prelude.isWide() && quantity == SampledQuantity.GRUNDY;
        String call = call(names.stream().map(name -> "parsed(" + name + ")").toList());
        String answer = decimal ? "decimal(" + call + ")" : answer(call);
        return prelude.ready("parsed") + "\n\n" + (decimal ? prelude.ready("decimal") + "\n\n" : "")
                + "int main() {\n    string " + String.join(", ", names) + ";\n    while (cin >> "
                + String.join(" >> ", names) + ")\n        cout << " + answer + " << '\\n';\n}\n";
    }

    private String answer(String call) {
        return quantity == SampledQuantity.LOST ? "(" + call + " ? \"P\" : \"N\")" : call;
    }

    private String java(ProgramPrelude prelude) {
        String read = names.stream()
                .map(name -> "        long " + name + " = parsed(in.next());\n")
                .collect(Collectors.joining());
        return prelude.ready("parsed").stripIndent() + "\n\npublic static void main(String[] arguments) {\n"
                + "    Scanner in = new Scanner(System.in);\n    while (in.hasNext()) {\n" + read
                + "        System.out.println("
                + (quantity == SampledQuantity.LOST ? call(names) + " ? \"P\" : \"N\"" : call(names))
                + ");\n    }\n}\n";
    }

    private String python() {
        String list = String.join(", ", names) + (names.size() == 1 ? "," : "");
        String answer = quantity == SampledQuantity.LOST ? "\"P\" if " + call(names) + " else \"N\"" : call(names);
        String natural = names.stream().map(name -> name + " < 0").collect(Collectors.joining(" or "));
        return "for line in sys.stdin:\n    if line.split():\n        " + list
                + " = map(int, line.split())\n        if " + natural
                + ":\n            raise ValueError(line)\n        print(" + answer + ")\n";
    }
}
