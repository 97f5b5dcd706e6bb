package org.grundy.site;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.assertj.core.api.SoftAssertions;
import org.grundy.catalog.Catalog;
import org.grundy.testkit.Damage;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.web.api.Endpoints;
import org.grundy.web.browser.Browser;
import org.grundy.web.http.DirectAnswers;
import org.grundy.web.http.Endpoint;
import org.grundy.web.http.Limits;
import org.grundy.web.http.RandomQuestions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The engine in the page answers as the one on the JVM does, byte for byte: questions of all places of the API, every
/// game of the catalogue (in a usual build a part of them), and random sums in every convention. So with no server each
/// place answers its example, and each game is solved, played and shown.
final class SameAnswersTest {
    private static final int THOUSANDS = 100;
    private static final int USUAL_SUMS = 8;
    private static final int USUAL_QUESTIONS = 20;

    private static final DirectAnswers JVM =
            new DirectAnswers(Endpoints.all(), Limits.of(1, PageEngine.MEMORY, THOUSANDS * 1000L));

    /// Fields by which an answer depends on the clock or on chance.
    private static final Set<String> BY_CHANCE = Set.of("time", "reply");

    private static final String ANSWERED = "200\n";
    private static final Pattern TIMES = Pattern.compile("(\"(?:seconds|valuesPerSecond)\" : )[-+.\\dE]+");

    /// @param answered whether an answer is promised: to an example of a place or a game
    private record Asked(String path, String question, boolean answered) {}

    @Test
    void the_page_answers_as_the_jvm_does() throws IOException, InterruptedException {
        compare("engine.wasm", 20, asked(Thorough.bound(USUAL_SUMS, 5_000), Thorough.bound(USUAL_QUESTIONS, 20_000)));
    }

    @Test
    @Tag(Thorough.TAG)
    void in_javascript_it_does_too() throws IOException, InterruptedException {
        compare("engine.js", 1, asked(USUAL_SUMS, USUAL_QUESTIONS));
    }

    /// @param atOnce how many questions the browser, which has half a minute, answers at a time
    private static void compare(String engine, int atOnce, List<Asked> asked) throws IOException, InterruptedException {
        try (StaticPage page = StaticPage.open()) {
            page.startEngine(engine, THOUSANDS);
            SoftAssertions all = new SoftAssertions();
            compare(page.browser(), atOnce, asked, all);
            all.assertAll();
        }
    }

    private static void compare(Browser browser, int atOnce, List<Asked> all, SoftAssertions same) {
        for (int from = 0; from < all.size(); from += atOnce) {
            List<Asked> some = all.subList(from, Math.min(from + atOnce, all.size()));
            String questions = JsonMapper.shared()
                    .writeValueAsString(some.stream()
                            .map(each -> List.of(each.path, each.question))
                            .toList());
            JsonNode answers = browser.evaluate("JSON.parse(" + Browser.quoted(questions) + ").map(([path, text]) => {"
                    + " const { status, text: answer } = engine(path, text);"
                    + " return status + '\\n' + answer; })");
            for (int i = 0; i < some.size(); i++) {
                Asked each = some.get(i);
                DirectAnswers.Reply reply = JVM.answer(each.path, "application/json", each.question, told -> {});
                String here =
                        TIMES.matcher(reply.status() + "\n" + reply.text()).replaceAll("$1");
                String there = TIMES.matcher(answers.get(i).asString()).replaceAll("$1");
                if (!isCutShort(each, here) && !isCutShort(each, there)) {
                    same.assertThat(there).as(each.toString()).isEqualTo(here);
                }
                if (each.answered) {
                    same.assertThat(there).as(each.toString()).startsWith(ANSWERED);
                }
            }
        }
    }

    /// Whether a table of rules was given up. The JVM fills it by a class that it makes of the rules, the page from
    /// options that it lists, so that they have got to different places when their work is up.
    private static boolean isCutShort(Asked asked, String answer) {
        return asked.question.contains("\"rules\"") && answer.contains("\"limit\" : \"work\"");
    }

    private static List<Asked> asked(int sums, int questions) {
        RandomGenerator random = Seed.of("SameAnswersTest").generator();
        List<Asked> games = new ArrayList<>();
        List<String> examples = new ArrayList<>();
        Catalog.library().families().forEach(family -> {
            examples.add(family.entry().example());
            games.add(asked("/api/analyze", true, "expression", family.entry().example()));
            games.add(asked("/api/show", true, "game", family.entry().name()));
            games.add(asked("/api/play", true, "expression", family.entry().example()));
        });
        // All three questions, by turns.
        List<Asked> all = new ArrayList<>(Thorough.part("games on the page", 4, games));
        Endpoints.all()
                .forEach(
                        place -> comparable(place.path(), true, place.example()).ifPresent(all::add));
        for (int i = sums; i > 0; i--) {
            String sum = Damage.pick(examples, random) + " + " + Damage.pick(examples, random);
            all.add(asked(
                    "/api/analyze",
                    false,
                    "expression",
                    sum,
                    "play",
                    random.nextBoolean() ? "normal" : "misere",
                    "join",
                    Damage.pick(List.of("disjunctive", "conjunctive", "selective"), random),
                    "language",
                    random.nextBoolean() ? "en" : "zh"));
        }
        for (int i = questions; i > 0; i--) {
            Endpoint<?, ?, ?> place = Damage.pick(Endpoints.all(), random);
            comparable(place.path(), false, RandomQuestions.body(place.question(), random))
                    .ifPresent(all::add);
        }
        return all;
    }

    private static Asked asked(String path, boolean answered, String... fields) {
        ObjectNode question = JsonMapper.shared().createObjectNode();
        for (int i = 0; i < fields.length; i += 2) {
            question.put(fields[i], fields[i + 1]);
        }
        return new Asked(path, question.toString(), answered);
    }

    /// A question without what makes its answer depend on the clock or on chance; none where it is no JSON object.
    private static Optional<Asked> comparable(String path, boolean answered, String body) {
        JsonNode read;
        try {
            read = JsonMapper.shared().readTree(body);
        } catch (JacksonException damaged) {
            return Optional.empty();
        }
        if (!(read instanceof ObjectNode question)) {
            return Optional.empty();
        }
        BY_CHANCE.forEach(question::remove);
        return path.equals("/api/puzzle") && !question.has("expression") && !question.has("seed")
                ? Optional.empty()
                : Optional.of(new Asked(path, question.toString(), answered));
    }
}
