package org.grundy.web.openapi;

import static org.grundy.render.schema.RecordSchemas.ordered;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.render.Language;
import org.grundy.render.json.Json;
import org.grundy.render.schema.RecordSchemas;
import org.grundy.web.http.ApiMessages;
import org.grundy.web.question.Choice;
import org.grundy.web.question.Integers;
import org.grundy.web.question.Needed;

/// The schemas of what questions hold: as they are read, which is stricter than what answers write.
///
/// @param language in which fields are described
/// @param nullable whether null is said to stand for what is left out
public record QuestionSchemas(Language language, boolean nullable) {
    private static final Map<String, Object> TEXT = Map.of("type", "string");
    private static final Map<String, Object> LONG = ordered("type", "integer", "format", "int64");

    /// The schema of a question as an object.
    public Map<String, Object> object(Class<?> question) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        for (RecordComponent field : question.getRecordComponents()) {
            boolean needed = isNeeded(field);
            Map<String, Object> schema = value(field);
            Map<String, Object> property = new LinkedHashMap<>(
                    needed || !nullable ? schema : Map.of("anyOf", List.of(schema, Map.of("type", "null"))));
            describe(field, property);
            properties.put(field.getName(), property);
            if (needed) {
                required.add(field.getName());
            }
        }
        return ordered("type", "object", "properties", properties, "required", required, "additionalProperties", false);
    }

    /// The fields of a question as parts of an address.
    ///
    /// @param inPath the field that is a piece of the path
    /// @param example values for some fields
    List<Map<String, Object>> parameters(Class<?> question, Optional<String> inPath, Map<String, ?> example) {
        List<Map<String, Object>> parameters = new ArrayList<>();
        for (RecordComponent field : question.getRecordComponents()) {
            String name = field.getName();
            boolean piece = inPath.filter(name::equals).isPresent();
            Map<String, Object> parameter =
                    ordered("name", name, "in", piece ? "path" : "query", "required", piece || isNeeded(field));
            describe(field, parameter);
            parameter.put("schema", value(field));
            if (example.containsKey(name)) {
                parameter.put("example", example.get(name));
            }
            parameters.add(parameter);
        }
        return parameters;
    }

    private static boolean isNeeded(RecordComponent field) {
        return field.isAnnotationPresent(Needed.class);
    }

    private void describe(RecordComponent field, Map<String, Object> schema) {
        ApiMessages.meaning(field).ifPresent(text -> schema.put("description", language.of(text)));
    }

    private static Map<String, Object> value(RecordComponent field) {
        Class<?> type = field.getType();
        if (type == List.class) {
            return RecordSchemas.list(field.isAnnotationPresent(Integers.class) ? LONG : TEXT);
        }
        if (type == Boolean.class) {
            return Map.of("type", "boolean");
        }
        if (type == Integer.class) {
            return ordered("type", "integer", "format", "int32");
        }
        return type == Long.class ? LONG : text(field);
    }

    private static Map<String, Object> text(RecordComponent field) {
        Choice choice = field.getAnnotation(Choice.class);
        if (choice != null) {
            return words(Stream.of(choice.value().getEnumConstants()).map(Json::word));
        }
        return field.getName().equals("language")
                ? words(Stream.of(Language.values()).map(Language::code))
                : TEXT;
    }

    private static Map<String, Object> words(Stream<String> words) {
        return ordered("type", "string", "enum", words.toList());
    }
}
