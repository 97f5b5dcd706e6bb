package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.evidence.Checksum;
import org.grundy.heap.store.Checkpoint;
import org.grundy.testkit.Damage;
import org.grundy.testkit.Fuzz;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Manifests of checkpoints that are damaged but have the right checksum: each is loaded with as many values as it
/// names, or refused.
final class CheckpointFuzzTest {
    private static final Damage DAMAGE = new Damage(List.of(
            "\n",
            " ",
            "values ",
            "values 0 5 1 ",
            "values 5 9 4 ",
            "rules 0.6",
            "4",
            "end ",
            "/..",
            "\0",
            "grundy checkpoint 1\n"));

    @TempDir
    private Path folder;

    @Test
    void manifests_are_loaded_or_refused() {
        Fuzz.texts("CheckpointFuzzTest", 200, 100_000, CheckpointFuzzTest::manifest, this::tried);
    }

    private static String manifest(RandomGenerator random) {
        String segments = IntStream.range(0, random.nextInt(1, 4))
                .mapToObj(i -> "values " + 5 * i + " " + 5 * (i + 1) + " 1 " + Checksum.of(new byte[5]) + "\n")
                .collect(Collectors.joining());
        String text = "grundy checkpoint 1\nrules 0.6\n" + segments;
        return random.nextInt(8) == 0 ? text : DAMAGE.of(text, text, random);
    }

    private void tried(String lines) {
        String text = lines + "end " + Checksum.of(lines) + "\n";
        try {
            Files.writeString(folder.resolve("checkpoint"), text);
            for (String name : List.of("values-0-5", "values-5-10", "values-10-15")) {
                Files.write(folder.resolve(name), new byte[5]);
            }
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
        Refusal.allow(() -> {
            try (Checkpoint checkpoint = Checkpoint.open(folder.toString(), "0.6")) {
                int size = checkpoint.load().size();
                assertThat(size).isLessThanOrEqualTo(15);
                assertThat(size % 5).isZero();
            }
        });
    }
}
