package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What the commands print is as the published schema says; the validator is that of another project.
@ResourceLock(PrintedJson.LOCK)
final class JsonSchemaTest {
    private static final Path PUBLISHED = Path.of(System.getProperty("basedir", "."), "..", "docs", "schema.json")
            .normalize();
    private static final String SCHEMA = Ran.command("schema").out();
    private static final Map<String, Schema> COMMANDS = new HashMap<>();

    /// The schema of what one command prints: that of all, with the command's own in place of the choice.
    private static Schema of(String command) {
        String own = SCHEMA.replaceFirst("(?s)\"anyOf\" : \\[.*?\\],", "\"\\$ref\" : \"#/\\$defs/" + command + "\",");
        SchemaRegistry drafts = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
        return COMMANDS.computeIfAbsent(command, name -> drafts.getSchema(own, InputFormat.JSON));
    }

    private static void fits(String command, String printed) {
        assertThat(printed).isNotEmpty();
        assertThat(of(command).validate(printed, InputFormat.JSON)).isEmpty();
    }

    @Test
    void the_published_schema_is_what_the_command_prints() throws IOException {
        assertThat(Files.readString(PUBLISHED)).isEqualTo(SCHEMA);
    }

    @ParameterizedTest
    @MethodSource("org.grundy.cli.PrintedJson#lines")
    void what_a_command_prints_fits_the_schema(String line) {
        fits(line.split(" ", 2)[0], PrintedJson.of(line).out());
    }

    @Test
    void what_check_prints_fits_it_too(@TempDir Path folder) throws IOException {
        for (PrintedJson verdict : PrintedJson.verdicts(folder)) {
            fits("check", verdict.ran().out());
        }
    }

    @Test
    void a_record_of_another_command_or_without_its_version_does_not_fit() {
        String answer = Ran.command("solve", "nim(3)", "--json").out();
        assertThat(of("table").validate(answer, InputFormat.JSON)).isNotEmpty();
        assertThat(of("solve").validate(answer.replace("\"version\" : 1,", ""), InputFormat.JSON))
                .isNotEmpty();
    }

    /// Every command with the option `--json` has its records in the schema, and no other command.
    @Test
    void every_command_that_prints_json_is_in_the_schema() {
        picocli.CommandLine root = Main.commandLine();
        JsonNode schema = new JsonMapper().readTree(SCHEMA);
        assertThat(root.getSubcommands().entrySet().stream()
                        .filter(each -> each.getValue().getCommandSpec().findOption("--json") != null)
                        .map(each -> "#/$defs/" + each.getKey()))
                .containsExactlyInAnyOrderElementsOf(schema.get("anyOf")
                        .valueStream()
                        .map(each -> each.get("$ref").asString())
                        .toList());
    }
}
