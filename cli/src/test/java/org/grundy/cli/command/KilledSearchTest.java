package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.grundy.cli.Main;
import org.grundy.cli.Ran;
import org.grundy.heap.kernel.VectorSupport;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A search for a period in a process that is killed at twenty random moments goes on from its folder each
/// time, and ends with the period and a certificate that is accepted.
@Tag(Thorough.TAG)
final class KilledSearchTest {
    private static final int KILLS = 20;

    /// The longest life of a process that is killed, in milliseconds: the whole search takes some ten seconds.
    private static final int LIFE = 3_000;

    @TempDir
    private Path place;

    private Process search() throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx512m", "--add-modules", "jdk.incubator.vector"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of("period", "0.104", "--max", "1e9", "--checkpoint", folder()));
        command.addAll(List.of("--certificate", certificate()));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(place.resolve("printed").toFile())
                .start();
    }

    private String folder() {
        return place.resolve("folder").toString();
    }

    private String certificate() {
        return place.resolve("104.json").toString();
    }

    private void waitUntilSomethingIsKept(Process process) throws InterruptedException {
        while (process.isAlive() && !Files.exists(Path.of(folder()).resolve("snapshots"))) {
            process.waitFor(20, TimeUnit.MILLISECONDS);
        }
    }

    @Test
    void twenty_kills_at_random_moments_lose_nothing() throws IOException, InterruptedException {
        assumeTrue(VectorSupport.present());
        RandomGenerator random = Seed.of("KilledSearchTest").generator();
        int killed = 0;
        for (int i = 0; i < KILLS; i++) {
            Process process = search();
            waitUntilSomethingIsKept(process);
            if (!process.waitFor(random.nextInt(LIFE), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly().waitFor();
                killed++;
            }
        }
        Process last = search();
        assertThat(last.waitFor()).isZero();
        // Published by A. Flammenkamp: period 11 770 282 after 197 769 598.
        assertThat(Files.readString(place.resolve("printed"))).contains("11770282", "197769598");
        assertThat(Ran.command("check", certificate()).exit()).isZero();
        assertThat(killed).isPositive();
    }
}
