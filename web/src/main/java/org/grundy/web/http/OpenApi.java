package org.grundy.web.http;

import static org.grundy.render.schema.RecordSchemas.ordered;
import static org.grundy.web.http.ApiMessages.say;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.grundy.render.Language;
import org.grundy.render.schema.RecordSchemas;

/// The description of the API after OpenAPI 3.1, made from the places and the records themselves, so that it cannot
/// differ from them.
public final class OpenApi {
    private OpenApi() {}

    /// The description of some places, as maps and lists.
    public static Map<String, Object> of(List<Endpoint<?, ?, ?>> endpoints, Language language) {
        RecordSchemas schemas = Schemas.none(language);
        Map<String, Object> problem = ordered(
                "description",
                say("openapi.problem", language),
                "content",
                content(ProblemRecord.MEDIA_TYPE, schemas.of(ProblemRecord.class)));
        Map<String, Object> paths = new LinkedHashMap<>();
        endpoints.forEach(each -> paths.put(each.path(), Map.of("post", place(each, schemas, problem, language))));
        return ordered(
                "openapi",
                "3.1.0",
                "info",
                ordered("title", "Grundy", "version", "0.1.0", "description", say("openapi.about", language)),
                "paths",
                paths,
                "components",
                ordered(
                        "schemas",
                        new TreeMap<>(schemas.named()),
                        "securitySchemes",
                        Map.of("token", Map.of("type", "http", "scheme", "bearer"))));
    }

    private static Map<String, Object> place(
            Endpoint<?, ?, ?> place, RecordSchemas schemas, Map<String, Object> problem, Language language) {
        return ordered(
                "summary",
                language.of(place.summary()),
                "requestBody",
                ordered("required", true, "content", content(MediaTypes.JSON, schemas.of(place.question()))),
                "responses",
                ordered("200", answer(place, schemas, language), "default", problem));
    }

    private static Map<String, Object> content(String type, Map<String, Object> schema) {
        return Map.of(type, Map.of("schema", schema));
    }

    private static Map<String, Object> answer(Endpoint<?, ?, ?> place, RecordSchemas schemas, Language language) {
        Map<String, Object> types = ordered();
        types.putAll(content(MediaTypes.JSON, Schemas.ofAnswer(place, schemas)));
        Stream.concat(
                        Stream.of(MediaTypes.EVENTS),
                        place.formats().stream().map(format -> MediaTypes.of(format.name())))
                .forEach(type -> types.putAll(content(type, Map.of("type", "string"))));
        return ordered("description", say("openapi.answer", language), "content", types);
    }
}
