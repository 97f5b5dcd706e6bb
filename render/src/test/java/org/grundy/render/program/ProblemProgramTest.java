package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.ProblemProgram;
import org.grundy.catalog.game.ListedRules;
import org.grundy.catalog.judge.InputTokens;
import org.grundy.catalog.judge.Problem;
import org.grundy.catalog.judge.Problems;
import org.grundy.catalog.text.RuleTexts;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.lang.Library;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.Language;
import org.grundy.render.program.game.GameProgram;
import org.grundy.render.program.input.AskedMoves;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.source.ProgramSource;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Programs of judges' problems with their main programs: inputs drawn by lot are answered as the problem's own
/// reader and theorem answer them.
class ProblemProgramTest {
    private static final int LARGEST = 20;
    private static final int CASES = 6;
    private static final String ONE_CASE = "P2252";

    @TempDir
    private Path folder;

    private record Subject(Problem problem, ProblemProgram program, String input) {}

    private static List<Subject> subjects() {
        RandomGenerator random = Seed.of("problem programs").generator();
        return Problems.all().stream()
                .flatMap(problem -> ProblemProgram.of(problem).stream()
                        .filter(program ->
                                !problem.answerLines().isEmpty()) // the others are run by the commands' tests
                        .map(program -> new Subject(
                                problem, program, input(program, problem.id().equals(ONE_CASE) ? 1 : CASES, random))))
                .toList();
    }

    /// Cases as the program reads them; what a problem does not name is a number of its position or a parameter.
    private static String input(ProblemProgram program, int count, RandomGenerator random) {
        boolean zero = program.input().contains("until");
        String cases = IntStream.range(0, count)
                .mapToObj(i -> given(program, random) + "\n")
                .collect(Collectors.joining());
        return (program.input().contains("T*") ? count + "\n" : "") + cases + (zero ? "0 0 0\n" : "");
    }

    private static String given(ProblemProgram program, RandomGenerator random) {
        boolean pairs = List.of("euclid", "wythoff", "kiki", "cutting").contains(program.game());
        if (program.game().equals("northcott")) {
            return "2 20 1 " + (2 + random.nextInt(5)) + " " + (2 + random.nextInt(5)) + " 1";
        }
        if (program.input().contains("sum k") || program.game().equals("stairs3389")) {
            int count = 1 + random.nextInt(3);
            return count + " " + numbers(count, random);
        }
        if (program.input().contains("sum 3")) {
            return numbers(3, random);
        }
        if (program.vary().size() == 2) {
            int p = 1 + random.nextInt(4);
            return numbers(1, random) + " " + p + " " + (p + random.nextInt(8 - p));
        }
        return numbers(pairs ? 2 : 1, random) + (program.vary().isEmpty() ? "" : " " + (1 + random.nextInt(9)));
    }

    private static String numbers(int count, RandomGenerator random) {
        return random.ints(count, 2, LARGEST).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }

    private static SourceText source(ProblemProgram program) {
        Library library = Stream.of(program.rules())
                .filter(rules -> !rules.isEmpty())
                .map(RuleText::compile)
                .findFirst()
                .or(() -> ListedRules.of(program.game()))
                .map(rules -> rules.before(Catalog.library()))
                .orElseGet(Catalog::library);
        Play play = program.misere() ? Play.MISERE : Play.NORMAL;
        boolean sums = program.input().contains("sum");
        Optional<GameProgram> whole = GameProgram.find(Catalog.library(), program.game())
                .flatMap(game ->
                        GameProgram.of(ProgramLanguage.CPP, game, SampledQuantity.LOST, play, sums, Language.EN));
        if (whole.isPresent()) {
            return whole.get();
        }
        AskedGames asked = new AskedGames(program.game(), library, program.vary());
        Variation variation = asked.games().getFirst();
        SampledQuantity quantity = sums && play == Play.NORMAL ? SampledQuantity.GRUNDY : SampledQuantity.LOST;
        return new ProgramSource(
                        ProgramLanguage.CPP,
                        quantity,
                        play,
                        variation,
                        false,
                        sums,
                        AskedMoves.NONE,
                        false,
                        Language.EN,
                        RuleTexts::of,
                        Optional.empty(),
                        Run.unlimited())
                .values(asked, OptionalInt.of(2 * LARGEST), Optional.empty(), false)
                .orElseThrow();
    }

    private static String answered(Subject subject) {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        subject.problem()
                .answer(
                        new InputTokens(new ByteArrayInputStream(subject.input().getBytes(StandardCharsets.UTF_8))),
                        writer);
        writer.flush();
        return out.toString();
    }

    @Test
    void they_print_what_the_judge_wants() throws IOException, InterruptedException {
        List<Subject> all = subjects();
        assertThat(all).hasSizeGreaterThan(20);
        List<Subject> subjects = Thorough.part("problem programs that are compiled", 3, all);
        String head = "";
        StringBuilder programs = new StringBuilder();
        StringBuilder calls = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < subjects.size(); i++) {
            Subject subject = subjects.get(i);
            InputFormat format = new InputFormat(
                    subject.program().input(),
                    subject.program().won(),
                    subject.program().lost());
            String text = source(subject.program()).text(true, format);
            int using = text.indexOf("using namespace std;");
            head = text.substring(0, using);
            programs.append("namespace g" + i + " {\n" + text.substring(using) + "}\n");
            calls.append("again(R\"(" + subject.input() + ")\"); cout << \""
                    + subject.problem().id() + "\\n\"; g" + i + "::main();\n");
            expected.append(subject.problem().id()).append('\n').append(answered(subject));
        }
        String again = """
                istringstream given;
                void again(const char* text) {
                    given.clear();
                    given.str(text);
                    cin.clear();
                    cin.rdbuf(given.rdbuf());
                }
                """;
        assertThat(new Compiled(folder)
                        .run(
                                ProgramLanguage.CPP,
                                head + programs + "using namespace std;\n" + again
                                        + "int main() {\nios::sync_with_stdio(false);\n" + calls + "}\n",
                                ""))
                .isEqualTo(expected.toString().lines().toList());
    }
}
