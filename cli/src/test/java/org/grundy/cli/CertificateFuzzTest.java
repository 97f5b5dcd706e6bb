package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.catalog.Catalog;
import org.grundy.render.Language;
import org.grundy.render.certificate.Certificate;
import org.grundy.render.certificate.CertificateFile;
import org.grundy.render.certificate.CheckedCertificate;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.Damage;
import org.grundy.testkit.Fuzz;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Damaged certificates: each is refused as a text, or ruled on within the budget.
final class CertificateFuzzTest {
    private static final Budget SMALL =
            Budget.UNLIMITED.withPositions(5_000).withWork(10_000).withMemory(1 << 26);
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
            "\"nimber\":",
            "\"replies\":[]",
            "\"move\":1",
            "\"side\":3",
            "-1",
            "ff",
            "cram(2,3)",
            "nim(10^18)",
            "all-but",
            "finite-subtraction",
            "0.3",
            "C.4",
            "1,2",
            "1,999999999",
            "\n"));

    /// Commands that write certificates, one of each kind at least.
    private static final List<String> COMMANDS = List.of(
            "period 0.77",
            "period 0.07",
            "period 4.3",
            "period 0.137",
            "period subtraction[2,3,7]",
            "period allbut[1,3]",
            "period allbut[2,5,6]",
            "quotient 0.15",
            "genus octal[0.22] --to 5",
            "genus nim(1,2)+kayles(5)",
            "solve cram(2,3)",
            "solve nodekayles(path_5)",
            "solve clobber(2,3)",
            "solve chomp(2,3)+cram(2,3)");

    @TempDir
    private static Path folder;

    private static List<String> certificates = List.of();

    @BeforeAll
    static void write() throws IOException {
        List<String> all = new ArrayList<>();
        for (String command : COMMANDS) {
            Path file = folder.resolve("certificate.json");
            List<String> words = new ArrayList<>();
            for (String word : command.split(" ", -1)) {
                words.add(word.replace('_', ' '));
            }
            words.addAll(List.of("--certificate", file.toString()));
            assertThat(Ran.command(words.toArray(String[]::new)).exit())
                    .as(command)
                    .isZero();
            // In one line: the other half of such a file is white space, and its damage changes nothing.
            all.add(JsonMapper.shared().readTree(Files.readString(file)).toString());
        }
        certificates = List.copyOf(all);
    }

    @Test
    void certificates_are_read_or_refused() {
        Fuzz.texts(
                "CertificateFuzzTest read",
                500,
                1_000_000,
                CertificateFuzzTest::damaged,
                text -> Refusal.allow(() -> Certificate.read(text, Catalog::library)));
    }

    @Test
    void certificates_are_ruled_on_or_refused() {
        Fuzz.texts(
                "CertificateFuzzTest",
                500,
                100_000,
                CertificateFuzzTest::damaged,
                text -> Refusal.allow(() -> tried(text)));
    }

    private static String damaged(RandomGenerator random) {
        String text = Damage.pick(certificates, random);
        int head = Math.max(0, text.indexOf("\"values\""));
        // Half of the damage is done before the list of values, where the claim stands.
        return sealed(
                random.nextBoolean()
                        ? DAMAGE.of(text.substring(0, head), text, random) + text.substring(head)
                        : DAMAGE.of(text, Damage.pick(certificates, random), random));
    }

    /// The digest made anew, if the text is still an object in JSON: with that of before it would be refused unread.
    private static String sealed(String text) {
        try {
            if (JsonMapper.shared().readTree(text) instanceof ObjectNode members) {
                members.remove("digest");
                return CertificateFile.text(members);
            }
        } catch (JacksonException noJson) {
            return text;
        }
        return text;
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
