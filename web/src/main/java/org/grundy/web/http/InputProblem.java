package org.grundy.web.http;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.text.InputError;

/// An error in what somebody wrote as a problem with its place.
final class InputProblem {
    private InputProblem() {}

    static ProblemRecord of(InputError error, Question question) {
        boolean placed = !error.source().isEmpty();
        return ProblemRecord.of(
                ProblemKind.INPUT,
                question.speaks().of(error.text()),
                placed ? field(error.source(), question).orElse(null) : null,
                placed ? error : null);
    }

    /// The field that holds a text, in a list with its place from 0, such as `moves[2]`.
    private static Optional<String> field(String source, Question question) {
        return Stream.of(question.getClass().getRecordComponents())
                .flatMap(component -> fields(component, question, source))
                .findFirst();
    }

    private static Stream<String> fields(RecordComponent component, Question question, String source) {
        Object value = value(component, question);
        if (source.equals(value)) {
            return Stream.of(component.getName());
        }
        int place = value instanceof List<?> list ? list.lastIndexOf(source) : -1;
        return place < 0 ? Stream.empty() : Stream.of(component.getName() + "[" + place + "]");
    }

    private static Object value(RecordComponent component, Question question) {
        try {
            component.getAccessor().setAccessible(true); // the record may be of a package that keeps it for itself
            return Optional.ofNullable(component.getAccessor().invoke(question)).orElse("");
        } catch (ReflectiveOperationException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
