package org.grundy.render.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.render.program.input.ComputedGap;
import org.grundy.render.program.input.GivenList;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputPattern;
import org.grundy.render.program.input.InputPlan;
import org.grundy.render.program.input.InputVariables;
import org.grundy.render.program.input.InputWords;

/// Writes the part of a program that reads positions and prints their answers. What it cannot read ends it with a
/// sentence and the exit code 1, before the answer of that case.
///
/// @param code where it is written
/// @param prelude has ready-made functions
/// @param called the function that answers
/// @param format what the input looks like
public record ReaderWriter(StatementWriter code, ProgramPrelude prelude, Called called, InputFormat format) {
    /// Those that read words, which every program has.
    private static final String TOKENS = "tokens";

    /// Functions for reading, each before those that call it.
    private static final List<String> FUNCTIONS = List.of(
            "parsed",
            TOKENS,
            "next_number",
            "signed_number",
            "shifted",
            "within",
            "big_parsed",
            "big_number",
            "big_signed_number",
            "big_shifted",
            "big_numbers",
            "numbers",
            "letters",
            "line_numbers",
            "runs",
            "packed",
            "decimal",
            "text_of",
            "word_number",
            "letters_of");

    /// Names that main programs use themselves.
    private static final Set<String> OWN = Set.of("""
            left row place one other wins losses firstwin firstloss winners winning_moves winning_heap play_length remoteness coded_length sum value result gap first answered numbers next_number signed_number number word words more letters shifted within
            position line_numbers runs mark1 mark2 mark3 packed tokens error grundy genus element outcome lost key sys in out range len next each whole\
            """.split("\\s+"));

    /// A function of a program.
    ///
    /// @param numbers the names of the numbers of a position, as the rules have them
    /// @param parameters the names of further arguments
    /// @param list the name of a list, the last argument, empty if there is none
    /// @param quantity what it gives
    /// @param big whether that is a number of any size in Java
    /// @param sums how the values of components are put together
    /// @param given lists that are parameters
    /// @param reader functions by which the program reads positions itself, in order; empty if it has none
    /// @param moves the variables of moves, where the program can look for those that win
    /// @param packed whether numbers and list are one list for the function
    /// @param functions and lists that the rules define, which answers may call: what they are given besides their
    ///     arguments
    /// @param lengths whether there is a function `remoteness` that tells how long play lasts
    public record Called(
            List<String> numbers,
            List<String> parameters,
            String list,
            SampledQuantity quantity,
            boolean big,
            ComponentSum sums,
            List<GivenList> given,
            List<String> reader,
            Optional<List<String>> moves,
            boolean packed,
            Map<String, List<String>> functions,
            boolean lengths) {
        /// A function of a program that does not read positions itself, and has no list as a parameter.
        public Called(
                List<String> numbers,
                List<String> parameters,
                String list,
                SampledQuantity quantity,
                boolean big,
                ComponentSum sums) {
            this(
                    numbers,
                    parameters,
                    list,
                    quantity,
                    big,
                    sums,
                    List.of(),
                    List.of(),
                    Optional.empty(),
                    false,
                    Map.of(),
                    false);
        }

        /// The name of the function.
        public String name() {
            return sums == ComponentSum.DRAWN ? "outcome" : quantity == SampledQuantity.LOST ? "lost" : sums.value();
        }

        /// Whether the Grundy values of positions and sums are known.
        boolean isValued() {
            return quantity == SampledQuantity.GRUNDY && sums == ComponentSum.NIM;
        }

        /// What it needs of an input.
        public InputPlan.Wanted wanted() {
            return new InputPlan.Wanted(numbers, parameters, list, given, !reader.isEmpty(), packed);
        }
    }

    /// The pattern of the input.
    public InputPattern pattern() {
        return format.pattern()
                .orElseGet(() -> InputPattern.of(called.wanted().usual()))
                .spelled(called.wanted());
    }

    /// What is read, in a sentence.
    public String says() {
        return new InputWords(prelude.words()).of(pattern());
    }

    /// The text.
    ///
    /// @throws org.grundy.text.InputError if the input does not have what the function needs, or an answer names
    ///     something that is not known
    public String text() {
        InputPattern pattern = pattern();
        InputPlan plan = InputPlan.of(pattern, called.wanted(), format.moves().told());
        format.checkEach(called.wanted().all());
        Stream<String> lists =
                pattern.lists().filter(name -> !called.wanted().isRows(name)).map(name -> name + ComputedGap.LIST);
        List<String> told =
                Stream.concat(called.functions().keySet().stream(), lists).toList();
        format.checkDraws(
                called.sums() == ComponentSum.DRAWN, called.functions().keySet());
        format.check(plan.known(), called.isValued(), called.moves(), told);
        format.moves().checkLength(called.lengths() && plan.sum().isEmpty() && !format.isOverAll());
        List<String> names = pattern.names().toList();
        InputVariables variables = InputVariables.of(
                names,
                new ProgramNames(names, OWN).all(),
                pattern.lists().toList(),
                list -> code.part("length", "list", list),
                heights());
        StatementWriter body = new StatementWriter(code.language());
        CaseWriter cases = new CaseWriter(body, prelude, called, format, plan, variables);
        NumberReader numbers = NumberReader.of(
                body, variables, prelude, Stream.concat(called.numbers().stream(), called.parameters().stream()));
        new InputWriter(body, plan, variables, called.wanted(), numbers, cases).write();
        String readers = called.reader().stream()
                .map(name -> ReadyMade.GAMES.get(code.language(), prelude.words(), name))
                .collect(Collectors.joining("\n"));
        functions(body.text() + "\n" + readers).forEach(code::ready);
        called.reader().forEach(name -> code.ready(ReadyMade.GAMES.get(code.language(), prelude.words(), name)));
        code.put(
                prelude.isDeep() ? "main.deep" : "main",
                () -> body.text().lines().forEach(code::raw));
        return code.text() + "\n";
    }

    private Map<String, String> heights() {
        return called.wanted().given().stream()
                .filter(GivenList::counted)
                .collect(Collectors.toMap(GivenList::name, list -> list.function("count") + "()"));
    }

    /// The functions for reading that a text calls, and those that these call, each before those that call it.
    private List<String> functions(String calling) {
        List<String> used = new ArrayList<>();
        String text = calling;
        for (String name : FUNCTIONS.reversed()) {
            if (name.equals(TOKENS)
                    || Pattern.compile("\\b" + name + "\\(").matcher(text).find()) {
                used.addFirst(prelude.ready(name).stripIndent());
                text = used.getFirst() + text;
            }
        }
        return used;
    }
}
