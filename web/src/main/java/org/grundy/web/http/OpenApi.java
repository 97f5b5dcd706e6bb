package org.grundy.web.http;

import static org.grundy.render.schema.RecordSchemas.ordered;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.grundy.render.Language;
import org.grundy.render.schema.RecordSchemas;
import org.grundy.text.BilingualText;

/// The description of the API after OpenAPI 3.1, made from the places and the records themselves, so that it cannot
/// differ from them.
public final class OpenApi {
    private static final BilingualText PROBLEM =
            new BilingualText("A problem detail after RFC 9457", "RFC 9457 规定的问题说明");
    private static final BilingualText ANSWER = new BilingualText("The answer", "答案");
    private static final BilingualText ABOUT = new BilingualText(
            "Questions are JSON objects, sent with POST; null and left out are the same. Integers beyond 2^53-1 are"
                    + " strings. With Accept: text/event-stream the answer comes as the event \"answer\" after"
                    + " events \"progress\"; where it fails on the way, the event \"problem\" comes in its place. An"
                    + " answer that takes longer than a second begins with spaces and the status 200; where it fails"
                    + " later, a problem detail comes in its place: its type begins with /problems/. Whoever closes"
                    + " the connection stops the work.",
            "问题是用 POST 发送的 JSON 对象；null 与省略相同。超过 2^53-1 的整数写成字符串。"
                    + "用 Accept: text/event-stream 时，先有若干 progress 事件，答案是随后的 answer 事件；"
                    + "中途失败则代之以 problem 事件。超过一秒的回答以状态 200 和空格开头；"
                    + "若此后失败，答案的位置上是问题说明，其 type 以 /problems/ 开头。关闭连接即停止计算。");

    private OpenApi() {}

    /// The description of some places, as maps and lists.
    public static Map<String, Object> of(List<Endpoint<?, ?, ?>> endpoints, Language language) {
        RecordSchemas schemas = Schemas.none(language);
        Map<String, Object> problem = ordered(
                "description",
                language.of(PROBLEM),
                "content",
                content(ProblemRecord.MEDIA_TYPE, schemas.of(ProblemRecord.class)));
        Map<String, Object> paths = new LinkedHashMap<>();
        endpoints.forEach(each -> paths.put(each.path(), Map.of("post", place(each, schemas, problem, language))));
        return ordered(
                "openapi",
                "3.1.0",
                "info",
                ordered("title", "Grundy", "version", "0.1.0", "description", language.of(ABOUT)),
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
        return ordered("description", language.of(ANSWER), "content", types);
    }
}
