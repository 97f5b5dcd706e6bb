package org.grundy.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.WordedCommand;
import org.grundy.lang.nim.NimAnswer;
import org.grundy.lang.nim.NimCalculator;
import org.grundy.render.json.Json;
import org.grundy.render.json.NimRecord;
import org.grundy.render.text.NimText;
import org.grundy.value.NimLogarithm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy nimber`: the arithmetic of nimbers.
@Command(name = "nimber")
public final class NimberCommand implements WordedCommand {
    @Option(names = "--json")
    private boolean json;

    @Parameters(paramLabel = "EXPRESSION", arity = "1..*")
    private List<String> words = new ArrayList<>();

    @Override
    public boolean take(List<String> given) {
        words = given;
        return !given.isEmpty();
    }

    @Override
    public ExitCode run(Console console) {
        NimAnswer answer = NimCalculator.answer(String.join(" ", words));
        console.print(json ? Json.line(NimRecord.of(answer)) : NimText.of(answer, console.language(), console.paint()));
        return decided(answer) ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
    }

    private static boolean decided(NimAnswer answer) {
        return switch (answer) {
            case NimAnswer.Nimber nimber -> true;
            case NimAnswer.Degree degree -> true;
            case NimAnswer.Order order -> order.order().isPresent();
            case NimAnswer.Logarithm logarithm -> !(logarithm.result() instanceof NimLogarithm.TooHard);
        };
    }
}
