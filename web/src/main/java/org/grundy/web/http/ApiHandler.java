package org.grundy.web.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.grundy.render.file.FileFormat;
import org.grundy.render.json.Json;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;

/// Answers the questions of one place: checks who asks, reads the question, has it worked on, and writes the answer.
///
/// While it waits for an answer it writes something now and then: spaces before JSON, progress as events. When that
/// fails, nobody listens any more, and the work is stopped.
///
/// @param <Q> the question
/// @param <R> the result
/// @param <A> the answer
public final class ApiHandler<Q extends Question, R, A> implements HttpHandler {
    private static final long QUIET_MILLIS = 1000;
    private static final long PROGRESS_MILLIS = 250;

    private final Endpoint<Q, R, A> endpoint;
    private final Guard guard;
    private final Workers workers;

    /// A handler of one place.
    public ApiHandler(Endpoint<Q, R, A> endpoint, Guard guard, Workers workers) {
        this.endpoint = endpoint;
        this.guard = guard;
        this.workers = workers;
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Answering answering = new Answering(exchange);
            try {
                answer(exchange, answering);
            } catch (Refused refused) {
                answering.problem(refused.problem());
            } catch (RuntimeException | Error fault) {
                answering.problem(ProblemRecord.of(ProblemKind.FAULT, sentence(fault)));
            }
        }
    }

    private static String sentence(Throwable fault) {
        return fault instanceof OutOfMemoryError
                ? "the server ran out of memory on this question"
                : "the server failed on this question: " + fault.getClass().getSimpleName();
    }

    private void answer(HttpExchange exchange, Answering answering) throws IOException {
        guard.checkOrigin(exchange);
        if (!exchange.getHttpContext().getPath().equals(exchange.getRequestURI().getPath())) {
            throw new Refused(
                    ProblemKind.NOT_FOUND,
                    "there is nothing at " + exchange.getRequestURI().getPath());
        }
        guard.checkToken(exchange);
        Q question = QuestionReader.parse(body(exchange, workers.limits().bodyBytes()), endpoint.question());
        String accepted = Optional.ofNullable(exchange.getRequestHeaders().getFirst("Accept"))
                .orElse("*/*");
        if (accepted.startsWith(MediaTypes.EVENTS)) {
            stream(question, answering);
            return;
        }
        Optional<FileFormat<R>> file = format(accepted);
        String type = file.map(format -> MediaTypes.of(format.name())).orElse(MediaTypes.JSON);
        Sign sign = work -> {
            if (file.isEmpty()) {
                answering.sign(type, " ");
            }
        };
        answering.body(type, await(question, file, new Work(workers.limits()), sign, QUIET_MILLIS));
    }

    /// The body of a POST. The type is asked for, because a page of another site cannot send it without asking first.
    private static String body(HttpExchange exchange, int mostBytes) throws IOException {
        if (!exchange.getRequestMethod().equals("POST")) {
            throw new Refused(ProblemKind.METHOD, "questions are sent with POST, not " + exchange.getRequestMethod());
        }
        String media = exchange.getRequestHeaders().getFirst("Content-Type");
        if (media == null || !media.startsWith(MediaTypes.JSON)) {
            throw new Refused(ProblemKind.MEDIA_TYPE, "send the question with Content-Type: application/json");
        }
        byte[] body = exchange.getRequestBody().readNBytes(mostBytes + 1);
        if (body.length > mostBytes) {
            throw new Refused(ProblemKind.TOO_LONG, "a question has at most " + mostBytes + " bytes");
        }
        return new String(body, StandardCharsets.UTF_8);
    }

    /// The file that is asked for; empty for JSON.
    private Optional<FileFormat<R>> format(String accepted) {
        if (accepted.contains("*/*") || accepted.contains(MediaTypes.JSON)) {
            return Optional.empty();
        }
        return Optional.of(endpoint.format(accepted));
    }

    private void stream(Q question, Answering answering) throws IOException {
        if (!workers.streams().tryAcquire()) {
            throw new Refused(ProblemKind.BUSY, "too many streams are open; ask again in a moment");
        }
        try {
            Sign progress =
                    work -> answering.sign(MediaTypes.EVENTS, Answering.event("progress", Json.of(work.progress())));
            byte[] answer = await(question, Optional.empty(), new Work(workers.limits()), progress, PROGRESS_MILLIS);
            String event = Answering.event("answer", new String(answer, StandardCharsets.UTF_8));
            answering.body(MediaTypes.EVENTS, event.getBytes(StandardCharsets.UTF_8));
        } finally {
            workers.streams().release();
        }
    }

    /// What is written while an answer is awaited.
    @FunctionalInterface
    private interface Sign {
        void give(Work work) throws IOException;
    }

    private byte[] await(Q question, Optional<FileFormat<R>> file, Work work, Sign sign, long pause)
            throws IOException {
        Lane lane = workers.lane(endpoint);
        Errand<byte[]> answer = lane.begin(() -> compute(question, file, work));
        Patience patience = new Patience(workers.limits().most().time().plus(lane.grace()), Duration.ofMillis(pause));
        try {
            while (true) {
                try {
                    return answer.get(patience.pause());
                } catch (TimeoutException waiting) {
                    patience.waited(answer.begun());
                    if (work.begun()) {
                        sign.give(work);
                    }
                }
            }
        } catch (ExecutionException failed) {
            throw refusal(failed.getCause(), question);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            throw new IOException("the server is closing", closing);
        } finally {
            work.stop();
            answer.leave();
        }
    }

    private byte[] compute(Q question, Optional<FileFormat<R>> file, Work work) {
        R result = endpoint.compute().apply(question, work);
        if (file.isEmpty()) {
            return Json.of(endpoint.record().apply(question, result)).getBytes(StandardCharsets.UTF_8);
        }
        return endpoint.written(file.get(), result, question, work.run());
    }

    private RuntimeException refusal(@Nullable Throwable cause, Q question) {
        return switch (cause) {
            case InputError error -> new Refused(InputProblem.of(error, question));
            case RuntimeException fault -> fault;
            case Error fault -> throw fault;
            case null, default -> new IllegalStateException(cause);
        };
    }
}
