package org.grundy.lang.rules.described;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.evidence.Source;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// What a text says of a theorem.
///
/// @param key of the theorem
/// @param fields what is said
public record TheoremDescription(String key, List<DescriptionField> fields) {
    private static final int SOURCE_PARTS = 3;

    public TheoremDescription {
        fields = List.copyOf(fields);
    }

    Stream<DescriptionField> all(String word) {
        return fields.stream().filter(field -> field.word().equals(word));
    }

    Optional<DescriptionField> field(String word) {
        return all(word).findFirst();
    }

    /// The formulas that are stated of normal play: the Grundy value as a number, and a condition that holds exactly
    /// where a position is lost. Empty if neither is stated.
    public Stream<String> formulas() {
        return Stream.of("value", "lost").flatMap(word -> field(word).stream()).map(DescriptionField::lines);
    }

    /// An error in what is said of it.
    InputError error(String en, String zh) {
        return fields.isEmpty()
                ? new InputError("%s: %s", "%s：%s", key, new BilingualText(en, zh))
                : fields.getFirst().error(en, zh);
    }

    /// Where it was published.
    ///
    /// @throws org.grundy.text.InputError if that is not author, title, year and perhaps a place
    public Source source() {
        Optional<DescriptionField> field = field("source");
        if (field.isEmpty()) {
            return new Source("", "", 0, "");
        }
        String[] parts = field.get().lines().split("\\s*;\\s*", -1);
        if (parts.length < SOURCE_PARTS || !parts[2].matches("\\d{1,4}")) {
            throw field.get()
                    .error(
                            "a source is written author; title; year; place, where the place may be left out",
                            "出处写作“作者; 标题; 年份; 位置”，位置可省略");
        }
        return new Source(
                parts[0], parts[1], Integer.parseInt(parts[2]), parts.length > SOURCE_PARTS ? parts[SOURCE_PARTS] : "");
    }
}
