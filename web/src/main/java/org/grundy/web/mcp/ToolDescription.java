package org.grundy.web.mcp;

import static org.grundy.render.schema.RecordSchemas.ordered;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.render.Language;
import org.grundy.render.schema.RecordSchemas;
import org.grundy.web.openapi.QuestionSchemas;

/// A tool as assistants are told of it, with the schemas of what goes in and what comes out. Both are made from the
/// records that are read and written.
final class ToolDescription {
    /// The member under which a list stands: what a tool gives is one object.
    static final String LIST = "answers";

    private ToolDescription() {}

    static Map<String, Object> of(Tool<?, ?> tool, Language language) {
        return ordered(
                "name",
                tool.name(),
                "description",
                language.of(tool.summary()),
                "inputSchema",
                new QuestionSchemas(language, false).object(tool.question()),
                "outputSchema",
                output(tool.answer()),
                "annotations",
                ordered("readOnlyHint", true, "openWorldHint", false));
    }

    private static Map<String, Object> output(Tool.Answer answer) {
        RecordSchemas schemas = new RecordSchemas("#/$defs/");
        List<Map<String, Object>> kinds =
                answer.types().stream().map(schemas::object).toList();
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.putAll(answer.listed() ? listed(kinds) : kinds.size() == 1 ? kinds.getFirst() : Map.of("anyOf", kinds));
        schema.put("$defs", schemas.named());
        return schema;
    }

    private static Map<String, Object> listed(List<Map<String, Object>> kinds) {
        Map<String, Object> items = kinds.size() == 1 ? kinds.getFirst() : Map.of("anyOf", kinds);
        return ordered(
                "properties",
                ordered(LIST, RecordSchemas.list(items)),
                "required",
                List.of(LIST),
                "additionalProperties",
                false);
    }
}
