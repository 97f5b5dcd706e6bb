package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.analysis.Grundy;
import org.grundy.catalog.Catalog;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Convention;
import org.grundy.game.Play;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.NamedGame;
import org.grundy.render.Language;
import org.grundy.render.program.game.GameProgram;
import org.grundy.render.program.input.InputFormat;
import org.grundy.run.Budget;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Programs of games of lists, graphs and boards, compiled and compared with what the engine says of the same
/// positions.
class GameProgramTest {
    /// The subjects with what the engine says of their positions, found once for all languages.
    private static final Map<GameSubject, List<String>> ANSWERS = answers();

    @TempDir
    private Path folder;

    private static List<GameSubject> subjects() {
        Stream<GameSubject> normal = Stream.of(
                GameSubject.list("moore[2]", Play.NORMAL, 4, 6),
                GameSubject.pokerNim(Play.NORMAL),
                GameSubject.pokerNim(Play.MISERE),
                GameSubject.list("moore[2]", Play.MISERE, 4, 3),
                GameSubject.list("moore[1]", Play.MISERE, 3, 3),
                GameSubject.list("nim", Play.MISERE, 3, 4),
                GameSubject.list("staircase", Play.NORMAL, 5, 5),
                GameSubject.list("topentails", Play.NORMAL, 2, 40),
                GameSubject.board("cram", Play.NORMAL, ".#", 4, 3),
                GameSubject.numbers("schwenk[2x+1]", 40),
                GameSubject.numbers("schwenk[x^2]", 40),
                GameSubject.graph("arckayles", "-", Play.NORMAL, false),
                GameSubject.arcs());
        Stream<GameSubject> both = Stream.of(
                        GameSubject.list("staircase", Play.NORMAL, 4, 4),
                        GameSubject.boxes(),
                        GameSubject.list("stairs3389", Play.NORMAL, 8, 3),
                        GameSubject.list("topentails", Play.NORMAL, 2, 8),
                        GameSubject.sorted("silverdollar", ",", true),
                        GameSubject.sorted("chomp", "/", false),
                        GameSubject.northcott(),
                        GameSubject.board("treblecross", Play.NORMAL, ".X", 11, 1),
                        GameSubject.board("cram", Play.NORMAL, ".#", 3, 3),
                        GameSubject.board("clobber", Play.NORMAL, ".xo", 3, 3),
                        GameSubject.board("nogo", Play.NORMAL, ".xo#", 3, 2),
                        GameSubject.sides(),
                        GameSubject.numbers("sprouts", 3),
                        GameSubject.limited("schwenk[2x]"),
                        GameSubject.list("mogul", Play.NORMAL, 1, 9),
                        GameSubject.graph("nodekayles", "-", Play.NORMAL, false),
                        GameSubject.graph("poset", "<", Play.NORMAL, true),
                        GameSubject.hackenbush(),
                        GameSubject.token("geography", 1),
                        GameSubject.token("geography", 0))
                .flatMap(subject -> Stream.of(subject, subject.misere()));
        return Stream.concat(normal, both).toList();
    }

    private static GameProgram program(ProgramLanguage language, GameSubject subject) {
        NamedGame<?> game = GameProgram.find(Catalog.library(), subject.name()).orElseThrow();
        return GameProgram.of(language, game, SampledQuantity.LOST, subject.play(), subject.sums(), Language.EN)
                .orElseThrow();
    }

    /// Whether the engine says lost (1), or for games that can go round lost (0), won (1) or drawn (2).
    private static String answer(GameSubject subject, long... position) {
        Outcome outcome = Grundy.analyze(
                        ExpressionParser.parse(
                                Catalog.library(), subject.written().apply(position)),
                        Convention.disjunctive(subject.play()),
                        Budget.standard())
                .outcome()
                .orElseThrow();
        boolean graded = subject.name().equals("digraph");
        return switch (outcome) {
            case P -> graded ? "0" : "1";
            case N -> graded ? "1" : "0";
            case D -> "2";
        };
    }

    private static Map<GameSubject, List<String>> answers() {
        Map<GameSubject, List<String>> answers = new LinkedHashMap<>();
        for (GameSubject subject : subjects()) {
            answers.put(
                    subject,
                    subject.positions().stream()
                            .map(position -> answer(subject, position))
                            .toList());
        }
        return answers;
    }

    @ProgramTest
    void they_answer_as_the_engine_does(ProgramLanguage language) throws IOException, InterruptedException {
        ProgramBundle bundle = new ProgramBundle(language);
        List<String> asked = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (Map.Entry<GameSubject, List<String>> each : ANSWERS.entrySet()) {
            GameSubject subject = each.getKey();
            String function = subject.name().equals("digraph") ? "outcome" : "lost";
            int program = bundle.add(program(language, subject), function, 0, true);
            subject.positions().forEach(position -> {
                bundle.ask(program, position);
                asked.add(subject.written().apply(position) + " " + subject.play());
            });
            expected.addAll(each.getValue());
        }
        List<String> printed = bundle.answers(folder);
        assertThat(printed).hasSameSizeAs(expected);
        assertThat(IntStream.range(0, expected.size())
                        .filter(i -> !printed.get(i).equals(expected.get(i)))
                        .mapToObj(i -> asked.get(i) + ": " + printed.get(i) + ", not " + expected.get(i)))
                .isEmpty();
    }

    /// Northcott's game as HDU 1730 has it, but for its number of columns; the largest numbers that a row can have.
    @ProgramTest
    void the_main_program_reads_cases_to_the_end_by_their_number_or_to_a_zero(ProgramLanguage language)
            throws IOException, InterruptedException {
        SourceText program = program(language, GameSubject.northcott());
        String large = Long.toString(Long.MAX_VALUE);
        InputFormat zero = new InputFormat("*(n (a-1)[2*n]) until 0", "I WIN!", "BAD LUCK!");
        assertThat(new Compiled(folder)
                        .run(language, program.text(true, zero), "2 1 4 5 2\n1 1 " + large + "\n0\n1 1 2"))
                .containsExactly("BAD LUCK!", "I WIN!");
    }

    @ProgramTest
    void a_main_program_has_the_functions_that_it_calls(ProgramLanguage language) {
        List<String> helpers =
                List.of("parsed", "word", "more", "next_number", "numbers", "behind", "cell", "position", "mex");
        for (GameSubject subject : subjects()) {
            String text = program(language, subject).text(true, InputFormat.PLAIN);
            for (String helper : helpers) {
                assertThat(!Pattern.compile("\\b" + helper + "\\(")
                                        .matcher(text)
                                        .find()
                                || Pattern.compile("(?m)^ *(def|[\\w<> \\[\\]]+) " + helper + "\\(.*[:{]$")
                                        .matcher(text)
                                        .find())
                        .as(subject.name() + " calls " + helper + " in " + language)
                        .isTrue();
            }
        }
    }

    /// A path of three points: whoever takes the middle one wins.
    @ProgramTest
    void a_main_program_reads_a_graph(ProgramLanguage language) throws IOException, InterruptedException {
        GameSubject path = GameSubject.graph("nodekayles", "-", Play.NORMAL, false);
        InputFormat cases = new InputFormat("T*position", "W", "L");
        assertThat(new Compiled(folder)
                        .run(language, program(language, path).text(true, cases), "2\n3 2\n1 2\n2 3\n2 0\n"))
                .containsExactly("W", "L");
    }

    /// Each with three vertices, one of which is a fourth one, or none from 1 on where there is no ground.
    @Tag(Thorough.TAG)
    @ProgramTest
    void a_vertex_that_is_not_there_ends_the_program(ProgramLanguage language) {
        Map<GameSubject, String> wrong = Map.of(
                GameSubject.graph("arckayles", "-", Play.NORMAL, false),
                "3 2 1 2 2 4",
                GameSubject.graph("poset", "<", Play.NORMAL, true),
                "3 1 0 2",
                GameSubject.token("geography", 1).misere(),
                "3 1 1 2 4",
                GameSubject.hackenbush(),
                "3 2 0 1 1 4",
                GameSubject.arcs(),
                "3 1 1 0 2",
                GameSubject.boxes(),
                "2 1 1 3 5 5");
        wrong.forEach((subject, input) -> assertThatExceptionOfType(IllegalStateException.class)
                .as(subject.name())
                .isThrownBy(() -> new Compiled(folder)
                        .run(language, program(language, subject).text(true, InputFormat.PLAIN), input))
                .withMessageContaining("there is no such vertex"));
    }

    /// Its theorem speaks of normal play, and play never ends without three in a row.
    @Test
    void the_head_of_misere_treblecross_says_why_its_theorem_decides_it() {
        GameSubject treblecross = GameSubject.board("treblecross", Play.NORMAL, ".X", 11, 1);
        String reason = "which wins in misère play too";
        assertThat(program(ProgramLanguage.CPP, treblecross).text(true, InputFormat.PLAIN))
                .doesNotContain(reason);
        assertThat(program(ProgramLanguage.CPP, treblecross.misere()).text(true, InputFormat.PLAIN))
                .contains("This is the theorem of")
                .contains(reason);
    }

    @Test
    void what_no_program_answers_is_said() {
        NamedGame<?> treblecross =
                GameProgram.find(Catalog.library(), "treblecross").orElseThrow();
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> GameProgram.of(
                        ProgramLanguage.CPP, treblecross, SampledQuantity.GRUNDY, Play.MISERE, false, Language.EN))
                .withMessageContaining("--show outcome");
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> GameProgram.of(
                        ProgramLanguage.CPP, treblecross, SampledQuantity.GRUNDY, Play.NORMAL, false, Language.EN))
                .withMessageContaining("leave out --show grundy");
        assertThat(GameProgram.find(Catalog.library(), "bash[3]")).isEmpty();
    }
}
