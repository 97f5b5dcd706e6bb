package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.grundy.cluster.store.FolderLock;
import org.grundy.cluster.store.FolderOwner;
import org.grundy.cluster.store.Storage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/// Surveys on this machine.
@ResourceLock("spark")
final class ClusterSurveyTest {
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
}
