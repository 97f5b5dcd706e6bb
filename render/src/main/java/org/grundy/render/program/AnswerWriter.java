package org.grundy.render.program;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes the statements of a program that print its answers in words.
///
/// @param code where they are written
/// @param format has the words
public record AnswerWriter(StatementWriter code, InputFormat format) {
    /// Before the first answer.
    public void begin() {
        if (format.isNumbered()) {
            code.line("long long answered = 0", "long answered = 0", "answered = 0");
        }
    }

    /// Prints who wins.
    ///
    /// @param lost the condition that the position is lost
    public void say(String lost) {
        next();
        print(choice(lost, numbered(format.lost()), numbered(format.won())));
    }

    /// Prints who wins, or that nobody does.
    ///
    /// @param outcome a number: 0 for a lost position, 1 for a won one, 2 for a draw
    public void sayOutcome(String outcome) {
        next();
        print(choice(
                outcome + " == 0",
                numbered(format.lost()),
                "(" + choice(outcome + " == 1", numbered(format.won()), numbered(format.drawn())) + ")"));
    }

    /// Prints a number.
    public void number(String number) {
        print(number);
    }

    private void next() {
        if (format.isNumbered()) {
            code.line("answered++", "answered++", "answered += 1");
        }
    }

    private void print(String answer) {
        String operand = answer.contains(" ? ") ? "(" + answer + ")" : answer;
        code.line("cout << " + operand + " << '\\n'", "System.out.println(" + answer + ")", "print(" + answer + ")");
    }

    private String choice(String condition, String yes, String no) {
        return code.language() == ProgramLanguage.PYTHON
                ? yes + " if " + condition + " else " + no
                : condition + " ? " + yes + " : " + no;
    }

    /// A word with the number of the case in it.
    private String numbered(String word) {
        List<String> parts = Stream.of(word.split(Pattern.quote(InputFormat.NUMBER), -1))
                .map(AnswerWriter::quoted)
                .toList();
        String first = parts.getFirst();
        if (parts.size() == 1) {
            return first;
        }
        String number = switch (code.language()) {
            case CPP -> "to_string(answered)";
            case JAVA -> "answered";
            case PYTHON -> "str(answered)";
        };
        return (code.language() == ProgramLanguage.CPP ? "string(" + first + ")" : first)
                + parts.stream()
                        .skip(1)
                        .map(part -> " + " + number + " + " + part)
                        .collect(Collectors.joining());
    }

    private static String quoted(String word) {
        return '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
