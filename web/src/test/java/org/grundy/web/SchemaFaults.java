package org.grundy.web;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// What in a value differs from a schema of the description of the API.
///
/// @param description with the schemas that are referred to
record SchemaFaults(JsonNode description) {
    List<String> of(JsonNode value, JsonNode schema, String at) {
        if (schema.has("$ref")) {
            String name = schema.get("$ref").asString().replaceAll(".*/", "");
            return of(value, description.get("components").get("schemas").get(name), at);
        }
        if (schema.has("anyOf")) {
            boolean fits = false;
            for (JsonNode each : schema.get("anyOf")) {
                fits |= of(value, each, at).isEmpty();
            }
            return fits ? List.of() : of(value, schema.get("anyOf").get(0), at);
        }
        return schema.has("type") ? typed(value, schema, at) : List.of();
    }

    private List<String> typed(JsonNode value, JsonNode schema, String at) {
        List<String> faults = new ArrayList<>();
        if (!isOfType(value, schema.get("type"))) {
            faults.add(at + " is " + value + ", not of type " + schema.get("type"));
        } else if (schema.has("enum")
                && !schema.get("enum").valueStream().toList().contains(value)) {
            faults.add(at + " is " + value + ", not one of " + schema.get("enum"));
        } else if (value.isArray()) {
            for (JsonNode item : value) {
                faults.addAll(of(item, schema.get("items"), at + "[]"));
            }
        } else if (value.isObject() && schema.has("properties")) {
            faults.addAll(fields(value, schema, at));
        }
        return faults;
    }

    private List<String> fields(JsonNode value, JsonNode schema, String at) {
        List<String> faults = new ArrayList<>();
        for (JsonNode name : schema.get("required")) {
            if (!value.has(name.asString())) {
                faults.add(at + " lacks " + name);
            }
        }
        for (String name : value.propertyNames()) {
            JsonNode known = schema.get("properties").get(name);
            if (known == null) {
                faults.add(at + " has an unknown field " + name);
            } else {
                faults.addAll(of(value.get(name), known, at + "." + name));
            }
        }
        return faults;
    }

    private static boolean isOfType(JsonNode value, JsonNode type) {
        if (type.isArray()) {
            boolean any = false;
            for (JsonNode each : type) {
                any |= isOfType(value, each);
            }
            return any;
        }
        return switch (type.asString()) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isString();
            case "integer" -> value.isIntegralNumber();
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            case "null" -> value.isNull();
            default -> false;
        };
    }
}
