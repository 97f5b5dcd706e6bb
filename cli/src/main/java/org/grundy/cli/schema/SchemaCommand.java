package org.grundy.cli.schema;

import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.render.json.Json;
import picocli.CommandLine.Command;

/// `grundy schema`: the JSON schema of what the commands print.
@Command(name = "schema")
public final class SchemaCommand implements CommandAction {
    @Override
    public ExitCode run(Console console) {
        console.print(Json.of(PrintedRecords.schema()));
        return ExitCode.ANSWERED;
    }
}
