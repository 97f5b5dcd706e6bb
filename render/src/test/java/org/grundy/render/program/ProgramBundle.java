package org.grundy.render.program;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.render.program.input.InputFormat;

/// Several programs compiled and run as one, since compiling takes most of the time. Truth values are printed as
/// 0 and 1.
final class ProgramBundle {
    /// What is printed where a function refuses.
    static final String REFUSED = "refused";

    private final ProgramLanguage language;
    private final List<Part> parts = new ArrayList<>();
    private final StringBuilder input = new StringBuilder();

    ProgramBundle(ProgramLanguage language) {
        this.language = language;
    }

    /// A program with the name of its function.
    ///
    /// @param numbers how many numbers the function takes
    /// @param list whether it takes a list behind them
    private record Part(String text, String function, int numbers, boolean list) {}

    /// Adds a program, and gives its number.
    int add(SourceText program, String function, int numbers, boolean list) {
        parts.add(new Part(program.text(false, InputFormat.PLAIN), function, numbers, list));
        return parts.size() - 1;
    }

    /// Asks a program.
    void ask(int program, long... arguments) {
        input.append(program);
        LongStream.of(arguments).forEach(each -> input.append(' ').append(each));
        input.append('\n');
    }

    /// The answers to all that was asked.
    List<String> answers(Path folder) throws IOException, InterruptedException {
        String text = switch (language) {
            case CPP -> cpp();
            case JAVA -> java();
            case PYTHON -> python();
        };
        return new Compiled(folder).run(language, text, input.toString());
    }

    private String joined(IntFunction<String> each) {
        return IntStream.range(0, parts.size()).mapToObj(each).collect(Collectors.joining("\n"));
    }

    /// The arguments of a call.
    ///
    /// @param list the numbers from place K on as a list
    private String arguments(Part part, String list) {
        Stream<String> numbers = IntStream.range(0, part.numbers).mapToObj(place -> "x[" + place + "]");
        Stream<String> rest = part.list ? Stream.of(list.replace("K", "" + part.numbers)) : Stream.empty();
        return Stream.concat(numbers, rest).collect(Collectors.joining(", "));
    }

    private String cpp() {
        String using = "using namespace std;\n";
        String first = parts.getFirst().text;
        String head = first.substring(0, first.indexOf(using) + using.length());
        return head
                + joined(i -> "namespace g" + i + " {\n"
                        + parts.get(i).text.substring(parts.get(i).text.indexOf(using) + using.length()) + "\n}")
                + """

                template <class Number> string digits(Number a) {
                    if (a < 0) return "-" + digits<Number>(-a);
                    return (a < 10 ? "" : digits<Number>(a / 10)) + char('0' + (int) (a % 10));
                }
                int main() {
                    string line;
                    while (getline(cin, line)) {
                        istringstream in(line);
                        long long which, each;
                        vector<long long> x;
                        in >> which;
                        while (in >> each) x.push_back(each);
                        try {
                            switch (which) {
                """
                + joined(i -> "case " + i + ": cout << digits<__int128>(g" + i + "::" + parts.get(i).function + "("
                        + arguments(parts.get(i), "vector<long long>(x.begin() + K, x.end())")
                        + ")) << '\\n'; break;")
                + "}\n} catch (const exception&) { cout << \"refused\\n\"; }\n}\n}\n";
    }

    private String java() {
        return "import java.math.BigInteger;\nimport java.util.*;\n\npublic class Main {\n"
                + """
                static int number(boolean lost) { return lost ? 1 : 0; }
                static long number(long value) { return value; }
                static long number(BigInteger value) { return value.longValueExact(); }
                public static void main(String[] arguments) {
                    Scanner in = new Scanner(System.in);
                    while (in.hasNextLine()) {
                        long[] all = Arrays.stream(in.nextLine().strip().split(" ")).mapToLong(Long::parseLong).toArray();
                        long[] x = Arrays.copyOfRange(all, 1, all.length);
                        try {
                            System.out.println(answer((int) all[0], x));
                        } catch (ArithmeticException | IllegalArgumentException large) {
                            System.out.println("refused");
                        }
                    }
                }
                static long answer(int which, long[] x) {
                    switch (which) {
                """
                + joined(i -> "case " + i + ": return number(G" + i + "." + parts.get(i).function + "("
                        + arguments(parts.get(i), "Arrays.copyOfRange(x, K, x.length)") + "));")
                + "default: throw new IllegalStateException();\n}\n}\n"
                + joined(i -> parts.get(i)
                        .text
                        .substring(parts.get(i).text.indexOf("public class"))
                        .replace("public class Main", "static class G" + i))
                + "\n}\n";
    }

    private String python() {
        return joined(i -> "TEXT" + i + " = r'''\n" + parts.get(i).text + "'''\ng" + i + " = {}\nexec(TEXT" + i + ", g"
                        + i + ")")
                + "\nimport sys\nfor line in sys.stdin:\n    which, *x = map(int, line.split())\n    try:\n"
                + joined(i -> "        if which == " + i + ":\n            print(int(g" + i + "['"
                        + parts.get(i).function + "'](" + arguments(parts.get(i), "tuple(x[K:])") + ")))")
                + "\n    except (ArithmeticError, ValueError):\n        print('refused')\n";
    }
}
