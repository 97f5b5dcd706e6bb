package org.grundy.cli.command;

import java.io.IOException;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.Version;
import org.grundy.text.InputError;
import org.grundy.web.api.Tools;
import org.grundy.web.http.Limits;
import org.grundy.web.mcp.McpServer;
import picocli.CommandLine.Command;

/// `grundy mcp`: tools for an assistant, on standard input and output.
@Command(name = "mcp")
public final class McpCommand implements CommandAction {
    @Override
    public ExitCode run(Console console) {
        McpServer server = new McpServer(
                Tools.all(),
                Limits.standard(),
                console.language(),
                Version.own().number());
        try {
            server.serve(console.in(), console.out());
        } catch (IOException unreadable) {
            throw new InputError("standard input cannot be read", "无法读取标准输入");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        return ExitCode.ANSWERED;
    }
}
