package org.grundy.web.http;

import java.lang.reflect.RecordComponent;
import java.util.Optional;
import org.grundy.render.Language;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;

/// What the API says of itself.
public final class ApiMessages {
    private static final Messages ALL = Messages.read(ApiMessages.class.getResourceAsStream("api.messages"));

    private ApiMessages() {}

    /// A sentence in both languages.
    ///
    /// @param key the path of a place, or what [#say] takes
    public static BilingualText of(String key) {
        return ALL.sentence(key).orElseThrow();
    }

    /// What the description says of something, by its key.
    public static String say(String key, Language language) {
        return language.of(of(key));
    }

    /// What a field means: in its record, or wherever there is one of its name; empty where neither is said.
    public static Optional<BilingualText> meaning(RecordComponent field) {
        return ALL.sentence(field.getDeclaringRecord().getSimpleName() + "." + field.getName())
                .or(() -> ALL.sentence(field.getName()));
    }
}
