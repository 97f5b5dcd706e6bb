package org.grundy.lang.rules.described;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.grundy.lang.Entry;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;

/// What a text says of a game beside its rules.
///
/// @param name of the game
/// @param fields what is said of the game itself
/// @param theorems about its positions
public record GameDescription(String name, List<DescriptionField> fields, List<TheoremDescription> theorems) {
    private static final List<String> OF_THEOREMS = List.of("statement", "proof", "domain");

    public GameDescription {
        fields = List.copyOf(fields);
        theorems = List.copyOf(theorems);
    }

    private Optional<DescriptionField> field(String word) {
        return fields.stream().filter(field -> field.word().equals(word)).findFirst();
    }

    /// What is said under a word, on one line.
    private Optional<String> said(String word) {
        return field(word).map(field -> field.lines().replace('\n', ' '));
    }

    /// The smallest number that is said to be allowed of a name, such as a parameter: `least m = 1, x = 2`.
    ///
    /// @throws org.grundy.text.InputError if it is no number
    public int least(String name, int otherwise) {
        return field("least").stream()
                .flatMap(field -> field.items().stream().map(item -> least(field, item)))
                .filter(least -> least.name.equals(name))
                .map(Least::number)
                .findFirst()
                .orElse(otherwise);
    }

    private record Least(String name, int number) {}

    private static Least least(DescriptionField field, String item) {
        String[] parts = item.split("\\s*=\\s*", -1);
        if (parts.length != 2 || !parts[1].matches("\\d{1,9}")) {
            throw field.error("the least numbers are written as in \"least m = 1\"", "最小值的写法例如“least m = 1”");
        }
        return new Least(parts[0], Integer.parseInt(parts[1]));
    }

    /// The games and positions on which the theorems are to be compared with search; none if the text names none.
    ///
    /// @param parameters their names
    /// @throws org.grundy.text.InputError if they are not written as ranges
    public Stream<StatedRange> ranges(List<String> parameters, Thoroughness thoroughness) {
        Optional<DescriptionField> usual = field("verify");
        return (thoroughness == Thoroughness.THOROUGH ? field("thorough").or(() -> usual) : usual)
                .stream().flatMap(field -> StatedRange.of(field, parameters));
    }

    /// How the game is listed and found.
    ///
    /// @param otherwise what holds where nothing is said
    public Entry entry(Entry otherwise) {
        return new Entry(
                name,
                field("names").map(DescriptionField::items).orElse(otherwise.aliases()),
                field("problems").map(DescriptionField::items).orElse(otherwise.problems()),
                said("form").orElse(otherwise.form()),
                said("example").orElse(otherwise.example()),
                field("title").map(DescriptionField::sentence).orElse(otherwise.title()),
                field("rules").map(DescriptionField::sentence).orElse(otherwise.rules()));
    }

    /// How the game is listed and found by what is said alone.
    public Entry entry() {
        BilingualText none = new BilingualText("", "");
        return entry(new Entry(name, List.of(), List.of(), name, name, none, none));
    }

    /// Whether it states theorems, each by a formula, so that nothing of them is Java.
    public boolean hasFormulas() {
        return !theorems.isEmpty()
                && theorems.stream()
                        .allMatch(theorem -> theorem.formulas().findAny().isPresent());
    }

    /// The sentences of the theorems and their reasons.
    public Messages words() {
        Map<String, Supplier<BilingualText>> words = new HashMap<>();
        for (TheoremDescription theorem : theorems) {
            for (DescriptionField field : theorem.fields()) {
                if (OF_THEOREMS.contains(field.word())) {
                    words.put(theorem.key() + "." + field.word(), field::sentence);
                } else if (field.word().equals("reason")) {
                    words.put(StatedReason.key(field), field::sentenceBelow);
                }
            }
        }
        return new Messages(words);
    }

    /// An error in what is said, at its first line.
    InputError error(String en, String zh, Object... values) {
        return Stream.concat(fields.stream(), theorems.stream().flatMap(theorem -> theorem.fields().stream()))
                .findFirst()
                .map(field -> field.error(en, zh, values))
                .orElseGet(() -> new InputError(en, zh, values));
    }
}
