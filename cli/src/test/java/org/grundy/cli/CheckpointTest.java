package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.evidence.Checksum;
import org.grundy.heap.store.Checkpoint;
import org.grundy.heap.value.NimValues;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CheckpointTest {
    @TempDir
    Path folder;

    private Checkpoint open(String rules) {
        return Checkpoint.open(folder.toString(), rules);
    }

    private static List<Integer> list(NimValues values) {
        return Stream.iterate(0, n -> n < values.size(), n -> n + 1)
                .map(values::get)
                .toList();
    }

    @Test
    void what_was_saved_is_loaded_whatever_the_steps_and_widths() {
        RandomGenerator random = Seed.of("Checkpoint steps").generator();
        NimValues values = new NimValues();
        for (int round = 0; round < 30; round++) {
            int steps = random.nextInt(Thorough.bound(600, 3000));
            for (int i = 0; i < steps; i++) {
                values.add(random.nextInt(round < 10 ? 256 : round < 20 ? 1 << 16 : Integer.MAX_VALUE));
            }
            try (Checkpoint checkpoint = open("0.6")) {
                NimValues before = checkpoint.load();
                assertThat(list(before)).isEqualTo(list(values).subList(0, before.size()));
                checkpoint.save(values);
                assertThat(list(checkpoint.load())).isEqualTo(list(values));
            }
        }
        assertThat(folder.toFile().list()).hasSizeLessThan(14);
    }

    @Test
    void a_computation_goes_on_from_what_was_kept() {
        String place = folder.toString();
        Ran.command("sequence", "0.6", "--to", "3000", "--checkpoint", place);
        Ran resumed = Ran.command("sequence", "0.6", "--to", "5000", "--checkpoint", place, "--json");
        Ran whole = Ran.command("sequence", "0.6", "--to", "5000", "--kernel", "plain", "--json");
        assertThat(resumed.out().lines().filter(line -> line.contains("\"values\"")))
                .isEqualTo(whole.out()
                        .lines()
                        .filter(line -> line.contains("\"values\""))
                        .toList());
        assertThat(resumed.out()).doesNotContain("\"computed\" : 5001");
    }

    @Test
    void a_second_process_is_refused() {
        try (Checkpoint held = open("0.6")) {
            Ran ran = Ran.command("sequence", "0.6", "--checkpoint", folder.toString());
            assertThat(ran.exit()).isEqualTo(2);
            assertThat(ran.err()).contains("another process is using the checkpoint");
            assertThat(held.load().size()).isZero();
        }
        assertThat(Ran.command("sequence", "0.6", "--checkpoint", folder.toString())
                        .exit())
                .isZero();
    }

    @Test
    void another_code_is_refused_and_nothing_is_changed() throws IOException {
        Ran.command("sequence", "0.6", "--checkpoint", folder.toString());
        String before = Files.readString(folder.resolve("checkpoint"));
        Ran ran = Ran.command("sequence", "0.7", "--checkpoint", folder.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("is of 0.6, not of 0.7");
        assertThat(folder.resolve("checkpoint")).hasContent(before);
    }

    @Test
    void another_version_is_refused() throws IOException {
        Files.writeString(folder.resolve("checkpoint"), "grundy checkpoint 7\nanything\n");
        assertThatThrownBy(() -> open("0.6"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("has version 7, and only version 1 is known");
    }

    @Test
    void every_damaged_byte_of_a_checkpoint_is_noticed() throws IOException {
        Ran.command("sequence", "0.6", "--to", "40", "--checkpoint", folder.toString());
        for (String name : List.of("checkpoint", "values-0-41")) {
            Path file = folder.resolve(name);
            byte[] whole = Files.readAllBytes(file);
            List<Integer> places = IntStream.range(0, whole.length).boxed().toList();
            for (int i : Thorough.part("damaged bytes of " + name, 3, places)) {
                byte[] damaged = whole.clone();
                damaged[i] ^= 4;
                Files.write(file, damaged);
                Ran ran = Ran.command("sequence", "0.6", "--checkpoint", folder.toString());
                assertThat(ran.exit()).as(name + " " + i).isEqualTo(2);
                assertThat(ran.err()).containsAnyOf("is damaged: " + file, "has version ");
            }
            Files.write(file, whole);
        }
        Files.delete(folder.resolve("values-0-41"));
        assertThat(Ran.command("sequence", "0.6", "--checkpoint", folder.toString())
                        .err())
                .contains("is damaged", "there is no");
    }

    @Test
    void no_room_is_taken_for_values_that_are_named_but_not_there() throws IOException {
        for (String to : List.of("2147483639", "2147483647", "9999999999")) {
            String lines = "grundy checkpoint 1\nrules 0.6\nvalues 0 " + to + " 4 " + Checksum.of(new byte[5]) + "\n";
            Files.writeString(folder.resolve("checkpoint"), lines + "end " + Checksum.of(lines) + "\n");
            Files.write(folder.resolve("values-0-" + to), new byte[5]);
            Ran ran = Ran.command("sequence", "0.6", "--checkpoint", folder.toString());
            assertThat(ran.exit()).as(ran.err()).isEqualTo(2);
            assertThat(ran.err()).contains("the checkpoint is damaged");
        }
    }

    @Test
    void what_a_save_that_was_cut_off_left_is_removed() throws IOException {
        Ran.command("sequence", "0.6", "--to", "40", "--checkpoint", folder.toString());
        Files.writeString(folder.resolve("values-41-90"), "half");
        Files.writeString(folder.resolve("checkpoint.unfinished"), "half");
        assertThat(Ran.command("sequence", "0.6", "--to", "60", "--checkpoint", folder.toString())
                        .exit())
                .isZero();
        assertThat(folder).isDirectoryNotContaining("glob:**{unfinished,41-90}");
    }

    @Test
    void a_place_that_is_no_folder_is_refused() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Ran ran = Ran.command("sequence", "0.6", "--checkpoint", file.toString());
        assertThat(ran.exit()).isEqualTo(74);
        assertThat(ran.err()).contains("cannot be used for a checkpoint");
    }
}
