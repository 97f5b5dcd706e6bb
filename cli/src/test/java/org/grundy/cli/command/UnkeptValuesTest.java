package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.sequence.FrontierRun;
import org.grundy.cli.sequence.SequenceRun;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.heap.store.Checkpoint;
import org.grundy.heap.store.ValueBlocks;
import org.grundy.lang.CodeParser;
import org.grundy.lang.TextSlice;
import org.grundy.render.Language;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.grundy.text.BilingualText;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Values are shown though the folder that should keep them takes nothing more.
final class UnkeptValuesTest {
    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final Console console = new Console(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
            Map.of(),
            false,
            false,
            false,
            Language.EN);

    private static SequenceRules rules(String code) {
        return new SequenceRules.Coded(
                CodeParser.parse(TextSlice.trimmed(code, 0, code.length()), TakeAndBreakCode.LARGEST_DIGIT));
    }

    /// A folder of this name stands where a file is to be written, and cannot be replaced: something is in it.
    private void obstruct(String name) {
        try {
            Files.createDirectories(folder.resolve(name).resolve("something"));
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    @Test
    void a_checkpoint_that_fails_at_the_end_leaves_the_values() {
        SequenceRules rules = rules("0.77");
        NimSequence sequence = NimSequence.of(rules, KernelRegistry.AUTO.kernel(rules, 1));
        SequenceRun run = new SequenceRun(rules, sequence, 41, Budget.UNLIMITED, progress -> {});
        List<BilingualText> warnings = new ArrayList<>();
        try (Checkpoint checkpoint = Checkpoint.open(folder.toString(), "0.77")) {
            obstruct("values-0-41.unfinished");
            run.compute(Optional.of(checkpoint), Duration.ofHours(1), warnings::add);
        }
        assertThat(run.unkept())
                .get()
                .extracting(Throwable::getMessage)
                .asString()
                .contains("cannot be written");
        assertThat(warnings).isEmpty();
        // A002186: Kayles.
        assertThat(run.report(0, Run.unlimited())
                        .map(SequenceReport::values)
                        .orElseThrow()
                        .get(40))
                .isOne();
    }

    @Tag(Thorough.TAG)
    @Test
    void stored_values_that_fail_at_the_end_are_shown() {
        FrontierRun run =
                new FrontierRun(rules("0.16"), this::obstructed, 1, Budget.UNLIMITED, budget -> budget, console);
        assertThat(run.compute(0, 1000, false, List.of())).isEqualTo(ExitCode.ANSWERED);
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("0.16", "980 │");
        assertThat(console.unwritten().count()).isOne();
    }

    private ValueBlocks obstructed(TakeAndBreakCode code) {
        ValueBlocks blocks = ValueBlocks.open(folder.toString(), code.toString());
        obstruct("blocks.unfinished");
        return blocks;
    }
}
