package org.grundy.render.program;

import java.util.ArrayList;
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
            code.put("answer.begin");
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

    private void next() {
        if (format.isNumbered()) {
            code.put("answer.next");
        }
    }

    /// Prints a number or a word.
    public void print(String answer) {
        String operand = answer.contains(" ? ") ? "(" + answer + ")" : answer;
        code.put("answer.print", "operand", operand, "answer", answer);
    }

    private String choice(String condition, String yes, String no) {
        return code.part("choice", "condition", condition, "yes", yes, "no", no);
    }

    /// A word with the number of the case in it.
    private String numbered(String word) {
        List<String> parts = Stream.of(word.split(Pattern.quote(InputFormat.NUMBER), -1))
                .map(AnswerWriter::quoted)
                .collect(Collectors.toCollection(ArrayList::new));
        if (parts.size() > 1) {
            parts.set(0, code.part("answer.word", "word", parts.getFirst()));
        }
        return String.join(" + " + code.part("answer.number") + " + ", parts);
    }

    private static String quoted(String word) {
        return '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
