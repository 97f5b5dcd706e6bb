package org.grundy.render.json;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.io.OutputStream;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.ser.std.StdSerializer;

/// Writes records as JSON.
public final class Json {
    /// The largest integer up to which every JSON reader is exact.
    private static final BigInteger LARGEST_EXACT = BigInteger.TWO.pow(53).subtract(BigInteger.ONE);

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .addModule(new SimpleModule()
                    .addSerializer(BigInteger.class, new Integers<>(BigInteger.class))
                    .addSerializer(Long.class, new Integers<>(Long.class))
                    .addSerializer(long.class, new Integers<>(Long.class)))
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .disable(SerializationFeature.WRAP_EXCEPTIONS) // a run signals its end by an exception
            .build();

    /// The version of the records that commands print. It rises when a field is renamed, removed or changes its
    /// meaning; a new field does not raise it.
    public static final int VERSION = 1;

    /// A record with the version before its fields.
    private record Versioned(int version, @JsonUnwrapped Object content) {}

    private Json() {}

    /// What a command prints of a record, or of a list of them: JSON in lines of its own, with [#VERSION].
    public static String line(Object value) {
        return of(printed(value));
    }

    /// The word that stands for a constant: its name in lower case.
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /// What a command prints: a record with the version before its fields, or a list of such records.
    public static Object printed(Object value) {
        return value instanceof List<?> list
                ? list.stream().map(each -> new Versioned(VERSION, each)).toList()
                : new Versioned(VERSION, value);
    }

    /// A record as indented JSON, ended by a line break.
    public static String of(Object value) {
        return MAPPER.writeValueAsString(value) + "\n";
    }

    /// A record as a JSON object, for those who add to it.
    public static ObjectNode members(Object value) {
        return MAPPER.valueToTree(value);
    }

    /// Writes a record as indented JSON, ended by a line break, however long it is.
    ///
    /// @param out not closed
    public static void write(Object value, OutputStream out) {
        MAPPER.writer().without(StreamWriteFeature.AUTO_CLOSE_TARGET).writeValue(out, value);
        PrintStream lines = new PrintStream(out, true, StandardCharsets.UTF_8);
        lines.print("\n");
        lines.flush();
    }

    /// An integer as a number where that is exact in every reader, else as a string.
    private static final class Integers<N extends Number> extends StdSerializer<N> {
        Integers(Class<N> type) {
            super(type);
        }

        @Override
        public void serialize(N value, JsonGenerator out, SerializationContext context) {
            BigInteger integer = value instanceof BigInteger big ? big : BigInteger.valueOf(value.longValue());
            if (integer.abs().compareTo(LARGEST_EXACT) > 0) {
                out.writeString(integer.toString());
            } else {
                out.writeNumber(integer.longValueExact());
            }
        }
    }
}
