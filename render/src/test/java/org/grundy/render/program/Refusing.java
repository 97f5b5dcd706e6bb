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
        int main() {
            long long x[ARITY];
            while (true) {
                for (long long& each : x) if (!(cin >> each)) return 0;
                try { cout << digits<__int128>(grundy(CALL)) << endl; }
                catch (const exception&) { cout << "refused" << endl; }
            }
        }
        """;

    private static final String JAVA = """
            public static void main(String[] arguments) {
                Scanner in = new Scanner(System.in);
                while (in.hasNextLong()) {
                    long[] x = new long[ARITY];
                    for (int i = 0; i < x.length; i++) x[i] = in.nextLong();
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
        String call =
                IntStream.range(0, arguments).mapToObj(i -> "x[" + i + "]").collect(Collectors.joining(", "));
        String whole = switch (program.language()) {
            case CPP -> text + CPP;
            case JAVA -> text.substring(0, text.lastIndexOf('}')) + JAVA;
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
