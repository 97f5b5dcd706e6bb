package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.util.List;
import org.grundy.testkit.LibraryList;
import org.grundy.testkit.LibraryList.Library;
import org.junit.jupiter.api.Test;

/// The libraries of this class path were looked at, and no version with a published weakness is among them.
final class ClusterLibrariesTest {
    @Test
    void every_library_was_looked_at_and_has_no_weakness_that_is_known() throws IOException {
        LibraryList list = LibraryList.read();
        List<Library> libraries = list.on(System.getProperty("java.class.path"));
        assumeFalse(libraries.isEmpty(), "the class path is not told: run mvn verify");
        assertThat(list.flaws(libraries)).isEmpty();
    }
}
