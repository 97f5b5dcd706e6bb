package org.grundy.render.program.rules;

import static org.grundy.render.program.ProgramMessages.say;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.grundy.discover.sample.QuotientOutcomes;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.misere.BipartiteMonoid;
import org.grundy.misere.HeapElements;
import org.grundy.misere.QuotientPeriod;
import org.grundy.render.Language;
import org.grundy.render.program.ComponentSum;
import org.grundy.render.program.ProgramFile;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.ProgramMessages;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.ReaderWriter;
import org.grundy.render.program.SourceText;
import org.grundy.render.program.StatementWriter;
import org.grundy.render.program.input.InputFormat;
import org.grundy.run.Run;

/// Misère sums of heaps as a program that looks up a proved misère quotient: the element of each heap, the products
/// of elements, and which of them are lost.
///
/// @param language the programming language
/// @param title the game, as the remarks call it
/// @param elements of the heaps, with their period
/// @param words the language of its remarks
public record QuotientProgram(ProgramLanguage language, String title, HeapElements elements, Language words)
        implements SourceText {
    /// The table of products has the square of this many numbers at most.
    private static final int MOST_ELEMENTS = 100;

    private static final String HEAP = "n";

    /// The program of a game, empty if its quotient is not known for all heaps, or is large.
    ///
    /// @param run charged for the quotient
    public static Optional<SourceText> of(
            ProgramLanguage language, String title, SampledGame<?> game, Language words, Run run) {
        return QuotientOutcomes.of(game, run)
                .map(QuotientOutcomes::elements)
                .filter(elements -> elements.quotient().monoid().order() <= MOST_ELEMENTS)
                .map(elements -> new QuotientProgram(language, title, elements, words));
    }

    @Override
    public String text(boolean main, InputFormat format) {
        ProgramPrelude prelude = new ProgramPrelude(language, words, false);
        StatementWriter code = StatementWriter.ofFunctions(language);
        functions(code, prelude);
        ReaderWriter.Called called = new ReaderWriter.Called(
                List.of(HEAP), List.of(), "", SampledQuantity.LOST, false, ComponentSum.QUOTIENT);
        return ProgramFile.of(code, prelude, remarks(), called, format).text(main);
    }

    private BipartiteMonoid monoid() {
        return elements.quotient().monoid();
    }

    private QuotientPeriod period() {
        return elements.period().orElseThrow();
    }

    private void functions(StatementWriter code, ProgramPrelude prelude) {
        int order = monoid().order();
        long first = period().preperiod();
        long length = period().period();
        String images = prelude.table(Arrays.stream(elements.quotient().images())
                .limit(first + length)
                .asLongStream()
                .boxed()
                .toList());
        String products = prelude.table(listed(order * order, i -> monoid().product(i / order, i % order)));
        String lost = prelude.table(listed(order, i -> monoid().lost(i) ? 1 : 0));
        code.function("int", "element", List.of(HEAP), "", () -> {
            code.when("n < " + first, () -> look(code, images, HEAP));
            look(code, images, first + " + (n - " + first + ") % " + length);
        });
        code.function("int", "product", List.of("a", "b"), "", () -> look(code, products, "a * " + order + " + b"));
        code.function(
                "bool",
                "lost_element",
                List.of("a"),
                "",
                () -> code.line("return " + code.part("cell", "table", lost, "index", "a") + " == 1"));
        code.function("bool", "lost", List.of(HEAP), "", () -> code.line("return lost_element(element(n))"));
    }

    private static List<Long> listed(int count, IntToLongFunction each) {
        return IntStream.range(0, count).mapToLong(each).boxed().toList();
    }

    private static void look(StatementWriter code, String table, String index) {
        code.line("return " + code.part("narrow", "number", code.part("cell", "table", table, "index", index)));
    }

    private List<String> remarks() {
        return List.of(
                ProgramMessages.title(words, title, Play.MISERE, SampledQuantity.LOST.name()),
                "",
                say(
                        words,
                        "quotient",
                        "order",
                        monoid().order(),
                        "from",
                        period().preperiod(),
                        "period",
                        period().period()),
                say(words, "quotient.cost"),
                say(words, "quotient.range"));
    }
}
