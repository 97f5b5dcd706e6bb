package org.grundy.web.http;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.render.Language;
import org.grundy.render.json.writer.RecordMembers;
import org.grundy.text.BilingualText;
import org.grundy.web.question.JsonInput;
import org.grundy.web.question.Question;
import org.grundy.web.question.QuestionMaker;
import org.jspecify.annotations.Nullable;

/// Reads questions: JSON objects of known fields, of which any may be left out.
public final class QuestionReader {
    private QuestionReader() {}

    /// The question that a text is.
    ///
    /// @param type its record, with one constructor
    /// @throws Refused if the text is no JSON object, or a field is unknown or of another type
    public static <Q extends Question> Q parse(String text, Class<Q> type) {
        return question(object(text), type);
    }

    /// The question that some fields are.
    ///
    /// @param given their values as JSON has them
    /// @throws Refused if a field is unknown or of another type, or there is no such language
    public static <Q extends Question> Q question(Map<String, ?> given, Class<Q> type) {
        Language language = language(given.get("language"));
        List<RecordMembers.Member> fields = RecordMembers.of(type);
        List<String> names = fields.stream().map(RecordMembers.Member::name).toList();
        for (String name : given.keySet()) {
            if (!names.contains(name)) {
                throw wrong(
                        name,
                        language.of(BilingualText.of(
                                "there is no field \"%s\"; the fields are %s",
                                "没有字段“%s”；可用的字段有 %s", name, BilingualText.list(names))));
            }
        }
        Object[] values = fields.stream()
                .map(field -> value(field, given.get(field.name()), language))
                .toArray();
        return QuestionMaker.make(type, values);
    }

    /// The language in which faults are told; what is no text is told of with the other fields.
    ///
    /// @throws Refused if there is no such language; in both, for neither was asked for
    private static Language language(@Nullable Object code) {
        if (!(code instanceof String text)) {
            return Language.EN;
        }
        return Language.ofCode(text).orElseThrow(() -> {
            BilingualText allowed = BilingualText.list(
                    Stream.of(Language.values()).map(Language::code).toList());
            return wrong(
                    "language",
                    BilingualText.of(
                                    "there is no language \"%s\"; the languages are %s",
                                    "没有语言“%s”；可用的语言有 %s", text, allowed)
                            .toString());
        });
    }

    private static @Nullable Object value(RecordMembers.Member field, @Nullable Object json, Language language) {
        if (json == null) {
            return null;
        }
        FieldType type = FieldType.of(field);
        Object value = type.value(json);
        if (value == null) {
            throw wrong(
                    field.name(),
                    language.of(BilingualText.of(
                            "the field \"%s\" must be %s", "字段“%s”应为%s", field.name(), type.allowed())));
        }
        return value;
    }

    private static Map<String, ?> object(String text) {
        Map<String, ?> members = JsonInput.object(JsonInput.value(text, "a question", QuestionReader::refused));
        if (members == null) {
            throw refused("is another JSON value, and must be an object");
        }
        return members;
    }

    private static Refused refused(String why) {
        return new Refused(ProblemKind.NO_QUESTION, "the body " + why);
    }

    private static Refused wrong(String field, String detail) {
        return new Refused(ProblemRecord.of(ProblemKind.NO_QUESTION, detail, field, null));
    }
}
