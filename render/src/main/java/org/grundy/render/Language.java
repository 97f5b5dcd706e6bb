package org.grundy.render;

import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;

/// The language in which words are shown.
public enum Language {
    /// English.
    EN,
    /// Simplified Chinese.
    ZH;

    /// The text in this language.
    public String of(BilingualText text) {
        return of(text.en(), text.zh());
    }

    /// The one of two strings that is in this language. For punctuation; sentences stand in the messages of
    /// their room.
    public String of(String en, String zh) {
        return this == EN ? en : zh;
    }

    /// Names in a row: commas between them, in Chinese the comma of lists.
    public String listed(List<String> names) {
        return String.join(of(", ", "、"), names);
    }

    /// Words in this language, as picocli takes those of help.
    public ResourceBundle bundle(Messages words) {
        return new ListResourceBundle() {
            @Override
            protected Object[][] getContents() {
                return words.sentences().entrySet().stream()
                        .map(each -> new Object[] {each.getKey(), of(each.getValue())})
                        .toArray(Object[][]::new);
            }
        };
    }

    /// Its code: `en` or `zh`.
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The language of a code, `en` or `zh`; empty for any other.
    public static Optional<Language> ofCode(String code) {
        return Stream.of(values()).filter(each -> each.code().equals(code)).findFirst();
    }

    /// The language of a locale in the POSIX environment: of the first of `LC_ALL`, `LC_MESSAGES` and
    /// `LANG` that is set.
    public static Language ofLocale(Map<String, String> environment) {
        return ofLocale(Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(name -> environment.getOrDefault(name, ""))
                .filter(locale -> !locale.isEmpty())
                .findFirst()
                .orElse(""));
    }

    /// The language of a locale by its name: English unless that begins with `zh`.
    public static Language ofLocale(String name) {
        return name.startsWith("zh") ? ZH : EN;
    }
}
