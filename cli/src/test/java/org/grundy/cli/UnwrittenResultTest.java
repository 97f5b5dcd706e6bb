package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.console.Console;
import org.grundy.render.Language;
import org.grundy.render.terminal.ResultStream;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A result that cannot be written to standard output is told, and has an exit code of its own, wherever it breaks off.
final class UnwrittenResultTest {
    private static final String FULL = "No space left on device";
    private static final String CLOSED = "Broken pipe";

    /// `serve` answers in a few more bytes, and then goes on for ever.
    private static final int SHORTEST = 7;

    /// Bytes that are taken: less than any answer has, some of most, and the buffer of the stream.
    private static final List<Integer> ROOMS = List.of(0, SHORTEST, 300, 8192);

    @TempDir
    Path folder;

    /// In a usual build one of them for each line, all of them in turn.
    private static List<Integer> rooms(int turn) {
        int step = Thorough.bound(ROOMS.size(), 1);
        return IntStream.range(0, ROOMS.size())
                .filter(place -> place % step == turn % step)
                .mapToObj(ROOMS::get)
                .toList();
    }

    private static Ran run(CutStream out, List<String> words) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                new ByteArrayInputStream(AnsweringLines.INPUT.getBytes(StandardCharsets.UTF_8)),
                ResultStream.printing(out, StandardCharsets.UTF_8, () -> false),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Map.of(),
                false,
                false,
                false,
                Language.EN);
        int exit = Main.run(words.toArray(String[]::new), console);
        return new Ran(exit, new String(out.taken(), StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    static Stream<String> commands() {
        return AnsweringLines.commands();
    }

    /// All forms in which a command prints its answer.
    private List<List<String>> lines(String command) {
        List<String> line = AnsweringLines.of(command, folder);
        List<List<String>> lines = new ArrayList<>();
        for (List<String> form : AnsweringLines.forms(command)) {
            lines.add(Stream.concat(line.stream(), form.stream()).toList());
        }
        lines.add(List.of(command, "--help"));
        return lines;
    }

    @ParameterizedTest
    @MethodSource("commands")
    void an_answer_that_cannot_be_written_is_told_wherever_it_breaks_off(String command) {
        List<List<String>> all = lines(command);
        List<List<String>> lines = Thorough.part("unwritten answers of " + command, Math.min(3, all.size()), all);
        for (int i = 0; i < lines.size(); i++) {
            List<String> line = lines.get(i);
            boolean endless = command.equals("serve") && !line.contains("--help");
            for (int room : endless ? List.of(0, SHORTEST) : rooms(command.length() + i)) {
                CutStream out = new CutStream(room, FULL);
                Ran ran = run(out, line);
                assertThat(out.isCut() || room > SHORTEST)
                        .as(line + " fills " + room + " bytes")
                        .isTrue();
                if (out.isCut()) {
                    assertThat(ran.err())
                            .as(line + " cut at " + room)
                            .endsWith("grundy: the result cannot be written to standard output: " + FULL + "\n");
                    assertThat(ran.exit()).as(line + " cut at " + room).isEqualTo(74);
                    assertThat(out.taken()).hasSize(room);
                } else {
                    assertThat(ran.exit()).as(line + " in " + room).isIn(0, 1);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("commands")
    void a_reader_who_has_seen_enough_is_told_nothing(String command) {
        List<List<String>> lines = lines(command);
        for (List<String> line : Thorough.part("readers of " + command, Math.min(4, lines.size()), lines)) {
            Ran ran = run(new CutStream(SHORTEST, CLOSED), line);
            assertThat(ran.exit()).as(line.toString()).isZero();
            assertThat(ran.err()).as(line.toString()).doesNotContain("cannot be written", "exit code");
        }
    }

    @Test
    void a_file_that_is_asked_for_is_written_where_the_answer_cannot_be() {
        for (String reason : List.of(FULL, CLOSED)) {
            for (List<String> line : List.of(
                    List.of("solve", "nim", "3", "4", "5", "--certificate"),
                    List.of("solve", "nim", "3", "4", "5", "--json", "--md"),
                    List.of("period", "0.77", "--certificate"),
                    List.of("quotient", "0.23", "--certificate"),
                    List.of("genus", "kayles(3)", "--certificate"),
                    List.of("sequence", "0.77", "--json", "--csv"),
                    List.of("table", "nim", "--to", "9", "--json", "--csv"),
                    List.of("survey", "0.7", "--max", "100", "--csv"))) {
                Path file = folder.resolve(line.getFirst() + reason.length() + line.size());
                Ran ran = run(
                        new CutStream(1, reason),
                        Stream.concat(line.stream(), Stream.of(file.toString())).toList());
                assertThat(file).as(line.toString()).isNotEmptyFile();
                assertThat(ran.exit()).as(line.toString()).isEqualTo(reason.equals(FULL) ? 74 : 0);
            }
        }
    }
}
