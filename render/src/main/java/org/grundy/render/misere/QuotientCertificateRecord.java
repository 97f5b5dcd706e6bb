package org.grundy.render.misere;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.QuotientCertificate;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The certificate of a misère quotient as it is written to a file.
///
/// @param format always [#FORMAT]
/// @param version always [#VERSION]
/// @param code the game
/// @param steps for each element its products with the generators
/// @param lost the elements of the P-portion
/// @param map the element of each heap, from heap 0 on
/// @param preperiod first heap from which elements repeat; null for the quotient of the heaps of the map
///     only
/// @param period null there, too
public record QuotientCertificateRecord(
        String format,
        int version,
        String code,
        List<List<Integer>> steps,
        List<Integer> lost,
        List<Integer> map,
        @Nullable Integer preperiod,
        @Nullable Integer period) {
    /// What the file says that it is.
    public static final String FORMAT = "grundy misere quotient certificate";

    /// The version of the format that is written and read.
    public static final int VERSION = 1;

    /// The record of a certificate.
    public static QuotientCertificateRecord of(QuotientCertificate certificate) {
        Optional<QuotientCertificate.Repeat> repeat = certificate.period();
        return new QuotientCertificateRecord(
                FORMAT,
                VERSION,
                certificate.rules(),
                certificate.steps(),
                certificate.lost(),
                certificate.map(),
                repeat.map(QuotientCertificate.Repeat::preperiod).orElse(null),
                repeat.map(QuotientCertificate.Repeat::period).orElse(null));
    }

    /// The certificate that a text writes, if it says that it is one of a misère quotient.
    ///
    /// @throws InputError if it says so, and a field is missing or of another kind
    public static Optional<QuotientCertificate> read(String text) {
        try {
            JsonNode root = JsonMapper.shared().readTree(text);
            boolean own = root.path("format").isString()
                    && FORMAT.equals(root.path("format").asString());
            return own ? Optional.of(certificate(root)) : Optional.empty();
        } catch (JacksonException error) {
            return Optional.empty();
        }
    }

    private static QuotientCertificate certificate(JsonNode root) {
        if (number(root.path("version"), "version") != VERSION) {
            throw new InputError(
                    "this certificate has version " + root.get("version") + ", and only version " + VERSION
                            + " is known",
                    "证书的版本为 " + root.get("version") + "，而只认识版本 " + VERSION);
        }
        if (!root.path("code").isString()) {
            throw wrong("code", "a text", "文本");
        }
        List<List<Integer>> steps = new ArrayList<>();
        for (JsonNode row : list(root.path("steps"), "steps")) {
            steps.add(numbers(row, "steps"));
        }
        boolean periodic = root.hasNonNull("period") || root.hasNonNull("preperiod");
        Optional<QuotientCertificate.Repeat> repeat = periodic
                ? Optional.of(new QuotientCertificate.Repeat(
                        number(root.path("preperiod"), "preperiod"), number(root.path("period"), "period")))
                : Optional.empty();
        return new QuotientCertificate(
                root.path("code").asString(),
                steps,
                numbers(root.path("lost"), "lost"),
                numbers(root.path("map"), "map"),
                repeat);
    }

    private static JsonNode list(JsonNode node, String name) {
        if (!node.isArray()) {
            throw wrong(name, "a list", "列表");
        }
        return node;
    }

    private static List<Integer> numbers(JsonNode node, String name) {
        List<Integer> numbers = new ArrayList<>();
        for (JsonNode each : list(node, name)) {
            numbers.add(number(each, name + "[" + numbers.size() + "]"));
        }
        return numbers;
    }

    private static int number(JsonNode node, String name) {
        if (!node.isInt() || node.asInt() < 0) {
            throw wrong(name, "an integer, at least 0", "不小于 0 的整数");
        }
        return node.asInt();
    }

    private static InputError wrong(String name, String en, String zh) {
        return new InputError(
                "the field \"" + name + "\" of the certificate must be " + en, "证书的字段“" + name + "”应为" + zh);
    }
}
