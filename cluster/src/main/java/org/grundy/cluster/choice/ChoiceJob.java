package org.grundy.cluster.choice;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.grundy.cluster.run.ClusterSession;
import org.grundy.cluster.run.ClusterTerminal;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.discover.Conjecture;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.vary.NamedVariations;
import org.grundy.render.Language;
import org.grundy.render.discovery.DiscoveryText;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Run;

/// A question about many choices of parameters, a task for each that has no answer yet.
public final class ChoiceJob {
    /// A table is compared before a proof is tried; each task has its own.
    private static final int PROOF_TABLE = 1;

    private ChoiceJob() {}

    /// Finds the answers that are missing in a folder.
    ///
    /// @param choices texts such as `m=3` for each
    /// @return all rows of these choices, in the order of the parameters' values
    /// @throws org.grundy.text.InputError if the game or the guess cannot be read, or the folder holds the
    ///     answers to another question
    public static List<ChoiceRow> run(
            ChoiceQuestion question,
            List<List<String>> choices,
            SharedFolder folder,
            ClusterSession session,
            ClusterTerminal terminal)
            throws IOException {
        if (question.guess().isEmpty()) {
            question.tables(choices.getFirst());
        } else {
            question.conjecture(choices.getFirst());
        }
        ChoiceFolder known = ChoiceFolder.open(folder.open(), question);
        List<ChoiceTask> tasks = choices.stream()
                .filter(choice -> !known.answered(choice))
                .map(choice -> new ChoiceTask(question, choice))
                .toList();
        if (tasks.size() < choices.size()) {
            int there = choices.size() - tasks.size();
            terminal.note(
                    "%1$s of %2$s choices have their answer already", "%2$s 组参数中已有 %1$s 组有答案", there, choices.size());
        }
        AtomicInteger done = new AtomicInteger();
        session.<ChoiceTask, List<ChoiceRow>>each(tasks, task -> task.run(folder), rows -> {
            known.add(rows);
            int ready = done.incrementAndGet();
            terminal.progress("%s of %s choices", "已完成 %s/%s 组参数", ready, tasks.size());
        });
        terminal.wipe();
        known.finish();
        return known.rows(new HashSet<>(choices));
    }

    /// The proof that a guess is right whatever the parameters are, if there is one. It is looked for here, for
    /// it does not take longer for many choices.
    ///
    /// @param first one of the choices
    /// @param vary the ranges of the parameters
    public static Optional<Proof> everywhere(ChoiceQuestion question, List<String> first, List<String> vary) {
        Run run = question.run();
        Conjecture asked = Conjecture.about(
                NamedVariations.all(question.game(), question.library(), first, vary),
                question.guess(),
                question::play);
        return asked.variation().open().isEmpty()
                ? Optional.empty()
                : asked.check(PROOF_TABLE, run)
                        .toOptional()
                        .map(Conjecture.Trial::proofs)
                        .filter(proofs ->
                                proofs.size() == 1 && !proofs.getFirst().every().isEmpty())
                        .map(List::getFirst);
    }

    /// How a guess ended for a choice, as `grundy conjecture` says it. It is tried anew.
    public static String words(ChoiceQuestion question, List<String> choice, Language language) {
        Run run = question.run();
        ChoiceTask.Guessed guessed = ChoiceTask.Guessed.of(question, choice, run);
        return guessed.conjecture()
                .check(guessed.to(), run)
                .toOptional()
                .map(trial -> new DiscoveryText(language, Paint.NONE).of(guessed.conjecture(), trial, guessed.to()))
                .orElse("");
    }
}
