package org.grundy.web.http;

import java.lang.reflect.AnnotatedElement;
import java.util.Map;
import java.util.Optional;
import org.grundy.render.schema.RecordSchemas;

/// The schemas of questions and answers, as the description of the API has them.
final class Schemas {
    private Schemas() {}

    /// None yet: each record is named when it is met.
    static RecordSchemas none() {
        return new RecordSchemas("#/components/schemas/", Question.class::isAssignableFrom, Schemas::meaning);
    }

    private static Optional<String> meaning(AnnotatedElement field) {
        return Optional.ofNullable(field.getAnnotation(Meaning.class)).map(Meaning::value);
    }

    /// The schema of what a place answers.
    static Map<String, Object> ofAnswer(Endpoint<?, ?, ?> place, RecordSchemas schemas) {
        Map<String, Object> answer = schemas.of(place.answer());
        return place.listed() ? RecordSchemas.list(answer) : answer;
    }
}
