package org.grundy.web.http;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.render.json.writer.RecordMembers;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

/// Reads questions that stand in an address: `?position=nim(3,4,5)&line=true`, lists by repeating. A `+` is a blank
/// there, as in forms, and is itself written `%2B`.
final class QueryReader {
    /// Names that are shorter or plainer in a link.
    private static final Map<String, String> SHORT = Map.of("position", "expression", "lang", "language");

    private QueryReader() {}

    /// The question that an address is.
    ///
    /// @param query what stands behind the `?`, still encoded
    /// @param named the fields that stand in the path
    /// @param type of the question
    /// @throws Refused if a field is unknown or of another type
    static <Q extends Question> Q read(@Nullable String query, Map<String, String> named, Class<Q> type) {
        Map<String, FieldType> types = new LinkedHashMap<>();
        RecordMembers.of(type).forEach(field -> types.put(field.name(), FieldType.of(field)));
        Map<String, List<String>> texts = new LinkedHashMap<>();
        named.forEach((field, text) -> add(texts, field, text));
        for (String pair : query == null || query.isEmpty() ? new String[0] : query.split("&", -1)) {
            int equals = pair.indexOf('=');
            String name = decoded(equals < 0 ? pair : pair.substring(0, equals));
            String meant = SHORT.getOrDefault(name, name);
            add(texts, types.containsKey(meant) ? meant : name, equals < 0 ? "" : decoded(pair.substring(equals + 1)));
        }
        Map<String, Object> given = new LinkedHashMap<>();
        texts.forEach((field, all) -> given.put(field, json(types.get(field), all)));
        return QuestionReader.question(given, type);
    }

    /// A field that is unknown is refused by its name, whatever it holds.
    private static Object json(@Nullable FieldType type, List<String> texts) {
        return type == null ? texts : type.json(texts);
    }

    private static void add(Map<String, List<String>> texts, String field, String text) {
        texts.computeIfAbsent(field, absent -> new ArrayList<>()).add(text);
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            throw new Refused(ProblemKind.NO_QUESTION, "the address is not encoded as addresses are: " + text);
        }
    }
}
