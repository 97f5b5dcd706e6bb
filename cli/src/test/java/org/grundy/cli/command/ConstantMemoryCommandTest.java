package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.grundy.cli.Ran;
import org.grundy.heap.kernel.VectorSupport;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Searches that keep only the first values and the last ones, as `period` and `survey` do them.
final class ConstantMemoryCommandTest {
    @TempDir
    private Path place;

    @BeforeEach
    void vectors() {
        assumeTrue(VectorSupport.present());
    }

    private String folder() {
        return place.resolve("kept").toString();
    }

    @Test
    void a_search_goes_on_from_its_folder_and_says_what_one_without_says() throws IOException {
        Ran first = Ran.command("period", "0.106", "--max", "1.1e6", "--checkpoint", folder());
        assertThat(first.exit()).isEqualTo(1);
        assertThat(place.resolve("kept").resolve("blocks")).doesNotExist();
        Ran second = Ran.command("period", "0.106", "--max", "1.2e6", "--checkpoint", folder(), "--json");
        assertThat(Files.readString(place.resolve("kept").resolve("snapshots"))).contains("\nreached 1200001 ");
        Ran whole = Ran.command("period", "0.106", "--max", "1.2e6", "--json");
        assertThat(second.exit()).isEqualTo(whole.exit()).isEqualTo(1);
        assertThat(second.out()).isEqualTo(whole.out()).contains("\"values\" : 1200001");
    }

    @Test
    void a_folder_of_another_code_or_with_a_damaged_file_is_refused() throws IOException {
        Ran.command("period", "0.106", "--max", "1.2e6", "--checkpoint", folder());
        Ran other = Ran.command("period", "0.104", "--max", "1.2e6", "--checkpoint", folder());
        assertThat(other.exit()).isEqualTo(2);
        assertThat(other.err()).contains("is of 0.106, not of 0.104: choose another folder");
        Path head = place.resolve("kept").resolve(head());
        byte[] bytes = Files.readAllBytes(head);
        bytes[bytes.length / 2] ^= 1;
        Files.write(head, bytes);
        Ran damaged = Ran.command("period", "0.106", "--max", "1.2e6", "--checkpoint", folder());
        assertThat(damaged.exit()).isEqualTo(2);
        assertThat(damaged.err()).contains("the checkpoint is damaged", "another checksum");
    }

    private String head() {
        String[] names = Objects.requireNonNull(place.resolve("kept").toFile().list());
        return Stream.of(names)
                .filter(name -> name.startsWith("head-"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void more_heaps_may_be_asked_for_than_an_array_holds() {
        assertThat(Ran.command("period", "0.77", "--max", "1e12").exit()).isZero();
        assertThat(Ran.command("period", "0.77", "--max", "1e12", "--checkpoint", folder())
                        .exit())
                .isZero();
        assertThat(Ran.command("period", "0.77", "--max", "2^62").exit()).isEqualTo(2);
    }

    /// 0.1345 has the period 11 539 from heap 107 859 on; the rare heaps of 0.007 do not stop.
    @Tag(Thorough.TAG)
    @Test
    void a_survey_follows_codes_whose_rare_heaps_have_stopped_further() {
        Ran ran = Ran.command("survey", "0.1345", "0.007", "--max", "1e5", "--stopped", "1.3e6", "--csv");
        List<String> rows = ran.out().lines().toList();
        assertThat(rows.get(1)).startsWith("0.1345,107859,11539,27,53582,proved,");
        assertThat(rows.get(2)).startsWith("0.007,,,").contains(",open,100001,");
        Ran few = Ran.command("survey", "0.1345", "--max", "1000", "--stopped", "3e5");
        assertThat(few.exit()).isEqualTo(2);
        assertThat(few.err()).contains("is seen from --max 65535 on");
    }
}
