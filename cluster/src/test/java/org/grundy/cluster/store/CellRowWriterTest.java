package org.grundy.cluster.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Rows whose pages are made here are read by the reader of Parquet's own library.
final class CellRowWriterTest {
    private static final MessageType SCHEMA = MessageTypeParser.parseMessageType("""
        message row {
          required int32 one;
          required group few (LIST) { repeated group list { required int32 element; } }
          required group many (LIST) { repeated group list { required int32 element; } }
        }
        """);

    private static int[] numbers(Group row, String field) {
        Group list = row.getGroup(field, 0);
        return IntStream.range(0, list.getFieldRepetitionCount("list"))
                .map(i -> list.getGroup("list", i).getInteger("element", 0))
                .toArray();
    }

    private static final List<Integer> LARGEST = Thorough.part(
            "rows are read as they were written",
            4,
            List.of(0, 1, 3, 7, 8, 15, 16, 127, 128, 253, 254, 255, 65_535, 65_536, Integer.MAX_VALUE - 1));

    /// The largest values are those around the end of a byte, of two, and of four.
    @ParameterizedTest
    @FieldSource("LARGEST")
    void rows_are_read_as_they_were_written(int largest) throws IOException {
        RandomGenerator random = Seed.of("CellRowWriterTest").generator();
        List<int[]> written = new ArrayList<>();
        List<CellRowWriter.Pages> pages = new ArrayList<>();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CellRowWriter writer = new CellRowWriter(SCHEMA, out, new SpareBytes());
        for (int count : new int[] {1, 7, 8, 9, 200, 70_000}) {
            int[] many = random.ints(count, random.nextInt(-1, 1), largest + 1).toArray();
            many[random.nextInt(count)] = largest;
            pages.add(writer.row(List.of(new int[] {count}, new int[] {-3, count, 7}), CellArray.of(many)));
            written.add(many);
        }
        long length = writer.end();
        writer.close();
        byte[] file = out.toByteArray();
        assertThat(length).isEqualTo(file.length);
        SpareBytes spare = new SpareBytes();
        List<Group> rows = ParquetBytes.read(file, new GroupReadSupport());
        assertThat(rows).hasSameSizeAs(written);
        for (int i = 0; i < rows.size(); i++) {
            int[] many = written.get(i);
            assertThat(rows.get(i).getInteger("one", 0)).isEqualTo(many.length);
            assertThat(numbers(rows.get(i), "few")).containsExactly(-3, many.length, 7);
            assertThat(numbers(rows.get(i), "many")).isEqualTo(many);
            int from = Math.toIntExact(pages.get(i).offset());
            byte[] there = Arrays.copyOfRange(file, from, from + pages.get(i).bytes().length);
            assertThat(there).isEqualTo(pages.get(i).bytes());
            assertThat(CellRowWriter.cells(there, many.length, spare).holds(many))
                    .isTrue();
            assertThatIOException()
                    .isThrownBy(() -> CellRowWriter.cells(there, many.length + 1, spare))
                    .withMessageContaining("no list of");
            assertThat(pages.get(i).counts())
                    .isEqualTo(IntStream.of(many)
                            .boxed()
                            .collect(Collectors.groupingBy(each -> each, TreeMap::new, Collectors.counting())));
        }
    }
}
