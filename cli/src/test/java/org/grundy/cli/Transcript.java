package org.grundy.cli;

import java.util.ArrayList;
import java.util.List;

/// A command as it was typed, and what it printed.
///
/// @param file where it is written down
/// @param command as typed, behind `grundy`
/// @param output all that follows, up to the next command or the end of the block
record Transcript(String file, String command, String output) {
    private static final String PROMPT = "$ ";
    private static final String GRUNDY = "grundy ";
    private static final String FENCE = "```";

    /// All commands in a text. A fence of Markdown ends the output as another command does.
    static List<Transcript> in(String file, String text) {
        List<Transcript> found = new ArrayList<>();
        StringBuilder output = new StringBuilder();
        String command = "";
        for (String line : (text + "\n" + FENCE).lines().toList()) {
            boolean fence = line.startsWith(FENCE);
            if (fence || line.startsWith(PROMPT)) {
                if (!command.isEmpty()) {
                    found.add(new Transcript(file, command, output.toString()));
                }
                command = "";
                output.setLength(0);
                int at = line.indexOf(GRUNDY);
                if (!fence && at >= 0) {
                    command = line.substring(at + GRUNDY.length());
                }
            } else if (!command.isEmpty()) {
                output.append(line).append('\n');
            }
        }
        return found;
    }

    /// The command's words as a shell would split them; quotation marks keep blanks together.
    List<String> arguments() {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean quoted = false;
        for (char c : (command + " ").toCharArray()) {
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ' ' && !quoted) {
                if (!word.isEmpty()) {
                    words.add(word.toString());
                }
                word.setLength(0);
            } else {
                word.append(c);
            }
        }
        return words;
    }

    @Override
    public String toString() {
        return file + ": grundy " + command;
    }
}
