package org.grundy.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.grundy.cli.Ran;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// `check --verified` asks another program, here a script that ends as it is told.
@DisabledOnOs(OS.WINDOWS)
final class OtherCheckerTest {
    @TempDir
    Path folder;

    private Path proof;

    @BeforeEach
    void aCertificate() {
        proof = folder.resolve("proof.json");
        assertThat(Ran.command("period", "0.77", "--certificate", proof.toString())
                        .exit())
                .isZero();
    }

    private String ending(int exit) throws IOException {
        Path program = Files.writeString(
                folder.resolve("program"),
                "#!/bin/sh\ntest -f \"$1\" && echo 'some claim  '\necho and why >&2\nexit " + exit + "\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        return program.toString();
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 'accepted by %s, too, which read this:'",
        "1, 1, 'refused by %s, which says this:'",
        "2, 1, 'not checked by %s, which says this:'"
    })
    void what_the_program_says_is_printed_and_it_has_to_accept(int exit, int ours, String words) throws IOException {
        String program = ending(exit);
        Ran ran = Ran.command("check", "--verified", program, proof.toString());
        assertThat(ran.exit()).isEqualTo(ours);
        assertThat(ran.out())
                .startsWith("accepted  0.77: ")
                .endsWith("\n" + words.formatted(program) + "\n  some claim\n  and why\n");
    }

    @Test
    void both_have_to_accept() throws IOException {
        Files.writeString(proof, Files.readString(proof).replace("\"preperiod\" : 71", "\"preperiod\" : 70"));
        assertThat(Ran.command("check", "--verified", ending(0), proof.toString())
                        .exit())
                .isEqualTo(1);
    }

    @Test
    void in_json_both_verdicts_are_in_one_record() throws IOException {
        JsonNode ours = json("check", "--json", proof.toString());
        JsonNode both = json("check", "--json", "--verified", ending(1), proof.toString());
        ((ObjectNode) ours).remove("version");
        assertThat(both.get("verdict")).isEqualTo(ours);
        assertThat(both.get("verdict").get("accepted").asBoolean()).isTrue();
        assertThat(both.get("accepted").asBoolean()).isFalse();
        assertThat(both.get("ruling").asString()).isEqualTo("refused");
        assertThat(both.get("said").get(0).asString()).isEqualTo("some claim");
    }

    private static JsonNode json(String... command) {
        return new JsonMapper().readTree(Ran.command(command).out());
    }

    @Test
    void a_program_that_is_not_there_is_named() {
        Ran ran = Ran.command("check", "--verified", "no/such/program", proof.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("the program no/such/program cannot be run");
    }
}
