package org.grundy.render.program;

import static org.grundy.render.program.ProgramMessages.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Samples;
import org.grundy.game.Play;
import org.grundy.render.Language;
import org.grundy.render.program.input.InputFormat;

/// Computed values of one game as a program: a list that is looked up.
///
/// @param language the programming language
/// @param title the game
/// @param play how it is played
/// @param samples its values
/// @param words the language of its remarks
public record TableProgram(ProgramLanguage language, String title, Play play, Samples samples, Language words)
        implements SourceText {
    private static final int MOST_VALUES = 20_000;

    /// Whether values are few enough, and of one game alone.
    public static boolean fits(Samples samples) {
        return samples.blocks().size() == 1 && samples.blocks().getFirst().size() <= MOST_VALUES;
    }

    @Override
    public String text(boolean main, InputFormat format) {
        ProgramPrelude prelude = new ProgramPrelude(language, words, false);
        StatementWriter code = StatementWriter.ofFunctions(language);
        List<String> names = new ProgramNames(samples.variables(), Set.of("value")).all();
        ReaderWriter.Called called = new ReaderWriter.Called(
                samples.variables(), List.of(), "", samples.quantity(), false, ComponentSum.NIM);
        code.function(isLost() ? "bool" : "int", called.name(), names, "", () -> {
            body(code, names, prelude.table(values()));
        });
        return ProgramFile.of(code, prelude, remarks(), called, format).text(main);
    }

    private boolean isLost() {
        return samples.quantity() == SampledQuantity.LOST;
    }

    private SampleBlock block() {
        return samples.blocks().getFirst();
    }

    private List<Long> values() {
        return IntStream.range(0, block().size())
                .mapToObj(cell -> (long) Math.max(-1, block().value(cell)))
                .toList();
    }

    private void body(StatementWriter code, List<String> names, String table) {
        int least = block().from();
        List<String> outside = new ArrayList<>();
        String index = "";
        for (int i = 0; i < names.size(); i++) {
            int size = block().sizes().get(i);
            String name = names.get(i);
            if (least > 0) {
                outside.add(name + " < " + least);
            }
            outside.add(name + " > " + (least + size - 1));
            String place = least > 0 ? "(" + name + " - " + least + ")" : name;
            index = index.isEmpty() ? place : index + " * " + size + " + " + place;
        }
        String cell = code.part("cell", "table", table, "index", index);
        code.when(String.join(code.or(), outside), () -> code.refuse("beyond the table of this program"));
        code.number("value", cell);
        code.when("value < 0", () -> code.refuse("there is no such position"));
        code.line("return " + (isLost() ? "value == 1" : code.part("narrow", "number", "value")));
    }

    private List<String> remarks() {
        String ranges = IntStream.range(0, samples.variables().size())
                .mapToObj(i -> samples.variables().get(i) + " = " + block().from() + ".."
                        + (block().from() + block().sizes().get(i) - 1))
                .collect(Collectors.joining(say(words, "comma")));
        return List.of(
                ProgramMessages.title(words, title, play, samples.quantity().name()),
                "",
                say(words, "table"),
                say(words, "table.range", "ranges", ranges));
    }
}
