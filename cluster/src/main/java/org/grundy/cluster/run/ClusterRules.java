package org.grundy.cluster.run;

import java.io.IOException;
import java.nio.file.Path;
import org.grundy.catalog.Catalog;
import org.grundy.cluster.store.Storage;
import org.grundy.lang.FileAccess;
import org.grundy.lang.Library;
import org.grundy.lang.OptionText;
import org.grundy.lang.rules.RuleText;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that give rules beside the catalogue.
public final class ClusterRules {
    @Option(names = "--rules", paramLabel = "URI")
    private @Nullable String file;

    @Option(names = "-e", paramLabel = "TEXT")
    private @Nullable String text;

    /// The text of the rules, empty if there are none. Tasks compile it again.
    ///
    /// @throws InputError if the file cannot be read
    public String text() throws IOException {
        return text != null ? text : file != null ? read(file) : "";
    }

    private static String read(String uri) throws IOException {
        return Storage.text("--rules", uri)
                .orElseThrow(
                        () -> OptionText.slice("--rules", uri).error("the file %s cannot be read", "无法读取文件 %s", uri));
    }

    /// All games: those of some rules, then those of the catalogue.
    ///
    /// @param rules their text, or empty
    public static Library library(String rules) {
        Library catalog = Catalog.library(FileAccess.from(Path.of("")));
        return rules.isEmpty() ? catalog : RuleText.compile(rules).before(catalog);
    }

    /// The game that is meant: the first one of the rules if none is named.
    ///
    /// @param name as it is given, or empty
    /// @throws InputError if there is neither a name nor rules
    public static String game(String name, String rules) {
        if (name.isEmpty() && rules.isEmpty()) {
            throw new InputError(
                    "name a game, or give rules with --rules FILE or -e TEXT", "请写出游戏名，或用“--rules 文件”或“-e 规则”给出规则");
        }
        return name.isEmpty() ? library(rules).families().getFirst().entry().name() : name;
    }
}
