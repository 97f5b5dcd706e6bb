package org.grundy.web.http;

import java.util.Map;
import org.grundy.render.Language;
import org.grundy.render.schema.RecordSchemas;

/// The schemas of questions and answers, as the description of the API has them.
final class Schemas {
    private Schemas() {}

    /// None yet: each record is named when it is met.
    ///
    /// @param language in which fields are described
    static RecordSchemas none(Language language) {
        return new RecordSchemas(
                "#/components/schemas/",
                Question.class::isAssignableFrom,
                field -> ApiMessages.meaning(field).map(language::of));
    }

    /// The schema of what a place answers.
    static Map<String, Object> ofAnswer(Endpoint<?, ?, ?> place, RecordSchemas schemas) {
        Map<String, Object> answer = schemas.of(place.answer());
        return place.listed() ? RecordSchemas.list(answer) : answer;
    }
}
