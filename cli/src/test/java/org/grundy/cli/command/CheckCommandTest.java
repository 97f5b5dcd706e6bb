package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.grundy.cli.CertificateContents;
import org.grundy.cli.Ran;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

final class CheckCommandTest {
    @TempDir
    Path folder;

    private Path certificate(String code) {
        Path file = folder.resolve("proof.json");
        Ran ran = Ran.command("period", code, "--certificate", file.toString());
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEqualTo("wrote " + file + "\n");
        return file;
    }

    private static ObjectNode contents(Path file) throws IOException {
        return (ObjectNode) JsonMapper.shared().readTree(CertificateContents.of(file));
    }

    private static Ran changed(Path file, String field, int value) throws IOException {
        ObjectNode proof = contents(file);
        proof.put(field, value);
        Files.writeString(file, proof.toString());
        return Ran.command("check", file.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.77",
                "0.07",
                "0.137",
                "4.3",
                "0.156",
                "0·77001u",
                "0.3!3",
                "4．3！",
                "kayles",
                "subtraction[2,3,7]",
                "allbut[1,3]"
            })
    void a_certificate_is_accepted(String code) {
        Ran ran = Ran.command("check", certificate(code).toString());
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).startsWith("accepted  ").contains("recomputed from the rules");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 57, 167})
    void a_changed_value_is_named(int heap) throws IOException {
        Path file = certificate("0.77");
        ObjectNode proof = contents(file);
        ArrayNode values = (ArrayNode) proof.get("values");
        values.set(heap, values.get(heap).asInt() + 1);
        Files.writeString(file, proof.toString());
        Ran ran = Ran.command("check", file.toString());
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).contains("refused", "The value written for heap " + heap + " is not its Grundy value.");
        assertThat(Ran.command("check", file.toString(), "--json").out())
                .contains("\"fault\" : \"value\"", "\"at\" : " + heap);
    }

    @Test
    void a_changed_claim_is_refused() throws IOException {
        assertThat(changed(certificate("0.77"), "preperiod", 70).out())
                .contains("The value of heap 70 is not repeated by heap 82.");
        assertThat(changed(certificate("0.77"), "period", 6).out()).contains("is not repeated");
        assertThat(changed(certificate("0.77"), "checkedTo", 167).out()).contains("needs the first 168 values");
        assertThat(changed(certificate("0.77"), "mask", 3).out()).contains("accepted");
    }

    @Test
    void another_code_is_refused() throws IOException {
        Path file = certificate("0.77");
        Files.writeString(file, CertificateContents.of(file).replace("0.77", "0.75"));
        assertThat(Ran.command("check", file.toString()).exit()).isEqualTo(1);
        Files.writeString(file, Files.readString(file).replace("0.75", "4!.0"));
        assertThat(Ran.command("check", file.toString()).out()).contains("\"4!.0\" cannot be read as rules");
    }

    @Test
    void a_mark_of_unequal_heaps_where_nothing_is_split_asks_for_nothing() throws IOException {
        Path file = certificate("0.77001");
        Files.writeString(file, CertificateContents.of(file).replace("0.77001", "0.77001!"));
        assertThat(Ran.command("check", file.toString()).out()).startsWith("accepted  0.77001!");
        Files.writeString(file, Files.readString(file).replace("0.77001!", "0.7!7001"));
        assertThat(Ran.command("check", file.toString()).out()).contains("cannot be read as rules");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void of_a_device_that_never_ends_no_more_is_read_than_of_a_file() {
        Ran endless = Ran.command("check", "/dev/zero");
        assertThat(endless.exit()).isEqualTo(2);
        assertThat(endless.err()).isEqualTo("grundy: /dev/zero: it is larger than 64 MiB, which no certificate is\n");
    }

    @Test
    void what_is_no_certificate_is_bad_input() throws IOException {
        Path file = folder.resolve("other.json");
        assertThat(Ran.command("check", file.toString()).err())
                .isEqualTo("grundy: " + file + ": the file cannot be read\n");
        Files.writeString(file, "{\n\"format\": ");
        Ran cut = Ran.command("check", file.toString());
        assertThat(cut.exit()).isEqualTo(2);
        assertThat(cut.err()).contains("no JSON: see line 2");
        Files.writeString(file, "[1, 2]");
        assertThat(Ran.command("check", file.toString()).exit()).isEqualTo(2);
        Path proof = certificate("0.77");
        assertThat(changed(proof, "version", 3).err()).contains("has version 3, and only version 2 is known");
        assertThat(changed(certificate("0.77"), "period", -1).err())
                .contains("the field \"period\" of the certificate must be an integer, 1 to");
        Files.writeString(proof, Files.readString(certificate("0.77")).replaceFirst("\"mask\" : \\d+,", ""));
        assertThat(Ran.command("check", proof.toString(), "--lang", "zh").err()).contains("证书的字段“mask”");
    }

    @Test
    void no_certificate_is_written_where_nothing_is_proved() {
        Path file = folder.resolve("none.json");
        Ran ran = Ran.command("period", "0.6", "--max", "1000", "--certificate", file.toString());
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).contains("there is no certificate");
        assertThat(file).doesNotExist();
    }
}
