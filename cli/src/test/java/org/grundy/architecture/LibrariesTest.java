package org.grundy.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.util.List;
import org.grundy.testkit.LibraryList;
import org.grundy.testkit.LibraryList.Library;
import org.junit.jupiter.api.Test;

/// The libraries of this class path were looked at, and no version with a published weakness is among them.
final class LibrariesTest {
    @Test
    void every_library_was_looked_at_and_has_no_weakness_that_is_known() throws IOException {
        LibraryList list = LibraryList.read();
        List<Library> libraries = list.on(System.getProperty("java.class.path"));
        assumeFalse(libraries.isEmpty(), "the class path is not told: run mvn verify");
        assertThat(list.flaws(libraries)).isEmpty();
    }

    @Test
    void versions_before_the_mend_are_found_and_those_from_it_on_are_not() throws IOException {
        assertThat(flaws("org.apache.commons:commons-lang3", "3.12.0"))
                .containsExactly("org.apache.commons:commons-lang3 3.12.0 has CVE-2025-48924, which 3.18.0 mends");
        assertThat(flaws("org.apache.commons:commons-lang3", "3.18.0")).isEmpty();
        assertThat(flaws("com.google.guava:guava", "31.1-jre")).hasSize(1);
        assertThat(flaws("com.google.guava:guava", "32.0.0-jre")).isEmpty();
        assertThat(flaws("io.netty:netty-handler", "4.2.13.Final")).hasSize(4);
        assertThat(flaws("io.netty:netty-handler", "4.2.18.Final")).isEmpty();
        assertThat(flaws("org.jline:jline", "3.30.13")).hasSize(4);
    }

    @Test
    void a_weakness_without_a_mend_is_found_in_all_later_versions_unless_it_is_kept() {
        List<String> licences = List.of("library,licence", "org.example:thing,MIT");
        Library later = new Library("org.example:thing", "99.0");
        for (String kept : List.of("", "nothing of ours calls it")) {
            LibraryList list = LibraryList.of(
                    licences, List.of("library,since,fixed,identifier,kept", "org.example:thing,1.5,,CVE-0," + kept));
            assertThat(list.flaws(List.of(later)))
                    .isEqualTo(
                            kept.isEmpty()
                                    ? List.of("org.example:thing 99.0 has CVE-0, which no version mends")
                                    : List.of());
            assertThat(list.flaws(List.of(new Library("org.example:thing", "1.4"))))
                    .isEmpty();
        }
    }

    @Test
    void a_library_that_nobody_looked_at_is_found() throws IOException {
        String jar = "repository/org/example/thing/1.0/thing-1.0.jar";
        LibraryList list = LibraryList.read();
        assertThat(list.flaws(list.on(jar))).singleElement(STRING).contains("thing-1.0.jar was not looked at");
    }

    private static List<String> flaws(String name, String version) throws IOException {
        return LibraryList.read().flaws(List.of(new Library(name, version)));
    }
}
