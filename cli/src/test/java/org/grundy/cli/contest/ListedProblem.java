package org.grundy.cli.contest;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A line of the list of judges' problems, `commands.txt`.
///
/// @param problem as its statement calls it
/// @param verdict what became of it
/// @param reason why it is not accepted, empty if it is
/// @param arguments of `export --main`, empty where there are none
/// @param always whether it is compared with play in each build
record ListedProblem(String problem, Verdict verdict, String reason, List<String> arguments, boolean always) {
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");
    private static final Path PAGE = Path.of(System.getProperty("basedir", "."), "..", "docs", "problems.md")
            .normalize();
    private static final String SEPARATOR = " | ";

    /// What became of a problem.
    enum Verdict {
        /// The program is right, and within the limits of the statement.
        ACCEPTED,
        /// The program is right, and too slow for the largest inputs.
        SLOW,
        /// There is no program.
        UNSAID
    }

    /// All lines, one for each problem.
    static List<ListedProblem> all() throws IOException {
        try (InputStream in = Objects.requireNonNull(ListedProblem.class.getResourceAsStream("commands.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .flatMap(ListedProblem::read)
                    .toList();
        }
    }

    private static Stream<ListedProblem> read(String line) {
        String text = line.substring(line.indexOf(' ') + 1);
        return switch (line.charAt(0)) {
            case '?' -> {
                int end = text.indexOf(SEPARATOR);
                String reason = text.substring(end + SEPARATOR.length());
                yield Stream.of(text.substring(0, end).split(", "))
                        .map(problem -> new ListedProblem(problem, Verdict.UNSAID, reason, List.of(), false));
            }
            case '~' -> {
                String[] parts = text.split(Pattern.quote(SEPARATOR), 3);
                yield Stream.of(new ListedProblem(parts[0], Verdict.SLOW, parts[1], words(parts[2]), false));
            }
            case '+' -> Stream.of(accepted(text, true));
            default -> Stream.of(accepted(line, false));
        };
    }

    private static ListedProblem accepted(String text, boolean always) {
        String[] parts = text.split(Pattern.quote(SEPARATOR), 2);
        return new ListedProblem(parts[0], Verdict.ACCEPTED, "", words(parts[1]), always);
    }

    private static List<String> words(String text) {
        return WORD.matcher(text)
                .results()
                .map(word -> IntStream.rangeClosed(1, word.groupCount())
                        .mapToObj(word::group)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElseThrow())
                .toList();
    }

    /// Whether the rules are those of the problem's row in docs/problems.md.
    boolean hasRulesOfThePage() {
        return arguments.getFirst().startsWith("--");
    }

    /// All arguments: with the rules and the parameters of the problem's row, unless it has others.
    List<String> whole() throws IOException {
        List<String> all = new ArrayList<>();
        if (hasRulesOfThePage()) {
            Matcher row = Pattern.compile(
                            "(?m)^\\| " + Pattern.quote(problem) + "[^|]*\\| `([^`]*->[^`]*)`(?: `--vary ([^`]*)`)?")
                    .matcher(Files.readString(PAGE));
            if (row.find()) {
                all.addAll(List.of("-e", row.group(1)));
                if (row.group(2) != null && !arguments.contains("--vary")) {
                    all.addAll(List.of("--vary", row.group(2)));
                }
            }
        }
        all.addAll(arguments);
        return all;
    }

    @Override
    public String toString() {
        return problem;
    }
}
