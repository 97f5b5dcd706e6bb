package org.grundy.render.program;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.render.program.input.InputFormat;

/// A program whose function gives numbers, with a main program around it that goes on where the function refuses.
///
/// @param program the program
/// @param arguments how many its function takes
record Refusing(Program program, int arguments) {
    /// What is printed where the function refuses.
    static final String REFUSED = "refused";

    private static final String CPP = """
        template <class Number> string digits(Number a) {
            if (a < 0) return "-" + digits<Number>(-a);
            return (a < 10 ? "" : digits<Number>(a / 10)) + char('0' + (int) (a % 10));
        }
        long long read(const string& text, long long) { return stoll(text); }
        BIG
        int main() {
            NUMBER x[ARITY];
            string text;
            while (true) {
                for (NUMBER& each : x) {
                    if (!(cin >> text)) return 0;
                    each = read(text, each);
                }
                try { cout << PRINTED << endl; }
                catch (const exception&) { cout << "refused" << endl; }
            }
        }
        """;

    /// Reads a number of any size.
    private static final String BIG = """
        number read(const string& text, const number&) {
            number a;
            for (char each : text) a = a * 10 + (each - '0');
            return a;
        }
        """;

    private static final String JAVA = """
            public static void main(String[] arguments) {
                Scanner in = new Scanner(System.in);
                while (in.hasNext()) {
                    NUMBER[] x = new NUMBER[ARITY];
                    for (int i = 0; i < x.length; i++) x[i] = in.nextWORD();
                    try { System.out.println(grundy(CALL)); }
                    catch (ArithmeticException large) { System.out.println("refused"); }
                }
            }
        }
        """;

    private static final String PYTHON = """

        for line in sys.stdin:
            x = list(map(int, line.split()))
            try:
                print(grundy(CALL))
            except (ArithmeticError, ValueError):
                print("refused")
        """;

    /// What it prints for some arguments each.
    List<String> answers(Path folder, List<List<BigInteger>> inputs) throws IOException, InterruptedException {
        String text = program.text(false, InputFormat.PLAIN);
        boolean big = program.largest().isPresent();
        String call =
                IntStream.range(0, arguments).mapToObj(i -> "x[" + i + "]").collect(Collectors.joining(", "));
        String whole = switch (program.language()) {
            case CPP ->
                text
                        + CPP.replace("BIG", big ? BIG : "")
                                .replace("NUMBER", big ? "number" : "long long")
                                .replace("PRINTED", big ? "grundy(CALL)" : "digits<__int128>(grundy(CALL))");
            case JAVA ->
                text.substring(0, text.lastIndexOf('}'))
                        + JAVA.replace("NUMBER", big ? "BigInteger" : "long")
                                .replace("WORD", big ? "BigInteger" : "Long");
            case PYTHON -> text + PYTHON;
        };
        String lines = inputs.stream()
                .map(each -> each.stream().map(BigInteger::toString).collect(Collectors.joining(" ")) + "\n")
                .collect(Collectors.joining());
        return new Compiled(folder)
                .run(
                        program.language(),
                        whole.replace("CALL", call).replace("ARITY", Integer.toString(arguments)),
                        lines);
    }
}
