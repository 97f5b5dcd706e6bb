package org.grundy.render.program;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.render.Language;

/// The text of a program from its parts.
///
/// @param language the programming language
/// @param words the language of what the program says where it ends without an answer
/// @param remarks lines of comment for its beginning
/// @param functions what is above the main program
/// @param reader the main program
public record ProgramFile(
        ProgramLanguage language, Language words, List<String> remarks, String functions, String reader) {
    /// The program.
    ///
    /// @param main whether it has the main program; else this is shown in a comment
    public String text(boolean main) {
        return CodeComments.refusing(words, joined(main));
    }

    private String joined(boolean main) {
        String above = commented(String.join("\n", remarks));
        String below = main ? reader : commented(reader);
        return switch (language) {
            case CPP ->
                above
                        + "#include <algorithm>\n"
                        + "#include <cmath>\n"
                        + "#include <iostream>\n"
                        + "#include <map>\n"
                        + "#include <set>\n"
                        + "#include <sstream>\n"
                        + "#include <stdexcept>\n"
                        + "#include <string>\n"
                        + "#include <vector>\n"
                        + "using namespace std;\n\n"
                        + functions + "\n\n" + below;
            case JAVA ->
                above + "import java.math.BigInteger;\nimport java.util.*;\n\npublic class Main {\n" + functions
                        + "\n\n" + indented(below) + "}\n";
            case PYTHON -> above + "import math\nimport sys\n\n" + functions + "\n\n\n" + below;
        };
    }

    private String commented(String text) {
        return text.lines()
                .map(line -> (language.comment() + " " + line).stripTrailing() + "\n")
                .collect(Collectors.joining());
    }

    /// A text one level deeper.
    public static String indented(String text) {
        return text.lines()
                .map(line -> line.isEmpty() ? "\n" : "    " + line + "\n")
                .collect(Collectors.joining());
    }
}
