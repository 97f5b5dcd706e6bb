package org.grundy.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.ProgressLine;
import org.grundy.cli.option.Outputs;
import org.grundy.cli.option.SequenceSize;
import org.grundy.cli.option.TimeOption;
import org.grundy.cli.option.VectorlessStart;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.ReducedForm;
import org.grundy.heap.sequence.SurveyDepth;
import org.grundy.heap.sequence.SurveyRow;
import org.grundy.lang.CodePattern;
import org.grundy.lang.OptionText;
import org.grundy.render.file.SurveyCsv;
import org.grundy.render.file.SurveyFile;
import org.grundy.render.json.Json;
import org.grundy.render.json.SurveyRecord;
import org.grundy.render.terminal.ProcessorTime;
import org.grundy.render.text.SurveyText;
import org.grundy.run.Budget;
import org.grundy.run.Progress;
import org.grundy.run.Run;
import org.grundy.text.OutputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy survey`: the periods of all codes of a pattern.
@Command(name = "survey")
public final class SurveyCommand implements CommandAction {
    @Option(names = "--max", paramLabel = "N")
    private String max = "10000";

    @Option(names = "--stopped", paramLabel = "N")
    private @Nullable String stopped;

    @Option(names = "--csv", paramLabel = "F", arity = "0..1", fallbackValue = Outputs.STANDARD_OUTPUT)
    private @Nullable String csv;

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--threads", paramLabel = "T")
    private @Nullable String threads;

    @Mixin
    private final TimeOption time = new TimeOption();

    @Parameters(paramLabel = "PATTERN", arity = "1..*")
    private List<String> patterns = List.of();

    @Override
    public ExitCode run(Console console) {
        Outputs.checkPrintedOnce(json, isPrinted());
        SurveyDepth depth = depth();
        if (VectorlessStart.jvm() && depth.stopped() > VectorlessStart.VALUES_OF_SEVERAL) {
            return ExitCode.LONGER;
        }
        int workers = SequenceSize.workers(threads);
        List<TakeAndBreakCode> codes = CodePattern.codes(patterns);
        Run run = new Run(time.limit(Budget.UNLIMITED));
        List<SurveyRow> rows;
        boolean kept = false;
        if (csv == null || isPrinted()) {
            rows = survey(codes, depth, workers, run, Optional.empty(), console);
        } else {
            try (SurveyFile file = SurveyFile.open(csv)) {
                rows = survey(codes, depth, workers, run, Optional.of(file), console);
                kept = isFinished(file, rows, csv, console);
            }
        }
        print(rows, kept, console);
        if (rows.size() < codes.size()) {
            console.say(
                    kept ? "survey.short.file" : "survey.short",
                    "reached",
                    rows.size(),
                    "count",
                    codes.size(),
                    "time",
                    processorTime());
        }
        return rows.size() < codes.size() ? ExitCode.UNDECIDED : ExitCode.ANSWERED;
    }

    /// How many values are looked at.
    ///
    /// @throws InputError if these are no numbers, or too few values show whether rare heaps have stopped
    private SurveyDepth depth() {
        int values = SequenceSize.values("--max", max);
        if (stopped == null) {
            return SurveyDepth.of(values);
        }
        return CodePattern.depth(OptionText.slice("--max", max), values, SequenceSize.stored("--stopped", stopped));
    }

    private static String processorTime() {
        return ProcessorTime.used().map(ProcessorTime::seconds).orElse("?");
    }

    private boolean isPrinted() {
        return Outputs.STANDARD_OUTPUT.equals(csv);
    }

    /// Whether a file has taken all rows.
    private static boolean isFinished(SurveyFile file, List<SurveyRow> rows, String name, Console console) {
        try {
            file.finish(rows);
            console.noteWritten(name);
            return true;
        } catch (OutputError error) {
            console.unwritten().add(error.text());
            return false;
        }
    }

    /// @param kept whether a file has the rows
    private void print(List<SurveyRow> rows, boolean kept, Console console) {
        if (json) {
            console.print(Json.line(SurveyRecord.of(rows)));
        } else if (isPrinted()) {
            console.print(SurveyCsv.of(rows));
        } else {
            console.print((kept ? "" : SurveyText.of(rows, console.language(), console.paint()))
                    + SurveyText.summary(rows, console.language()));
        }
    }

    private static List<SurveyRow> survey(
            List<TakeAndBreakCode> codes,
            SurveyDepth depth,
            int workers,
            Run run,
            Optional<SurveyFile> file,
            Console console) {
        Map<String, SurveyRow> known = new LinkedHashMap<>();
        List<TakeAndBreakCode> open = new ArrayList<>();
        for (TakeAndBreakCode code : codes) {
            Optional<SurveyRow> row = file.flatMap(rows -> rows.row(code.toString(), depth));
            row.ifPresentOrElse(found -> known.put(found.code(), found), () -> open.add(code));
        }
        Map<TakeAndBreakCode, List<TakeAndBreakCode>> groups = open.stream()
                .collect(Collectors.groupingBy(
                        code -> ReducedForm.of(code).code(), LinkedHashMap::new, Collectors.toList()));
        compute(List.copyOf(groups.values()), depth, workers, run, console, row -> {
            known.put(row.code(), row);
            file.ifPresent(rows -> keep(row, rows, console));
        });
        return codes.stream()
                .flatMap(code -> Optional.ofNullable(known.get(code.toString())).stream())
                .toList();
    }

    private static void keep(SurveyRow row, SurveyFile file, Console console) {
        try {
            file.add(row);
        } catch (OutputError error) {
            console.say("survey.unkept", "what", error.text());
        }
    }

    private static List<SurveyRow> rows(List<TakeAndBreakCode> group, SurveyDepth depth, Run run) {
        return run.attempt(() -> SurveyRow.of(group, depth, run)).toOptional().orElse(List.of());
    }

    @FunctionalInterface
    private interface Result {
        void of(SurveyRow row);
    }

    /// Gives the rows of all groups to the calling thread, as they are found; none of groups that there was no time
    /// for.
    private static void compute(
            List<List<TakeAndBreakCode>> groups,
            SurveyDepth depth,
            int workers,
            Run run,
            Console console,
            Result result) {
        ExecutorService threads = Executors.newFixedThreadPool(
                workers, Thread.ofPlatform().daemon().factory());
        try (ProgressLine progress = new ProgressLine(console)) {
            CompletionService<List<SurveyRow>> done = new ExecutorCompletionService<>(threads);
            groups.forEach(group -> done.submit(() -> rows(group, depth, new Run(run.share(1)))));
            for (int i = 0; i < groups.size(); i++) {
                done.take().get().forEach(result::of);
                progress.report(new Progress(i + 1L, groups.size()));
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException error) {
            throw new IllegalStateException(error.getCause());
        } finally {
            threads.shutdownNow();
        }
    }
}
