package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.game.Options;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.FileAccess;
import org.grundy.lang.Library;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GraphNotationTest {
    private static final int EVERY = 7;

    /// Of each case about so many positions are written, each with all its options.
    private static final int MOST = Thorough.bound(5, 40);

    private static final Library LIBRARY = Catalog.library();

    @TempDir
    Path folder;

    private String read(String expression) {
        Library library = Catalog.library(FileAccess.from(folder));
        return ExpressionParser.parse(library, expression).expression();
    }

    private InputError refused(String expression) {
        return catchThrowableOfType(InputError.class, () -> read(expression));
    }

    private void file(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(delimiter = '|', textBlock = """
        nodekayles(path 3)             | nodekayles(1-2,2-3)
        nodekayles(1-2-3-4-5)          | nodekayles(path 5)
        nodekayles(路 5)               | nodekayles(path 5)
        nodekayles(1-2-3-4-1)          | nodekayles(cycle 4)
        nodekayles(grid 2 x 3)         | nodekayles(grid 2x3)
        nodekayles(grid 3×2)           | nodekayles(grid 3x2)
        nodekayles(complete 4)         | nodekayles(complete 4)
        nodekayles(torus 3 x 4)        | nodekayles(torus 3x4)
        nodekayles(环面 5×3)            | nodekayles(torus 5x3)
        nodekayles(queens 4)           | nodekayles(queens 4)
        nodekayles(皇后图 3)             | nodekayles(queens 3)
        nodekayles(star 3)             | nodekayles(star 3)
        nodekayles(b-a, b-c, c-b, x)   | nodekayles(a-b,b-c,x)
        nodekayles(path 4, 4-9)        | nodekayles(1-2,2-3,3-4,4-9)
        nodekayles（甲-乙，乙-丙）     | nodekayles(丙-乙,乙-甲)
        geography(path 5, at 3)        | geography(path 5,at 3)
        geography(a-b, 起点 a)         | geography(a-b,at a)
        geography(a-b, x-y, at a)      | geography(a-b,at a)
        hackenbush(a-0, a-a)           | hackenbush(0-a,a-a)
        hackenbush(path 3, ground 2)   | hackenbush(1-2,2-3,ground 2)
        hackenbush(a-b, 地面 b)        | hackenbush(a-b,ground b)
        hackenbush(0-a, ground a)      | hackenbush(0-a,ground a)
        poset(a<b<c, a<c)              | poset(a<b,b<c)
        poset(x, y)                    | poset(x,y)
        cram(2x3)                      | cram(2,3)
        cram(../..)                    | cram(2,2)
        cram(..#/...)                  | cram(..#/...)
        chomp(2x3)                     | chomp(2,3)
        chomp(3/3)                     | chomp(2,3)
        chomp(4/2/1)                   | chomp(4/2/1)
        pokernim(5,3)                  | pokernim(3,5,reserve 0)
        """)
    void graphs_are_read_in_many_ways_and_written_in_one(String expression, String written) {
        assertThat(read(expression)).isEqualTo(written);
        assertThat(read(written)).isEqualTo(written);
    }

    @Test
    void a_graph_is_read_from_dot() throws IOException {
        file("city.dot", "graph city {\n  a -- b [weight=3];\n  b -- c -- \"d e\"\n}\n");
        assertThat(read("nodekayles(file:city.dot)")).isEqualTo("nodekayles(\"d e\"-c,a-b,b-c)");
        assertThat(read("geography(file: city.dot, at a)")).isEqualTo("geography(\"d e\"-c,a-b,b-c,at a)");
    }

    @Test
    void parallel_edges_and_loops_of_a_file_are_kept_where_they_count() throws IOException {
        file("bush.gv", "graph { 0 -- a; 0 -- a; a -- a }");
        assertThat(read("hackenbush(file:bush.gv)")).isEqualTo("hackenbush(0-a,0-a,a-a)");
        file(
                "bush.json",
                "{\"nodes\":[{\"id\":0},{\"id\":\"a\"}],\"edges\":["
                        + "{\"source\":0,\"target\":\"a\"},{\"source\":\"a\",\"target\":0}]}");
        assertThat(read("hackenbush(file:bush.json)")).isEqualTo("hackenbush(0-a,0-a)");
    }

    @Test
    void an_order_is_read_from_arcs() throws IOException {
        file("order.dot", "digraph { a -> b -> c; a -> d }");
        assertThat(read("poset(file:order.dot)")).isEqualTo("poset(a<b,a<d,b<c)");
    }

    @Test
    void a_graph_is_read_from_json_with_edges_or_links() throws IOException {
        String nodes = "{\"nodes\":[{\"id\":\"a\"},{\"id\":\"b\"},{\"id\":\"c\"}],";
        file("edges.json", nodes + "\"edges\":[{\"source\":\"a\",\"target\":\"b\"}]}");
        file("links.json", nodes + "\"links\":[{\"source\":\"a\",\"target\":\"b\"}]}");
        assertThat(read("nodekayles(file:edges.json)")).isEqualTo("nodekayles(a-b,c)");
        assertThat(read("nodekayles(file:links.json)")).isEqualTo("nodekayles(a-b,c)");
    }

    @Test
    void boxes_and_digraphs_are_read_from_files_too() throws IOException {
        file("boxes.dot", "digraph { b -> a; c -> b; d -> c; d -> a }");
        assertThat(read("staircase[file:boxes.dot](d=3,b=1)")).isEqualTo("staircase[b>a,c>b,d>c,d>a](a=0,b=1,c=0,d=3)");
        file(
                "round.json",
                "{\"nodes\":[{\"id\":1},{\"id\":2}],\"edges\":[{\"source\":1,\"target\":2},{\"source\":2,\"target\":2}]}");
        assertThat(read("digraph[file round.json](1)")).isEqualTo("digraph[1>2,2>2](1)");
    }

    @Test
    void boxes_of_a_file_that_cannot_be_coloured_are_refused() throws IOException {
        file("circle.dot", "digraph { a -> b -> c -> a }");
        assertThat(refused("staircase[file:circle.dot](a=1)").text().en())
                .isEqualTo("the arcs lead round in a circle: tokens must come to an end");
        file("odd.dot", "digraph { c -> b -> a; c -> a }");
        assertThat(refused("staircase[file:odd.dot](a=1)").text().en()).contains("cannot be coloured even and odd");
        file("loop.gv", "digraph { a -> a }");
        assertThat(refused("staircase[file:loop.gv](a=1)").text().en())
                .isEqualTo("loop.gv: vertex a is joined to itself, which this game does not allow");
        file("points.dot", "digraph { a; b }");
        assertThat(refused("staircase[file:points.dot](a=1)").text().en())
                .isEqualTo("there is no arc between boxes here");
    }

    @Test
    void a_malformed_file_is_refused_with_the_place() throws IOException {
        file("bad.dot", "graph {\n  a -- b;\n  b - c\n}");
        assertThat(refused("nodekayles(file:bad.dot)").text().en())
                .startsWith("bad.dot, line 3, column 5: this is not DOT");
        file("open.dot", "graph { a -- \"b }");
        assertThat(refused("nodekayles(file:open.dot)").text().en()).startsWith("open.dot is no graph in DOT");
        file("bad.json", "{\"nodes\":[\n,]}");
        assertThat(refused("nodekayles(file:bad.json)").text().en())
                .startsWith("bad.json, line 2, column 1: this is not JSON");
        file("empty.json", "{}");
        assertThat(refused("nodekayles(file:empty.json)").text().en()).startsWith("there is no vertex here");
    }

    @Test
    void a_file_that_breaks_the_rules_is_refused() throws IOException {
        file("loop.dot", "graph { a -- b; b -- b }");
        assertThat(refused("nodekayles(file:loop.dot)").text().en())
                .isEqualTo("loop.dot: vertex b is joined to itself, which this game does not allow");
        file("unknown.json", "{\"nodes\":[{\"id\":1}],\"edges\":[{\"source\":1,\"target\":7}]}");
        assertThat(refused("nodekayles(file:unknown.json)").text().en())
                .isEqualTo("unknown.json: an edge names the node 7, which is not among the nodes");
        file("same.dot", "graph { \"a b\" -- \"a b \" }");
        assertThat(refused("nodekayles(file:same.dot)").text().en())
                .isEqualTo("same.dot: the names \"a b\" and \"a b \" would both be read as \"a b\"");
        file("graph.txt", "a b");
        assertThat(refused("nodekayles(file:graph.txt)").text().en())
                .isEqualTo("graph.txt is no file of a graph: its name ends in .dot, .gv or .json");
        assertThat(refused("nodekayles(file:absent.dot)").text().en()).isEqualTo("there is no file absent.dot");
    }

    @Test
    void names_of_vertices_that_are_not_plain_stand_between_quotation_marks() throws IOException {
        file("names.dot", "graph { \"f g\" -- h; h -- \"i\"; i -- \"a-b, (c]\" }");
        String written = read("nodekayles(file:names.dot)");
        assertThat(written)
                .contains("\"f g\"")
                .contains("\"a-b, (c]\"")
                .contains("h")
                .doesNotContain("\"i\"");
        assertThat(read(written)).isEqualTo(written);
        assertThat(read("nodekayles(\"f g\" - h - \"i\")")).isEqualTo(read("nodekayles(\"f g\"-h,h-i)"));
        assertThat(read("geography(\"f g\"-h, at \"f g\")")).contains("at \"f g\"");
        assertThat(read("digraph[\"f g\">h](\"f g\")")).isEqualTo("digraph[\"f g\">h](\"f g\")");
        assertThat(read("hackenbush(\"f g\"-h, ground \"f g\")")).contains("\"f g\"");
        assertThat(read("poset(\"f g\"<h)")).contains("\"f g\"<h");
        assertThat(read("staircase[\"f g\">h](\"f g\"=3)")).isEqualTo("staircase[\"f g\">h](h=0,\"f g\"=3)");
        assertThat(read("staircase[\"x>y\">\"=\"](\"x>y\"=3, \"=\" = 2)"))
                .isEqualTo("staircase[\"x>y\">\"=\"](\"=\"=2,\"x>y\"=3)");
        assertThat(read("staircase[b>a](\"b\"=3)")).isEqualTo("staircase[b>a](a=0,b=3)");
        assertThat(refused("nodekayles(\"f g-h)").text().en()).contains("between quotation marks");
    }

    @Test
    void no_file_is_read_unless_the_library_allows_it() throws IOException {
        file("city.dot", "graph { a -- b }");
        String expression = "nodekayles(file:" + folder.resolve("city.dot") + ")";
        InputError error = catchThrowableOfType(InputError.class, () -> ExpressionParser.parse(LIBRARY, expression));
        assertThat(error.text().en()).startsWith("files are not read here");
    }

    @ParameterizedTest(name = "{0} is answered by: {1}")
    @CsvSource(delimiter = '|', textBlock = """
        nodekayles()                | there is no vertex here; a graph is written as in path 7, cycle 5, grid 3x4, torus 3x4, queens 8, complete 4, star 5, a-b-c, file:graph.dot | ''
        nodekayles(a-a)             | vertex a is joined to itself, which this game does not allow | a
        nodekayles(tree 5)          | "tree" is no known kind of graph; a graph is written as in path 7, cycle 5, grid 3x4, torus 3x4, queens 8, complete 4, star 5, a-b-c, file:graph.dot | tree 5
        nodekayles(path x)          | "x" is not a number: the size is an integer, at least 1 | x
        nodekayles(cycle 2)         | the size is 2, but must be at least 3 | 2
        nodekayles(grid 3)          | "3" is no size of a board: rows x columns, as in 3x4 | 3
        nodekayles(path 5000)       | this graph has more than 2048 vertices, the most allowed | 5000
        nodekayles(complete 400)    | this graph has more than 32768 edges, the most allowed | 400
        nodekayles(a-b!c)           | "b!c" is no name of a vertex (letters, digits, _ and ., or anything between quotation marks); a graph is written as in path 7, cycle 5, grid 3x4, torus 3x4, queens 8, complete 4, star 5, a-b-c, file:graph.dot | a-b!c
        geography(a-b, at z)        | this graph has no vertex z; its vertices are a, b | z
        geography(a-b, at a, at b)  | there is only one token, so only one start | a-b, at a, at b
        hackenbush(a-b)             | nothing here is the ground: name a vertex 0 or ground, or say which one is, as in ground a | a-b
        poset(a<b<a)                | this is no order: a would be below itself | a<b<a
        poset(a<a)                  | vertex a is joined to itself, which this game does not allow | a
        cram(0,5)                   | a side is 0, but must be at least 1 | 0
        cram(../...)                | row 2 of this board is no row of 2 cells: . for a free cell, # for a taken one, / between rows | ../...
        cram(60,60)                 | a board has at most 2048 cells, not 3600                  | 60
        chomp(2/3)                  | no row may be longer than the one before it, as in 4/4/2 | 2/3
        chomp(2,5000)               | a side is at most 1024, not 5000 | 5000
        pokernim(3, reserve x)      | "x" is not a number: the reserve is an integer, at least 0 | x
        """)
    void bad_input_is_named_with_its_place(String expression, String message, String place) {
        InputError error = refused(expression);
        assertThat(error.text().en()).isEqualTo(message);
        assertThat(error.text().zh()).isNotBlank();
        assertThat(expression.substring(error.span().start(), error.span().end()))
                .isEqualTo(place);
    }

    @TestFactory
    Stream<DynamicTest> positions_that_are_written_are_read_back() {
        return LIBRARY.families().stream()
                .map(family -> family.cases(Thoroughness.QUICK))
                .flatMap(List::stream)
                .flatMap(trial -> readBack(trial).stream());
    }

    /// The test of a game whose positions are no numbers.
    private static <P> Optional<DynamicTest> readBack(VerificationCase<P> trial) {
        List<P> tried = trial.positions(Run.unlimited());
        return trial.game().numbers(tried.getFirst()).isPresent()
                ? Optional.empty()
                : Optional.of(DynamicTest.dynamicTest(trial.game().name(), () -> assertReadBack(trial, tried)));
    }

    private static <P> void assertReadBack(VerificationCase<P> trial, List<P> tried) {
        int every = Math.max(EVERY, tried.size() / MOST);
        for (int i = 0; i < tried.size(); i += every) {
            List<P> positions = new ArrayList<>(List.of(tried.get(i)));
            trial.game().rules().options(positions.getFirst(), collector(positions));
            for (P position : positions) {
                String written = trial.game().expression(position);
                assertThat(ExpressionParser.parse(LIBRARY, written).components())
                        .singleElement()
                        .satisfies(component ->
                                assertThat((Object) component.position()).isEqualTo(position))
                        .satisfies(
                                component -> assertThat(component.expression()).isEqualTo(written));
            }
        }
    }

    private static <P> Options<P> collector(List<P> positions) {
        return new Options<>() {
            @Override
            public void to(List<P> parts) {
                positions.addAll(parts);
            }

            @Override
            public void unlisted() {
                throw new AssertionError("all options of small positions are listed");
            }
        };
    }
}
