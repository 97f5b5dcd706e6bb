package org.grundy.render.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.grundy.render.json.writer.OmittedIfNull;
import org.grundy.testkit.Seed;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/// JSON is written as Jackson writes it with its indentation, but for large integers, which become texts.
final class JsonTextTest {
    private static final JsonMapper JACKSON = JsonMapper.builder()
            .enable(tools.jackson.databind.SerializationFeature.INDENT_OUTPUT)
            .build();

    private record Inner(
            int number,
            @OmittedIfNull @Nullable String omitted,
            @Nullable String kept) {}

    @OmittedIfNull
    private record Outer(@Nullable Inner inner, @Nullable List<String> names) {}

    private record None() {}

    @Test
    void random_values_are_written_as_jackson_writes_them() {
        RandomGenerator random = Seed.of("JsonTextTest").generator();
        for (int i = 0; i < 2_000; i++) {
            Object value = value(random, 4);
            assertThat(Json.of(value)).isEqualTo(JACKSON.writeValueAsString(value) + "\n");
        }
    }

    @Test
    void rows_of_integers_are_written_as_lists_of_them_are() {
        RandomGenerator random = Seed.of("rows of integers").generator();
        for (int length : new int[] {0, 1, 2, 1023, 1024, 1025, 3000}) {
            int[] numbers = random.ints(length)
                    .map(number -> number >> random.nextInt(32))
                    .toArray();
            if (length > 1) {
                numbers[0] = Integer.MIN_VALUE;
                numbers[length - 1] = Integer.MAX_VALUE;
            }
            assertThat(Json.of(numbers)).isEqualTo(JACKSON.writeValueAsString(numbers) + "\n");
        }
    }

    private static @Nullable Object value(RandomGenerator random, int depth) {
        return switch (random.nextInt(depth > 0 ? 8 : 6)) {
            case 0 -> null;
            case 1 -> random.nextBoolean();
            case 2 -> random.nextInt();
            case 3 -> random.nextLong(-(1L << 53) + 1, 1L << 53);
            case 4 -> random.nextDouble() * Math.pow(10, random.nextInt(-20, 20));
            case 5 -> text(random);
            case 6 -> {
                List<@Nullable Object> list = new ArrayList<>();
                for (int i = random.nextInt(4); i > 0; i--) {
                    list.add(value(random, depth - 1));
                }
                yield list;
            }
            default -> {
                Map<String, @Nullable Object> map = new LinkedHashMap<>();
                for (int i = random.nextInt(4); i > 0; i--) {
                    map.put(text(random), value(random, depth - 1));
                }
                yield map;
            }
        };
    }

    /// Half of its characters among the first, where those stand that must be escaped.
    private static String text(RandomGenerator random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(12); i > 0; i--) {
            text.appendCodePoint(random.nextBoolean() ? random.nextInt(0x80) : random.nextInt(0x80, 0xD800));
        }
        return text.toString();
    }

    @Test
    void integers_that_some_readers_round_are_written_as_texts() {
        long exact = (1L << 53) - 1;
        assertThat(Json.of(List.of(exact, -exact, exact + 1, BigInteger.TEN.pow(20))))
                .isEqualTo(
                        "[ 9007199254740991, -9007199254740991, \"9007199254740992\", \"100000000000000000000\" ]\n");
    }

    @Test
    void components_of_records_are_members_and_left_out_where_they_are_marked() {
        assertThat(Json.of(new Outer(new Inner(1, null, null), null))).isEqualTo("""
                {
                  "inner" : {
                    "number" : 1,
                    "kept" : null
                  }
                }
                """);
        assertThat(Json.of(new None())).isEqualTo("{ }\n");
        assertThat(Json.line(new Inner(1, "x", "y"))).isEqualTo("""
                {
                  "version" : 1,
                  "number" : 1,
                  "omitted" : "x",
                  "kept" : "y"
                }
                """);
    }

    @Test
    void arrays_constants_and_lists_made_as_they_are_asked_for_are_written() {
        assertThat(Json.of(List.of(new int[] {1, 2}, new String[] {"a"}, Thread.State.NEW, new long[0])))
                .isEqualTo("[ [ 1, 2 ], [ \"a\" ], \"NEW\", [ ] ]\n");
    }

    @Test
    void what_is_written_to_a_stream_is_the_text_in_utf_8() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Json.write(Map.of("博弈", 1), out);
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(Json.of(Map.of("博弈", 1)));
    }
}
