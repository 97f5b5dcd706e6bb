package org.grundy.render.program;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.render.Language;
import org.grundy.render.program.input.InputFormat;

/// The text of a program from its parts.
///
/// @param language the programming language
/// @param words the language of what the program says where it ends without an answer
/// @param remarks lines of comment for its beginning
/// @param functions what is above the main program
/// @param reader the main program
public record ProgramFile(
        ProgramLanguage language, Language words, List<String> remarks, String functions, String reader) {
    /// The program of functions that were written as statements.
    ///
    /// @param functions the statements
    /// @param prelude what they need above
    /// @param remarks lines of comment for its beginning
    /// @param called the function that answers
    /// @param format what the input looks like
    public static ProgramFile of(
            StatementWriter functions,
            ProgramPrelude prelude,
            List<String> remarks,
            ReaderWriter.Called called,
            InputFormat format) {
        ProgramLanguage language = functions.language();
        ReaderWriter reader = new ReaderWriter(new StatementWriter(language), prelude, called, format);
        String main = reader.text(); // first, for it needs functions, too
        return new ProgramFile(
                language, prelude.words(), said(remarks, reader), prelude.text() + functions.text(), main);
    }

    /// The program of functions, whose remarks say what is read, too.
    ///
    /// @param functions what is above the main program
    public static ProgramFile of(
            ProgramLanguage language, Language words, List<String> remarks, String functions, ReaderWriter reader) {
        return new ProgramFile(language, words, said(remarks, reader), functions, reader.text());
    }

    private static List<String> said(List<String> remarks, ReaderWriter reader) {
        return Stream.concat(remarks.stream(), Stream.of(reader.says())).toList();
    }

    /// The program.
    ///
    /// @param main whether it has the main program; else this is shown in a comment
    public String text(boolean main) {
        String below = main ? reader : commented(reader);
        String file = new StatementWriter(language)
                .part(
                        "file",
                        "remarks",
                        commented(String.join("\n", remarks)),
                        "functions",
                        functions,
                        "reader",
                        (language == ProgramLanguage.JAVA ? indented(below) : below).stripTrailing());
        return CodeComments.refusing(words, file + "\n");
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
