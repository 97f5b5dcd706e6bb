package org.grundy.cluster;

import java.io.IOException;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.grundy.cluster.choice.ChoiceQuestion;
import org.grundy.cluster.choice.ChoiceRow;
import org.grundy.cluster.run.ClusterRules;
import org.grundy.cluster.run.ClusterTerminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `grundy cluster discover`: a closed form for each choice of parameters.
@Command(name = "discover")
final class ClusterDiscoverCommand implements ClusterAction {
    /// More rows are not printed one by one.
    private static final int SHOWN = 64;

    @Mixin
    private final ClusterRules rules = new ClusterRules();

    @Mixin
    private final ChoiceWords words = new ChoiceWords();

    @Parameters(paramLabel = "GAME", arity = "0..1")
    private String name = "";

    @Override
    public boolean run(ClusterTerminal terminal) throws IOException {
        String text = rules.text();
        ChoiceQuestion question = words.question(text, ClusterRules.game(name, text), "");
        List<ChoiceRow> rows = words.rows("discover", question, terminal);
        if (rows.size() <= SHOWN) {
            rows.forEach(row -> terminal.print(line(row), line(row)));
        }
        new TreeMap<>(rows.stream().collect(Collectors.groupingBy(ChoiceRow::quantity)))
                .forEach((quantity, all) -> summary(quantity, all, terminal));
        words.noteWritten(terminal);
        return rows.stream().anyMatch(ChoiceRow::found) && rows.stream().noneMatch(ChoiceRow::unanswered);
    }

    private static String line(ChoiceRow row) {
        String answer = row.form().isEmpty() ? "" : "  " + row.form();
        return String.join(" ", row.choice()) + "  " + row.game() + "  " + row.quantity() + "  " + row.status()
                + answer;
    }

    private static void summary(String quantity, List<ChoiceRow> rows, ClusterTerminal terminal) {
        String counts = new TreeMap<>(
                        rows.stream().collect(Collectors.groupingBy(ChoiceRow::status, Collectors.counting())))
                .entrySet().stream()
                        .map(each -> each.getValue() + " " + each.getKey())
                        .collect(Collectors.joining(", "));
        switch (quantity) {
            case "lost" -> terminal.print("lost positions: %s", "必败局面：%s", counts);
            case "grundy" -> terminal.print("Grundy values: %s", "SG 值：%s", counts);
            default -> terminal.print("without an answer: %s", "没有答案：%s", counts);
        }
    }
}
