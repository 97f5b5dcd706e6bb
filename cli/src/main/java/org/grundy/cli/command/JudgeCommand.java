package org.grundy.cli.command;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.catalog.judge.InputTokens;
import org.grundy.catalog.judge.Problem;
import org.grundy.catalog.judge.Problems;
import org.grundy.cli.CommandAction;
import org.grundy.cli.CompletionWords;
import org.grundy.cli.Console;
import org.grundy.cli.ExitCode;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy judge`: answers the input of an online judge's problem.
@Command(name = "judge", description = "Reads the input of a judge's problem and prints its output.")
public final class JudgeCommand implements CommandAction {
    @Option(names = "--list", description = "Lists the problems.")
    private boolean list;

    @Parameters(
            paramLabel = "PROBLEM",
            arity = "0..1",
            completionCandidates = CompletionWords.ProblemIds.class,
            description = "A problem such as HDU-2873.")
    private @Nullable String id;

    @Override
    public ExitCode run(Console console) {
        String wanted = id;
        if (list || wanted == null) {
            console.print(listing(console));
            return ExitCode.ANSWERED;
        }
        Problem problem = problem(wanted);
        PrintWriter out = new PrintWriter(console.out(), false, StandardCharsets.UTF_8);
        try {
            problem.answer(new InputTokens(console.in()), out);
        } finally {
            out.flush();
        }
        return ExitCode.ANSWERED;
    }

    private static Problem problem(String wanted) {
        List<Problem> found = Problems.find(wanted);
        if (found.size() == 1) {
            return found.getFirst();
        }
        if (found.isEmpty()) {
            throw new InputError(
                    "there is no problem \"" + wanted + "\" here; grundy judge --list shows those there are",
                    "这里没有题目“" + wanted + "”；grundy judge --list 列出所有题目");
        }
        String all = found.stream().map(Problem::id).collect(Collectors.joining(", "));
        throw new InputError(
                "\"" + wanted + "\" is the number of several problems: " + all, "“" + wanted + "”是几道题共有的题号：" + all);
    }

    private static String listing(Console console) {
        return Problems.all().stream()
                .map(each ->
                        "%-14s %s%n".formatted(each.id(), console.language().of(each.title())))
                .collect(Collectors.joining());
    }
}
