package org.grundy.render.schema;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.render.json.writer.RecordMembers;
import org.jspecify.annotations.Nullable;

/// JSON schemas of records, made from their components. Records are named and referred to; a component that may be
/// null or left out is not required, or allows null.
public final class RecordSchemas {
    private static final Map<String, Object> BOOLEAN = Map.of("type", "boolean");
    private static final Map<String, Object> INTEGER = Map.of("type", "integer");
    private static final Map<String, Object> LARGE = Map.of("type", List.of("integer", "string"));
    private static final Map<Class<?>, Map<String, Object>> PLAIN = Map.of(
            String.class, Map.of("type", "string"),
            boolean.class, BOOLEAN,
            Boolean.class, BOOLEAN,
            int.class, INTEGER,
            Integer.class, INTEGER,
            long.class, LARGE,
            Long.class, LARGE,
            BigInteger.class, LARGE,
            double.class, Map.of("type", "number"));

    private final String place;
    private final Function<RecordComponent, Optional<String>> meaning;
    private final Map<String, Object> named = new LinkedHashMap<>();

    /// Schemas of records that are written.
    ///
    /// @param place where the named schemas will stand in the document, such as `#/$defs/`
    public RecordSchemas(String place) {
        this(place, component -> Optional.empty());
    }

    /// Schemas of records that are written, whose fields are described.
    ///
    /// @param place where the named schemas will stand in the document, such as `#/$defs/`
    /// @param meaning what a component is, for its description
    public RecordSchemas(String place, Function<RecordComponent, Optional<String>> meaning) {
        this.place = place;
        this.meaning = meaning;
    }

    /// The schemas of all records met so far, by name.
    public Map<String, Object> named() {
        return named;
    }

    /// The schema of a type: a record, a list, a map, a text, a number or a truth value; anything for other types.
    public Map<String, Object> of(Type type) {
        return switch (type) {
            case Class<?> plain when plain.isRecord() -> reference(plain);
            case Class<?> plain -> plain(plain);
            case ParameterizedType generic -> generic(generic);
            case WildcardType wildcard -> of(wildcard.getUpperBounds()[0]);
            default -> Map.of();
        };
    }

    private Map<String, Object> generic(ParameterizedType type) {
        Type[] arguments = type.getActualTypeArguments();
        if (type.getRawType() == List.class) {
            return list(of(arguments[0]));
        }
        return type.getRawType() == Map.class
                ? ordered("type", "object", "additionalProperties", of(arguments[1]))
                : Map.of();
    }

    /// The schema of a list.
    public static Map<String, Object> list(Map<String, Object> items) {
        return ordered("type", "array", "items", items);
    }

    /// An object with its members in this order, so that the document is the same each time.
    ///
    /// @param namesAndValues in turn
    public static Map<String, Object> ordered(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put(namesAndValues[i].toString(), namesAndValues[i + 1]);
        }
        return object;
    }

    private static Map<String, Object> plain(Class<?> type) {
        return PLAIN.getOrDefault(type, Map.of());
    }

    private Map<String, Object> reference(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        String name = (outer == null ? "" : outer.getSimpleName() + ".") + type.getSimpleName();
        if (!named.containsKey(name)) {
            named.put(name, Map.of());
            named.put(name, object(type));
        }
        return Map.of("$ref", place + name);
    }

    /// The schema of a record with its fields, and not by its name.
    public Map<String, Object> object(Class<?> type) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            boolean nullable = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
            properties.put(component.getName(), property(component, nullable));
            if (!nullable || !RecordMembers.isOmittedIfNull(component)) {
                required.add(component.getName());
            }
        }
        return ordered("type", "object", "properties", properties, "required", required, "additionalProperties", false);
    }

    private Map<String, Object> property(RecordComponent component, boolean nullable) {
        Map<String, Object> schema = of(component.getGenericType());
        Map<String, Object> property = new LinkedHashMap<>();
        if (nullable && !schema.isEmpty()) {
            property.put("anyOf", List.of(schema, Map.of("type", "null")));
        } else {
            property.putAll(schema);
        }
        meaning.apply(component).ifPresent(text -> property.put("description", text));
        return property;
    }
}
