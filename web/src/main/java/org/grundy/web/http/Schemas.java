package org.grundy.web.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// JSON schemas of records, made from their components. Records are named and referred to; a component that may be
/// null or left out is not required, or allows null.
final class Schemas {
    private final Map<String, Object> named = new LinkedHashMap<>();

    /// The schemas of all records met so far, by name.
    Map<String, Object> named() {
        return named;
    }

    /// The schema of what a place answers.
    Map<String, Object> ofAnswer(Endpoint<?, ?, ?> place) {
        return place.listed() ? list(of(place.answer())) : of(place.answer());
    }

    /// The schema of a type: a record, a list, a map, a text, a number or a truth value; anything for other types.
    Map<String, Object> of(Type type) {
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
                ? Map.of("type", "object", "additionalProperties", of(arguments[1]))
                : Map.of();
    }

    private static Map<String, Object> list(Map<String, Object> items) {
        return Map.of("type", "array", "items", items);
    }

    private static Map<String, Object> plain(Class<?> type) {
        if (type == String.class) {
            return Map.of("type", "string");
        }
        if (type == boolean.class || type == Boolean.class) {
            return Map.of("type", "boolean");
        }
        if (type == int.class || type == Integer.class) {
            return Map.of("type", "integer");
        }
        if (type == long.class || type == Long.class || type == BigInteger.class) {
            return Map.of("type", List.of("integer", "string"));
        }
        return type == double.class ? Map.of("type", "number") : Map.of();
    }

    private Map<String, Object> reference(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        String name = (outer == null ? "" : outer.getSimpleName() + ".") + type.getSimpleName();
        if (!named.containsKey(name)) {
            named.put(name, Map.of());
            named.put(name, object(type));
        }
        return Map.of("$ref", "#/components/schemas/" + name);
    }

    private Map<String, Object> object(Class<?> type) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            boolean nullable = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
            properties.put(component.getName(), property(type, component, nullable));
            if (!nullable || !mayBeLeftOut(type, component)) {
                required.add(component.getName());
            }
        }
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("type", "object");
        object.put("properties", properties);
        object.put("required", required);
        object.put("additionalProperties", false);
        return object;
    }

    private Map<String, Object> property(Class<?> type, RecordComponent component, boolean nullable) {
        Map<String, Object> schema = of(component.getGenericType());
        Map<String, Object> property = new LinkedHashMap<>();
        if (nullable && !schema.isEmpty()) {
            property.put("anyOf", List.of(schema, Map.of("type", "null")));
        } else {
            property.putAll(schema);
        }
        Meaning meaning = meaning(type, component);
        if (meaning != null) {
            property.put("description", meaning.value());
        }
        return property;
    }

    private static @Nullable Meaning meaning(Class<?> type, RecordComponent component) {
        try {
            return type.getDeclaredField(component.getName()).getAnnotation(Meaning.class);
        } catch (NoSuchFieldException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static boolean mayBeLeftOut(Class<?> type, RecordComponent component) {
        return Question.class.isAssignableFrom(type)
                || isWrittenOnlyIfThere(type)
                || isWrittenOnlyIfThere(component.getAccessor());
    }

    private static boolean isWrittenOnlyIfThere(AnnotatedElement element) {
        JsonInclude include = element.getAnnotation(JsonInclude.class);
        return include != null && include.value() == JsonInclude.Include.NON_NULL;
    }
}
