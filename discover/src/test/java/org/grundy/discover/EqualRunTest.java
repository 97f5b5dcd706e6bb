package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Sampler;
import org.grundy.discover.sample.Samples;
import org.grundy.game.Play;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Values that stay the same for long are told as runs, where no form is found.
final class EqualRunTest {
    @Tag(Thorough.TAG)
    @Test
    void the_piles_of_codeforces_255e_have_five_runs_below_10000() {
        // Its solutions list these bounds: 4, 16, 82, 6724, 50626 …
        SampledGame<?> piles =
                SampledGame.of(Discovered.game("e: n -> k for k in 1..isqrt(n) if k^4 >= n and k < n", ""));
        List<SampleBlock> blocks = Run.unlimited()
                .attempt(() -> new Sampler<>(piles, Play.NORMAL).blocks(List.of(), 10_000, Run.unlimited()))
                .toOptional()
                .orElseThrow();
        assertThat(EqualRun.of(
                        new Samples(piles.variables(), List.of(), SampledQuantity.GRUNDY, List.of(blocks.getFirst()))))
                .containsExactly(
                        new EqualRun(0, 0, 3),
                        new EqualRun(1, 4, 15),
                        new EqualRun(2, 16, 81),
                        new EqualRun(0, 82, 6723),
                        new EqualRun(3, 6724, 10_000));
    }

    @Test
    void short_runs_are_not_told() {
        DiscoveryReport report = Discovered.rules("b: n -> n - k for k in 1..min(n, 3)", Play.NORMAL, 100);
        assertThat(EqualRun.of(report.of(SampledQuantity.GRUNDY).orElseThrow().samples()))
                .isEmpty();
    }
}
