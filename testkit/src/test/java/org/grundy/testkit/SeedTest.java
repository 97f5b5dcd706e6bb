package org.grundy.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class SeedTest {

    @Test
    void the_same_seed_gives_the_same_numbers() {
        Seed seed = Seed.of("the_same_seed_gives_the_same_numbers");
        assertThat(seed.generator().ints(20).toArray())
                .isEqualTo(seed.generator().ints(20).toArray());
    }

    @Test
    void different_seeds_give_different_numbers() {
        assertThat(new Seed(1).generator().ints(20).toArray())
                .isNotEqualTo(new Seed(2).generator().ints(20).toArray());
    }
}
