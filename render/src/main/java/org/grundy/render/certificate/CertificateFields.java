package org.grundy.render.certificate;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The fields of an object of a certificate, with their types checked. Each method throws an [InputError]
/// that names a field that is missing or of another kind.
///
/// @param object whose fields they are
/// @param path what stands before their names in messages
record CertificateFields(JsonNode object, String path) {
    /// A member that is named twice would leave it to the reader which one counts.
    private static final ObjectReader READER =
            JsonMapper.shared().reader().with(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY);

    private CertificateFields(JsonNode root) {
        this(root, "");
    }

    /// The fields of the certificate that a text writes.
    static CertificateFields of(String text) {
        JsonNode root = parse(text);
        if (!root.isObject()) {
            throw new InputError("this is no certificate, but another JSON value", "这不是证书，而是别的 JSON 值");
        }
        return new CertificateFields(root);
    }

    private static JsonNode parse(String text) {
        try {
            return READER.readTree(text);
        } catch (DatabindException error) {
            int line = line(error);
            throw new InputError(
                    "this is not one JSON value in which each object names each member once: see line %s",
                    "这不是单个 JSON 值，或有对象重复了某一项：见第 %s 行", line);
        } catch (JacksonException error) {
            int line = line(error);
            throw new InputError("this is no JSON: see line %s", "这不是 JSON：见第 %s 行", line);
        }
    }

    private static int line(JacksonException error) {
        return error.getLocation() == null ? 1 : error.getLocation().getLineNr();
    }

    /// All fields of the object, which is one of a certificate.
    ObjectNode members() {
        return object.asObject();
    }

    /// Refuses another convention than the one that such certificates are about.
    void convention(CertificateConvention wanted) {
        if (!CertificateConvention.read(this).equals(wanted)) {
            throw wrong("convention", "that of ordinary sums: %s", "普通和的玩法：%s", wanted);
        }
    }

    /// Whether there is a field of that name.
    boolean has(String name) {
        return object.has(name);
    }

    /// Refuses all fields but those of a record: what is not looked at must not seem to be part of what is proved.
    ///
    /// @param further names of fields that are allowed, too
    void only(Class<? extends Record> record, String... further) {
        Set<String> known = new LinkedHashSet<>();
        Stream.of(record.getRecordComponents()).map(RecordComponent::getName).forEach(known::add);
        known.addAll(List.of(further));
        for (String name : object.propertyNames()) {
            if (!known.contains(name)) {
                throw new InputError(
                        "\"%s%s\" is no field of such a certificate; there are %s",
                        "“%s%s”不是这种证书的字段；字段有：%s", path, name, BilingualText.list(known));
            }
        }
    }

    /// Refuses two fields of which only one can be there.
    void notBoth(String one, String other) {
        if (has(one) && has(other)) {
            throw new InputError(
                    "the certificate has \"%1$s%2$s\" and \"%1$s%3$s\", and can be about one only",
                    "证书同时有字段“%1$s%2$s”和“%1$s%3$s”，而只能有其一", path, one, other);
        }
    }

    /// The version of the format.
    int version() {
        return (int) number("version", 0, Integer.MAX_VALUE);
    }

    /// Refuses another version than this one.
    void version(long known) {
        if (version() != known) {
            throw new InputError(
                    "this certificate has version %s, and only version %s is known",
                    "证书的版本为 %s，而只认识版本 %s", object.get("version"), known);
        }
    }

    /// A text.
    String text(String name) {
        JsonNode field = object.path(name);
        if (!field.isString()) {
            throw wrong(name, "a text", "文本");
        }
        return field.asString();
    }

    /// A number from least to most.
    long number(String name, long least, long most) {
        JsonNode field = object.path(name);
        if (!field.canConvertToLong() || !field.isIntegralNumber() || field.asLong() < least || field.asLong() > most) {
            throw wrong(name, "an integer, %s to %s", "%s 到 %s 的整数", least, most);
        }
        return field.asLong();
    }

    /// A number that is not negative and fits into an int.
    int number(String name) {
        return (int) number(name, 0, Integer.MAX_VALUE);
    }

    /// A list of numbers that are not negative.
    List<Integer> numbers(String name) {
        return numbers(name, list(name));
    }

    private List<Integer> numbers(String name, JsonNode list) {
        List<Integer> numbers = new ArrayList<>(list.size());
        for (JsonNode each : list) {
            if (!each.isInt() || each.asInt() < 0) {
                throw wrong(name + "[" + numbers.size() + "]", "an integer, at least 0", "不小于 0 的整数");
            }
            numbers.add(each.asInt());
        }
        return numbers;
    }

    /// A list of texts.
    List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (JsonNode each : list(name)) {
            if (!each.isString()) {
                throw wrong(name + "[" + texts.size() + "]", "a text", "文本");
            }
            texts.add(each.asString());
        }
        return texts;
    }

    /// A list of lists of numbers that are not negative.
    List<List<Integer>> rows(String name) {
        List<List<Integer>> rows = new ArrayList<>();
        for (JsonNode each : list(name)) {
            String row = name + "[" + rows.size() + "]";
            if (!each.isArray()) {
                throw wrong(row, "a list", "列表");
            }
            rows.add(numbers(row, each));
        }
        return rows;
    }

    /// A list of objects, each read by its fields.
    <T> List<T> objects(String name, Function<CertificateFields, T> read) {
        List<T> objects = new ArrayList<>();
        for (JsonNode each : list(name)) {
            objects.add(read.apply(new CertificateFields(each, path + name + "[" + objects.size() + "].")));
        }
        return objects;
    }

    /// An object, by its fields.
    public CertificateFields object(String name) {
        JsonNode field = object.path(name);
        if (!field.isObject()) {
            throw wrong(name, "an object", "对象");
        }
        return new CertificateFields(field, path + name + ".");
    }

    private JsonNode list(String name) {
        JsonNode field = object.path(name);
        if (!field.isArray()) {
            throw wrong(name, "a list", "列表");
        }
        return field;
    }

    private InputError wrong(String name, String en, String zh, Object... values) {
        return new InputError(
                "the field \"%s%s\" of the certificate must be %s",
                "证书的字段“%s%s”应为%s", path, name, BilingualText.of(en, zh, values));
    }
}
