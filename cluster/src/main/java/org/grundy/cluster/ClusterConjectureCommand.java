package org.grundy.cluster;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.grundy.cluster.choice.ChoiceJob;
import org.grundy.cluster.choice.ChoiceQuestion;
import org.grundy.cluster.choice.ChoiceRow;
import org.grundy.cluster.run.ClusterRules;
import org.grundy.cluster.run.ClusterTerminal;
import org.grundy.text.InputError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `grundy cluster conjecture`: a guess tried for each choice of parameters.
@Command(name = "conjecture")
final class ClusterConjectureCommand implements ClusterAction {
    @Mixin
    private final ClusterRules rules = new ClusterRules();

    @Mixin
    private final ChoiceWords words = new ChoiceWords();

    @Parameters(paramLabel = "[GAME] CONDITION", arity = "1..2", hideParamSyntax = true, descriptionKey = "condition")
    private List<String> guess = List.of();

    @Override
    public boolean run(ClusterTerminal terminal) throws IOException {
        if (guess.size() > 2) {
            throw new InputError(
                    "a game and a condition are wanted, and here are %s words; put the condition between quotation marks",
                    "需要游戏和条件，而这里有 %s 个词；请用引号把条件括起来", guess.size());
        }
        String text = rules.text();
        String game = ClusterRules.game(guess.size() == 2 ? guess.getFirst() : "", text);
        ChoiceQuestion question = words.question(text, game, guess.getLast());
        List<ChoiceRow> rows = words.rows("conjecture", question, terminal);
        boolean right = report(question, rows, terminal);
        words.noteWritten(terminal);
        return right;
    }

    private boolean report(ChoiceQuestion question, List<ChoiceRow> rows, ClusterTerminal terminal) {
        Optional<ChoiceRow> wrong = rows.stream().filter(ChoiceRow::wrong).findFirst();
        if (wrong.isPresent()) {
            long others = rows.stream().filter(ChoiceRow::wrong).count() - 1;
            String said = ChoiceJob.words(question, wrong.get().choice(), terminal.language());
            terminal.out().print(said);
            terminal.print("wrong for %s other choices too", "另有 %s 组参数也不成立", others);
            return false;
        }
        List<ChoiceRow> open = rows.stream().filter(ChoiceRow::unanswered).toList();
        if (!open.isEmpty()) {
            String names = ClusterTerminal.first(
                    open.stream().map(row -> String.join(" ", row.choice())).toList(), 8);
            terminal.print("not decided for %s choices: %s", "%s 组参数没有结论：%s", open.size(), names);
            open.stream()
                    .filter(ChoiceRow::refused)
                    .findFirst()
                    .ifPresent(row -> terminal.print(row.report(), row.report()));
            return false;
        }
        long positions = rows.stream().mapToLong(ChoiceRow::positions).sum();
        long proved = rows.stream().filter(ChoiceRow::proved).count();
        terminal.print(
                "agrees on %1$s positions of %2$s choices; proved for %3$s of them, each alone",
                "在 %2$s 组参数的 %1$s 个局面上都成立；其中 %3$s 组各自得到证明", positions, rows.size(), proved);
        ChoiceJob.everywhere(question, rows.getFirst().choice(), words.vary())
                .ifPresent(proof -> terminal.print(
                        "proved for all positions and every %1$s. %2$s",
                        "对所有局面和一切 %3$s 已证明。%4$s",
                        String.join(", ", proof.every()),
                        proof.theorem().en(),
                        String.join("，", proof.every()),
                        proof.theorem().zh()));
        return true;
    }
}
