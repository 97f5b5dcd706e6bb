package org.grundy.render.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A command line of a lesson, such as `grundy solve nim 3 4 5   # N position`.
///
/// @param line without the remark
/// @param remark words that the output contains; empty if none are named
public record ExampleCommand(String line, String remark) {
    private static final String PROGRAM = "grundy ";
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

    static boolean begins(String line) {
        return line.startsWith(PROGRAM);
    }

    /// Reads a line. A remark begins with `#` after a blank.
    static ExampleCommand of(String line) {
        int remark = line.indexOf(" # ");
        return remark < 0
                ? new ExampleCommand(line.strip(), "")
                : new ExampleCommand(
                        line.substring(0, remark).strip(),
                        line.substring(remark + 3).strip());
    }

    /// The words after `grundy` as a shell would hand them over. Quotes stand around whole words only.
    public List<String> arguments() {
        return words(line.substring(PROGRAM.length()));
    }

    static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(line);
        while (matcher.find()) {
            words.add(first(matcher));
        }
        return words;
    }

    private static String first(Matcher word) {
        return word.group(1) != null ? word.group(1) : word.group(2) != null ? word.group(2) : word.group(3);
    }

    /// The line with its remark.
    @Override
    public String toString() {
        return remark.isEmpty() ? line : line + "   # " + remark;
    }
}
