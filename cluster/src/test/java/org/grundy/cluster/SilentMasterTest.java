package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/// A master that nobody is behind. Spark tries for a minute to reach one.
@ResourceLock("spark")
@Tag(Thorough.TAG)
final class SilentMasterTest {
    @Test
    void a_master_that_does_not_answer_is_said_so(@TempDir Path folder) {
        ClusterRan ran = ClusterRan.of(
                "survey", "0.0?", "--max", "1000", "--out", folder.toString(), "--master", "spark://127.0.0.1:1");
        assertThat(ran.err())
                .contains("the master has not answered for 20 s")
                .contains("the master spark://127.0.0.1:1 does not answer, or has ended the work")
                .doesNotContain("a fault of Grundy");
        assertThat(ran.code()).isEqualTo(1);
    }
}
