package org.grundy.render.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.render.Language;
import org.grundy.render.json.Json;
import org.grundy.render.terminal.Paint;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/// What is said of certificates, as a record and in words: of what is accepted and of what is wrong, with its place.
final class CheckedCertificateTest {
    /// @param path of a member that is made another one; empty for none
    private static void assertSaid(String text, String path, String value, String record, String words) {
        ObjectNode certificate =
                path.isEmpty() ? SmallCertificates.json(text) : SmallCertificates.with(text, path, value);
        CheckedCertificate checked = SmallCertificates.check(certificate);
        assertThat(SmallCertificates.json(Json.of(checked.verdict())))
                .isEqualTo(SmallCertificates.json(record.replace('\'', '"')));
        String said = checked.words(Language.EN, Paint.NONE).replaceAll("\\s+", " ");
        assertThat(said).contains(words);
        assertThat(said.startsWith("accepted ")).isEqualTo(checked.isAccepted());
        assertThat(checked.words(Language.ZH, Paint.NONE))
                .doesNotContain("{")
                .startsWith(checked.isAccepted() ? "接受" : "拒绝");
    }

    @Test
    void of_a_period() {
        String claim = "{'code': '1,2', 'preperiod': 0, 'period': 3, 'saltus': 0, 'accepted': ";
        assertSaid(
                SmallCertificates.PERIOD,
                "",
                "",
                claim + "true, 'values': 5}",
                "5 values were recomputed from the rules.");
        assertSaid(
                SmallCertificates.PERIOD,
                "/values/0",
                "1",
                claim + "false, 'fault': 'value', 'at': 0}",
                "The value written for heap 0 is not its Grundy value.");
        assertSaid(
                SmallCertificates.PERIOD,
                "/checksum",
                "\"00\"",
                claim + "false, 'fault': 'checksum'}",
                "The recomputed values have another checksum.");
        assertSaid(
                SmallCertificates.PERIOD,
                "/checkedTo",
                "4",
                claim + "false, 'fault': 'bound', 'at': 5}",
                "The theorem needs the first 5 values, and the certificate rests on 4.");
        assertSaid(
                SmallCertificates.PERIOD,
                "/theorem",
                "\"wishful\"",
                claim + "false, 'fault': 'theorem'}",
                "The theorem \"wishful\" is not known");
        String ofTwo = claim.replace("'period': 3", "'period': 2");
        String two =
                SmallCertificates.with(SmallCertificates.PERIOD, "/period", "2").toString();
        assertSaid(
                two,
                "",
                "",
                ofTwo + "false, 'fault': 'repetition', 'at': 0}",
                "1,2: G(n + 2) = G(n) for all n ≥ 0 The value of heap 0 is not repeated by heap 2.");
    }

    @Test
    void of_a_quotient() {
        String claim = "{'code': '0.3', 'order': 2, 'accepted': ";
        assertSaid(SmallCertificates.QUOTIENT, "", "", claim + "true, 'heaps': 3}", "quotient of all heaps, order 2");
        assertSaid(
                SmallCertificates.QUOTIENT,
                "/map/0",
                "1",
                claim + "false, 'fault': 'terminal', 'at': 0}",
                "Heap 0 has no move");
        assertSaid(
                SmallCertificates.QUOTIENT,
                "/code",
                "\"nim\"",
                claim.replace("0.3", "nim") + "false, 'fault': 'rules'}",
                "The rules are no code and no set.");
        ObjectNode some = SmallCertificates.with(SmallCertificates.QUOTIENT, "/period", "");
        assertSaid(
                some.without("preperiod").toString(),
                "",
                "",
                claim + "true, 'heaps': 3}",
                "0.3: misère quotient of the heaps up to 2, order 2, 1 in the P-portion");
    }

    @Test
    void of_tame_heaps() {
        String claim = "{'code': '0.3', 'tame': true, 'accepted': ";
        assertSaid(SmallCertificates.HEAPS, "", "", claim + "true, 'positions': 3}", "0.3: all heaps are tame");
        assertSaid(
                SmallCertificates.HEAPS,
                "/misere/0",
                "0",
                claim + "false, 'fault': 'misere', 'at': 0}",
                "The misère value of octal[0.3](0) is not 0.");
        assertSaid(
                SmallCertificates.HEAPS,
                "/normal/2",
                "2",
                claim.replace("true", "false") + "false, 'fault': 'normal', 'at': 2}",
                "The normal value of octal[0.3](2) is not 2.");
        assertSaid(
                SmallCertificates.HEAPS,
                "/period",
                "3",
                claim + "false, 'fault': 'bound', 'at': 4}",
                "The period needs 4 heaps, heap 0 included.");
        ObjectNode some = SmallCertificates.with(SmallCertificates.HEAPS, "/period", "");
        assertSaid(
                some.without("preperiod").toString(),
                "",
                "",
                claim + "true, 'positions': 3}",
                "accepted 0.3: the heaps up to 2 are tame 3 positions are closed under moves");
        assertSaid(
                SmallCertificates.HEAPS,
                "/code",
                "\"nim\"",
                claim.replace("0.3", "nim") + "false, 'fault': 'rules'}",
                "The rules are no code and no set.");
    }

    @Test
    void of_tame_positions() {
        assertSaid(
                SmallCertificates.POSITIONS,
                "",
                "",
                "{'tame': true, 'accepted': true, 'positions': 3}",
                "nim(2), nim(1) + nim(2): tame");
        assertSaid(
                SmallCertificates.POSITIONS,
                "/sums",
                "[\"nim(2)\", \"nim(1)\", \"nim(0)\"]",
                "{'tame': true, 'accepted': true, 'positions': 3}",
                "nim(2), nim(1), nim(0): tame");
        assertSaid(
                SmallCertificates.POSITIONS,
                "/sums",
                "[\"nim(2)\", \"nim(1)\", \"nim(0)\", \"nim(1)\", \"nim(2) + nim(2)\"]",
                "{'tame': true, 'accepted': true, 'positions': 3}",
                "nim(2), nim(1), nim(0), … nim(2) + nim(2): tame");
        assertSaid(
                SmallCertificates.POSITIONS,
                "/sums",
                "[\"nim(3)\"]",
                "{'tame': true, 'accepted': false, 'fault': 'sum'}",
                "have a component that is not among its positions");
        assertSaid(
                SmallCertificates.POSITIONS,
                "/normal/2",
                "3",
                "{'tame': false, 'accepted': false, 'fault': 'normal', 'at': 2}",
                "nim(2): wild The normal value of nim(2) is not 3.");
        assertSaid(
                SmallCertificates.POSITIONS,
                "/positions",
                "[\"nim(0)\", \"nim(1)\", \"nim(2)\", \"nim(0)\"]",
                "{'tame': true, 'accepted': false, 'fault': 'twice', 'at': 3}",
                "nim(0) comes twice.");
        assertSaid(
                SmallCertificates.POSITIONS,
                "/positions/0",
                "\"kayles(1)\"",
                "{'tame': true, 'accepted': false, 'fault': 'games', 'at': 0}",
                "The rules of the game of kayles(1) are not those for which the certificate was made");
    }

    @Test
    void of_boards() {
        assertSaid(
                SmallCertificates.CELLS,
                "",
                "",
                "{'expression': 'cram(2,2)', 'nimber': 0, 'accepted': true, 'pieces': 2}",
                "Cram 2×2: Grundy value 0");
        assertSaid(
                SmallCertificates.CELLS,
                "/claims/0/nimber",
                "2",
                "{'expression': 'cram(2,2)', 'nimber': 0, 'accepted': false, 'fault': 'mex', 'claim': 0}",
                "Claim 0: no option has one of the lower nimbers.");
        assertSaid(
                SmallCertificates.CELLS,
                "/nimber",
                "1",
                "{'expression': 'cram(2,2)', 'nimber': 1, 'accepted': false, 'fault': 'position'}",
                "Cram 2×2: Grundy value 1");
        assertSaid(
                SmallCertificates.ELEMENTS,
                "",
                "",
                "{'expression': 'nodekayles(a-b)', 'move': 2, 'accepted': true, 'pieces': 0}",
                "nodekayles(a-b): move 2 wins");
        assertSaid(
                SmallCertificates.CELLS,
                "/expression",
                "\"cram(../..)\"",
                "{'expression': 'cram(../..)', 'nimber': 0, 'accepted': true, 'pieces': 2}",
                "cram(../..): Grundy value 0");
    }

    @Test
    void of_sums() {
        String claim =
                "{'expression': 'nim(2) + cram(1,2)', 'components': 2, 'move': 1, 'inComponent': 0, 'accepted': ";
        assertSaid(
                SmallCertificates.SUM,
                "",
                "",
                claim + "true, 'pieces': 3}",
                "a sum of 2 components: move 1 of component 1 wins nim(2): Grundy value 1 after move 1 Cram 1×2: Grundy"
                        + " value 1 The nimbers of 3 pieces were verified");
        assertSaid(
                SmallCertificates.SUM,
                "/parts/0/play/claims/1/nimber",
                "0",
                claim + "false, 'component': 0, 'fault': 'option', 'claim': 1}",
                "Component 1. Claim 1: the claims do not tell");
        assertSaid(
                SmallCertificates.SUM,
                "/parts/1/board/nimber",
                "2",
                claim + "false, 'fault': 'position'}",
                "Grundy value 2 The claims do not tell the nimber of the position");
        String value = "{'expression': 'nim(2) + cram(1,2)', 'components': 2, 'grundy': 3, 'accepted': ";
        ObjectNode still = SmallCertificates.with(SmallCertificates.SUM, "/parts/0/play/move", "0");
        String both = SmallCertificates.with(still.toString(), "/parts/0/play/nimber", "2")
                .toString();
        assertSaid(
                both,
                "",
                "",
                value + "false, 'component': 0, 'fault': 'position'}",
                "a sum of 2 components: Grundy value 3");
        ObjectNode turned = SmallCertificates.json(SmallCertificates.SUM);
        turned.withArray("/parts").add(turned.at("/parts/0")).remove(0);
        assertSaid(
                turned.toString(),
                "",
                "",
                "{'expression': 'cram(1,2) + nim(2)', 'components': 2, 'move': 1, 'inComponent': 1, 'accepted': true,"
                        + " 'pieces': 3}",
                "move 1 of component 2 wins");
        ObjectNode alone = SmallCertificates.json(SmallCertificates.SUM);
        alone.withArray("/parts").remove(0);
        assertSaid(
                alone.toString(),
                "",
                "",
                "{'expression': 'cram(1,2)', 'components': 1, 'grundy': 1, 'accepted': true, 'pieces': 1}",
                "accepted Cram 1×2: Grundy value 1 The nimber of 1 piece was verified");
    }
}
