package org.grundy.lang.rules.described;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.text.InputError;

/// A text of rules, taken apart: the rules, and what is said of the games. A description begins with a line
/// `about NAME` and has indented lines, each a word and what it says, which goes on in lines that are indented deeper.
///
/// @param rules the text with spaces in place of descriptions, so that places in it stay the same
/// @param descriptions of games, in the order of the text
public record DescribedText(String rules, List<GameDescription> descriptions) {
    private static final String ABOUT = "about";
    private static final String THEOREM = "theorem";
    private static final Set<String> OF_GAMES =
            Set.of("names", "problems", "form", "example", "title", "rules", "least", "verify", "thorough");
    private static final Set<String> OF_THEOREMS =
            Set.of("source", "statement", "proof", "domain", "value", "lost", "tame", "moves", "some", "let", "reason");

    public DescribedText {
        descriptions = List.copyOf(descriptions);
    }

    /// Takes a text apart.
    ///
    /// @throws InputError if a description has a line that says nothing known
    public static DescribedText of(String text) {
        return text.contains(ABOUT) ? new Parser(text).parsed() : new DescribedText(text, List.of());
    }

    /// The description of a game, empty if there is none.
    public Optional<GameDescription> about(String game) {
        return descriptions.stream().filter(each -> each.name().equals(game)).findFirst();
    }

    /// Checks that every description is of one of some games.
    ///
    /// @throws InputError if one is not
    public void check(Set<String> games) {
        for (GameDescription description : descriptions) {
            if (!games.contains(description.name())) {
                throw description.error(
                        "something is said about %s, but there are no rules of such a game",
                        "写了关于 %s 的说明，但没有这个游戏的规则", description.name());
            }
        }
    }

    private static final class Parser {
        private final String source;
        private final List<DescribedLine> lines;
        private final char[] rules;
        private final List<GameDescription> descriptions = new ArrayList<>();
        private int at;

        Parser(String source) {
            this.source = source;
            this.lines = DescribedLine.all(source);
            this.rules = source.toCharArray();
        }

        DescribedText parsed() {
            while (at < lines.size()) {
                DescribedLine line = lines.get(at);
                if (line.indentation() == 0 && line.word().equals(ABOUT) && line.isWordAndName()) {
                    next();
                    descriptions.add(description(line.rest()));
                } else {
                    at++;
                }
            }
            return new DescribedText(String.valueOf(rules), descriptions);
        }

        /// Goes to the next line, and leaves nothing of this one in the rules.
        private DescribedLine next() {
            DescribedLine line = lines.get(at++);
            Arrays.fill(rules, line.start(), line.end(), ' ');
            return line;
        }

        private GameDescription description(String name) {
            List<DescriptionField> fields = new ArrayList<>();
            List<List<DescriptionField>> theorems = new ArrayList<>();
            int indentation = 0;
            while (isBelow(0)) {
                indentation = indentation == 0 ? lines.get(at).indentation() : indentation;
                DescriptionField field = field(indentation);
                if (field.word().equals(THEOREM)) {
                    theorems.add(new ArrayList<>(List.of(field)));
                } else if (theorems.isEmpty()) {
                    fields.add(checked(field, OF_GAMES));
                } else {
                    theorems.getLast().add(checked(field, OF_THEOREMS));
                }
            }
            return new GameDescription(
                    name, fields, theorems.stream().map(Parser::theorem).toList());
        }

        /// @param fields the line that names the theorem, and what is said of it
        private static TheoremDescription theorem(List<DescriptionField> fields) {
            return new TheoremDescription(fields.getFirst().head(), fields.subList(1, fields.size()));
        }

        /// Skips empty lines and comments; whether a line follows that is indented deeper than another.
        private boolean isBelow(int indentation) {
            while (at < lines.size() && lines.get(at).saysNothing()) {
                next();
            }
            return at < lines.size() && lines.get(at).indentation() > indentation;
        }

        private DescriptionField field(int indentation) {
            DescribedLine line = next();
            List<String> below = new ArrayList<>();
            while (isBelow(indentation)) {
                below.add(next().text());
            }
            return new DescriptionField(line.word(), line.rest(), below, source, line.span());
        }

        private static DescriptionField checked(DescriptionField field, Set<String> known) {
            if (!known.contains(field.word())) {
                String all = String.join(", ", known.stream().sorted().toList());
                throw field.error(
                        "\"%s\" says nothing here; what can be said is %s", "这里不能写“%s”；可以写的有 %s", field.word(), all);
            }
            return field;
        }
    }
}
