package org.grundy.catalog.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.proof.PeriodChecker;
import org.grundy.proof.PeriodVerdict;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class KnownPeriodTest {
    private static final Path RESOURCE = Path.of(
            System.getProperty("basedir", "."), "src/main/resources/org/grundy/catalog/heap", KnownPeriod.RESOURCE);

    private static final String HEAD = """
            # Periods of the codes that have names: code, theorem, preperiod, period, how many values were compared, the values.
            # KnownPeriodTest checks them, and with -Dgrundy.periods=accept writes this file.
            """;

    private static List<TakeAndBreakCode> codes() {
        return NamedCodes.withKnownPeriod();
    }

    /// The checker computes the values again, by the definition.
    @ParameterizedTest
    @MethodSource("codes")
    void a_delivered_period_is_accepted_by_the_checker(TakeAndBreakCode code) {
        KnownPeriod known = KnownPeriod.of(code);
        int count = Math.toIntExact(known.period().checkedTo());
        SequenceCertificate certificate = new SequenceCertificate(
                known.period(),
                0,
                SequenceCertificate.checksum(known.values()::get, count),
                IntStream.range(0, count).map(known.values()::get).boxed().toList());
        assertThat(known.period().rules()).isEqualTo(code.toString());
        assertThat(PeriodChecker.check(certificate, Run.unlimited())).isEqualTo(new PeriodVerdict.Accepted(count));
    }

    @Test
    void the_resource_is_what_the_sequences_prove() throws IOException {
        List<String> rows = new ArrayList<>();
        for (TakeAndBreakCode code : codes()) {
            NimSequence sequence = NimSequence.of(code);
            rows.add(new KnownPeriod(sequence.prove(1 << 12, Run.unlimited()).orElseThrow(), sequence.values()).row());
        }
        String text = HEAD + String.join("\n", rows) + "\n";
        if ("accept".equals(System.getProperty("grundy.periods"))) {
            Files.writeString(RESOURCE, text);
        }
        assertThat(Files.readString(RESOURCE)).isEqualTo(text);
    }

    @Test
    void a_code_whose_period_is_not_delivered_has_none() {
        TakeAndBreakCode other = TakeAndBreakCode.of(0, 7, 7, 7);
        assertThatThrownBy(() -> KnownPeriod.of(other)).isInstanceOf(NoSuchElementException.class);
    }
}
