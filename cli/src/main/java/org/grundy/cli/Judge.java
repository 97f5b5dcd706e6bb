package org.grundy.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.grundy.catalog.judge.Problem;
import org.grundy.catalog.judge.Problems;
import org.grundy.catalog.judge.Tokens;
import org.grundy.lang.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy judge`: answers the input of an online judge's problem.
@Command(name = "judge", description = "Reads the input of a judge's problem and prints its output.")
final class Judge implements Action {
    @Option(names = "--list", description = "Lists the problems.")
    private boolean list;

    @Parameters(paramLabel = "PROBLEM", arity = "0..1", description = "A problem such as HDU-2873.")
    private @Nullable String id;

    @Override
    public Exit run(Console console) {
        String wanted = id;
        if (list || wanted == null) {
            console.print(listing(console));
            return Exit.ANSWERED;
        }
        Problem problem = Problems.find(wanted)
                .orElseThrow(() -> new InputError(
                        "there is no problem \"" + wanted + "\" here; grundy judge --list shows those there are",
                        "这里没有题目“" + wanted + "”；grundy judge --list 列出所有题目"));
        PrintWriter out = new PrintWriter(console.out(), false, StandardCharsets.UTF_8);
        try {
            problem.answer(new Tokens(console.in()), out);
        } finally {
            out.flush();
        }
        return Exit.ANSWERED;
    }

    private static String listing(Console console) {
        return Problems.all().stream()
                .map(each -> "%-14s %s%n"
                        .formatted(
                                each.id(),
                                console.words(each.title().en(), each.title().zh())))
                .collect(Collectors.joining());
    }
}
