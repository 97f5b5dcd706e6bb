package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/// The folder of a table that is damaged, unfinished, or of another version.
@ResourceLock("spark")
final class ClusterTableFolderTest {
    @TempDir
    Path folder;

    private ClusterRan run(String... words) {
        return ClusterRan.of(words);
    }

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void what_is_damaged_is_computed_anew_and_said_so() throws IOException {
        String[] words = {"table", "wythoff", "--to", "19,19", "--block", "5,5", "--out", out("d")};
        assertThat(run(words).code()).isZero();
        var whole = ClusterFiles.in(folder.resolve("d"));
        Path flipped = folder.resolve("d/level=2/block-0000005.parquet");
        byte[] bytes = Files.readAllBytes(flipped);
        bytes[bytes.length / 2] ^= 1;
        Files.write(flipped, bytes);
        Files.delete(folder.resolve("d/level=4/block-0000010.parquet"));
        Files.writeString(folder.resolve("d/level=6/_manifest.json"), "{\"table\": ");
        ClusterRan check = run("check", out("d"));
        assertThat(check.code()).isEqualTo(1);
        assertThat(check.out()).contains("levels not complete: 6").contains("blocks damaged: 5, 10");
        ClusterRan again = run(words);
        assertThat(again.code()).as(again.err()).isZero();
        assertThat(again.err())
                .contains("level 2 is damaged: computing 1 of its blocks anew (5)")
                .contains("level 4 is damaged: computing 1 of its blocks anew (10)")
                .contains("level 6 is not complete and is computed anew")
                .contains("computed 3 blocks");
        assertThat(ClusterFiles.in(folder.resolve("d"))).isEqualTo(whole);
        assertThat(run("check", out("d"), "--sample", "3").out())
                .isEqualTo("16 of 16 blocks are whole; 3 of 3 computed anew are the same\n");
    }

    @Tag(Thorough.TAG)
    @Test
    void blocks_that_share_a_file_are_damaged_and_computed_anew_together() throws IOException {
        String[] words = {"table", "wythoff", "--to", "19,19", "--block", "5,5", "--tasks", "2", "--out", out("s")};
        assertThat(run(words).code()).isZero();
        var whole = ClusterFiles.in(folder.resolve("s"));
        Path flipped = folder.resolve("s/level=3/block-0000009.parquet");
        byte[] bytes = Files.readAllBytes(flipped);
        bytes[bytes.length / 2] ^= 1;
        Files.write(flipped, bytes);
        assertThat(run("check", out("s")).out()).contains("blocks damaged: 9, 12");
        ClusterRan again = run("table", "--resume", "--out", out("s"));
        assertThat(again.err())
                .contains("level 3 is damaged: computing 2 of its blocks anew (9, 12)")
                .contains("computed 2 blocks, found 14 whole");
        assertThat(ClusterFiles.in(folder.resolve("s"))).isEqualTo(whole);
        assertThat(run("table", "wythoff", "--to", "19,19", "--block", "5,5", "--out", out("s"))
                        .err())
                .as("as many tasks as before, where nobody says")
                .contains("computed 0 blocks, found 16 whole");
        assertThat(run("check", out("s"), "--sample", "16").out())
                .isEqualTo("16 of 16 blocks are whole; 16 of 16 computed anew are the same\n");
    }

    @Test
    void a_folder_of_another_version_is_refused() throws IOException {
        assertThat(run("table", "wythoff", "--to", "3,3", "--out", out("v")).code())
                .isZero();
        Path manifest = folder.resolve("v/_manifest.json");
        Files.writeString(manifest, Files.readString(manifest).replace("\"version\" : 2", "\"version\" : 1"));
        for (String[] words : List.of(
                new String[] {"table", "--resume", "--out", out("v")},
                new String[] {"table", "wythoff", "--to", "3,3", "--out", out("v")},
                new String[] {"check", out("v")})) {
            ClusterRan refused = run(words);
            assertThat(refused.code()).isEqualTo(2);
            assertThat(refused.err()).contains("is of another version of Grundy, which writes files of format 1");
        }
    }

    @Test
    void a_full_disk_stops_the_work_with_a_sentence_and_it_goes_on_where_there_is_room() throws IOException {
        String[] words = {
            "table",
            "wythoff",
            "--to",
            "29,29",
            "--block",
            "6,6",
            "--conf",
            "spark.hadoop.fs.small.impl=" + SmallDisk.class.getName(),
            "--out",
            "small://" + out("f")
        };
        SmallDisk.room(9_000);
        ClusterRan full = run(words);
        assertThat(full.code()).isEqualTo(1);
        assertThat(full.err()).contains("No space left on device").contains("the same command goes on from there");
        SmallDisk.room(Long.MAX_VALUE);
        ClusterRan again = run(words);
        assertThat(again.code()).as(again.err()).isZero();
        assertThat(again.err()).doesNotContain("found 0 whole");
        assertThat(run("table", "wythoff", "--to", "29,29", "--block", "6,6", "--out", out("g"))
                        .code())
                .isZero();
        assertThat(ClusterFiles.in(folder.resolve("f"))).isEqualTo(ClusterFiles.in(folder.resolve("g")));
    }
}
