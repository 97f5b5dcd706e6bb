package org.grundy.cli.count;

import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.discover.count.Selection;
import org.grundy.discover.count.Summand;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `grundy count`: how many positions are lost, won or of a value.
@Command(name = "count")
public final class CountCommand implements CommandAction {
    @Mixin
    private final CountOptions options = new CountOptions();

    @Override
    public ExitCode run(Console console) {
        return new CountedPositions(options, console).show(new Selection.Lost(), Summand.ONE);
    }
}
