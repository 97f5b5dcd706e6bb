package org.grundy.web.http;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.render.json.writer.RecordMembers;
import org.grundy.text.InputError;
import org.grundy.web.question.Question;

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
        return RecordMembers.of(question.getClass()).stream()
                .flatMap(field -> fields(field, question, source))
                .findFirst();
    }

    private static Stream<String> fields(RecordMembers.Member field, Question question, String source) {
        Object value = field.of(question);
        if (source.equals(value)) {
            return Stream.of(field.name());
        }
        int place = value instanceof List<?> list ? list.lastIndexOf(source) : -1;
        return place < 0 ? Stream.empty() : Stream.of(field.name() + "[" + place + "]");
    }
}
