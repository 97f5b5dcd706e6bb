package org.grundy.cluster.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.ReadSupport;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.DelegatingSeekableInputStream;
import org.apache.parquet.io.InputFile;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.PositionOutputStream;
import org.apache.parquet.io.SeekableInputStream;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;
import org.jspecify.annotations.Nullable;

/// Parquet files in memory. The same rows give the same bytes: nothing of the time or the machine is in them.
public final class ParquetBytes {
    private ParquetBytes() {}

    /// A file of rows.
    ///
    /// @param fields writes the fields of a row, in the order of the schema
    public static <T> byte[] write(MessageType schema, List<T> rows, BiConsumer<T, RecordConsumer> fields)
            throws IOException {
        Sink sink = new Sink();
        try (ParquetWriter<T> writer = new Builder<T>(sink, new Rows<>(schema, fields))
                .withConf(new PlainParquetConfiguration())
                .withCompressionCodec(CompressionCodecName.ZSTD)
                .withDictionaryEncoding(true)
                .build()) {
            for (T row : rows) {
                writer.write(row);
            }
        }
        return ParquetFooter.ordered(sink.bytes());
    }

    /// The rows of a file.
    public static <T> List<T> read(byte[] bytes, ReadSupport<T> support) throws IOException {
        List<T> rows = new ArrayList<>();
        try (ParquetReader<T> reader = new Reader<>(new Source(bytes), support)
                .withConf(new PlainParquetConfiguration())
                .build()) {
            for (T row = reader.read(); row != null; row = reader.read()) {
                rows.add(row);
            }
        }
        return rows;
    }

    private static final class Builder<T> extends ParquetWriter.Builder<T, Builder<T>> {
        private final WriteSupport<T> support;

        Builder(OutputFile file, WriteSupport<T> support) {
            super(file);
            this.support = support;
        }

        @Override
        protected Builder<T> self() {
            return this;
        }

        @Override
        @SuppressWarnings("deprecation")
        protected WriteSupport<T> getWriteSupport(Configuration conf) {
            return support;
        }

        @Override
        protected WriteSupport<T> getWriteSupport(ParquetConfiguration conf) {
            return support;
        }
    }

    private static final class Reader<T> extends ParquetReader.Builder<T> {
        private final ReadSupport<T> support;

        Reader(InputFile file, ReadSupport<T> support) {
            super(file);
            this.support = support;
        }

        @Override
        protected ReadSupport<T> getReadSupport() {
            return support;
        }
    }

    private static final class Rows<T> extends WriteSupport<T> {
        private final MessageType schema;
        private final BiConsumer<T, RecordConsumer> fields;
        private @Nullable RecordConsumer out;

        Rows(MessageType schema, BiConsumer<T, RecordConsumer> fields) {
            this.schema = schema;
            this.fields = fields;
        }

        @Override
        @SuppressWarnings("deprecation")
        public WriteContext init(Configuration conf) {
            return new WriteContext(schema, Map.of());
        }

        @Override
        public WriteContext init(ParquetConfiguration conf) {
            return new WriteContext(schema, Map.of());
        }

        @Override
        public void prepareForWrite(RecordConsumer consumer) {
            this.out = consumer;
        }

        @Override
        public void write(T row) {
            RecordConsumer consumer = Objects.requireNonNull(out);
            consumer.startMessage();
            fields.accept(row, consumer);
            consumer.endMessage();
        }
    }

    /// A file in memory that is written.
    static final class Sink implements PlainOutput {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 16);

        byte[] bytes() {
            return bytes.toByteArray();
        }

        @Override
        public PositionOutputStream create(long blockSizeHint) {
            return new PositionOutputStream() {
                @Override
                public long getPos() {
                    return bytes.size();
                }

                @Override
                public void write(int octet) {
                    bytes.write(octet);
                }

                @Override
                public void write(byte[] from, int offset, int length) {
                    bytes.write(from, offset, length);
                }
            };
        }
    }

    /// A file in memory that is read.
    static final class Source implements InputFile {
        private final byte[] bytes;

        Source(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public long getLength() {
            return bytes.length;
        }

        @Override
        public SeekableInputStream newStream() {
            return new Seekable(new Positioned(bytes));
        }
    }

    /// A stream that knows where it is.
    private static final class Positioned extends ByteArrayInputStream {
        Positioned(byte[] bytes) {
            super(bytes);
        }

        int position() {
            return pos;
        }

        void seek(long position) throws IOException {
            if (position < 0 || position > count) {
                throw new EOFException("there is no byte " + position);
            }
            pos = (int) position;
        }
    }

    private static final class Seekable extends DelegatingSeekableInputStream {
        private final Positioned bytes;

        Seekable(Positioned bytes) {
            super(bytes);
            this.bytes = bytes;
        }

        @Override
        public long getPos() {
            return bytes.position();
        }

        @Override
        public void seek(long position) throws IOException {
            bytes.seek(position);
        }

        @Override
        public int read(ByteBuffer buffer) throws IOException {
            byte[] some = new byte[buffer.remaining()];
            int count = bytes.read(some, 0, some.length);
            if (count > 0) {
                buffer.put(some, 0, count);
            }
            return count;
        }
    }
}
