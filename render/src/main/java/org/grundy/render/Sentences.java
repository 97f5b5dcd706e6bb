package org.grundy.render;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.game.Game;
import org.grundy.game.ReasonStep;
import org.grundy.game.Sum;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;

/// Sentences by key in one language, with quantities filled in: those of some games first, then the
/// engine's own.
///
/// @param language of the sentences
/// @param books where they are looked up, in this order
public record Sentences(Language language, List<Messages> books) {
    /// Copies the list.
    public Sentences {
        books = List.copyOf(books);
    }

    /// The sentences for answers about a sum.
    public static Sentences of(Sum sum, Language language) {
        Stream<Messages> games = sum.components().stream()
                .map(component -> component.game().words())
                .distinct();
        return new Sentences(
                language, Stream.concat(games, Stream.of(EngineMessages.ALL)).toList());
    }

    /// The sentences for answers about one game.
    public static Sentences of(Game<?> game, Language language) {
        return new Sentences(language, List.of(game.words(), EngineMessages.ALL));
    }

    /// The sentences of one book.
    public static Sentences of(Messages book, Language language) {
        return new Sentences(language, List.of(book));
    }

    /// The engine's own sentences.
    public static Sentences ofEngine(Language language) {
        return of(EngineMessages.ALL, language);
    }

    /// The sentence of a key as it stands, if there is one.
    public Optional<String> find(String key) {
        return books.stream()
                .flatMap(words -> words.sentence(key).stream())
                .findFirst()
                .map(language::of);
    }

    /// A step as a sentence. Where the key has no sentence, the key and its quantities: a gap in a game's
    /// words shall not hide the reason.
    public String of(ReasonStep step) {
        Map<String, Object> quantities = step.quantities();
        return find(step.key())
                .map(template -> fill(template, quantities))
                .orElseGet(() -> quantities.isEmpty() ? step.key() : step.key() + ": " + list(quantities));
    }

    /// The sentence of a key with names and quantities, in turn, filled in.
    public String of(String key, Object... namesAndQuantities) {
        return of(ReasonStep.of(key, namesAndQuantities));
    }

    private String fill(String template, Map<String, ?> quantities) {
        StringBuilder filled = new StringBuilder();
        int at = 0;
        for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', at)) {
            int close = template.indexOf('}', open);
            String[] gap = (close < 0 ? "" : template.substring(open + 1, close)).split("\\|", -1);
            Object quantity = quantities.get(gap[0]);
            int next = quantity == null ? open + 1 : close + 1;
            filled.append(template, at, open).append(quantity == null ? "{" : filling(gap, quantity));
            at = next;
        }
        return filled.append(template, at, template.length()).toString();
    }

    /// A quantity, or of two words the one that goes with it: `{n|vertex|vertices}`.
    private String filling(String[] gap, Object quantity) {
        return gap.length == 1
                ? named(gap[0], quantity)
                : gap[quantity.toString().equals("1") ? 1 : 2];
    }

    private String list(Map<String, ?> quantities) {
        return quantities.entrySet().stream()
                .map(entry -> entry.getKey() + " = " + word(entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    /// A quantity in words: its own sentence `name.quantity` if there is one.
    private String named(String name, Object quantity) {
        return quantity instanceof String value ? find(name + "." + value).orElse(value) : word(quantity);
    }

    private String word(Object quantity) {
        return switch (quantity) {
            case BilingualText text -> language.of(text);
            case List<?> list -> list.stream().map(this::word).collect(Collectors.joining(", "));
            default -> quantity.toString();
        };
    }
}
