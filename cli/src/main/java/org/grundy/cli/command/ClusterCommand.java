package org.grundy.cli.command;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.text.InputError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `grundy cluster`, which the launcher among the sources answers before this program is started: it is here to be
/// listed, and to say where that command is. Nothing that is installed has it.
@Command(name = "cluster")
public final class ClusterCommand implements CommandAction {
    @Parameters(paramLabel = "WORDS", arity = "0..*", hidden = true)
    private List<String> words = List.of();

    @Override
    public ExitCode run(Console console) {
        String submit = Stream.concat(Stream.of("spark-submit grundy-cluster.jar"), words.stream())
                .collect(Collectors.joining(" "));
        throw new InputError(
                "the work on a cluster is not part of what is installed here: build cluster/target/grundy-cluster.jar "
                        + "from the sources of Grundy with mvn -Dmaven.test.skip=true package, then run %s",
                "集群上的工作不在此安装之内：请在 Grundy 的源代码中用 mvn -Dmaven.test.skip=true package 构建 "
                        + "cluster/target/grundy-cluster.jar，然后运行 %s",
                submit);
    }
}
