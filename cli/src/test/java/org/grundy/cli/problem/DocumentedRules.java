package org.grundy.cli.problem;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.game.Options;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.lang.rules.RuleText;
import org.grundy.testkit.NaiveGrundy;

/// The rules that the page has for a problem, with who wins by them: Grundy values from the definition where moves
/// leave sums, else every play.
final class DocumentedRules {
    private static final Path DOCS =
            Path.of(System.getProperty("basedir", "."), "..", "docs").normalize();
    private static final Pattern RULES = Pattern.compile("(?m)^\\|[^|]*\\| `([^`]*->[^`]*)`");

    private final RuleGame game;
    private final NaiveGrundy<RuleState> values = new NaiveGrundy<>(this::options);
    private final StatementPlay<RuleState> outcomes;

    private DocumentedRules(RuleGame game) {
        this.game = game;
        this.outcomes = new StatementPlay<>(
                state -> options(state).stream().map(List::getFirst).toList(),
                state -> Optional.of(true).filter(won -> game.rules().won(state)));
    }

    /// The rules of every row of a page, in their order.
    static List<String> all(String page) throws IOException {
        return RULES.matcher(Files.readString(DOCS.resolve(page)))
                .results()
                .map(row -> row.group(1))
                .toList();
    }

    /// The rules of a problem with some parameters.
    ///
    /// @param id how the row of the problem begins
    static DocumentedRules of(String id, List<Long> parameters) throws IOException {
        Matcher row = Pattern.compile("(?m)^\\| " + Pattern.quote(id) + "[^|]*\\| `([^`]*)`")
                .matcher(Files.readString(DOCS.resolve("problems.md")));
        if (!row.find()) {
            throw new IllegalStateException("the page has no row of " + id);
        }
        RuleText text = RuleText.compile(row.group(1));
        String name = text.families().getFirst().entry().name();
        return new DocumentedRules(text.game(parameters.isEmpty() ? name : name + parameters));
    }

    /// Whether the player to move wins the sum of some starts.
    boolean wins(List<List<Long>> starts) {
        List<RuleState> sum = starts.stream()
                .map(start -> game.at(start.stream().map(BigInteger::valueOf).toList()))
                .toList();
        return game.rules().splits() ? values.value(sum) != 0 : outcomes.wins(sum.getFirst());
    }

    private List<List<RuleState>> options(RuleState state) {
        List<List<RuleState>> all = new ArrayList<>();
        game.rules().options(state, new Options<RuleState>() {
            @Override
            public void to(List<RuleState> parts) {
                all.add(List.copyOf(parts));
            }

            @Override
            public void unlisted() {
                throw new IllegalStateException("the options of small positions are listed");
            }
        });
        return all;
    }
}
