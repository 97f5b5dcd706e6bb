package org.grundy.render.program;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.render.Language;

/// The comments in ready-made functions, which stand there in English, and what programs say where they end without an
/// answer. The resources `comments.zh.txt` and `refusals.zh.txt` have each of them once for all programming languages,
/// and below it, indented, the Chinese lines.
final class CodeComments {
    private static final String INDENT = "    ";
    private static final Map<String, List<String>> CHINESE = read("comments.zh.txt");
    private static final Map<String, List<String>> CHINESE_REFUSALS = read("refusals.zh.txt");
    private static final Pattern REFUSAL =
            Pattern.compile("(?<=\\b(?:throw|raise) [\\w ]{1,60}\\(\")[^\"\n]+?(?=\"\\)|: \" \\+)");

    private final Pattern commented;
    private final String mark;

    /// For functions in a programming language.
    CodeComments(ProgramLanguage language) {
        mark = language.comment() + " ";
        commented = Pattern.compile("( *|.*\\S {2,})" + mark + "(.+)");
    }

    /// The English comments that have a Chinese text.
    static Iterable<String> known() {
        return CHINESE.keySet();
    }

    /// The English refusals that have a Chinese text.
    static Iterable<String> knownRefusals() {
        return CHINESE_REFUSALS.keySet();
    }

    /// The refusals of a program, in English.
    static List<String> refusals(String program) {
        return REFUSAL.matcher(program).results().map(MatchResult::group).toList();
    }

    /// A program with its refusals in a language.
    static String refusing(Language words, String program) {
        return words == Language.EN
                ? program
                : REFUSAL.matcher(program)
                        .replaceAll(found -> Matcher.quoteReplacement(
                                chinese(CHINESE_REFUSALS, found.group()).getFirst()));
    }

    private static Map<String, List<String>> read(String resource) {
        Map<String, List<String>> all = new LinkedHashMap<>();
        List<String> chinese = new ArrayList<>();
        for (String line : ReadyMade.text(resource).lines().toList()) {
            if (line.startsWith(INDENT)) {
                chinese.add(line.strip());
            } else {
                chinese = new ArrayList<>();
                all.put(line, chinese);
            }
        }
        return all;
    }

    /// The comments of a function, each on one line.
    List<String> of(String function) {
        List<String> all = new ArrayList<>();
        for (Piece piece : pieces(function)) {
            if (!piece.comment.isEmpty()) {
                all.add(piece.comment);
            }
        }
        return all;
    }

    /// A function with its comments in a language.
    String in(Language words, String function) {
        if (words == Language.EN) {
            return function;
        }
        List<String> lines = new ArrayList<>();
        for (Piece piece : pieces(function)) {
            if (piece.comment.isEmpty()) {
                lines.add(piece.code);
            } else {
                chinese(CHINESE, piece.comment).forEach(line -> lines.add(piece.code + mark + line));
            }
        }
        return String.join("\n", lines);
    }

    private static List<String> chinese(Map<String, List<String>> texts, String english) {
        List<String> lines = texts.get(english);
        if (lines == null) {
            throw new IllegalStateException("no Chinese text of: " + english);
        }
        return lines;
    }

    /// Lines of code, each with its comment; comments that fill lines one below the other are one.
    private List<Piece> pieces(String function) {
        List<Piece> pieces = new ArrayList<>();
        for (String line : function.split("\n", -1)) {
            Matcher found = commented.matcher(line);
            Piece piece = found.matches() ? new Piece(found.group(1), found.group(2)) : new Piece(line, "");
            if (!pieces.isEmpty() && piece.continues(pieces.getLast())) {
                pieces.add(pieces.removeLast().with(piece));
            } else {
                pieces.add(piece);
            }
        }
        return pieces;
    }

    /// Code before a comment, and the comment; empty if there is none.
    private record Piece(String code, String comment) {
        boolean continues(Piece above) {
            return isAlone() && above.isAlone() && code.equals(above.code);
        }

        private boolean isAlone() {
            return !comment.isEmpty() && code.isBlank();
        }

        Piece with(Piece next) {
            return new Piece(code, comment + " " + next.comment);
        }
    }
}
