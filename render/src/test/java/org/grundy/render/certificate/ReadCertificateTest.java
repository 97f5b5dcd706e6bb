package org.grundy.render.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.SumCertificate;
import org.grundy.render.Language;
import org.grundy.render.terminal.Paint;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ObjectNode;

/// What is read of certificates, what is said of them, and what is wrong with others.
final class ReadCertificateTest {
    private static List<String> all() {
        return SmallCertificates.ALL;
    }

    private static String words(String certificate) {
        return SmallCertificates.check(certificate).words(Language.EN, Paint.NONE);
    }

    @ParameterizedTest
    @MethodSource("all")
    void a_certificate_written_by_hand_is_accepted(String text) {
        CheckedCertificate checked = SmallCertificates.check(text);
        assertThat(checked.isAccepted()).as("%s", checked.verdict()).isTrue();
        assertThat(checked.words(Language.EN, Paint.NONE))
                .startsWith("accepted  ")
                .endsWith("\n");
        assertThat(checked.words(Language.ZH, Paint.NONE)).startsWith("接受  ").doesNotContain("accepted");
    }

    @Test
    void of_an_accepted_one_it_is_said_what_is_proved_and_why() {
        assertThat(words(SmallCertificates.PERIOD))
                .isEqualTo(
                        "accepted  1,2: G(n + 3) = G(n) for all n ≥ 0\n  5 values were recomputed from the rules.\n");
        assertThat(words(SmallCertificates.QUOTIENT))
                .startsWith(
                        "accepted  0.3: misère quotient of all heaps, order 2, 1 in the P-portion\n  The outcomes of"
                                + " all sums of 3 heaps follow the rule of misère play");
        assertThat(words(SmallCertificates.HEAPS))
                .startsWith("accepted  0.3: all heaps are tame\n  3 positions are closed under moves")
                .contains("From heap 0 on the values repeat with period 2");
        assertThat(words(SmallCertificates.POSITIONS)).startsWith("accepted  nim(2), nim(1) + nim(2): tame\n");
        assertThat(words(SmallCertificates.CELLS))
                .startsWith("accepted  Cram 2×2: Grundy value 0\n  The nimbers of 2 pieces were verified");
        assertThat(words(SmallCertificates.ELEMENTS)).startsWith("accepted  nodekayles(a-b): move 2 wins\n");
        assertThat(words(SmallCertificates.SUM)).startsWith("""
                accepted  a sum of 2 components: move 1 of component 1 wins
                  nim(2): Grundy value 1 after move 1
                  Cram 1×2: Grundy value 1
                """);
    }

    @Test
    void a_certificate_says_how_long_its_check_takes() {
        List<Long> sizes = SmallCertificates.ALL.stream()
                .map(text -> Certificate.read(text, Catalog::library).size())
                .toList();
        assertThat(sizes).containsExactly(5L, 3L, 3L, 3L, 2L, 0L, 3L);
    }

    /// What is read and written again is the same, a digest added.
    @ParameterizedTest
    @MethodSource("all")
    void a_record_is_written_as_it_was_read(String text) {
        CertificateFields fields = CertificateFields.of(text);
        Object record = switch (CertificateKind.of(fields)) {
            case PERIOD -> PeriodCertificateRecord.of(PeriodCertificateRecord.read(fields));
            case WINDOW -> WindowCertificateRecord.of(WindowCertificateRecord.read(fields));
            case QUOTIENT -> QuotientCertificateRecord.of(QuotientCertificateRecord.read(fields));
            case TAMENESS -> TamenessCertificateRecord.of(TamenessCertificateRecord.read(fields));
            case BOARD -> {
                NimberCertificate board = NimberCertificateRecord.read(fields);
                Object alone = Certificate.record(new SumCertificate(List.of("any"), List.of(board)));
                assertThat(alone).isEqualTo(NimberCertificateRecord.of(board));
                yield alone;
            }
            case SUM -> {
                SumCertificate sum = SumCertificateRecord.read(fields);
                assertThat(Certificate.record(sum)).isEqualTo(SumCertificateRecord.of(sum));
                yield Certificate.record(sum);
            }
        };
        ObjectNode written = SmallCertificates.json(CertificateFile.text(record));
        assertThat(SmallCertificates.check(written).isAccepted()).isTrue();
        assertThat(written.remove("digest").asString()).matches("[0-9a-f]{64}");
        assertThat(written).isEqualTo(SmallCertificates.json(text));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CertificateFile.write(record, out);
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(CertificateFile.text(record));
    }

    @Test
    void what_was_changed_under_its_digest_is_not_looked_at() {
        ObjectNode sealed =
                SmallCertificates.json(CertificateFile.text(SmallCertificates.json(SmallCertificates.CELLS)));
        String digest = sealed.get("digest").asString();
        assertThat(SmallCertificates.check(sealed).isAccepted()).isTrue();
        CheckedCertificate changed = SmallCertificates.check(sealed.put("move", 1));
        assertThat(changed.isAccepted()).isFalse();
        assertThat(changed.verdict()).isInstanceOfSatisfying(ChangedVerdictRecord.class, verdict -> {
            assertThat(verdict.digest()).isEqualTo(digest);
            assertThat(verdict.contents()).isNotEqualTo(digest).matches("[0-9a-f]{64}");
            assertThat(verdict.fault()).isEqualTo("digest");
        });
        assertThat(changed.words(Language.EN, Paint.NONE)).startsWith("refused  the file was changed");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/play | \"misere\" | disjunctive long normal",
                "/ending | \"short\" | disjunctive long normal",
                "/join | \"selective\" | disjunctive long normal"
            })
    void sums_that_are_played_otherwise_are_refused(String member, String word, String wanted) {
        CheckedCertificate refused =
                SmallCertificates.check(SmallCertificates.with(SmallCertificates.CELLS, "/convention" + member, word));
        assertThat(refused.isAccepted()).isFalse();
        assertThat(refused.verdict()).isInstanceOfSatisfying(ConventionVerdictRecord.class, verdict -> {
            assertThat(verdict.convention()).isNotNull().isNotEqualTo(CertificateConvention.NORMAL);
            assertThat(verdict.fault()).isEqualTo("convention");
        });
        assertThat(refused.words(Language.EN, Paint.NONE)).contains("played so: " + wanted);
    }

    /// A board within a sum has a convention of its own.
    @Test
    void each_kind_of_claim_has_its_convention() {
        List<String> plays = List.of("normal", "misere", "both", "both", "normal", "normal", "normal");
        for (int kind = 0; kind < plays.size(); kind++) {
            for (String play : List.of("normal", "misere", "both")) {
                ObjectNode other =
                        SmallCertificates.with(SmallCertificates.ALL.get(kind), "/convention/play", "\"" + play + "\"");
                assertThat(SmallCertificates.check(other).isAccepted())
                        .as("%s", other)
                        .isEqualTo(play.equals(plays.get(kind)));
            }
        }
        ObjectNode within =
                SmallCertificates.with(SmallCertificates.SUM, "/parts/1/board/convention/play", "\"misere\"");
        assertThatThrownBy(() -> SmallCertificates.check(within))
                .isInstanceOf(InputError.class)
                .hasMessage("the field \"parts[1].board.convention\" of the certificate must be that of ordinary sums:"
                        + " disjunctive long normal");
    }

    @Test
    void a_game_that_is_not_in_the_library_is_named() {
        ObjectNode other = SmallCertificates.with(SmallCertificates.CELLS, "/expression", "\"frobs(2,2)\"");
        assertThatThrownBy(() -> SmallCertificates.check(other))
                .isInstanceOf(InputError.class)
                .hasMessageStartingWith("the certificate is of \"frobs\", which is no game of the library");
        ObjectNode two = SmallCertificates.with(SmallCertificates.CELLS, "/expression", "\"nim(1) + nim(2)\"");
        assertThatThrownBy(() -> SmallCertificates.check(two))
                .isInstanceOf(InputError.class)
                .hasMessage("\"nim(1) + nim(2)\" is not one position of one game");
    }
}
