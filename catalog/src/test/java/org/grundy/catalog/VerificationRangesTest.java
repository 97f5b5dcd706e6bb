package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.verify.SumCase;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;
import org.junit.jupiter.api.Test;

final class VerificationRangesTest {
    private static final String ENGLISH_WORD = "[a-z]{2}";

    @Test
    void the_positions_on_which_theorems_are_compared_are_named_in_chinese_too() {
        assertThat(Catalog.library().families().stream()
                        .flatMap(family -> family.cases(Thoroughness.QUICK).stream())
                        .map(VerificationCase::range))
                .allSatisfy(range -> assertThat(range.zh()).doesNotContainPattern(ENGLISH_WORD));
        assertThat(Catalog.sums().stream().map(SumCase::range))
                .allSatisfy(range -> assertThat(range.zh()).doesNotContainPattern(ENGLISH_WORD));
    }
}
