package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.analysis.Grundy;
import org.grundy.catalog.Catalog;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Damage;
import org.grundy.testkit.Fuzz;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Files of graphs, in DOT and in JSON, half of them damaged: each is played on within the budget, or refused.
final class GraphFuzzTest {
    private static final Budget SMALL =
            Budget.UNLIMITED.withPositions(1_000).withWork(10_000).withMemory(1 << 24);
    private static final List<String> GAMES = List.of(
            "nodekayles(file:g.%s)",
            "arckayles(file:g.%s)",
            "geography(file:g.%s, at a)",
            "hackenbush(file:g.%s, ground a)",
            "digraph[file:g.%s](a)",
            "poset(file:g.%s)",
            "staircase[file:g.%s](1,2)");
    private static final List<String> NAMES = List.of(
            "a", "b", "c", "d", "e", "\"x y\"", "\"\"", "7", "-1.5", "é", "石", "<b>i</b>", "\"a\\\"b\"", "a:n", "node");
    private static final Damage DOT_DAMAGE = new Damage(List.of(
            "{",
            "}",
            "[",
            "]",
            "->",
            "--",
            "=",
            ";",
            ",",
            "\"",
            "<",
            ">",
            "subgraph",
            "subgraph a",
            "digraph",
            "graph",
            "strict",
            "node",
            "edge",
            "/*",
            "//",
            "#",
            "{{{{",
            "a:b:c",
            "\0"));
    private static final Damage JSON_DAMAGE = new Damage(List.of(
            "{",
            "}",
            "[",
            "]",
            ":",
            ",",
            "\"",
            "null",
            "true",
            "1e999",
            "\"id\"",
            "\"nodes\"",
            "\"source\"",
            "[[[[",
            "\\u12",
            "\0"));

    /// What graphs are written in.
    enum Format {
        DOT(DOT_DAMAGE, GraphFuzzTest::dot),
        JSON(JSON_DAMAGE, GraphFuzzTest::json);

        private final String ending = name().toLowerCase(Locale.ROOT);
        private final Damage damage;
        private final Function<RandomGenerator, String> drawn;

        Format(Damage damage, Function<RandomGenerator, String> drawn) {
            this.damage = damage;
            this.drawn = drawn;
        }

        private String file(RandomGenerator random) {
            String text = drawn.apply(random);
            return random.nextBoolean() ? text : damage.of(text, drawn.apply(random), random);
        }

        private Sum sum(String text) {
            String game =
                    GAMES.get(Math.floorMod(text.hashCode(), GAMES.size())).formatted(ending);
            return ExpressionParser.parse(Catalog.library(name -> text), game);
        }
    }

    @ParameterizedTest
    @EnumSource
    void graphs_are_read_or_refused(Format format) {
        Fuzz.texts(
                "GraphFuzzTest " + format.ending,
                200,
                1_000_000,
                format::file,
                text -> Refusal.allow(() -> format.sum(text)));
    }

    @ParameterizedTest
    @EnumSource
    void graphs_are_played_on_or_refused(Format format) {
        Fuzz.texts(
                "GraphFuzzTest " + format.ending + " played",
                120,
                100_000,
                format::file,
                text -> Refusal.allow(() -> play(format.sum(text))));
    }

    private static void play(Sum sum) {
        Run run = new Run(SMALL);
        Grundy.analyze(sum, Convention.NORMAL, run);
        assertThat(run.spent()).isLessThanOrEqualTo(10 * SMALL.positions());
    }

    private static String dot(RandomGenerator random) {
        boolean directed = random.nextInt(3) > 0;
        String head = random.nextInt(6) == 0 ? "strict " : "";
        return head + (directed ? "digraph" : "graph") + (random.nextBoolean() ? " G " : " ") + "{ "
                + statements(2, directed ? " -> " : " -- ", random) + "}";
    }

    private static String statements(int depth, String line, RandomGenerator random) {
        return IntStream.range(0, random.nextInt(1, 6))
                .mapToObj(i -> statement(depth, line, random))
                .collect(Collectors.joining(Damage.pick(List.of("; ", "\n"), random), "", "; "));
    }

    private static String statement(int depth, String line, RandomGenerator random) {
        return switch (random.nextInt(8)) {
            case 0 -> Damage.pick(List.of("node", "edge", "graph"), random) + " [color=red, w=2]";
            case 1 -> "rank = same";
            case 2 -> end(depth, line, random) + " [label=\"a -> b\"]";
            case 3 -> end(depth, line, random);
            default ->
                IntStream.rangeClosed(0, random.nextInt(1, 4))
                        .mapToObj(i -> end(depth, line, random))
                        .collect(Collectors.joining(line));
        };
    }

    private static String end(int depth, String line, RandomGenerator random) {
        if (depth == 0 || random.nextInt(6) > 0) {
            return Damage.pick(NAMES.subList(0, random.nextInt(4) == 0 ? NAMES.size() : 5), random);
        }
        String name = Damage.pick(List.of("", "subgraph ", "subgraph s ", "subgraph cluster_0 "), random);
        return random.nextInt(5) == 0 && !name.isBlank()
                ? name
                : name + "{ " + statements(depth - 1, line, random) + "}";
    }

    private static String json(RandomGenerator random) {
        List<String> names = List.of("\"a\"", "\"b\"", "\"c\"", "\"d\"", "1", "2.5", "\"x y\"", "null", "[1]", "\"\"");
        int common = random.nextInt(4) == 0 ? names.size() : 4;
        String nodes = names.subList(0, common).stream()
                .map(name -> "{\"id\": " + name + (random.nextInt(6) == 0 ? ", \"w\": {\"a\": [1]}" : "") + "}")
                .collect(Collectors.joining(", "));
        String edges = IntStream.range(0, random.nextInt(6))
                .mapToObj(i -> "{\"source\": " + Damage.pick(names.subList(0, common), random) + ", \"target\": "
                        + Damage.pick(names.subList(0, common), random)
                        + (random.nextInt(6) == 0 ? ", \"weight\": \"x\"" : "") + "}")
                .collect(Collectors.joining(", "));
        String list = Damage.pick(List.of("edges", "links", "arcs"), random);
        return "{\"nodes\": [" + nodes + "], \"" + list + "\": [" + edges + "]}";
    }
}
