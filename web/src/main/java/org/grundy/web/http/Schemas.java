package org.grundy.web.http;

import java.lang.reflect.Field;
import java.util.Map;
import java.util.Optional;
import org.grundy.render.Language;
import org.grundy.render.schema.RecordSchemas;
import org.grundy.text.BilingualText;

/// The schemas of questions and answers, as the description of the API has them.
final class Schemas {
    private Schemas() {}

    /// None yet: each record is named when it is met.
    ///
    /// @param language in which fields are described
    static RecordSchemas none(Language language) {
        return new RecordSchemas(
                "#/components/schemas/", Question.class::isAssignableFrom, field -> meaning(field, language));
    }

    private static Optional<String> meaning(Field field, Language language) {
        return Optional.ofNullable(field.getAnnotation(Meaning.class))
                .map(own -> new BilingualText(own.en(), own.zh()))
                .or(() -> CommonField.meaningOf(field.getName()))
                .map(language::of);
    }

    /// The schema of what a place answers.
    static Map<String, Object> ofAnswer(Endpoint<?, ?, ?> place, RecordSchemas schemas) {
        Map<String, Object> answer = schemas.of(place.answer());
        return place.listed() ? RecordSchemas.list(answer) : answer;
    }
}
