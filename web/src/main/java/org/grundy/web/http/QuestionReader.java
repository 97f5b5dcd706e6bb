package org.grundy.web.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Reads questions: a POST with a JSON object of known fields. The type of the body is asked for, because a page of
/// another site cannot send it without asking first.
final class QuestionReader {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private QuestionReader() {}

    static <Q extends Question> Q read(HttpExchange exchange, Class<Q> type, int mostBytes) throws IOException {
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
        return parse(body, type);
    }

    static <Q> Q parse(byte[] body, Class<Q> type) {
        @Nullable Q question;
        try {
            question = MAPPER.readValue(body, type);
        } catch (JacksonException error) {
            throw new Refused(noQuestion(error));
        }
        if (question == null) {
            throw new Refused(ProblemKind.NO_QUESTION, "the body is null, and must be an object");
        }
        return question;
    }

    private static ProblemRecord noQuestion(JacksonException error) {
        String where = error.getLocation() == null || error.getLocation().getLineNr() < 1
                ? ""
                : " (line " + error.getLocation().getLineNr() + ", column "
                        + error.getLocation().getColumnNr() + ")";
        return ProblemRecord.of(
                ProblemKind.NO_QUESTION,
                firstLine(error.getOriginalMessage()) + where,
                error instanceof DatabindException ? field(error) : null,
                null);
    }

    private static @Nullable String field(JacksonException error) {
        return error.getPath().isEmpty() ? null : error.getPath().getFirst().getPropertyName();
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("").replaceAll(" \\(?class [^)]*\\)?", "");
    }
}
