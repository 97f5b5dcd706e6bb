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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.grundy.cli.Ran;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class SequenceCommandTest {
    @Test
    void values_stand_in_rows_above_what_stands_out_in_them() {
        // A002186: Kayles.
        assertThat(Ran.command("sequence", "kayles", "--to", "40").out())
                .contains("kayles (0.77) — Grundy values of heaps 0…40")
                .contains(" 0 │   0   1   2   3   1   4   3   2   1   4   2   6   4   1   2   7   1   4   3   2")
                .contains("maximum   8, first at n = 27")
                .contains("zeros     1, the last at n = 0");
    }

    @ParameterizedTest
    @CsvSource({
        "octal[0.77], 0.77",
        "grundy, grundy (4!.0)",
        "4u.0, 4!.0",
        "0.:3, 0.[3]",
        "lasker, lasker (4.[3])",
        "code[0.8], 0.8",
        "S-Nim[1;2], 'subtraction[1,2]'",
        "allbut[3], allbut[3]"
    })
    void codes_and_games_have_many_spellings(String written, String meant) {
        assertThat(Ran.command("sequence", written.replace(';', ','), "--to", "9")
                        .out())
                .startsWith(meant + " — ");
    }

    @Test
    void what_has_no_sequence_is_refused_with_its_place() {
        Ran wythoff = Ran.command("sequence", "wythoff");
        assertThat(wythoff.exit()).isEqualTo(2);
        assertThat(wythoff.err()).contains("wythoff is not played by a code", "^^^^^^^");
        Ran zero = Ran.command("period", "3.7");
        assertThat(zero.exit()).isEqualTo(2);
        assertThat(zero.err()).contains("digit 0 takes no tokens", "play would never end");
        assertThat(Ran.command("sequence", "0.9W").err()).contains("\"W\" is not a digit: digits are 0–9 and A–V");
        assertThat(Ran.command("sequence", "0.77", "--to", "1e10").err()).contains("at most 2147483638 values");
    }

    private static JsonNode json(String... arguments) {
        return JsonMapper.shared().readTree(Ran.command(arguments).out());
    }

    @Test
    void json_lists_values_with_what_stands_out_in_them() {
        JsonNode grundy = json("sequence", "grundy", "--to", "25", "--json");
        // A002188: Grundy's game.
        assertThat(grundy.get("values").toString()).isEqualTo("[0,0,0,1,0,2,1,0,2,1,0,2,1,3,2,1,3,2,4,3,0,4,3,0,4,3]");
        assertThat(grundy.get("from").asInt()).isZero();
        assertThat(grundy.get("max").toString()).isEqualTo("{\"value\":4,\"at\":18}");
        assertThat(grundy.get("rare").propertyNames()).contains("mask", "count", "last");
        assertThat(grundy.get("kernel").asString()).isEqualTo("plain");
    }

    @Test
    void a_long_list_is_cut_with_its_true_length_beside_it() {
        JsonNode cut = json("sequence", "0.3", "--to", "150000", "--json");
        assertThat(cut.get("values").size()).isEqualTo(100_000);
        assertThat(cut.get("count").asInt()).isEqualTo(150_001);
        assertThat(json("sequence", "0.3", "--to", "150000", "--json", "--all")
                        .get("values")
                        .size())
                .isEqualTo(150_001);
    }

    @Test
    void a_part_begins_where_it_is_asked_to() {
        JsonNode part = json("sequence", "kayles", "--from", "70", "--to", "75", "--json");
        assertThat(part.get("values").toString()).isEqualTo("[6,7,4,1,2,8]");
        assertThat(Ran.command("sequence", "kayles", "--from", "9", "--to", "5").err())
                .contains("--from is 9, beyond the last heap, 5");
    }

    @Test
    void threads_are_counted_from_one_and_change_no_value() {
        assertThat(json("sequence", "0.007", "--to", "3000", "--threads", "3", "--json")
                        .get("values"))
                .isEqualTo(json("sequence", "0.007", "--to", "3000", "--kernel", "plain", "--json")
                        .get("values"));
        Ran none = Ran.command("period", "0.07", "--threads", "0");
        assertThat(none.exit()).isEqualTo(2);
        assertThat(none.err()).contains("--threads is 0, but must be at least 1");
    }

    private static final JsonNode OF_0_6 =
            json("sequence", "0.6", "--to", "1000", "--json").get("values");

    @ParameterizedTest
    @CsvSource({"auto", "plain", "sparse", "bitset", "rows", "word"})
    void all_kernels_give_the_same(String kernel) {
        assertThat(json("sequence", "0.6", "--to", "1000", "--kernel", kernel, "--json")
                        .get("values"))
                .isEqualTo(OF_0_6);
    }

    @Test
    void a_kernel_that_is_none_or_does_not_suit_is_refused() {
        assertThat(Ran.command("sequence", "0.6", "--kernel", "fast").err())
                .contains(
                        "--kernel is one of auto, plain, sparse, bitset, word, partitions, repeating, subtraction, allbut");
        assertThat(Ran.command("sequence", "0.8", "--kernel", "bitset").err())
                .contains("cannot compute 0.8, only finite codes that split heaps in two");
        assertThat(Ran.command("sequence", "0.6", "--kernel", "allbut").err()).contains("the kernel allbut");
    }

    @ParameterizedTest
    @CsvSource({"0.:3, repeating", "'subtraction[1,3]', subtraction", "'allbut[1,3]', allbut", "0.8, partitions"})
    void the_kernel_that_is_chosen_can_be_asked_for(String rules, String kernel) {
        JsonNode chosen = json("sequence", rules, "--to", "200", "--json");
        assertThat(chosen.get("kernel").asString()).isEqualTo(kernel);
        assertThat(json("sequence", rules, "--to", "200", "--kernel", kernel, "--json")
                        .get("values"))
                .isEqualTo(chosen.get("values"));
    }

    @ParameterizedTest
    @CsvSource({"0.77, 300, |u1, 1", "0.:3, 300, <u2, 2", "0.:3, 70000, <i4, 4"})
    void numpy_files_hold_the_values(String code, int to, String type, int width, @TempDir Path folder)
            throws IOException {
        Path file = folder.resolve("values.npy");
        Ran ran = Ran.command("sequence", code, "--to", Integer.toString(to), "--npy", file.toString());
        assertThat(ran.exit()).isZero();
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        byte[] magic = new byte[8];
        bytes.get(magic);
        assertThat(magic).containsExactly(0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0);
        byte[] header = new byte[bytes.getShort()];
        bytes.get(header);
        assertThat(bytes.position() % 64).isZero();
        Matcher fields = Pattern.compile("\\{'descr': '(.*)', 'fortran_order': False, 'shape': \\((\\d+),\\), \\} *\n")
                .matcher(new String(header, StandardCharsets.US_ASCII));
        assertThat(fields.matches()).isTrue();
        assertThat(fields.group(1)).isEqualTo(type);
        assertThat(fields.group(2)).isEqualTo(Integer.toString(to + 1));
        List<Integer> values = new ArrayList<>();
        while (bytes.hasRemaining()) {
            values.add(width == 1 ? bytes.get() & 0xFF : width == 2 ? bytes.getChar() : bytes.getInt());
        }
        JsonNode listed =
                json("sequence", code, "--to", Integer.toString(to), "--json").get("values");
        assertThat(values).hasSize(to + 1);
        assertThat(values.toString().replace(" ", "")).isEqualTo(listed.toString());
    }

    @Test
    void csv_has_a_line_for_each_heap(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("values.csv");
        Ran.command("sequence", "kayles", "--from", "3", "--to", "5", "--csv", file.toString());
        assertThat(Files.readAllLines(file)).containsExactly("n,grundy", "3,3", "4,1", "5,4");
    }

    @Tag(Thorough.TAG)
    @Test
    void a_plot_shows_the_period(@TempDir Path folder) throws IOException {
        Path svg = folder.resolve("kayles.svg");
        Path png = folder.resolve("kayles.png");
        Ran.command("sequence", "kayles", "--to", "400", "--svg", svg.toString(), "--png", png.toString());
        assertThat(Files.readString(svg))
                .contains("period 12 from n = 71 on (proved)", "exception", "before the period");
        assertThat(ImageIO.read(png.toFile()).getWidth()).isGreaterThan(1000);
        Path long1 = folder.resolve("long.svg");
        Ran.command("sequence", "0.07", "--to", "1e5", "--svg", long1.toString(), "--lang", "zh");
        assertThat(Files.readString(long1)).contains("从 n = 53 起周期为 34（已证明）");
        assertThat(Files.size(long1)).isLessThan(2_000_000);
    }

    @Test
    void time_that_is_over_leaves_what_is_there() {
        Ran ran = Ran.command("sequence", "0.8", "--to", "1e6", "--time", "300ms", "--json");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).contains("of 1000001 values are there", "300ms");
        assertThat(JsonMapper.shared().readTree(ran.out()).get("count").asInt()).isBetween(1, 1_000_000);
    }

    @Test
    void more_values_than_memory_are_refused_before_anything_is_computed() {
        Ran ran = Ran.command("sequence", "0.6", "--to", "1e9", "--memory", "100m");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("need 954 MB of memory or more", "--checkpoint DIR");
    }
}
