package org.grundy.web.openapi;

import static org.grundy.render.schema.RecordSchemas.ordered;
import static org.grundy.web.http.ApiMessages.say;

import com.grack.nanojson.JsonParser;
import com.grack.nanojson.JsonParserException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.grundy.render.Language;
import org.grundy.render.schema.RecordSchemas;
import org.grundy.web.http.ApiMessages;
import org.grundy.web.http.Endpoint;
import org.grundy.web.http.Link;
import org.grundy.web.http.MediaTypes;
import org.grundy.web.http.ProblemRecord;

/// The description of the API after OpenAPI 3.1, made from the places and the records themselves, so that it cannot
/// differ from them.
public final class OpenApi {
    private static final String SCHEMAS = "#/components/schemas/";

    private final Language language;
    private final QuestionSchemas questions;
    private final RecordSchemas records;
    private final Map<String, Object> problem;

    private OpenApi(Language language) {
        this.language = language;
        this.questions = new QuestionSchemas(language, true);
        this.records =
                new RecordSchemas(SCHEMAS, field -> ApiMessages.meaning(field).map(language::of));
        this.problem = ordered(
                "description",
                say("openapi.problem", language),
                "content",
                content(ProblemRecord.MEDIA_TYPE, records.of(ProblemRecord.class)));
    }

    /// The descriptions of some places in all languages, by the names of their files; made when they are asked for.
    public static Map<String, Supplier<?>> files(List<Endpoint<?, ?, ?>> endpoints) {
        return Map.of(
                "openapi.json", () -> of(endpoints, Language.EN),
                "openapi.zh.json", () -> of(endpoints, Language.ZH));
    }

    /// The description of some places, as maps and lists.
    public static Map<String, Object> of(List<Endpoint<?, ?, ?>> endpoints, Language language) {
        return new OpenApi(language).document(endpoints);
    }

    private Map<String, Object> document(List<Endpoint<?, ?, ?>> endpoints) {
        Map<String, Map<String, Object>> paths = new LinkedHashMap<>();
        for (Endpoint<?, ?, ?> place : endpoints) {
            for (Link link : place.links()) {
                paths.computeIfAbsent(link.template(), absent -> ordered()).put("get", get(place, link));
            }
            paths.computeIfAbsent(place.path(), absent -> ordered()).put("post", post(place));
        }
        return ordered(
                "openapi",
                "3.1.0",
                "info",
                ordered("title", "Grundy", "version", "0.1.0", "description", say("openapi.about", language)),
                "servers",
                List.of(server("/", "openapi.server"), server("http://localhost:8080", "openapi.local")),
                "security",
                List.of(Map.of(), Map.of("token", List.of())),
                "paths",
                paths,
                "components",
                ordered(
                        "schemas",
                        new TreeMap<>(records.named()),
                        "securitySchemes",
                        Map.of("token", Map.of("type", "http", "scheme", "bearer"))));
    }

    private Map<String, Object> server(String url, String meaning) {
        return ordered("url", url, "description", say(meaning, language));
    }

    private Map<String, Object> get(Endpoint<?, ?, ?> place, Link link) {
        String last = link.field().orElse(name(place.path()));
        return ordered(
                "operationId",
                "get" + last.substring(0, 1).toUpperCase(Locale.ROOT) + last.substring(1),
                "summary",
                language.of(place.summary()),
                "parameters",
                questions.parameters(place.question(), link.field(), example(place)),
                "responses",
                ordered(
                        "200",
                        answer(place),
                        "304",
                        Map.of("description", say("openapi.unchanged", language)),
                        "default",
                        problem));
    }

    private Map<String, Object> post(Endpoint<?, ?, ?> place) {
        Map<String, Object> asked = ordered("schema", question(place.question()), "example", example(place));
        return ordered(
                "operationId",
                name(place.path()),
                "summary",
                language.of(place.summary()),
                "requestBody",
                ordered("required", true, "content", Map.of(MediaTypes.JSON, asked)),
                "responses",
                ordered("200", answer(place), "default", problem));
    }

    private static String name(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    private static Map<String, Object> example(Endpoint<?, ?, ?> place) {
        try {
            return JsonParser.object().from(place.example());
        } catch (JsonParserException none) {
            throw new IllegalStateException("the example of " + place.path() + " is no JSON object", none);
        }
    }

    private Map<String, Object> question(Class<?> type) {
        records.named().computeIfAbsent(type.getSimpleName(), absent -> questions.object(type));
        return Map.of("$ref", SCHEMAS + type.getSimpleName());
    }

    private static Map<String, Object> content(String type, Map<String, Object> schema) {
        return Map.of(type, Map.of("schema", schema));
    }

    private Map<String, Object> answer(Endpoint<?, ?, ?> place) {
        Map<String, Object> one = records.of(place.answer());
        Map<String, Object> types =
                new LinkedHashMap<>(content(MediaTypes.JSON, place.listed() ? RecordSchemas.list(one) : one));
        Stream.concat(
                        Stream.of(MediaTypes.EVENTS),
                        place.formats().stream().map(format -> MediaTypes.of(format.name())))
                .forEach(type -> types.putAll(content(type, Map.of("type", "string"))));
        return ordered("description", say("openapi.answer", language), "content", types);
    }
}
