package org.grundy.lang;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class NearestNamesTest {
    @Test
    void names_of_two_scripts_are_not_near_by_being_short() {
        assertThat(NearestNames.names("3", Stream.of("尼姆", "巴什", "nim"))).isEmpty();
        assertThat(NearestNames.names("尼母", Stream.of("巴什", "尼姆"))).startsWith("尼姆");
        assertThat(NearestNames.names("力扣", Stream.of("尼姆", "巴什"))).isEmpty();
        assertThat(NearestNames.names("h", Stream.of("尼姆", "g"))).containsExactly("g");
        assertThat(NearestNames.names("nmi", Stream.of("nim", "bash"))).containsExactly("nim");
    }
}
