package org.grundy.catalog;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.catalog.judge.Problem;

/// A problem as what a program of its own is made from: rules, what varies, how its input is read, its answers.
///
/// @param game as in an expression, without the parameters that vary
/// @param rules the text of the game's rules where it is not in the library; else empty
/// @param vary a text for each parameter that the input gives
/// @param misere whether whoever cannot move wins
/// @param input what there is to read, in its order: `cases`, `heaps`, `zero`, names of numbers
/// @param won the line for a won position; `{i}` stands for the number of the case
/// @param lost the line for a lost one
public record ProblemProgram(
        String game, String rules, List<String> vary, boolean misere, List<String> input, String won, String lost) {
    private static final Map<String, Layout> LAYOUTS = Map.ofEntries(
            Map.entry("P1290", Layout.of("euclid", "cases")),
            Map.entry("P2197", Layout.of("nim", "cases", "heaps")),
            Map.entry("P2252", Layout.of("wythoff")),
            Map.entry("P4018", Layout.of("primepowers", "cases")),
            Map.entry("P4279", Layout.of("nim", "cases", "heaps").inMisere()),
            Map.entry("P4860", Layout.of("primes", "cases")),
            Map.entry("HDU-1517", Layout.of("multiplication")),
            Map.entry("HDU-1525", Layout.of("euclid", "zero")),
            Map.entry("HDU-1527", Layout.of("wythoff")),
            Map.entry("HDU-1730", Layout.of("northcott", "heaps", "_")),
            Map.entry("HDU-1846", Layout.of("bash", "cases").varying("m=1..9")),
            Map.entry("LeetCode-292", Layout.of("bash[3]")),
            Map.entry("HDU-1847", Layout.of("powers[2]")),
            Map.entry(
                    "HDU-1848",
                    Layout.of("subtraction[1,2,3,5,8,13,21,34,55,89,144,233,377,610,987]", "heaps=3", "zero")),
            Map.entry("HDU-1907", Layout.of("nim", "cases", "heaps").inMisere()),
            Map.entry("HDU-2147", Layout.of("kiki", "zero")),
            Map.entry("HDU-2188", Layout.of("donation", "cases").varying("m=1..9")),
            Map.entry(
                    "HDU-2516",
                    Layout.ofRules(
                            "fibonacci: (n, most) -> (n - t, 2 * t) for t in 1..min(n, most);"
                                    + " start n as (n, n - 1)",
                            "zero")),
            Map.entry(
                    "HDU-2897",
                    Layout.ofRules("tree(p, q): n -> n - k for k in p..q if k <= n; n -> 0 if 1 <= n and n < p;"
                                    + " play misere")
                            .inMisere()
                            .varying("p=1..4", "q=p..8")),
            Map.entry("HDU-3032", Layout.of("lasker", "cases", "heaps")),
            Map.entry("HDU-3389", Layout.of("stairs3389", "cases")),
            Map.entry("NYOJ-833", Layout.of("circle[2]")),
            Map.entry("POJ-2311", Layout.of("cutting")),
            Map.entry("POJ-2484", Layout.of("circle[2]", "zero")));

    /// All but the answers, which the problem has.
    private record Layout(String game, String rules, List<String> vary, boolean misere, List<String> input) {
        static Layout of(String game, String... input) {
            return new Layout(game, "", List.of(), false, List.of(input));
        }

        static Layout ofRules(String rules, String... input) {
            return new Layout(rules.replaceFirst("[(:].*", ""), rules, List.of(), false, List.of(input));
        }

        Layout varying(String... parameters) {
            return new Layout(game, rules, List.of(parameters), misere, input);
        }

        Layout inMisere() {
            return new Layout(game, rules, vary, true, input);
        }
    }

    /// What a problem's program is made from; empty if its answers are not who wins, or its input is not only numbers
    /// of positions.
    public static Optional<ProblemProgram> of(Problem problem) {
        return Optional.ofNullable(LAYOUTS.get(problem.id()))
                .filter(layout -> !problem.answerLines().isEmpty())
                .map(layout -> of(
                        layout,
                        problem.answerLines().getFirst(),
                        problem.answerLines().getLast()));
    }

    private static ProblemProgram of(Layout layout, String won, String lost) {
        return new ProblemProgram(layout.game, layout.rules, layout.vary, layout.misere, layout.input, won, lost);
    }
}
