package org.grundy.web.http;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.render.json.writer.RecordMembers;
import org.grundy.text.InputError;
import org.grundy.text.Span;
import org.grundy.web.question.FieldError;
import org.grundy.web.question.Question;

/// An error in what somebody wrote as a problem with its place.
final class InputProblem {
    private InputProblem() {}

    static ProblemRecord of(FieldError error, Question question) {
        return ProblemRecord.of(ProblemKind.INPUT, question.speaks().of(error.text()), error.field(), null);
    }

    static ProblemRecord of(InputError error, Question question) {
        Optional<Written> written = error.source().isEmpty()
                ? Optional.empty()
                : RecordMembers.of(question.getClass()).stream()
                        .flatMap(member -> written(member, question))
                        .filter(text -> text.isIn(error.source()))
                        .findFirst();
        return ProblemRecord.of(
                ProblemKind.INPUT,
                question.speaks().of(error.text()),
                written.map(Written::field).orElse(null),
                error.source().isEmpty()
                        ? null
                        : written.map(text -> text.placed(error)).orElse(error));
    }

    /// The texts of a member, those of a list from its end.
    private static Stream<Written> written(RecordMembers.Member member, Question question) {
        String name = member.name();
        return switch (member.of(question)) {
            case String text -> Stream.of(new Written(name, name, text));
            case List<?> list ->
                IntStream.range(0, list.size())
                        .map(i -> list.size() - 1 - i)
                        .filter(i -> list.get(i) instanceof String)
                        .mapToObj(i -> new Written(name, name + "[" + i + "]", (String) list.get(i)));
            case null, default -> Stream.empty();
        };
    }

    /// A text of a question.
    ///
    /// @param member its name
    /// @param field the same, in a list with the place from 0, such as `moves[2]`
    private record Written(String member, String field, String text) {
        /// Whether an error in a source is one in this text: the source is the text alone, or stands behind its name as
        /// options of a command do.
        boolean isIn(String source) {
            return source.equals(text)
                    || source.equals(member + " " + text)
                    || source.equals("--" + member + " " + text);
        }

        /// An error as one in the text alone.
        InputError placed(InputError error) {
            int name = error.source().length() - text.length();
            Span span = error.span();
            return new InputError(
                    text, new Span(Math.max(0, span.start() - name), Math.max(0, span.end() - name)), error.text());
        }
    }
}
