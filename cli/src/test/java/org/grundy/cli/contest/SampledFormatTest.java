package org.grundy.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.grundy.cli.Ran;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// From the sample of a statement `export` guesses what the input looks like and which words are
/// printed. The samples are those of the statements, the formats were written by hand from the
/// statements.
final class SampledFormatTest {
    private static final String SETS = "take(S): h -> h - s for s in S if s <= h";

    @TempDir
    Path folder;

    private Path in;
    private Path out;

    @BeforeEach
    void name_the_files() {
        in = folder.resolve("in.txt");
        out = folder.resolve("out.txt");
    }

    private Ran export(String problem, String... arguments) throws IOException {
        Sample sample = Objects.requireNonNull(Statements.all().stream()
                .filter(each -> each.problem().equals(problem))
                .findFirst()
                .orElseThrow()
                .sample());
        Files.writeString(in, sample.input());
        Files.writeString(out, sample.output());
        return Ran.command(Stream.concat(
                        Stream.concat(Stream.of("export"), Stream.of(arguments)),
                        Stream.of("--sample", in.toString(), out.toString(), "--template", "sg"))
                .toArray(String[]::new));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "HDU 1846 | bash(m): n -> n - k for k in 1..min(m, n) | m=1..4 | --input \"T*(n m)\" --words \"first,second\"",
                "HDU 1536 | take(S): h -> h - s for s in S if s <= h | | --input \"*(q S[q] T*(sum k*h)) until 0\" --words \"W,L\" --between \"\"",
                "HDU 1851 | heap: (m, l) -> (m - k, l) for k in 1..min(m, l) | | --input \"T*(sum k*(m l))\" --words \"No,Yes\"",
                "CodeChef NUMGAME | g: n -> n - d for d in divisors(n) if d < n | | --input \"T*n\" --words \"ALICE,BOB\"",
                "HDU 1848 | fib: n -> n - k for k in {1,2,3,5,8,13,21} if k <= n | | --input \"*(sum 3*n) until 0 0 0\" --words \"Fibo,Nacci\"",
            })
    void a_format_is_guessed_from_a_sample(String problem, String rules, String vary, String options)
            throws IOException {
        List<String> arguments = Stream.concat(
                        Stream.of("-e", rules), Stream.ofNullable(vary).flatMap(range -> Stream.of("--vary", range)))
                .toList();
        Ran ran = export(problem, arguments.toArray(String[]::new));
        assertThat(ran.exit()).as("%s", ran.err()).isZero();
        assertThat(ran.err().lines().findFirst()).contains("the sample is answered by " + options);
        assertThat(ran.out()).contains("int main()");
    }

    @Test
    void a_format_that_is_given_is_compared_with_the_sample() throws IOException {
        String[] right = {"-e", SETS, "--input", "*(k S[k] m*(sum l*h)) until 0", "--words", "W,L", "--between", ""};
        assertThat(export("HDU 1536", right).err()).contains("the sample is answered as it should be");
        String[] wrong = {"-e", SETS, "--input", "*(k S[k] m*(sum l*h)) until 0", "--words", "L,W", "--between", ""};
        Ran ran = export("HDU 1536", wrong);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("the sample is answered otherwise");
    }

    @Test
    void a_sample_of_another_game_has_no_format() throws IOException {
        Ran ran = export("HDU 1846", "-e", "n -> n - 1");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("no likely format answers the sample");
    }

    @Test
    void a_sample_that_cannot_be_read_is_named() {
        Ran ran = Ran.command("export", "nim", "--sample", in.toString(), out.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("in.txt cannot be read");
    }
}
