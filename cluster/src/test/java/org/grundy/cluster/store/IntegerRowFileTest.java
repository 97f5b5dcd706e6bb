package org.grundy.cluster.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.util.List;
import java.util.random.RandomGenerator;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.grundy.testkit.Seed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Rows that are written column by column are those that Parquet's writer of records writes, byte for byte.
final class IntegerRowFileTest {
    private static final MessageType SCHEMA = MessageTypeParser.parseMessageType("""
            message row {
              required int32 one;
              required group few (LIST) { repeated group list { required int32 element; } }
              required group many (LIST) { repeated group list { required int32 element; } }
            }
            """);

    private static final MessageType MANY = MessageTypeParser.parseMessageType("""
            message row {
              required group many (LIST) { repeated group list { required int32 element; } }
            }
            """);

    /// The last has more different values than a dictionary holds.
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 1_000, 100_000, 600_000})
    void the_bytes_are_those_of_a_writer_of_records(int count) throws IOException {
        RandomGenerator random = Seed.of("IntegerRowFileTest").generator();
        int[] few = random.ints(count % 4).toArray();
        int[] many =
                random.ints(count, -1, count < 600_000 ? 5 : Integer.MAX_VALUE).toArray();
        byte[] expected = ParquetBytes.write(SCHEMA, List.of(many), (all, out) -> {
            FieldWriter fields = new FieldWriter(SCHEMA, out);
            fields.integer(count);
            fields.integers(few);
            fields.integers(all);
        });
        assertThat(IntegerRowFile.bytes(SCHEMA, List.of(new int[] {count}, few, many)))
                .isEqualTo(expected);
        if (count > 0) {
            assertThat(IntegerRowFile.values(expected, MANY, count)).isEqualTo(many);
        }
        assertThatIOException()
                .isThrownBy(() -> IntegerRowFile.values(expected, MANY, count + 2))
                .withMessageContaining("no file of one row");
    }
}
