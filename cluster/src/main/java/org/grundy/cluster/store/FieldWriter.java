package org.grundy.cluster.store;

import java.util.List;
import java.util.function.IntConsumer;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;

/// Writes the fields of a row one after the other, in the order of the schema.
public final class FieldWriter {
    private final MessageType schema;
    private final RecordConsumer out;
    private int field;

    /// @param schema whose fields are written
    public FieldWriter(MessageType schema, RecordConsumer out) {
        this.schema = schema;
        this.out = out;
    }

    /// A field of text.
    public void text(String value) {
        field(() -> out.addBinary(Binary.fromString(value)));
    }

    /// A field of 64 bits.
    public void number(long value) {
        field(() -> out.addLong(value));
    }

    /// A field of 32 bits.
    public void integer(int value) {
        field(() -> out.addInteger(value));
    }

    /// A field that is true or false.
    public void flag(boolean value) {
        field(() -> out.addBoolean(value));
    }

    /// A field that this row does not have.
    public void none() {
        field++;
    }

    /// A list of texts.
    public void texts(List<String> values) {
        list(values.size(), i -> out.addBinary(Binary.fromString(values.get(i))));
    }

    /// A list of numbers of 64 bits.
    public void numbers(List<Long> values) {
        list(values.size(), i -> out.addLong(values.get(i)));
    }

    private void list(int count, IntConsumer element) {
        field(() -> {
            out.startGroup();
            if (count > 0) {
                out.startField("list", 0);
                for (int i = 0; i < count; i++) {
                    out.startGroup();
                    out.startField("element", 0);
                    element.accept(i);
                    out.endField("element", 0);
                    out.endGroup();
                }
                out.endField("list", 0);
            }
            out.endGroup();
        });
    }

    private void field(Runnable value) {
        String name = schema.getFieldName(field);
        out.startField(name, field);
        value.run();
        out.endField(name, field);
        field++;
    }
}
