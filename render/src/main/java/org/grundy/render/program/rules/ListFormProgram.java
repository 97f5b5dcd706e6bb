package org.grundy.render.program.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.discover.list.ListFindings;
import org.grundy.discover.list.ListForm;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.ListExpression;
import org.grundy.lang.rules.RuleGame;
import org.grundy.render.Language;
import org.grundy.render.discovery.ListFormText;
import org.grundy.render.program.ComponentSum;
import org.grundy.render.program.ProgramFile;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.ProgramMessages;
import org.grundy.render.program.ProgramNames;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.ReaderWriter;
import org.grundy.render.program.SourceText;
import org.grundy.render.program.StatementWriter;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.rules.expression.RuleExpressionWriter;
import org.grundy.render.program.rules.expression.RuleScope;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.text.Span;

/// A form of lists as a program.
///
/// @param language the programming language
/// @param game one of the games
/// @param parameters the names of those that are read
/// @param play how it is played
/// @param form what was found
/// @param words the language of its remarks
public record ListFormProgram(
        ProgramLanguage language, RuleGame game, List<String> parameters, Play play, ListForm form, Language words)
        implements SourceText {
    /// Copies the list.
    public ListFormProgram {
        parameters = List.copyOf(parameters);
    }

    @Override
    public String text(boolean main, InputFormat format) {
        ProgramPrelude prelude = new ProgramPrelude(language, words, false);
        StatementWriter code = StatementWriter.ofFunctions(language);
        List<String> read =
                Stream.concat(game.variables().stream(), parameters.stream()).toList();
        String listed = game.writtenList().orElseThrow();
        String list = RuleProgram.named(game.writtenList());
        List<String> names = new ProgramNames(read, RuleScope.OWN_NAMES).all();
        ListExpression expression = ListExpression.of(form.expression(), read, listed);
        List<Long> largest = names.stream().map(name -> Long.MAX_VALUE).toList();
        RuleExpressionWriter writer = new RuleExpressionWriter(code, prelude, RuleScope.of(names, largest), list);
        boolean lost = form.quantity() == SampledQuantity.LOST;
        ReaderWriter.Called called =
                new ReaderWriter.Called(game.variables(), parameters, listed, form.quantity(), false, ComponentSum.NIM);
        code.function(lost ? "bool" : "long", called.name(), names, list, () -> {
            if (expression.value(new long[names.size()], new long[0]).isEmpty()) {
                code.when(
                        writer.of(new IntExpr.Total(IntExpr.Summary.LENGTH, new ListExpr.State(), Span.NONE)) + " == 0",
                        () -> code.refuse("the form says nothing of an empty list"));
            }
            code.line("return " + (lost ? writer.of(expression.tree().holds()) : writer.of(expression.tree())));
        });
        return ProgramFile.of(code, prelude, remarks(), called, format).text(main);
    }

    private List<String> remarks() {
        List<String> lines = new ArrayList<>();
        lines.add(ProgramMessages.title(
                words,
                ListFindings.position(game, parameters),
                play,
                form.quantity().name()));
        lines.add("");
        game.tree().source().strip().lines().forEach(line -> lines.add("    " + line));
        lines.add("");
        lines.add("    " + form.expression());
        lines.add("");
        Page known = new Page(Paint.NONE);
        new ListFormText(words, Paint.NONE).describe(known, 0, form);
        known.toString().lines().forEach(lines::add);
        return lines;
    }
}
