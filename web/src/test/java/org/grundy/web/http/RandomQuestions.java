package org.grundy.web.http;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.judge.Problem;
import org.grundy.catalog.judge.Problems;
import org.grundy.testkit.Damage;
import org.grundy.testkit.ProblemSample;
import org.grundy.testkit.ReferenceData;
import org.grundy.web.question.Question;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Random bodies of questions: most fields are what they should be, some are damaged or of another type, and some
/// bodies are damaged as texts.
public final class RandomQuestions {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final Damage DAMAGE = new Damage(List.of(
            "(", ")", "[", "]", ",", "..", "+", "*5", "->", ":", " at ", " if ", " for ", "nim", "（", "、", "石", "\n",
            "\0"));
    private static final Damage BODY = new Damage(
            List.of("{", "}", "[", "]", ":", ",", "\"", "null", "true", "1e999", "\"rules\":", "\\u12", "\\ud800"));
    private static final List<String> GAMES = Catalog.library().families().stream()
            .map(family -> family.entry().name())
            .toList();
    private static final List<String> SUMS = Catalog.library().families().stream()
            .map(family -> family.entry().example())
            .toList();
    private static final List<String> SAMPLES = ReferenceData.problemSamples().stream()
            .map(ProblemSample::sampleInput)
            .toList();
    private static final List<String> RULES = List.of(
            "g: n -> n - k for k in 1..3 if k <= n",
            "g(m): n -> n - k for k in 1..m if k <= n",
            "g: (x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - k) for k in 1..y; unordered",
            "g: n -> [i] & [n - 1 - i] for i in 0..(n - 1) / 2 if n > 0; misere",
            "g: a[] -> replace(a, i, a[i] - k) for i in 0..length(a) - 1 for k in 1..a[i]",
            "g: n -> n - 1 for i in 1..1000000000, j in 1..1000000000 if i = j + 1000000000",
            "g: (n, m) -> (n - t, 2 * t) for t in 1..min(n, m); start n as (n, n - 1)");
    private static final List<String> OWN = List.of("g", "g(7)", "g(3,4)", "g[3](10)", "g([1,2,3])", "g(5) + g(8)");
    private static final List<String> CODES = List.of(
            "0.77", "0.6", "4.3", "0.137", "kayles", "subtraction[1,2,4]", "allbut[1,3]", "bash[3]", "primes", "g");
    private static final List<String> MOVES =
            List.of("7 -> 3", "take 4 from 2", "从 2 取 4", "1", "3 -> 1, 1", "(3,4) -> (1,2)", "a", "1 2");

    /// What stands in a field of this name.
    private static final Map<String, Function<RandomGenerator, JsonNode>> FIELDS = Map.ofEntries(
            Map.entry("expression", random -> text(random.nextInt(4) == 0 ? OWN : SUMS, random)),
            Map.entry("game", random -> text(random.nextInt(4) == 0 ? OWN : GAMES, random)),
            Map.entry("rules", random -> text(RULES, random)),
            Map.entry("code", random -> text(CODES, random)),
            Map.entry("seed", RandomQuestions::number),
            Map.entry("vary", random -> list(List.of("m=1..3", "m=2", "m=1..", "p=1..2", "q=p..3"), random)),
            Map.entry("moves", random -> list(MOVES, random)),
            Map.entry("join", random -> text(List.of("disjunctive", "conjunctive", "selective"), random)),
            Map.entry("ending", random -> text(List.of("long", "short", "sj"), random)),
            Map.entry("play", random -> text(List.of("normal", "misere"), random)),
            Map.entry("show", random -> text(List.of("outcome", "grundy", "moves", "remoteness", "suspense"), random)),
            Map.entry("program", random -> text(List.of("cpp", "java", "python"), random)),
            Map.entry("level", random -> text(List.of("easy", "medium", "hard"), random)),
            Map.entry("language", random -> text(List.of("en", "zh"), random)),
            Map.entry("topic", random -> text(List.of("sg", "wythoff", "nim", "misere"), random)),
            Map.entry("word", random -> text(GAMES, random)),
            Map.entry(
                    "problem",
                    random -> text(Problems.all().stream().map(Problem::id).toList(), random)),
            Map.entry("input", random -> text(SAMPLES, random)),
            Map.entry("words", random -> list(SAMPLES, random)),
            Map.entry("answer", random -> text(SAMPLES, random)),
            Map.entry("between", random -> text(SAMPLES, random)),
            Map.entry("sampleInput", random -> text(SAMPLES, random)),
            Map.entry("sampleOutput", random -> text(SAMPLES, random)),
            Map.entry("x", RandomQuestions::ends),
            Map.entry("y", RandomQuestions::ends),
            Map.entry("from", RandomQuestions::number),
            Map.entry("to", RandomQuestions::number),
            Map.entry("max", RandomQuestions::number),
            Map.entry("reply", RandomQuestions::number),
            Map.entry("positions", RandomQuestions::number),
            Map.entry("work", RandomQuestions::number),
            Map.entry("time", RandomQuestions::number),
            Map.entry("line", random -> NODES.booleanNode(random.nextBoolean())),
            Map.entry("values", random -> NODES.booleanNode(random.nextBoolean())),
            Map.entry("explained", random -> NODES.booleanNode(random.nextBoolean())));

    private RandomQuestions() {}

    private static JsonNode text(List<String> choices, RandomGenerator random) {
        return NODES.stringNode(Damage.pick(choices, random));
    }

    private static JsonNode list(List<String> choices, RandomGenerator random) {
        var list = NODES.arrayNode();
        for (int i = random.nextInt(4); i > 0; i--) {
            list.add(Damage.pick(choices, random));
        }
        return list;
    }

    private static JsonNode number(RandomGenerator random) {
        return random.nextInt(4) == 0
                ? NODES.numberNode(random.nextLong() >> random.nextInt(64))
                : NODES.numberNode(random.nextInt(120));
    }

    private static JsonNode ends(RandomGenerator random) {
        return NODES.arrayNode().add(number(random)).add(number(random));
    }

    /// The body of a question.
    ///
    /// @param question its record
    /// @throws IllegalArgumentException if nothing is known of one of its fields
    public static String body(Class<? extends Question> question, RandomGenerator random) {
        ObjectNode body = NODES.objectNode();
        for (RecordComponent component : question.getRecordComponents()) {
            Function<RandomGenerator, JsonNode> field = FIELDS.get(component.getName());
            if (field == null) {
                throw new IllegalArgumentException("what stands in the field " + component.getName() + "?");
            }
            if (random.nextInt(5) < 3) {
                JsonNode whole = field.apply(random);
                JsonNode value = damaged(whole, random);
                // Nothing more is read of a question in a language that there is not.
                body.set(
                        component.getName(),
                        component.getName().equals("language") && value.isString() ? whole : value);
            }
        }
        String text = JsonMapper.shared().writeValueAsString(body);
        return random.nextInt(10) == 0 ? BODY.of(text, text, random) : text;
    }

    private static JsonNode damaged(JsonNode value, RandomGenerator random) {
        if (random.nextInt(40) == 0) {
            return Damage.pick(List.copyOf(FIELDS.values()), random).apply(random);
        }
        return value.isString() && random.nextInt(3) == 0
                ? NODES.stringNode(DAMAGE.of(value.asString(), Damage.pick(SUMS, random), random))
                : value;
    }
}
