package org.grundy.catalog.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicInteger;
import org.grundy.catalog.judge.CaseGame.Parametrised;
import org.grundy.catalog.text.TextGame;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

/// What is made once for all cases of an input.
final class CaseGameTest {
    @Test
    void a_text_is_read_once_for_all_parameters() {
        TextGame bash = TextGame.named("bash");
        RuleFamily read = bash.rules();
        AtomicInteger made = new AtomicInteger();
        CaseGame<Parametrised<BigInteger, BigInteger>> cases = CaseGame.<BigInteger, BigInteger>theoremForEach(
                        m -> {
                            made.incrementAndGet();
                            return bash.heaps(m);
                        },
                        Play.NORMAL)
                .apply(Run.unlimited());
        for (long m = 1; m <= 20; m++) {
            for (long n = 0; n <= 60; n++) {
                assertThat(cases.firstWins().test(new Parametrised<>(BigInteger.valueOf(n), BigInteger.valueOf(m))))
                        .as("%s of %s", m, n)
                        .isEqualTo(n % (m + 1) != 0);
            }
        }
        assertThat(made).as("one game for each parameter").hasValue(20);
        assertThat(bash.rules()).isSameAs(read);
    }
}
