package org.grundy.render.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.grundy.discover.FormDoubt;
import org.grundy.discover.prove.Counterexample;
import org.grundy.discover.sample.SampledQuantity;
import org.junit.jupiter.api.Test;

final class DiscoveryMessagesTest {
    @Test
    void every_constant_that_chooses_a_sentence_has_one() {
        has("discovery.", SampledQuantity.values());
        has("guess.", FormDoubt.values());
        has("wrong.", Counterexample.Kind.values());
    }

    private static void has(String prefix, Enum<?>... constants) {
        assertThat(DiscoveryMessages.ALL.sentences().keySet())
                .containsAll(Stream.of(constants)
                        .map(constant -> prefix + constant.name())
                        .toList());
    }
}
