package org.grundy.cli.command;

import java.util.List;
import org.grundy.cli.CommandAction;
import org.grundy.cli.Console;
import org.grundy.cli.ExitCode;
import org.grundy.text.InputError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `grundy cluster`, which the launcher answers before this program is started: it is here to be listed.
@Command(
        name = "cluster",
        description =
                "Does surveys, tables, many discoveries and boards on Apache Spark: grundy cluster --help; built when it is first used.")
public final class ClusterCommand implements CommandAction {
    @Parameters(paramLabel = "WORDS", arity = "0..*", hidden = true, description = "What grundy cluster takes.")
    private List<String> words = List.of();

    @Override
    public ExitCode run(Console console) {
        String all = String.join(" ", words);
        throw new InputError(
                "the work on a cluster is another program: start it as ./grundy cluster " + all
                        + ", or as spark-submit grundy-cluster.jar " + all,
                "集群上的工作由另一个程序完成：请运行 ./grundy cluster " + all + "，或 spark-submit grundy-cluster.jar " + all);
    }
}
