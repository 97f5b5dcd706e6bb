package org.grundy.cluster.survey;

import java.io.IOException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.grundy.cluster.run.ClusterSession;
import org.grundy.cluster.run.ClusterTerminal;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.ReducedForm;
import org.grundy.heap.sequence.SurveyDepth;
import org.grundy.heap.sequence.SurveyRow;

/// A survey: a task for each standard form among the codes that have no row yet, those first that may take longest.
public final class SurveyJob {
    private SurveyJob() {}

    /// Computes the rows that are missing in a folder.
    ///
    /// @param depth how many values are looked at at most
    /// @return the rows of the codes, in their order
    public static List<SurveyRow> run(
            List<TakeAndBreakCode> codes,
            SurveyDepth depth,
            SharedFolder folder,
            ClusterSession session,
            ClusterTerminal terminal)
            throws IOException {
        SurveyFolder known = SurveyFolder.open(folder.open());
        List<SurveyTask> tasks = tasks(
                codes.stream()
                        .filter(code -> known.row(code.toString(), depth).isEmpty())
                        .toList(),
                depth);
        AtomicInteger done = new AtomicInteger();
        session.<SurveyTask, List<String>>each(tasks, task -> task.run(folder), lines -> {
            lines.forEach(known::add);
            int ready = done.incrementAndGet();
            terminal.progress("%s of %s sequences", "已完成 %s/%s 个序列", ready, tasks.size());
        });
        terminal.wipe();
        known.finish();
        return known.rows(codes.stream().map(TakeAndBreakCode::toString).toList());
    }

    private static List<SurveyTask> tasks(List<TakeAndBreakCode> codes, SurveyDepth depth) {
        return codes.stream()
                .collect(Collectors.groupingBy(
                        code -> ReducedForm.of(code).code(), LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(group -> new SurveyTask(
                        group.stream().map(TakeAndBreakCode::toString).toList(), depth.values(), depth.stopped()))
                .sorted(Comparator.comparingLong(SurveyTask::effort).reversed())
                .toList();
    }
}
