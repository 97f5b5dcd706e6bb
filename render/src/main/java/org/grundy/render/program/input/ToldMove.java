package org.grundy.render.program.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What an answer tells of each winning move: `x y`, `(x, y) between ""`.
///
/// @param text a text in which names stand for the variables of a move
/// @param between what stands between two moves
public record ToldMove(String text, String between) {
    private static final String ALL = "all ";
    private static final Pattern PARTS =
            Pattern.compile("(.*?)\\s*(?:\\bbetween\\s*\"([^\"]*)\"\\s*)?", Pattern.DOTALL);
    private static final Pattern UNQUOTED =
            Pattern.compile(ALL + "(.+?)\\s*\\bbetween\\b(?!\\s*\"[^\"]*\"\\s*$)(.*)", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{Nd}_]*");

    /// Whether a gap is one.
    static boolean is(String gap) {
        return gap.startsWith(ALL);
    }

    /// What a gap tells; where it does not say what stands between, that is a blank behind one number, and the end of
    /// a line behind several.
    static ToldMove of(String gap) {
        Matcher parts = PARTS.matcher(gap.substring(ALL.length()).strip());
        if (!parts.matches()) {
            throw new IllegalStateException(gap);
        }
        String text = parts.group(1);
        boolean one = NAME.matcher(text).results().count() <= 1;
        return new ToldMove(text, Optional.ofNullable(parts.group(2)).orElse(one ? " " : "\n"));
    }

    /// What was meant by a gap that says without quotes what stands between two moves: that is a blank where the shell
    /// has taken all there was.
    static Optional<String> mended(String gap) {
        Matcher parts = UNQUOTED.matcher(gap);
        if (!parts.matches()) {
            return Optional.empty();
        }
        String between = parts.group(2).replace("\n", "\\n").strip().replaceAll("[\"']", "");
        return Optional.of("{" + ALL + parts.group(1) + " between \"" + (between.isEmpty() ? " " : between) + "\"}");
    }

    /// The variables that it names.
    public List<String> names() {
        return NAME.matcher(text).results().map(MatchResult::group).toList();
    }

    /// The variable of a program that holds the text of all moves.
    public String held() {
        return "all_" + (text + between).chars().mapToObj(ToldMove::letter).collect(Collectors.joining());
    }

    private static String letter(int each) {
        return Character.isLetterOrDigit(each)
                ? Character.toString(each)
                : each == ' ' || each == '\n' ? "_" : "_" + each;
    }

    /// The text of one move in a program.
    ///
    /// @param number the text of a variable's number
    /// @param quoted a text as the language writes it
    public String of(UnaryOperator<String> number, UnaryOperator<String> quoted) {
        List<String> all = new ArrayList<>();
        Matcher names = NAME.matcher(text);
        int done = 0;
        while (names.find()) {
            all.add(quoted.apply(text.substring(done, names.start())));
            all.add(number.apply(names.group()));
            done = names.end();
        }
        all.add(quoted.apply(text.substring(done)));
        all.removeIf(quoted.apply("")::equals);
        return String.join(" + ", all);
    }
}
