package org.grundy.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.grundy.text.InputError;

/// Families of games by name.
///
/// @param families in the order in which they are listed
/// @param meant the family to which positions without a name belong, if there is one
public record Library(List<Family> families, Optional<Family> meant) {
    public Library {
        families = List.copyOf(families);
    }

    /// Families of which none is meant by a position alone.
    public Library(List<Family> families) {
        this(families, Optional.empty());
    }

    /// The family with a name or alias, or the only one with the id of a judge's problem in any spelling. Case,
    /// spaces, hyphens and apostrophes do not matter, nor does the ending of a genitive before the last word where
    /// that leaves one family. A name goes before an alias, and is found without reading any other game's entry.
    public Optional<Family> find(String name) {
        String plain = NearestNames.plain(name);
        return families.stream()
                .filter(family -> NearestNames.plain(family.familyName()).equals(plain))
                .findFirst()
                .or(() -> named(name, NearestNames::plain).findFirst())
                .or(() -> ofProblem(name))
                .or(() -> {
                    List<Family> near =
                            named(name, NearestNames::withoutGenitives).toList();
                    return near.size() == 1 ? Optional.of(near.getFirst()) : Optional.empty();
                });
    }

    private Stream<Family> named(String name, UnaryOperator<String> form) {
        String wanted = form.apply(name);
        return families.stream()
                .filter(family -> names(family.entry()).map(form).anyMatch(wanted::equals));
    }

    private Optional<Family> ofProblem(String id) {
        Predicate<String> spelled = ProblemId.spelledBy(id);
        List<Family> found = families.stream()
                .filter(family -> family.entry().problems().stream().anyMatch(spelled))
                .toList();
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    /// The family with a name or alias.
    ///
    /// @throws InputError if there is none; the message has the nearest names
    public Family get(TextSlice name) {
        return find(name.text()).orElseThrow(() -> unknown(name));
    }

    private InputError unknown(TextSlice name) {
        List<String> nearest = nearest(name.text());
        return name.error(
                "there is no game \"" + name.text() + "\""
                        + (nearest.isEmpty()
                                ? "; grundy games lists them all"
                                : (nearest.size() == 1 ? "; the nearest name is " : "; the nearest names are ")
                                        + String.join(", ", nearest)),
                "没有名为“" + name.text() + "”的游戏"
                        + (nearest.isEmpty() ? "；grundy games 列出全部" : "；最接近的名字：" + String.join("、", nearest)));
    }

    /// The families whose names, aliases, problems or title contain a word; if none does, those that contain it without
    /// the endings of a genitive or a plural.
    public List<Family> search(String word) {
        List<Family> found = search(word, NearestNames::plain);
        return found.isEmpty() ? search(word, NearestNames::singular) : found;
    }

    private List<Family> search(String word, UnaryOperator<String> form) {
        String wanted = form.apply(word);
        Predicate<String> spelled = ProblemId.spelledBy(word);
        return families.stream()
                .filter(family -> texts(family.entry()).map(form).anyMatch(text -> text.contains(wanted))
                        || family.entry().problems().stream().anyMatch(spelled))
                .toList();
    }

    /// The names nearest to one that was not found, best first; at most three.
    public List<String> nearest(String name) {
        return NearestNames.names(name, families.stream().flatMap(family -> names(family.entry())));
    }

    private static Stream<String> names(Entry entry) {
        return Stream.concat(Stream.of(entry.name()), entry.aliases().stream());
    }

    private static Stream<String> texts(Entry entry) {
        List<String> all = new ArrayList<>(names(entry).toList());
        all.addAll(entry.problems());
        all.add(entry.title().en());
        all.add(entry.title().zh());
        return all.stream();
    }
}
