package org.grundy.cli.command;

import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.GameNames;
import org.grundy.cli.console.WordedCommand;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.Library;
import org.grundy.render.json.EntryRecord;
import org.grundy.render.json.Json;
import org.grundy.render.lesson.Lessons;
import org.grundy.render.text.GameText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy games`: the games there are.
@Command(name = "games")
public final class GamesCommand implements WordedCommand {
    @Option(names = "--json")
    private boolean json;

    @Parameters(paramLabel = "WORD", arity = "0..1", completionCandidates = GameNames.class)
    private @Nullable String word;

    @Override
    public boolean take(List<String> given) {
        return WordedCommand.takeOne(given, one -> word = one);
    }

    @Override
    public ExitCode run(Console console) {
        Library library = Catalog.library();
        List<Family> found = word == null ? library.families() : library.search(word);
        List<Entry> entries = found.stream().map(Family::entry).toList();
        if (entries.isEmpty() && !json) {
            String asked = String.valueOf(word);
            console.note(Lessons.about(asked)
                    .map(topic -> console.words("games.lesson", "word", asked, "topic", topic))
                    .orElseGet(() -> console.words("games.none", "word", asked)));
        }
        console.print(
                json
                        ? Json.line(entries.stream().map(EntryRecord::of).toList())
                        : GameText.list(entries, console.language(), console.paint()));
        return ExitCode.ANSWERED;
    }
}
