package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.grundy.cluster.store.FolderLock;
import org.grundy.cluster.store.FolderOwner;
import org.grundy.cluster.store.Storage;
import org.grundy.heap.kernel.VectorSupport;
import org.grundy.render.Language;
import org.grundy.render.certificate.Certificate;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/// Surveys on this machine.
@ResourceLock("spark")
final class ClusterSurveyTest {
    private static final Path CERTIFICATE =
            Path.of(System.getProperty("basedir", "."), "..", "docs", "certificates", "0.1005.json");

    @TempDir
    Path folder;

    private ClusterRan survey(String max) {
        return ClusterRan.of("survey", "0.?7", "--max", max, "--out", folder.toString());
    }

    @Test
    void a_folder_to_which_another_driver_writes_is_refused() throws IOException {
        try (FolderLock _ =
                FolderLock.take(Storage.named("--out", folder.toString()), "--out", "", FolderOwner.ofThisProcess())) {
            ClusterRan ran = survey("300");
            assertThat(ran.code()).as(ran.err()).isEqualTo(2);
            assertThat(ran.err()).contains("has been writing to this folder since", "delete file:" + folder);
        }
        assertThat(ClusterFiles.in(folder)).isEmpty();
    }

    /// Kayles, 0.77, has period 12 from heap 71 on (Guy and Smith 1956).
    @Test
    void a_survey_goes_on_with_what_is_missing_and_its_certificates_are_checked() throws IOException {
        ClusterRan first = survey("300");
        assertThat(first.code()).as(first.err()).isZero();
        assertThat(first.out()).containsPattern("0\\.77 +71 +12 ");
        var files = ClusterFiles.in(folder);
        assertThat(files).containsKeys("survey.parquet", "certificates/0.77.json");

        Path kayles = folder.resolve("certificates/0.77.json");
        String proof = Files.readString(kayles);
        Files.writeString(
                kayles,
                proof.replace("\"period\": 12", "\"period\": 11").replace("\"period\" : 12", "\"period\" : 11"));
        ClusterRan refused = ClusterRan.of("check", folder.toString());
        assertThat(refused.code()).isEqualTo(1);
        assertThat(refused.out()).contains("certificates/0.77.json: ");

        Files.delete(kayles);
        ClusterRan again = survey("300");
        assertThat(again.out()).isEqualTo(first.out());
        assertThat(ClusterFiles.in(folder)).isEqualTo(files);
        ClusterRan accepted = ClusterRan.of("check", folder.toString());
        assertThat(accepted.code()).as(accepted.out()).isZero();
    }

    /// A long certificate is several tasks, and what is said of it is what one machine says: here of 0.1005, with two
    /// windows behind its period that do not belong there.
    @Test
    void of_a_certificate_in_pieces_the_same_is_said_as_of_the_whole() throws IOException {
        String proof = Files.readString(CERTIFICATE);
        int last = proof.lastIndexOf('{');
        String window = proof.substring(last, proof.indexOf('}', last) + 1);
        String longer = proof.substring(0, last)
                + window
                + window.replaceFirst("\\d+", "200000000").replaceFirst("^", ", ")
                + window.replaceFirst("\\d+", "300000000").replaceFirst("^", ", ")
                + proof.substring(last + window.length());
        String unsigned = longer.replaceFirst(",\\s*\"digest\" : \"[0-9a-f]+\"", "");
        Certificate read = Certificate.read(unsigned, () -> {
            throw new AssertionError("names no game");
        });
        assertThat(read.pieces()).isGreaterThan(1);
        Files.writeString(folder.resolve("longer.json"), unsigned);
        Files.writeString(folder.resolve("whole.json"), proof);
        ClusterRan ran = ClusterRan.of("check", folder.toString());
        assertThat(ran.code()).as(ran.err()).isEqualTo(1);
        assertThat(ran.out())
                .contains("longer.json: "
                        + read.check(Run.unlimited())
                                .words(Language.EN, Paint.NONE)
                                .strip())
                .contains("1 of 2 certificates");
    }

    /// 0.1005 has period 194 from heap 1 294 723 on, behind what is kept of sequences whose rare heaps have stopped.
    @Test
    void codes_whose_rare_heaps_have_stopped_are_followed_farther() {
        assumeTrue(VectorSupport.present());
        ClusterRan ran =
                ClusterRan.of("survey", "0.1005", "--max", "66000", "--stopped", "3000000", "--out", folder.toString());
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.out()).containsPattern("0\\.1005 +1294723 +194 ");
        ClusterRan few =
                ClusterRan.of("survey", "0.1005", "--max", "300", "--stopped", "3000000", "--out", folder.toString());
        assertThat(few.code()).isEqualTo(2);
        assertThat(few.err()).contains("is seen from --max 65535 on");
    }
}
