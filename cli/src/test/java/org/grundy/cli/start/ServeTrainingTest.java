package org.grundy.cli.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Where a training fails there is no cache and nothing else tells, so what it asks is tried here.
final class ServeTrainingTest {
    @Test
    @Tag(Thorough.TAG)
    void the_server_answers_all_that_it_is_asked_and_the_process_ends() throws IOException, InterruptedException {
        Process training = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServeTraining.class.getName())
                .redirectErrorStream(true)
                .start();
        String printed = new String(training.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(training.waitFor()).as(printed).isZero();
        assertThat(printed).contains("http://localhost:");
    }
}
