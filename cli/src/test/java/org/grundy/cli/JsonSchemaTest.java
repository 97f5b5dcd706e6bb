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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What the commands print is as the published schema says; the validator is that of another project.
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
    @ValueSource(
            strings = {
                "solve nim(3,4) --line --options",
                "solve kayles(7)+chomp(2,3)+*4",
                "solve nim(9007199254740991,9007199254740992)",
                "solve octal[0.77](10^12)",
                "solve octal[0.77](60) --misere",
                "solve kayles(60) --misere --positions 50",
                "solve nim(3,4) --join selective",
                "solve digraph[a>b,b>a](a)",
                "table wythoff --x 1..2 --y 0..1",
                "table topentails --to 8",
                "table cram --to 3",
                "sequence kayles --to 300",
                "sequence grundy --to 30",
                "period 0.77",
                "period grundy --max 100",
                "period 0.6 --max 1000",
                "quotient 0.75",
                "quotient kayles --to 12",
                "genus kayles(5)",
                "genus octal[0.77] --to 3",
                "nimber 5*7",
                "nimber order(5)",
                "nimber log(13,5)",
                "games nim",
                "show nim",
                "verify nim",
                "verify cram --positions 100",
                "discover bash[3] --to 200",
                "discover grundy --to 60",
                "discover wythoff --to 20",
                "conjecture bash[3] n%4==0 --to 100",
                "conjecture bash[3] n%2==0 --to 100",
                "count bash[3] --to 100",
                "sum bash[3] --to 100",
            })
    void what_a_command_prints_fits_the_schema(String line) {
        fits(
                line.split(" ", 2)[0],
                Ran.command((line + " --json").split(" ", -1)).out());
    }

    @Test
    void what_check_prints_fits_it_too(@TempDir Path folder) throws IOException {
        Path proof = folder.resolve("proof.json");
        Ran.command("period", "0.77", "--certificate", proof.toString());
        fits("check", Ran.command("check", proof.toString(), "--json").out());
        Files.writeString(proof, Files.readString(proof).replaceAll("(\"period\"\\s*:) 12", "$1 6"));
        fits("check", Ran.command("check", proof.toString(), "--json").out());
        Path quotient = folder.resolve("quotient.json");
        Ran.command("quotient", "0.75", "--certificate", quotient.toString());
        fits("check", Ran.command("check", quotient.toString(), "--json").out());
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
        Subcommands.addAll(root);
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
