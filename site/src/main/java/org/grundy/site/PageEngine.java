package org.grundy.site;

import java.nio.charset.StandardCharsets;
import org.grundy.render.json.Json;
import org.grundy.run.Progress;
import org.grundy.site.jdk.Host;
import org.grundy.web.api.Endpoints;
import org.grundy.web.http.DirectAnswers;
import org.grundy.web.http.Limits;
import org.jspecify.annotations.Nullable;
import org.teavm.interop.Export;

/// The engine as a page calls it: a path and a question go in, a status and JSON come out, as numbers, so that
/// nothing else is needed: a question as UTF-16 units, an answer as UTF-8, four bytes at a time.
public final class PageEngine {
    /// What one question may take, in bytes: a browser gives a page no more than some gigabytes.
    static final long MEMORY = 1L << 29;

    private static final StringBuilder GIVEN = new StringBuilder();
    private static @Nullable DirectAnswers answers;
    private static byte[] answer = new byte[0];

    private PageEngine() {}

    /// Nothing is done until a question is asked.
    public static void main(String[] arguments) {
        // TeaVM begins here.
    }

    /// Takes one more unit of what is asked: the path, the type of the answer and the question as JSON, a line each.
    @Export(name = "put")
    public static void put(int unit) {
        GIVEN.append((char) unit);
    }

    /// Answers what was put.
    ///
    /// @return the status, as HTTP has it
    @Export(name = "ask")
    public static int ask() {
        String[] asked = GIVEN.toString().split("\n", 3);
        GIVEN.setLength(0);
        DirectAnswers.Reply reply = engine().answer(asked[0], asked[1], asked[2], PageEngine::tell);
        answer = reply.text().getBytes(StandardCharsets.UTF_8);
        return reply.status();
    }

    /// The length of the answer, in bytes.
    @Export(name = "length")
    public static int length() {
        return answer.length;
    }

    /// Four bytes of the answer, the first in the lowest place: a call for each byte would take four times as long.
    ///
    /// @param index of the four; behind the last byte are zeros
    @Export(name = "four")
    public static int four(int index) {
        int first = 4 * index;
        return first + 4 <= answer.length
                ? byteAt(first) | byteAt(first + 1) << 8 | byteAt(first + 2) << 16 | byteAt(first + 3) << 24
                : last(first);
    }

    private static int last(int first) {
        int bytes = 0;
        for (int place = first; place < answer.length; place++) {
            bytes |= byteAt(place) << 8 * (place - first);
        }
        return bytes;
    }

    private static int byteAt(int place) {
        return answer[place] & 0xFF;
    }

    /// Limits the work of each question that asks for no other limit, in thousands of steps.
    @Export(name = "limit")
    public static void limit(int thousands) {
        answers = answers(thousands * 1000L);
    }

    private static DirectAnswers engine() {
        DirectAnswers ready = answers == null ? answers(Limits.WORK) : answers;
        answers = ready;
        return ready;
    }

    private static DirectAnswers answers(long work) {
        return new DirectAnswers(Endpoints.all(), Limits.of(1, MEMORY, work));
    }

    private static void tell(Progress progress) {
        answer = Json.of(progress).getBytes(StandardCharsets.UTF_8);
        Host.progress();
    }
}
