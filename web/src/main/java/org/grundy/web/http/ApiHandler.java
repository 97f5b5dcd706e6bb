package org.grundy.web.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.grundy.render.file.FileFormat;
import org.grundy.render.json.Json;
import org.grundy.text.InputError;
import org.grundy.web.question.FieldError;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

/// Answers the questions of one place: checks who asks, reads the question, has it worked on, and
/// writes the answer.
///
/// While the answer to a stream is awaited, progress is written as events; when that fails, nobody
/// listens any more, and the work is stopped. Before JSON and files nothing is written, so that an
/// answer that fails has the status of its problem; that nobody listens for it any more is not learnt
/// before it is written.
///
/// @param <Q> the question
/// @param <R> the result
/// @param <A> the answer
public final class ApiHandler<Q extends Question, R, A> implements HttpHandler {
    private static final long QUIET_MILLIS = 1000;
    private static final long PROGRESS_MILLIS = 250;

    private final Endpoint<Q, R, A> endpoint;
    private final Incoming incoming;
    private final Guard guard;
    private final Workers workers;

    private ApiHandler(Endpoint<Q, R, A> endpoint, Incoming incoming, Guard guard, Workers workers) {
        this.endpoint = endpoint;
        this.incoming = incoming;
        this.guard = guard;
        this.workers = workers;
    }

    /// Answers at all addresses of a place.
    public static <Q extends Question, R, A> void serve(
            HttpServer server, Endpoint<Q, R, A> endpoint, Guard guard, Workers workers) {
        Map<String, Link> links = new LinkedHashMap<>();
        endpoint.links().forEach(link -> links.put(link.context(), link));
        Incoming own = new Incoming(true, Optional.ofNullable(links.remove(endpoint.path())));
        server.createContext(endpoint.path(), new ApiHandler<>(endpoint, own, guard, workers));
        links.forEach((context, link) -> server.createContext(
                context, new ApiHandler<>(endpoint, new Incoming(false, Optional.of(link)), guard, workers)));
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
        guard.checkEmbedding(exchange);
        incoming.checkPath(exchange);
        if (guard.origins().isPreflight(exchange)) {
            guard.origins().preflight(exchange);
            return;
        }
        guard.checkToken(exchange);
        Q question = incoming.question(
                exchange, endpoint.question(), workers.limits().bodyBytes());
        String accepted = Optional.ofNullable(exchange.getRequestHeaders().getFirst("Accept"))
                .orElse("*/*");
        if (accepted.startsWith(MediaTypes.EVENTS) && !Incoming.isHead(exchange)) {
            stream(question, answering);
            return;
        }
        Optional<FileFormat<R>> file = format(accepted);
        String type = file.map(format -> MediaTypes.of(format.name())).orElse(MediaTypes.JSON);
        answering.body(type, await(question, file, new Work(workers.limits()), work -> {}, QUIET_MILLIS));
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
            Sign progress = work -> answering.event("progress", Json.of(work.progress()));
            byte[] answer = await(question, Optional.empty(), new Work(workers.limits()), progress, PROGRESS_MILLIS);
            answering.lastEvent("answer", new String(answer, StandardCharsets.UTF_8));
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
        Patience patience = new Patience(workers.limits().patience().plus(lane.grace()), Duration.ofMillis(pause));
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
        return file.map(format -> endpoint.file(format, question, work))
                .orElseGet(() -> endpoint.json(question, work).getBytes(StandardCharsets.UTF_8));
    }

    private RuntimeException refusal(@Nullable Throwable cause, Q question) {
        return switch (cause) {
            case InputError error -> new Refused(InputProblem.of(error, question));
            case FieldError error -> new Refused(InputProblem.of(error, question));
            case RuntimeException fault -> fault;
            case Error fault -> throw fault;
            case null, default -> new IllegalStateException(cause);
        };
    }
}
