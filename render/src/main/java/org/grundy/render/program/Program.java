package org.grundy.render.program;

import static org.grundy.render.program.ProgramMessages.say;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.form.Extremes;
import org.grundy.discover.form.Substitution;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.render.Language;
import org.grundy.render.discovery.ExpressionText;
import org.grundy.render.program.input.InputFormat;

/// A form as a program in a programming language.
///
/// @param language the programming language
/// @param arguments the names of the form's arguments: the numbers of a position, then parameters
/// @param numbers how many numbers a position has
/// @param quantity what the form gives
/// @param form the expression
/// @param remarks lines of comment for its beginning: what it is and how it is known
/// @param words the language of a further remark: for which numbers it is right
/// @param largest the largest number that is asked for, where it may exceed 64 bits
public record Program(
        ProgramLanguage language,
        List<String> arguments,
        int numbers,
        SampledQuantity quantity,
        IntExpr form,
        List<String> remarks,
        Language words,
        Optional<BigInteger> largest)
        implements SourceText {
    /// A program for numbers of 64 bits.
    public Program(
            ProgramLanguage language,
            List<String> arguments,
            int numbers,
            SampledQuantity quantity,
            IntExpr form,
            List<String> remarks,
            Language words) {
        this(language, arguments, numbers, quantity, form, remarks, words, Optional.empty());
    }

    /// Copies the lists.
    public Program {
        arguments = List.copyOf(arguments);
        remarks = List.copyOf(remarks);
    }

    /// The program.
    ///
    /// @param main whether it is to read positions and print their answers; else this is shown in a comment
    /// @param format what the input looks like
    @Override
    public String text(boolean main, InputFormat format) {
        ProgramPrelude prelude = prelude();
        Written written = written(prelude);
        ReaderWriter.Called called = called(written.body().isBig());
        String function = function(called.name(), written, prelude);
        String functions = prelude.text();
        ReaderWriter reader = new ReaderWriter(new StatementWriter(language), prelude, called, format);
        List<String> above = Stream.concat(
                        remarks.stream(), Stream.of(range(prelude, functions + function), cost(prelude)))
                .toList();
        return ProgramFile.of(language, words, above, functions + function, reader)
                .text(main);
    }

    /// What the functions of this program need above them.
    public ProgramPrelude prelude() {
        ValueRange within = within();
        boolean wide = language == ProgramLanguage.CPP && (within.isBig() || !within.staysLong(form));
        return new ProgramPrelude(language, words, wide, within);
    }

    private ValueRange within() {
        return largest.map(ValueRange::upTo).orElse(ValueRange.OF_LONGS);
    }

    /// Whether arguments and values have 64 bits, so that other functions can call that of the form.
    public boolean isOfLongs() {
        return !within().isBig() && !written(prelude()).body().isBig();
    }

    /// The function of the form.
    ///
    /// @param name by which others call it
    /// @param prelude of the program, which is of this one's kind
    public String function(String name, ProgramPrelude prelude) {
        return function(name, written(prelude), prelude);
    }

    /// The form in the programming language.
    ///
    /// @param extremes the smaller and the larger of two arguments by their names
    private record Written(TypedExpression body, SortedMap<String, String> extremes) {}

    private Written written(ProgramPrelude prelude) {
        SortedMap<String, String> extremes = new TreeMap<>();
        ExpressionWriter code = new ExpressionWriter(
                ArithmeticNotation.of(prelude),
                names()::of,
                prelude,
                Extremes.areOften(form) ? Optional.of(extremes) : Optional.empty());
        TypedExpression body =
                quantity == SampledQuantity.LOST ? TypedExpression.usual(code.condition(form)) : code.number(form);
        return new Written(body, extremes);
    }

    /// The same form of positions that are written in another way.
    ///
    /// @param start what each number of the form is
    public Program at(GameTree.Start start) {
        List<String> written = start.shape().numbers();
        String equations = IntStream.range(0, numbers)
                .mapToObj(i -> arguments.get(i) + " = "
                        + new ExpressionText(words).of(start.state().get(i)))
                .collect(Collectors.joining(", "));
        return new Program(
                language,
                written,
                written.size(),
                quantity,
                Substitution.of(form, start.state()),
                Stream.concat(
                                remarks.stream(),
                                Stream.of(say(
                                        words,
                                        "form.starts",
                                        "written",
                                        String.join(", ", written),
                                        "equations",
                                        equations)))
                        .toList(),
                words,
                largest);
    }

    private ProgramNames names() {
        return new ProgramNames(arguments, Set.of());
    }

    private ReaderWriter.Called called(boolean big) {
        return new ReaderWriter.Called(
                arguments.subList(0, numbers),
                arguments.subList(numbers, arguments.size()),
                "",
                quantity,
                big,
                ComponentSum.NIM);
    }

    /// What the program says of the numbers that it takes.
    private String range(ProgramPrelude prelude, String text) {
        if (prelude.isBig()) {
            return say(
                    words,
                    "form.big",
                    "digits",
                    prelude.range().largest().toString().length());
        }
        boolean checked = prelude.checks() || text.contains(JavaNotation.EXACT);
        return say(words, checked ? "form.checked" : language == ProgramLanguage.PYTHON ? "form.any" : "form.long");
    }

    private String cost(ProgramPrelude prelude) {
        return say(words, prelude.loops() ? "form.loops" : "form.fixed");
    }

    private String function(String name, Written written, ProgramPrelude prelude) {
        StatementWriter code = new StatementWriter(language);
        boolean lost = quantity == SampledQuantity.LOST;
        String type = prelude.argumentType();
        String first = written.extremes().isEmpty() ? "" : declared(code, type, written.extremes()) + "\n";
        return code.part(
                "form",
                "type",
                lost ? code.part("bool") : resultType(written.body(), prelude),
                "name",
                name,
                "arguments",
                names().all().stream()
                        .map(each -> code.part("form.argument", "type", type, "name", each))
                        .collect(Collectors.joining(", ")),
                "first",
                first,
                "form",
                written.body().text());
    }

    private String resultType(TypedExpression body, ProgramPrelude prelude) {
        return language.of(prelude.type(), body.isBig() ? "BigInteger" : "long", "");
    }

    /// A line that names numbers which are needed often.
    private static String declared(StatementWriter code, String type, SortedMap<String, String> extremes) {
        String equations = extremes.entrySet().stream()
                .map(each -> each.getKey() + " = " + each.getValue())
                .collect(Collectors.joining(", "));
        return code.part(
                "form.extremes",
                "type",
                type,
                "equations",
                equations,
                "names",
                String.join(", ", extremes.keySet()),
                "values",
                String.join(", ", extremes.values()));
    }
}
