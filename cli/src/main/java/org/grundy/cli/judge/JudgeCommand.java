package org.grundy.cli.judge;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.catalog.judge.CasePosition;
import org.grundy.catalog.judge.InputTokens;
import org.grundy.catalog.judge.Problem;
import org.grundy.catalog.judge.Problems;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.CompletionWords;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.ProgressLine;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.game.Sum;
import org.grundy.render.terminal.Page;
import org.grundy.render.text.AnswerText;
import org.grundy.run.Budget;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy judge`: answers the input of an online judge's problem.
@Command(name = "judge")
public final class JudgeCommand implements CommandAction {
    /// At most this many cases are explained; an input may have a hundred thousand.
    private static final int MOST_EXPLAINED = 100;

    @Option(names = "--list")
    private boolean list;

    @Option(names = "--why")
    private boolean why;

    @Mixin
    private final BudgetOptions budget = new BudgetOptions();

    @Mixin
    private final JudgedInput own = new JudgedInput();

    @Parameters(paramLabel = "PROBLEM", arity = "0..1", completionCandidates = CompletionWords.ProblemIds.class)
    private @Nullable String id;

    @Override
    public ExitCode run(Console console) {
        String wanted = id;
        if (own.isGiven()) {
            Budget limits = budget.budget(Budget.standard().withWork(Long.MAX_VALUE)); // an input may have many cases
            console.print(own.answers(wanted == null ? "" : wanted, limits, console));
            return ExitCode.ANSWERED;
        }
        if (list || wanted == null) {
            console.print(listing(console));
            return ExitCode.ANSWERED;
        }
        Problem problem = problem(wanted);
        Budget limits = budget.budget();
        List<Supplier<CasePosition>> explained = answer(problem, console);
        for (int i = 0; i < explained.size(); i++) {
            console.print("\n" + reason(i + 1, explained.get(i).get(), limits, console));
        }
        return ExitCode.ANSWERED;
    }

    /// Prints the answers.
    ///
    /// @return the cases to explain
    private List<Supplier<CasePosition>> answer(Problem problem, Console console) {
        List<Supplier<CasePosition>> explained = new ArrayList<>();
        PrintWriter out = new PrintWriter(console.out(), false, StandardCharsets.UTF_8);
        try {
            problem.answer(new InputTokens(console.in()), out, position -> {
                if (why && explained.size() < MOST_EXPLAINED) {
                    explained.add(position);
                }
            });
        } finally {
            out.flush();
        }
        return explained;
    }

    private static String reason(int number, CasePosition position, Budget limits, Console console) {
        boolean alone = position.sum().isEmpty();
        String heading = console.language().of("case ", "第 ")
                + number
                + console.language().of(alone ? "" : ": ", alone ? " 组" : " 组：");
        Page page = new Page(console.paint());
        position.formula()
                .ifPresent(formula -> page.paragraph(2, console.language().of(formula)));
        return position.sum()
                        .map(sum -> searched(sum, heading, position, limits, console))
                        .orElse(heading + "\n")
                + page;
    }

    private static String searched(Sum sum, String heading, CasePosition position, Budget limits, Console console) {
        Analysis analysis =
                ProgressLine.during(limits, console, run -> Grundy.analyze(sum, position.convention(), run));
        return AnswerText.of(analysis, heading + sum.expression(), limits, console.language(), console.paint());
    }

    private static Problem problem(String wanted) {
        List<Problem> found = Problems.find(wanted);
        if (found.size() == 1) {
            return found.getFirst();
        }
        if (found.isEmpty()) {
            throw new InputError(
                    "there is no problem \"%s\" here; grundy judge --list shows those there are",
                    "这里没有题目“%s”；grundy judge --list 列出所有题目", wanted);
        }
        String all = found.stream().map(Problem::id).collect(Collectors.joining(", "));
        throw new InputError("\"%s\" is the number of several problems: %s", "“%s”是几道题共有的题号：%s", wanted, all);
    }

    private static String listing(Console console) {
        return Problems.all().stream()
                .map(each ->
                        "%-14s %s%n".formatted(each.id(), console.language().of(each.title())))
                .collect(Collectors.joining());
    }
}
