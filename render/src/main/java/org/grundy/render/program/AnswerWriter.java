package org.grundy.render.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.grundy.render.program.input.AskedMoves;
import org.grundy.render.program.input.ComputedGap;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputVariables;
import org.grundy.render.program.input.OverAll;

/// Writes the statements of a program that print its answers.
///
/// @param code where they are written
/// @param format has the words
/// @param variables what was read, which words may name
/// @param passed the variables that functions and lists of the rules are given besides their arguments, by their names
/// @param letters of the words that were read, by the names of their lists
record AnswerWriter(
        StatementWriter code,
        InputFormat format,
        InputVariables variables,
        Function<String, List<String>> passed,
        Map<String, String> letters) {

    /// Before the first answer.
    void begin() {
        if (format.isNumbered()) {
            code.put("answer.begin");
        }
    }

    /// Prints who wins.
    ///
    /// @param lost the condition that the position is lost
    /// @param value the Grundy value, empty if it is not known
    void say(String lost, String value) {
        next();
        print(pieces(choice(lost, word(format.lost()), word(format.won())), value));
    }

    /// Prints who wins, or that nobody does.
    ///
    /// @param outcome a number: 0 for a lost position, 1 for a won one, 2 for a draw
    /// @param value the Grundy value, empty if it is not known
    void sayOutcome(String outcome, String value) {
        next();
        String known = choice(outcome + " == 1", word(format.won()), word(format.drawn()));
        print(pieces(choice(outcome + " == 0", word(format.lost()), "(" + known + ")"), value));
    }

    /// Prints what is told over all values of a number; the word for a lost position where the first value is asked
    /// for that does not exist.
    void sayOverAll() {
        next();
        boolean lost = format.answer().contains("{" + OverAll.FIRSTLOSS.word() + "}");
        boolean first = Stream.of(OverAll.FIRSTWIN, OverAll.WINNERS)
                .anyMatch(each -> format.answer().contains("{" + each.word() + "}"));
        if (first || lost) {
            String none = first ? OverAll.WINS.word() : OverAll.LOSSES.word();
            print(List.of(choice(none + " == 0", word(format.lost()), word(format.answer()))));
        } else {
            print(pieces("\"\"", "\"\""));
        }
    }

    private void next() {
        if (format.isNumbered()) {
            code.put("answer.next");
        }
    }

    /// Prints what stands one behind the other.
    void print(List<String> pieces) {
        List<String> operands = pieces.stream().map(AnswerWriter::operand).toList();
        boolean alone = pieces.size() == 1;
        String together = code.language()
                .of(String.join(" << ", operands), String.join(" + ", operands), String.join(", ", pieces));
        if (format.between().isPresent()) {
            code.put(
                    "answer.joined",
                    "operands",
                    together,
                    "between",
                    StatementWriter.quoted(format.between().get()));
        } else {
            String java = alone ? pieces.getFirst() : "\"\" + " + together;
            String text = code.language().of(together, java, alone ? together : together + ", sep=\"\"");
            code.put("answer.print", "operands", together, "text", text);
        }
    }

    private static String operand(String piece) {
        return piece.contains(" ? ") ? "(" + piece + ")" : piece;
    }

    /// The parts of an answer.
    ///
    /// @param winner the word for who wins
    private List<String> pieces(String winner, String value) {
        String answer = format.answer().isEmpty() ? InputFormat.WINNER : format.answer();
        List<String> pieces = new ArrayList<>();
        Matcher gap = InputFormat.GAP.matcher(answer);
        int done = 0;
        while (gap.find()) {
            literal(answer.substring(done, gap.start()), pieces);
            String place = "chosen_" + pieces.size();
            pieces.add(ComputedGap.chooser(gap.group(1))
                    .map(by -> chosen(by, place))
                    .orElseGet(() -> filled(gap.group(), gap.group(1), winner, value)));
            done = gap.end();
        }
        literal(answer.substring(done), pieces);
        return pieces;
    }

    /// The word that a function of the rules chooses.
    ///
    /// @param place the variable of its place
    private String chosen(ComputedGap chooser, String place) {
        List<String> words = format.words().stream().map(this::word).toList();
        code.number(place, "word_number(" + chooser.in(variables::of, passed) + ", " + words.size() + ")");
        String all = words.getLast();
        for (int i = words.size() - 2; i >= 0; i--) {
            all = "(" + choice(place + " == " + i, words.get(i), all) + ")";
        }
        return all;
    }

    private static void literal(String text, List<String> pieces) {
        if (!text.isEmpty()) {
            pieces.add(StatementWriter.quoted(text));
        }
    }

    private String filled(String gap, String name, String winner, String value) {
        return switch (gap) {
            case InputFormat.WINNER -> winner;
            case InputFormat.VALUE -> value;
            default -> held(name);
        };
    }

    /// The variable of what a gap stands for.
    private String held(String name) {
        if (ComputedGap.isList(name)) {
            return list(ComputedGap.listOf(name));
        }
        if (ComputedGap.is(name)) {
            return new ComputedGap(name).in(variables::of, passed);
        }
        if (name.equals(AskedMoves.REMOTENESS) && !variables.has(name)) {
            return AskedMoves.PLAYED;
        }
        return name.equals("i")
                ? "answered"
                : OverAll.of(name)
                        .map(OverAll::word)
                        .orElseGet(() -> variables.has(name) ? variables.of(name) : AskedMoves.held(name));
    }

    /// The elements of a list, or the letters of a word, as a text.
    private String list(String name) {
        if (letters.containsKey(name)) {
            String all = StatementWriter.quoted(Objects.requireNonNull(letters.get(name)));
            return code.part("answer.letters", "list", variables.of(name), "letters", all);
        }
        String list = variables.has(name)
                ? variables.of(name)
                : ComputedGap.called(name) + "(" + String.join(", ", passed.apply(name + ComputedGap.LIST)) + ")";
        return code.part("answer.list", "list", list);
    }

    private String choice(String condition, String yes, String no) {
        return code.part("choice", "condition", condition, "yes", yes, "no", no);
    }

    /// A word with what its gaps stand for.
    private String word(String word) {
        List<String> parts = new ArrayList<>();
        Matcher gap = InputFormat.GAP.matcher(word);
        int done = 0;
        while (gap.find()) {
            parts.add(StatementWriter.quoted(word.substring(done, gap.start())));
            parts.add(text(gap.group(1)));
            done = gap.end();
        }
        if (parts.isEmpty() || done < word.length()) {
            parts.add(StatementWriter.quoted(word.substring(done)));
        }
        if (done > 0) {
            parts.set(0, code.part("answer.word", "word", parts.getFirst()));
        }
        return String.join(" + ", parts);
    }

    private String text(String name) {
        boolean text = AskedMoves.isText(name)
                || ComputedGap.isList(name)
                || OverAll.of(name).filter(OverAll::isText).isPresent();
        return text ? held(name) : code.part("answer.number", "number", held(name));
    }
}
