package org.grundy.cluster;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.grundy.cluster.run.ClusterSession;
import org.grundy.cluster.run.ClusterTerminal;
import org.grundy.cluster.run.SparkOptions;
import org.grundy.cluster.run.WorkFolder;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.cluster.store.Storage;
import org.grundy.cluster.survey.CertificateJob;
import org.grundy.cluster.table.TableCheck;
import org.grundy.cluster.table.TableManifest;
import org.grundy.lang.OptionText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy cluster check`: the certificates of a survey, or the blocks of a table.
@Command(name = "check")
final class ClusterCheckCommand implements ClusterAction {
    private static final int MOST_NAMED = 20;

    @Mixin
    private final SparkOptions spark = new SparkOptions();

    @Option(names = "--sample", paramLabel = "N")
    private String sample = "8";

    @Option(names = "--seed", paramLabel = "N")
    private String seed = "1";

    @Parameters(paramLabel = "URI")
    private String folder = "";

    @Override
    public boolean run(ClusterTerminal terminal) throws IOException {
        int blocks = OptionText.slice("--sample", sample).number("--sample", 0, Integer.MAX_VALUE);
        int choice = OptionText.slice("--seed", seed).number("--seed", 0, Integer.MAX_VALUE);
        try (ClusterSession session = ClusterSession.open("check", spark, terminal)) {
            Storage storage = Storage.named("check", folder);
            Optional<TableManifest> table = TableManifest.read(storage);
            List<String> files = CertificateJob.files(storage);
            if (table.isEmpty() && files.isEmpty()) {
                throw OptionText.slice("check", folder)
                        .error("there is neither a table nor a certificate in %s", "%s 里既没有表，也没有证书", folder);
            }
            String witness = table.isPresent() ? TableManifest.FILE : files.getFirst();
            SharedFolder shared = WorkFolder.read("check", folder, witness, session);
            boolean whole = table.isEmpty()
                    || table(TableCheck.of(table.get().spec(), shared, blocks, choice, session), terminal);
            return (files.isEmpty() || certificates(shared, files, session, terminal)) && whole;
        }
    }

    private static boolean certificates(
            SharedFolder shared, List<String> files, ClusterSession session, ClusterTerminal terminal) {
        List<CertificateJob.Checked> all = CertificateJob.run(shared, files, terminal.language(), session, terminal);
        List<CertificateJob.Checked> refused =
                all.stream().filter(each -> !each.accepted()).toList();
        refused.stream()
                .limit(MOST_NAMED)
                .forEach(each -> terminal.print("%s: %s", "%s：%s", each.file(), each.words()));
        int accepted = all.size() - refused.size();
        terminal.print("%1$s of %2$s certificates are accepted", "%2$s 份证书中有 %1$s 份通过", accepted, all.size());
        return refused.isEmpty();
    }

    private static boolean table(TableCheck check, ClusterTerminal terminal) {
        if (!check.missing().isEmpty()) {
            terminal.print("levels not complete: %s", "不完整的层：%s", named(check.missing()));
        }
        if (!check.damaged().isEmpty()) {
            terminal.print("blocks damaged: %s", "损坏的块：%s", named(check.damaged()));
        }
        if (!check.wrong().isEmpty()) {
            terminal.print(
                    "blocks whose values do not follow from the others: %s", "与其他块不符的块：%s", named(check.wrong()));
        }
        int whole = check.blocks() - check.damaged().size();
        int right = check.recomputed().size() - check.wrong().size();
        terminal.print(
                "%1$s of %2$s blocks are whole; %3$s of %4$s computed anew are the same",
                "%2$s 个块中有 %1$s 个完好；重新计算的 %4$s 个中有 %3$s 个相同",
                whole,
                check.blocks(),
                right,
                check.recomputed().size());
        return check.passed();
    }

    private static String named(List<Integer> numbers) {
        return ClusterTerminal.first(numbers, MOST_NAMED);
    }
}
