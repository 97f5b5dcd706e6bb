package org.grundy.cluster.choice;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.discover.Conjecture;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.sample.Variation;
import org.grundy.render.Language;
import org.grundy.render.json.ConjectureRecord;
import org.grundy.render.json.DiscoveryRecord;
import org.grundy.render.json.Json;
import org.grundy.render.json.LimitRecord;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.text.InputError;

/// A question about one choice of parameters.
///
/// @param choice a text for each parameter, such as `m=3`
record ChoiceTask(ChoiceQuestion question, List<String> choice) implements Serializable {
    /// Finds the answer and writes it.
    List<ChoiceRow> run(SharedFolder folder) throws IOException {
        List<ChoiceRow> rows = rows();
        ChoiceFolder.write(rows, choice, folder.open());
        return rows;
    }

    private List<ChoiceRow> rows() {
        try {
            return question.guess().isEmpty() ? discovered() : List.of(tried());
        } catch (InputError refused) {
            return List.of(row(
                    question.game(),
                    "",
                    ChoiceRow.REFUSED,
                    "",
                    0,
                    refused.text().en()));
        }
    }

    private ChoiceRow row(String game, String quantity, String status, String form, long positions, String report) {
        return new ChoiceRow(game, choice, values(choice), quantity, status, form, positions, report);
    }

    /// The numbers of `m=3`, `k=4`.
    static List<Long> values(List<String> choice) {
        return choice.stream()
                .map(each -> Long.valueOf(each.substring(each.indexOf('=') + 1)))
                .toList();
    }

    private List<ChoiceRow> discovered() {
        List<ChoiceRow> rows = new ArrayList<>();
        Run run = question.run();
        for (Variation table : question.tables(choice)) {
            Variation games = table.members().size() == 1 ? table.alone().getFirst() : table.closed();
            DiscoveryReport report = Discovery.standard().of(games, question.play(games), question.bound(), run);
            String game = name(games);
            DiscoveryRecord record = DiscoveryRecord.of(report, Language.EN);
            String whole = Json.of(record);
            record.sections().forEach(section -> rows.add(found(game, section, whole)));
            if (report.shortfall().isPresent()) {
                rows.add(row(game, "", ChoiceRow.OPEN, "", 0, whole));
            }
        }
        return rows;
    }

    private ChoiceRow found(String game, DiscoveryRecord.SectionRecord section, String report) {
        DiscoveryRecord.FormRecord form = section.found();
        return form == null
                ? row(game, section.quantity(), "none", "", section.known(), report)
                : row(game, section.quantity(), form.label(), form.formula(), form.fitted() + form.heldOut(), report);
    }

    private ChoiceRow tried() {
        Run run = question.run();
        Guessed guessed = Guessed.of(question, choice, run);
        Conjecture asked = guessed.conjecture();
        String game = name(asked.variation());
        String quantity = Json.word(asked.quantity());
        if (guessed.empty()) {
            return row(game, quantity, "empty", asked.text(), 0, "");
        }
        return switch (asked.check(guessed.to(), run)) {
            case Solved.Done<Conjecture.Trial>(Conjecture.Trial trial) -> {
                ConjectureRecord record = ConjectureRecord.of(asked, trial, guessed.to(), Language.EN);
                yield row(game, quantity, record.result(), asked.text(), trial.positions(), Json.of(record));
            }
            case Solved.Undecided<Conjecture.Trial> limit ->
                row(game, quantity, ChoiceRow.OPEN, asked.text(), 0, Json.of(LimitRecord.of(limit)));
        };
    }

    /// A guess about the games of a choice that have positions.
    ///
    /// @param to the largest number of a position
    /// @param empty whether none has
    record Guessed(Conjecture conjecture, int to, boolean empty) {
        static Guessed of(ChoiceQuestion question, List<String> choice, Run run) {
            Conjecture whole = question.conjecture(choice);
            Variation games = whole.variation().closed();
            int to = question.bound().orElseGet(() -> games.extent(whole.play(), run));
            Optional<Variation> there = run.attempt(() -> games.upToIfAny(to, whole.play(), run))
                    .toOptional()
                    .orElse(Optional.of(games));
            return new Guessed(new Conjecture(whole.text(), there.orElse(games), whole.play()), to, there.isEmpty());
        }
    }

    private static String name(Variation games) {
        return games.title() + "(" + String.join(",", games.variables()) + ")";
    }
}
