package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.lang.Library;
import org.grundy.lang.SequenceParser;
import org.grundy.render.certificate.Certificate;
import org.grundy.render.certificate.PeriodCertificateRecord;
import org.grundy.render.json.Json;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Damage;
import org.grundy.testkit.Fuzz;
import org.junit.jupiter.api.Test;

/// Codes in all notations, sets and games on single heaps: each is refused with a place, or its sequence
/// begins, and where a period is proved its certificate is accepted by the checker that shares no code with
/// the proof.
final class CodeFuzzTest {
    private static final Budget SMALL =
            Budget.UNLIMITED.withPositions(1_000).withWork(10_000).withMemory(1 << 24);
    private static final Damage DAMAGE = new Damage(
            List.of(".", "·", "．", "!", "！", "u", "[", "]", "【", ":", "：", "V", "G", "g", "9", "subtraction[", ","));
    private static final List<String> NAMED = List.of(
            "kayles",
            "grundy",
            "dawson",
            "lasker",
            "nim",
            "subtraction[2,3,7]",
            "subtraction[1..9]",
            "allbut[1,3]",
            "octal[0.77]",
            "code[8.5]",
            "bash[4]",
            "primes",
            "powers[2]");

    private final Library library = Catalog.library();

    @Test
    void codes_are_read_or_refused() {
        Fuzz.texts(
                "CodeFuzzTest read",
                800,
                1_000_000,
                CodeFuzzTest::code,
                text -> Refusal.allow(() -> NimSequence.of(SequenceParser.parse(() -> library, text))));
    }

    @Test
    void codes_are_computed_or_refused_and_certificates_accepted() {
        Fuzz.texts("CodeFuzzTest", 200, 100_000, CodeFuzzTest::code, text -> Refusal.allow(() -> tried(text)));
    }

    private static String code(RandomGenerator random) {
        String code = random.nextInt(6) == 0 ? Damage.pick(NAMED, random) : fresh(random);
        return random.nextInt(3) == 0 ? DAMAGE.of(code, fresh(random), random) : code;
    }

    private static String fresh(RandomGenerator random) {
        String zero = Damage.pick(List.of("0", "0", "0", "4", "4!", "8u", "C"), random);
        String point = Damage.pick(List.of(".", ".", "·", "．"), random);
        String tail = switch (random.nextInt(8)) {
            case 0 -> "[" + digits(random) + "]";
            case 1 -> ":" + digits(random);
            default -> "";
        };
        return zero + point + digits(random) + tail;
    }

    private static String digits(RandomGenerator random) {
        boolean marked = random.nextInt(3) == 0;
        int largest = random.nextInt(12) == 0 ? 32 : random.nextBoolean() ? 8 : 4;
        return IntStream.range(0, random.nextInt(1, 7))
                .mapToObj(i -> Character.toUpperCase(Character.forDigit(random.nextInt(largest), 32))
                        + (marked && random.nextInt(3) == 0 ? Damage.pick(List.of("!", "u", "！"), random) : ""))
                .collect(Collectors.joining());
    }

    private void tried(String text) {
        NimSequence sequence = NimSequence.of(SequenceParser.parse(() -> library, text));
        Run run = new Run(SMALL);
        run.attempt(() -> sequence.prove(200, run));
        assertThat(run.spent()).isLessThanOrEqualTo(SMALL.positions() + 1);
        sequence.certificate(Run.unlimited()).ifPresent(this::isAccepted);
    }

    private void isAccepted(SequenceCertificate certificate) {
        String written = Json.of(PeriodCertificateRecord.of(certificate));
        Run run = new Run(Budget.UNLIMITED.withWork(100_000));
        Certificate read = Certificate.read(written, () -> library);
        run.attempt(() -> read.check(run))
                .toOptional()
                .ifPresent(found -> assertThat(found.isAccepted())
                        .as(certificate.period().rules())
                        .isTrue());
    }
}
