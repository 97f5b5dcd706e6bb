package org.grundy.lang.rules;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.run.Budget;

/// What a comment in a rule text says of a position: `# squares(0..5) = 0 1 0 1 2 0` or `# squares(5): P`.
///
/// @param line the comment
/// @param expressions the positions
/// @param expected their values, or their outcomes
record Claim(String line, List<String> expressions, List<String> expected) {
    private static final Pattern CLAIM = Pattern.compile("# (\\S.*\\)) ?(=|:) ([-0-9NPD ]+)");
    private static final Pattern RANGE = Pattern.compile("(\\d+)\\.\\.(\\d+)");

    /// All claims of a text.
    static List<Claim> in(String text) {
        return text.lines()
                .map(String::strip)
                .flatMap(line -> of(line).stream())
                .toList();
    }

    private static Optional<Claim> of(String line) {
        Matcher claim = CLAIM.matcher(line);
        if (!claim.matches()) {
            return Optional.empty();
        }
        String expression = claim.group(1);
        Matcher range = RANGE.matcher(expression);
        List<String> expressions = range.find()
                ? IntStream.rangeClosed(Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2)))
                        .mapToObj(n -> range.replaceFirst(Integer.toString(n)))
                        .toList()
                : List.of(expression);
        return Optional.of(
                new Claim(line, expressions, List.of(claim.group(3).strip().split(" +", -1))));
    }

    /// What the engine says of the positions.
    List<String> found(Library library) {
        boolean value = line.contains(" = ");
        return expressions.stream().map(each -> found(library, each, value)).toList();
    }

    private static String found(Library library, String expression, boolean value) {
        Sum sum = ExpressionParser.parse(library, expression);
        NamedGame<?> game = (NamedGame<?>) sum.components().getFirst().game();
        Analysis analysis = Grundy.analyze(sum, game.convention(), Budget.standard());
        return value
                ? analysis.value().map(String::valueOf).orElse("none")
                : analysis.outcome().map(String::valueOf).orElse("undecided");
    }
}
