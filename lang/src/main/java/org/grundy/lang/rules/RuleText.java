package org.grundy.lang.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Family;
import org.grundy.lang.Library;
import org.grundy.lang.rules.described.DescribedText;
import org.grundy.lang.rules.internal.syntax.GameParser;
import org.grundy.lang.rules.internal.syntax.GameSyntax;
import org.grundy.text.InputError;

/// The games of one rule text.
///
/// The language is described in `docs/language.md`. Rules have no side effects; their work is charged
/// to the run of the caller.
///
/// @param source the text
/// @param families one for each game, in the order of the text; at least one
public record RuleText(String source, List<RuleFamily> families) {
    public RuleText {
        families = List.copyOf(families);
    }

    /// Compiles a text.
    ///
    /// @throws InputError if the text is not well-formed; the message says where and what was expected
    public static RuleText compile(String text) {
        return compile(text, "rules");
    }

    /// Compiles the text of a file.
    ///
    /// @param file its name, for what the text states
    /// @throws InputError if the text is not well-formed; the message says where and what was expected
    public static RuleText compile(String text, String file) {
        return read(text, DescribedText.of(text), file, RuleFamily::check);
    }

    /// The games of a text that is known to be well-formed. Their rules are checked when they are first needed, and not
    /// to find a game by its name.
    ///
    /// @param parts the same text, taken apart
    public static RuleText known(String text, DescribedText parts) {
        return read(text, parts, "rules", family -> {});
    }

    private static RuleText read(String text, DescribedText parts, String file, Consumer<RuleFamily> check) {
        List<RuleFamily> families = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (GameSyntax game : GameParser.games(parts.rules())) {
            if (!names.add(game.title())) {
                throw new InputError(text, game.name().span(), "there are two games %s", "有两个名为 %s 的游戏", game.title());
            }
            RuleFamily family = new RuleFamily(game, parts.rules(), file, parts.about(game.title()));
            check.accept(family);
            families.add(family);
        }
        parts.check(names);
        return new RuleText(text, families);
    }

    /// The family of a name, empty if there is none.
    public Optional<RuleFamily> family(String name) {
        return families.stream()
                .filter(family -> family.familyName().equals(name))
                .findFirst();
    }

    /// These games as a library. A position without a name is one of the only game.
    public Library library() {
        return before(new Library(List.of()));
    }

    /// A library in which these games take precedence over those of another one. A position without a name is one
    /// of the only game of these, unless another one is meant there.
    public Library before(Library others) {
        Optional<Family> only =
                families.size() == 1 && others.meant().isEmpty() ? Optional.of(families.getFirst()) : Optional.empty();
        return new Library(
                Stream.concat(families.stream(), others.families().stream()).toList(), only);
    }

    /// A game with its parameters, as in expressions: `bash[3]`.
    ///
    /// @throws InputError if there is no such game, or its parameters are not allowed
    public RuleGame game(String name) {
        return (RuleGame) ExpressionParser.parseGame(library(), name);
    }
}
