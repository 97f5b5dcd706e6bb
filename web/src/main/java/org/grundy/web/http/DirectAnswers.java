package org.grundy.web.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.grundy.render.json.Json;
import org.grundy.run.Progress;
import org.grundy.text.InputError;
import org.grundy.web.question.FieldError;
import org.grundy.web.question.Question;

/// Answers the questions of the API in the thread that asks them, without HTTP.
public final class DirectAnswers {
    private final Map<String, Endpoint<?, ?, ?>> places;
    private final Limits limits;

    /// @param limits of each question
    public DirectAnswers(List<Endpoint<?, ?, ?>> places, Limits limits) {
        this.places = places.stream().collect(Collectors.toMap(Endpoint::path, Function.identity()));
        this.limits = limits;
    }

    /// An answer, or a problem.
    ///
    /// @param status as HTTP has it: 200, or that of the problem
    /// @param text JSON; a file as its bytes, a character each
    public record Reply(int status, String text) {
        private static Reply of(ProblemRecord problem) {
            return new Reply(problem.status(), Json.of(problem));
        }
    }

    /// What a question gives, or the problem in its place.
    ///
    /// @param <T> what it gives
    public sealed interface Attempt<T> {
        /// The question is answered.
        record Done<T>(T result) implements Attempt<T> {}

        /// It is not, and why.
        record Failed<T>(ProblemRecord problem) implements Attempt<T> {}
    }

    /// The answer to a question.
    ///
    /// @param path such as `/api/analyze`
    /// @param type of the answer: that of JSON, or of a file in which the place gives its result
    /// @param question as JSON
    /// @param listener told of the progress
    public Reply answer(String path, String type, String question, Progress.Listener listener) {
        Endpoint<?, ?, ?> place = places.get(path);
        return place == null
                ? Reply.of(ProblemRecord.of(ProblemKind.NOT_FOUND, "there is nothing at " + path))
                : answer(place, type, question, listener);
    }

    private <Q extends Question, R, A> Reply answer(
            Endpoint<Q, R, A> place, String type, String text, Progress.Listener listener) {
        Attempt<String> attempt = attempt(
                () -> QuestionReader.parse(text, place.question()),
                question -> text(place, type, question, new Work(limits, listener)));
        return switch (attempt) {
            case Attempt.Done<String> done -> new Reply(200, done.result());
            case Attempt.Failed<String> failed -> Reply.of(failed.problem());
        };
    }

    /// Reads a question and answers it: bad questions, bad input and faults of the engine are problems.
    ///
    /// @param reading gives the question
    /// @param answering gives what is asked for
    public static <Q extends Question, T> Attempt<T> attempt(Supplier<Q> reading, Function<Q, T> answering) {
        try {
            return tried(reading.get(), answering);
        } catch (Refused refused) {
            return new Attempt.Failed<>(refused.problem());
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
            return new Attempt.Failed<>(ProblemRecord.of(
                    ProblemKind.FAULT,
                    "the engine failed on this question: " + fault.getClass().getSimpleName()));
        }
    }

    private static <Q extends Question, T> Attempt<T> tried(Q question, Function<Q, T> answering) {
        try {
            return new Attempt.Done<>(answering.apply(question));
        } catch (InputError error) {
            return new Attempt.Failed<>(InputProblem.of(error, question));
        } catch (FieldError error) {
            return new Attempt.Failed<>(InputProblem.of(error, question));
        }
    }

    private static <Q extends Question, R, A> String text(Endpoint<Q, R, A> place, String type, Q question, Work work) {
        return type.equals(MediaTypes.JSON)
                ? place.json(question, work)
                : new String(place.file(place.format(type), question, work), StandardCharsets.ISO_8859_1);
    }
}
