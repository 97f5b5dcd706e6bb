package org.grundy.cli.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.render.certificate.CheckedCertificate;
import org.grundy.render.count.CountRecord;
import org.grundy.render.json.AnswerRecord;
import org.grundy.render.json.ConjectureRecord;
import org.grundy.render.json.DiscoveryRecord;
import org.grundy.render.json.EntryRecord;
import org.grundy.render.json.GameRecord;
import org.grundy.render.json.Json;
import org.grundy.render.json.NimRecord;
import org.grundy.render.json.PeriodRecord;
import org.grundy.render.json.SequenceRecord;
import org.grundy.render.json.StoredSequenceRecord;
import org.grundy.render.json.SurveyRecord;
import org.grundy.render.json.TableRecord;
import org.grundy.render.json.VerificationRecord;
import org.grundy.render.misere.GenusRecord;
import org.grundy.render.misere.MisereSequenceRecord;
import org.grundy.render.misere.QuotientRecord;
import org.grundy.render.schema.RecordSchemas;

/// What each command prints with `--json`, as one JSON schema.
public final class PrintedRecords {
    private static final List<Printed> ALL = List.of(
            Printed.one("solve", AnswerRecord.class),
            Printed.one("table", TableRecord.class),
            Printed.one("sequence", SequenceRecord.class, StoredSequenceRecord.class, MisereSequenceRecord.class),
            Printed.one("period", PeriodRecord.class, MisereSequenceRecord.class),
            Printed.one("survey", SurveyRecord.class),
            Printed.one("quotient", QuotientRecord.class),
            new Printed("check", false, CheckedCertificate.VERDICTS),
            Printed.one("genus", GenusRecord.class),
            Printed.list("genus", GenusRecord.class),
            Printed.one("nimber", NimRecord.class),
            Printed.list("games", EntryRecord.class),
            Printed.one("show", GameRecord.class),
            Printed.list("verify", VerificationRecord.class),
            Printed.list("discover", DiscoveryRecord.class),
            Printed.one("conjecture", ConjectureRecord.class),
            Printed.one("count", CountRecord.class),
            Printed.one("sum", CountRecord.class));

    /// One kind of output of a command.
    private record Printed(String command, boolean listed, List<Class<?>> types) {
        static Printed one(String command, Class<?>... types) {
            return new Printed(command, false, List.of(types));
        }

        static Printed list(String command, Class<?>... types) {
            return new Printed(command, true, List.of(types));
        }

        Stream<Map<String, Object>> schemas(RecordSchemas schemas) {
            return types.stream()
                    .map(type -> versioned(schemas.object(type)))
                    .map(versioned -> listed ? RecordSchemas.list(versioned) : versioned);
        }
    }

    private PrintedRecords() {}

    /// The schema: under `$defs` stand what each command prints, by the command's name, and the records in it.
    public static Map<String, Object> schema() {
        RecordSchemas schemas = new RecordSchemas("#/$defs/");
        Map<String, List<Object>> commands = new LinkedHashMap<>();
        ALL.forEach(each -> each.schemas(schemas)
                .forEach(commands.computeIfAbsent(each.command(), name -> new ArrayList<>())::add));
        Map<String, Object> definitions = new LinkedHashMap<>();
        commands.forEach(
                (name, kinds) -> definitions.put(name, kinds.size() == 1 ? kinds.getFirst() : Map.of("anyOf", kinds)));
        definitions.putAll(schemas.named());
        return RecordSchemas.ordered(
                "$schema",
                "https://json-schema.org/draft/2020-12/schema",
                "title",
                "What the commands of Grundy print with --json, version " + Json.VERSION,
                "anyOf",
                commands.keySet().stream()
                        .map(name -> Map.of("$ref", "#/$defs/" + name))
                        .toList(),
                "$defs",
                definitions);
    }

    /// The schema of a record with the version before its fields.
    private static Map<String, Object> versioned(Map<String, Object> object) {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("version", Map.of("const", Json.VERSION));
        properties.putAll(fields(object));
        List<Object> required = new ArrayList<>(List.of("version"));
        required.addAll((List<?>) object.getOrDefault("required", List.of()));
        Map<String, Object> versioned = new LinkedHashMap<>(object);
        versioned.put("properties", properties);
        versioned.put("required", required);
        return versioned;
    }

    @SuppressWarnings("unchecked") // what RecordSchemas puts there
    private static Map<String, Object> fields(Map<String, Object> object) {
        return (Map<String, Object>) object.getOrDefault("properties", Map.of());
    }
}
