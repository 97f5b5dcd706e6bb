package org.grundy.web.http;

import java.lang.reflect.Constructor;
import java.util.List;
import java.util.Map;
import org.grundy.render.json.writer.RecordMembers;
import org.grundy.web.question.JsonInput;
import org.grundy.web.question.Question;

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
    /// @throws Refused if a field is unknown or of another type
    public static <Q extends Question> Q question(Map<String, ?> given, Class<Q> type) {
        List<RecordMembers.Member> fields = RecordMembers.of(type);
        List<String> names = fields.stream().map(RecordMembers.Member::name).toList();
        for (String name : given.keySet()) {
            if (!names.contains(name)) {
                throw wrong(name, "there is no field \"" + name + "\"; the fields are " + String.join(", ", names));
            }
        }
        Object[] values = fields.stream()
                .map(field -> FieldType.of(field).read(field.name(), given.get(field.name())))
                .toArray();
        Constructor<?> constructor = type.getDeclaredConstructors()[0];
        constructor.setAccessible(true); // the record may be of a package that keeps it for itself
        try {
            return type.cast(constructor.newInstance(values));
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(type.getSimpleName() + " cannot be made", broken);
        }
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

    static Refused wrong(String field, String detail) {
        return new Refused(ProblemRecord.of(ProblemKind.NO_QUESTION, detail, field, null));
    }
}
