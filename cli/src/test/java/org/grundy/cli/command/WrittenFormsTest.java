package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.Ran;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The options that write a result in another form behave in one way, whichever command has them; and
/// what is written calls games and numbers as the question does.
final class WrittenFormsTest {
    private static final String PAIRS = "g: (a, b) -> (a-1, b) if a>0; (a, b) -> (a, b-1) if b>0";

    private static Ran ran(String command, String... more) {
        return Ran.command(
                Stream.concat(Stream.of(command.split(" ")), Stream.of(more)).toArray(String[]::new));
    }

    static List<String> forms() {
        return Thorough.part(
                "forms that are printed or written",
                4,
                List.of(
                        "table wythoff --to 3 --csv",
                        "table wythoff --to 3 --md",
                        "table wythoff --to 3 --tex",
                        "table wythoff --to 3 --html",
                        "table wythoff --to 3 --svg",
                        "table nim --to 3 --bfile",
                        "sequence kayles --to 9 --csv",
                        "sequence kayles --to 9 --bfile",
                        "sequence kayles --to 9 --tally",
                        "sequence kayles --misere --to 9 --bfile",
                        "sequence kayles --to 9 --md",
                        "sequence kayles --to 9 --tex",
                        "sequence kayles --to 9 --html",
                        "sequence kayles --to 9 --svg",
                        "solve nim(1,1) --md",
                        "solve nim(1,1) --tex",
                        "solve nim(1,1) --html"));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void a_form_is_printed_or_written_and_takes_the_place_of_the_text(String command, @TempDir Path folder)
            throws IOException {
        Ran printed = ran(command);
        assertThat(printed.exit()).isZero();
        assertThat(printed.err()).isEmpty();
        assertThat(ran(command, "-")).isEqualTo(printed);
        Path file = folder.resolve("result");
        Ran written = ran(command, file.toString());
        assertThat(written).isEqualTo(new Ran(0, "", "wrote " + file + "\n"));
        assertThat(file).hasContent(printed.out());
        assertThat(ran(command, file.toString(), "--json").out()).startsWith("{");
        assertThat(ran(command, "-", "--json").exit()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve nim(1,1) --dot", "solve nim(1,1) --svg", "quotient 0.77 --svg"})
    void what_stands_beside_the_text_takes_its_place_only_where_it_is_printed(String command, @TempDir Path folder)
            throws IOException {
        Path file = folder.resolve("graph");
        Ran written = ran(command, file.toString());
        assertThat(written.out()).isEqualTo(ran(command.replaceAll(" --.*", "")).out());
        assertThat(file).hasContent(ran(command).out());
        assertThat(ran(command, "--json").exit()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve nim(1,2) --certificate",
                "period kayles --certificate",
                "quotient 0.23 --certificate",
                "genus kayles(3) --certificate",
                "sequence 0.77 --checkpoint",
                "period 0.77 --checkpoint",
                "solve cram(2,2) --store",
                "play cram(2,2) --store"
            })
    void what_is_only_a_file_does_not_take_the_sign_of_standard_output_for_a_name(String command) {
        Ran ran = ran(command, "-");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("does not write to standard output; a file or folder of this name is ./-");
    }

    /// Wythoff's game: W. A. Wythoff (1907); the values are the corner of the table OEIS A004481.
    @Test
    void a_table_is_an_array_of_numpy_with_a_row_for_each_second_number(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("w.npy");
        Ran.command("table", "wythoff", "--x", "0..3", "--y", "0..1", "--npy", file.toString());
        assertThat(header(file)).contains("'descr': '<i4'", "'shape': (2, 4)");
        assertThat(numbers(file, Integer.BYTES)).containsExactly(0L, 1L, 2L, 3L, 1L, 2L, 0L, 4L);
    }

    @Test
    void what_has_no_number_is_negative_in_an_array_and_large_numbers_take_eight_bytes(@TempDir Path folder)
            throws IOException {
        Path line = folder.resolve("line.npy");
        Ran.command("table", "nim", "--x", "2147483647..2147483648", "--npy", line.toString());
        assertThat(header(line)).contains("'descr': '<i8'", "'shape': (2,)");
        assertThat(numbers(line, Long.BYTES)).containsExactly(2147483647L, 2147483648L);
        Path loops = folder.resolve("loops.npy");
        Ran.command("table", "-e", "g: n -> n+1 if n=1; n -> n-1 if n=2", "--to", "2", "--npy", loops.toString());
        assertThat(numbers(loops, Integer.BYTES)).containsExactly(0L, -2L, -2L);
        Ran beyond = Ran.command(
                "table",
                "nim",
                "--x",
                "2^63..2^63",
                "--npy",
                folder.resolve("x.npy").toString());
        assertThat(beyond.exit()).isEqualTo(2);
        assertThat(beyond.err()).contains("an array for NumPy holds numbers below 2^63");
    }

    /// Kayles: OEIS A002186.
    @Test
    void a_b_file_has_a_line_for_each_heap_from_the_first_one_that_is_asked_for() {
        assertThat(Ran.command("sequence", "kayles", "--from", "3", "--to", "8", "--bfile")
                        .out())
                .isEqualTo("3 3\n4 1\n5 4\n6 3\n7 2\n8 1\n");
    }

    /// Wythoff's game: OEIS A004481, whose table is symmetric.
    @ParameterizedTest
    @ValueSource(strings = {"--x 1..1 --y 0..5", "--x 0..5 --y 1..1"})
    void a_b_file_of_a_table_is_one_of_its_columns_or_rows(String line) {
        assertThat(ran("table wythoff " + line + " --bfile").out()).isEqualTo("0 1\n1 2\n2 0\n3 4\n4 5\n5 3\n");
    }

    @Test
    void a_b_file_begins_at_the_first_number_of_the_range_and_has_large_numbers() {
        assertThat(ran("table nim --x 4294967296..4294967297 --bfile").out())
                .isEqualTo("4294967296 4294967296\n4294967297 4294967297\n");
    }

    @Test
    void a_b_file_of_what_is_no_line_of_numbers_is_refused_before_a_line_is_written() {
        Ran rectangle = ran("table wythoff --to 3 --bfile");
        assertThat(rectangle.exit()).isEqualTo(2);
        assertThat(rectangle.out()).isEmpty();
        assertThat(rectangle.err()).contains("as by --x 3..3");
        Ran loop = Ran.command("table", "-e", "g: n -> n+1 if n=1; n -> n-1 if n=2", "--to", "2", "--bfile");
        assertThat(loop.exit()).isEqualTo(2);
        assertThat(loop.out()).isEmpty();
        assertThat(loop.err()).contains("the position with n = 1 has none");
    }

    @Test
    void a_b_file_ends_before_the_first_number_that_is_not_known() {
        Ran ran = ran("table kayles --to 200 --work 100 --bfile");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).startsWith("0 0\n1 1\n2 2\n3 3\n4 1\n").doesNotContain("\n200 ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--csv", "--bfile"})
    void values_that_are_printed_stand_alone_where_a_limit_was_met(String form) {
        Ran ran = ran("sequence 0.6 --to 100000 --work 100000 " + form + " -");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out().lines())
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).matches("n,grundy|\\d+[ ,]\\d+"));
        assertThat(ran.err()).isNotEmpty();
    }

    @Test
    void a_b_file_is_named_as_a_text() {
        Ran ran = ran("sequence kayles --to 3 --bfile x.csv");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("write --csv x.csv", "a name that ends in .txt");
        assertThat(ran("sequence kayles --to 3 --tally x.txt").err())
                .contains("write --bfile x.txt", "a name that ends in .csv");
    }

    /// Kayles: OEIS A002186.
    @Test
    void a_tally_tells_how_often_each_value_occurs_and_where() {
        assertThat(ran("sequence kayles --to 8 --from 3 --tally").out()).isEqualTo("""
                        value,heaps,first,last
                        0,1,0,0
                        1,3,1,8
                        2,2,2,7
                        3,2,3,6
                        4,1,5,5
                        """);
    }

    private static String header(Path file) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        return new String(bytes.array(), 10, bytes.getShort(8), StandardCharsets.US_ASCII);
    }

    private static List<Long> numbers(Path file, int width) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        bytes.position(10 + bytes.getShort(8));
        List<Long> numbers = new ArrayList<>();
        while (bytes.hasRemaining()) {
            numbers.add(width == Integer.BYTES ? bytes.getInt() : bytes.getLong());
        }
        return numbers;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --csv  | a,b,grundy
            --md   | a = 0…3, b = 0…3
            --tex  | b, a
            --html | b, a
            --svg  | >b<
            --json | "name" : "b"
            """)
    void the_numbers_of_rules_keep_their_names(String form, String named) {
        assertThat(Ran.command("table", "-e", PAIRS, "--to", "3", form).out()).contains(named);
        assertThat(Ran.command("table", "-e", PAIRS, "--to", "3").out()).contains("a = 0…3, b = 0…3", "b\\a │");
    }

    @Test
    void a_single_number_of_rules_or_of_a_sum_keeps_its_name() {
        assertThat(Ran.command("table", "-e", "g: pile -> pile-1 if pile>0", "--to", "2", "--csv")
                        .out())
                .isEqualTo("pile,grundy\n0,0\n1,1\n2,0\n");
        assertThat(Ran.command("table", "nim(x,5)", "--to", "1", "--csv").out()).isEqualTo("x,grundy\n0,5\n1,4\n");
        assertThat(Ran.command("table", "nim", "--to", "1", "--csv").out()).isEqualTo("n,grundy\n0,0\n1,1\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--svg", "--md", "--tex", "--html", "--all"})
    void a_sequence_is_titled_with_the_game_that_was_asked_for(String form) {
        assertThat(Ran.command("sequence", "Dawson's Kayles", "--to", "9", form).out())
                .contains("Dawson's Kayles (0.07)");
    }

    @Test
    void a_period_is_told_of_the_game_that_was_asked_for_and_recorded_of_its_code() {
        assertThat(Ran.command("period", "Dawson's Kayles").out()).startsWith("Dawson's Kayles (0.07)  period 34");
        assertThat(Ran.command("period", "0.07").out()).startsWith("0.07  period 34");
        assertThat(Ran.command("period", "dawsonkayles", "--json").out()).contains("\"0.07\"");
    }
}
