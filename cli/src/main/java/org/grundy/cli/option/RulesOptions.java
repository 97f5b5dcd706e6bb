package org.grundy.cli.option;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.grundy.catalog.Catalog;
import org.grundy.cli.console.Console;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Family;
import org.grundy.lang.FileAccess;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.OptionText;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleText;
import org.grundy.text.InputError;
import org.grundy.text.Once;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that bring in games given by rules. Their names are found before those of the catalogue.
public final class RulesOptions {
    /// No rule text may be as long; a byte more is read to see that it is too long.
    private static final int LONGEST = 1 << 18;

    @Option(names = "--rules", paramLabel = "FILE")
    private @Nullable String file;

    @Option(names = "-e", paramLabel = "TEXT")
    private @Nullable String text;

    /// All games: those of the rules, then those of the catalogue.
    ///
    /// @throws InputError if there is no such file, or the text is no rules
    public Library library(Console console) {
        return known(texts(console), Catalog.library(FileAccess.from(Path.of(""))));
    }

    /// The rules that are given: those of the file, then those of the text.
    List<RuleText> texts(Console console) {
        List<RuleText> texts = new ArrayList<>();
        if (file != null) {
            texts.add(read("--rules", file, console));
        }
        if (text != null) {
            texts.add(RuleText.compile(text, "-e"));
        }
        return texts;
    }

    /// A library with rules before what it knows, the last first.
    static Library known(List<RuleText> texts, Library library) {
        Library all = library;
        for (RuleText each : texts) {
            all = each.before(all);
        }
        return all;
    }

    /// The games of the rules alone, none if no rules are given.
    ///
    /// @param library as from [#library]
    public List<Family> own(Library library) {
        return given()
                ? library.families().stream()
                        .filter(RuleFamily.class::isInstance)
                        .toList()
                : List.of();
    }

    /// Whether rules are given.
    public boolean given() {
        return file != null || text != null;
    }

    /// All games, read when they are first asked for, and only then.
    public Supplier<Library> whenNeeded(Console console) {
        return new Once<>(() -> library(console));
    }

    /// The game that a command is about.
    ///
    /// @param library as from [#library]
    /// @param name as in expressions, without a position; empty for the first game of the rules
    /// @throws InputError if there is no such game, or neither a name nor rules are given
    public NamedGame<?> game(Library library, String name) {
        return ExpressionParser.parseGame(library, named(() -> library, name));
    }

    /// The name of the game that a command is about.
    ///
    /// @param library asked only where the name is empty; its first game is that of the rules
    /// @param name as in expressions; empty for the first game of the rules
    /// @throws InputError if neither a name nor rules are given
    public String named(Supplier<Library> library, String name) {
        if (!name.isEmpty()) {
            return name;
        }
        if (!given()) {
            throw new InputError(
                    "name a game, or give rules with --rules FILE or -e TEXT", "请写出游戏名，或用“--rules 文件”或“-e 规则”给出规则");
        }
        return library.get().families().getFirst().entry().name();
    }

    /// Refuses rules from standard input, for a command that reads something else there.
    public void notFromInput() {
        if ("-".equals(file)) {
            throw OptionText.slice("--rules", "-")
                    .error(
                            "moves are read from standard input, so the rules must come from a file",
                            "标准输入用于读取走法，规则请写在文件里");
        }
    }

    /// The rules of a file, or of standard input if its name is `-`.
    ///
    /// @param before what stands before the name, as it is shown if there is no such file
    /// @throws InputError if there is no such file, or the text is no rules
    public static RuleText read(String before, String file, Console console) {
        try {
            byte[] bytes = file.equals("-") ? firstOf(console.in()) : firstOf(Path.of(file));
            return RuleText.compile(new String(bytes, StandardCharsets.UTF_8), file);
        } catch (IOException | InvalidPathException unreadable) {
            throw OptionText.slice(before, file).error("the file %s cannot be read", "无法读取文件 %s", file);
        }
    }

    private static byte[] firstOf(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return firstOf(in);
        }
    }

    private static byte[] firstOf(InputStream in) throws IOException {
        return in.readNBytes(LONGEST);
    }
}
