package org.grundy.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.render.file.FileFormat;
import org.grundy.render.json.Json;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Damage;
import org.grundy.testkit.Fuzz;
import org.grundy.text.InputError;
import org.grundy.web.api.Endpoints;
import org.grundy.web.question.FieldError;
import org.grundy.web.question.Question;
import org.junit.jupiter.api.Test;

/// Random bodies of all questions, many of them damaged, under limits of a few milliseconds' work: each is answered,
/// or refused with a status that blames the question.
final class QuestionFuzzTest {
    private static final Budget SMALL = Budget.UNLIMITED.withWork(10_000).withMemory(1 << 24);
    private static final Limits LIMITS = new Limits(1 << 18, 1, 1, 1, SMALL, SMALL);

    @Test
    void questions_are_answered_or_refused() {
        Fuzz.texts("QuestionFuzzTest", 15, 100_000, QuestionFuzzTest::question, QuestionFuzzTest::tried);
    }

    /// The place stands in the first line.
    private static String question(RandomGenerator random) {
        Endpoint<?, ?, ?> endpoint = Damage.pick(Endpoints.all(), random);
        return endpoint.path() + "\n" + RandomQuestions.body(endpoint.question(), random);
    }

    private static void tried(String text) {
        int end = text.indexOf('\n');
        Endpoint<?, ?, ?> asked = Endpoints.all().stream()
                .filter(endpoint -> endpoint.path().equals(text.substring(0, end)))
                .findFirst()
                .orElseThrow();
        try {
            answer(asked, text.substring(end + 1));
        } catch (Refused refused) {
            assertThat(refused.problem().status()).isBetween(400, 499);
            assertThat(refused.problem().detail()).isNotBlank();
        }
    }

    private static <Q extends Question, R, A> void answer(Endpoint<Q, R, A> endpoint, String body) {
        Q question = QuestionReader.parse(body, endpoint.question());
        try {
            Work work = new Work(LIMITS);
            R result = endpoint.compute().apply(question, work);
            assertThat(Json.of(endpoint.record().apply(question, result))).isNotBlank();
            List<FileFormat<R>> formats = endpoint.formats();
            if (!formats.isEmpty()) {
                write(formats.get(Math.floorMod(body.hashCode(), formats.size())), result, question, work.run());
            }
        } catch (InputError error) {
            assertThat(error.text().zh()).containsPattern("\\p{IsHan}");
            throw new Refused(InputProblem.of(error, question));
        } catch (FieldError error) {
            assertThat(error.text().zh()).containsPattern("\\p{IsHan}");
            throw new Refused(InputProblem.of(error, question));
        }
    }

    /// As much of a file as the limits allow.
    private static <R> void write(FileFormat<R> file, R result, Question question, Run run) {
        run.attempt(() -> {
            try {
                return file.write(result, question.speaks(), run, new ByteArrayOutputStream());
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
        });
    }
}
