package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.lang.SequenceParser;
import org.grundy.render.Language;
import org.grundy.render.certificate.Certificate;
import org.grundy.render.certificate.CheckedCertificate;
import org.grundy.render.certificate.PeriodCertificateRecord;
import org.grundy.render.json.Json;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.Damage;
import org.grundy.testkit.Fuzz;
import org.junit.jupiter.api.Test;

/// Damaged certificates: each is refused as a text, or ruled on within the budget.
final class CertificateFuzzTest {
    private static final Budget SMALL = new Budget(5_000, Duration.ofMillis(500), 1 << 26);
    private static final Damage DAMAGE = new Damage(List.of(
            "\"",
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "null",
            "true",
            "[[[[",
            "\"code\"",
            "\"0.7\"",
            "guy-smith",
            "all-but",
            "finite-subtraction",
            "0.3",
            "C.4",
            "1,2",
            "1,999999999",
            "\n"));

    private final List<String> certificates = Stream.of(
                    "0.77", "0.07", "4.3", "0.137", "subtraction[2,3,7]", "allbut[1,3]", "allbut[2,5,6]")
            .map(CertificateFuzzTest::certificate)
            .toList();

    private static String certificate(String rules) {
        NimSequence sequence = NimSequence.of(SequenceParser.parse(Catalog::library, rules));
        sequence.prove(2_000, Run.unlimited());
        return Json.of(
                PeriodCertificateRecord.of(sequence.certificate(Run.unlimited()).orElseThrow()));
    }

    @Test
    void certificates_are_ruled_on_or_refused() {
        Fuzz.texts("CertificateFuzzTest", 4_000, this::damaged, text -> Refusal.allow(() -> tried(text)));
    }

    private String damaged(RandomGenerator random) {
        String text = Damage.pick(certificates, random);
        int head = text.indexOf("\"values\"");
        // Half of the damage is done before the list of values, where the claim stands.
        return random.nextBoolean()
                ? DAMAGE.of(text.substring(0, head), text, random) + text.substring(head)
                : DAMAGE.of(text, Damage.pick(certificates, random), random);
    }

    private static void tried(String text) {
        Certificate certificate = Certificate.read(text, Catalog::library);
        Run run = new Run(SMALL);
        Solved<CheckedCertificate> ruling = run.attempt(() -> certificate.check(run));
        assertThat(run.spent()).isLessThanOrEqualTo(SMALL.positions() + 1);
        ruling.toOptional()
                .ifPresent(checked ->
                        assertThat(checked.words(Language.ZH, Paint.NONE)).isNotBlank());
    }
}
