package org.grundy.web.http;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.grundy.render.json.writer.RecordMembers;
import org.grundy.text.BilingualText;
import org.grundy.web.question.Integers;
import org.jspecify.annotations.Nullable;

/// What a field of a question may hold.
enum FieldType {
    TEXT("a text", "文本") {
        @Override
        @Nullable
        Object value(Object json) {
            return json instanceof String ? json : null;
        }
    },
    TRUTH("true or false", " true 或 false") {
        @Override
        @Nullable
        Object value(Object json) {
            return json instanceof Boolean ? json : null;
        }

        @Override
        Object json(String text) {
            return text.equals("true") || text.equals("false") ? (Object) Boolean.valueOf(text) : text;
        }
    },
    INTEGER("an integer from -2147483648 to 2147483647", " -2147483648 到 2147483647 的整数") {
        @Override
        @Nullable
        Object value(Object json) {
            Long number = integer(json);
            return number == null || number.intValue() != number ? null : (Object) number.intValue();
        }

        @Override
        Object json(String text) {
            return number(text);
        }
    },
    LONG("an integer of 64 bits", " 64 位整数") {
        @Override
        @Nullable
        Object value(Object json) {
            return integer(json);
        }

        @Override
        Object json(String text) {
            return number(text);
        }
    },
    TEXTS("a list of texts", "文本的列表") {
        @Override
        @Nullable
        Object value(Object json) {
            return list(json, TEXT);
        }

        @Override
        Object json(List<String> texts) {
            return texts;
        }
    },
    LONGS("a list of integers of 64 bits", " 64 位整数的列表") {
        @Override
        @Nullable
        Object value(Object json) {
            return list(json, LONG);
        }

        @Override
        Object json(List<String> texts) {
            return texts.stream().map(LONG::json).toList();
        }
    };

    /// The types of fields that are no lists.
    private static final Map<Class<?>, FieldType> ONE =
            Map.of(String.class, TEXT, Boolean.class, TRUTH, Integer.class, INTEGER, Long.class, LONG);

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,20}");

    private final BilingualText allowed;

    FieldType(String en, String zh) {
        allowed = new BilingualText(en, zh);
    }

    /// The type of a field.
    ///
    /// @throws IllegalArgumentException if no question has such a one
    static FieldType of(RecordMembers.Member field) {
        Class<?> type = field.type();
        if (type == List.class) {
            return field.has(Integers.class) ? LONGS : TEXTS;
        }
        FieldType one = ONE.get(type);
        if (one == null) {
            throw new IllegalArgumentException("no question has a field of " + type);
        }
        return one;
    }

    /// What it may hold, in words that follow "must be".
    BilingualText allowed() {
        return allowed;
    }

    /// Null if the JSON value is of another type.
    @Nullable
    abstract Object value(Object json);

    /// What a text in an address is as JSON; the text itself where it is nothing of this type.
    Object json(String text) {
        return text;
    }

    /// What the texts are as JSON that an address has for a field: one value, or a list.
    Object json(List<String> texts) {
        return texts.size() == 1 ? json(texts.getFirst()) : texts;
    }

    private static Object number(String text) {
        return NUMBER.matcher(text).matches() ? new BigInteger(text) : text;
    }

    private static @Nullable Long integer(Object json) {
        return switch (json) {
            case Integer number -> number.longValue();
            case Long number -> number;
            case BigInteger number when number.bitLength() < Long.SIZE -> number.longValue();
            default -> null;
        };
    }

    private static @Nullable Object list(Object json, FieldType type) {
        if (!(json instanceof List<?> elements)) {
            return null;
        }
        List<Object> values = new ArrayList<>();
        for (Object element : elements) {
            Object value = element == null ? null : type.value(element);
            if (value == null) {
                return null;
            }
            values.add(value);
        }
        return values;
    }
}
