package org.grundy.cluster.survey;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.grundy.cluster.store.FieldWriter;
import org.grundy.cluster.store.ParquetBytes;
import org.grundy.cluster.store.Storage;
import org.grundy.heap.StandardForm;
import org.grundy.heap.sequence.SurveyDepth;
import org.grundy.heap.sequence.SurveyRow;
import org.grundy.render.file.SurveyCsv;

/// The folder of a survey: `survey.parquet` with a row for each code, `certificates` with one for each standard form
/// whose period is proved, and while it is computed `_rows` with the rows of each standard form.
final class SurveyFolder {
    static final String CERTIFICATES = "certificates";
    private static final String PARTS = Storage.HIDDEN + "rows";
    private static final String TABLE = "survey.parquet";

    private static final MessageType SCHEMA = MessageTypeParser.parseMessageType("""
            message survey {
              required binary code (STRING);
              optional int64 preperiod;
              optional int64 period;
              required int32 max_grundy;
              required int64 first_heap_with_max;
              required int32 rare_mask;
              required boolean rare_parity;
              required int64 rare;
              required int64 last_rare;
              required binary status (STRING);
              required int64 values;
              required binary standard_form (STRING);
              required int32 shift;
            }
            """);

    private final Storage storage;
    private final TreeMap<String, SurveyRow> rows = new TreeMap<>();
    private final Set<String> certificates;

    private SurveyFolder(Storage storage) throws IOException {
        this.storage = storage;
        storage.tidy(PARTS);
        storage.tidy(CERTIFICATES);
        this.certificates = new HashSet<>(storage.list(CERTIFICATES));
        readTable();
        for (String part : storage.list(PARTS)) {
            storage.readText(PARTS + "/" + part).orElseThrow().lines().forEach(this::add);
        }
    }

    /// The folder with the rows that it has.
    static SurveyFolder open(Storage storage) throws IOException {
        return new SurveyFolder(storage);
    }

    static String certificate(String standard) {
        return CERTIFICATES + "/" + standard + ".json";
    }

    static String part(String standard) {
        return PARTS + "/" + standard + ".csv";
    }

    private void readTable() throws IOException {
        Optional<byte[]> table = storage.read(TABLE);
        if (table.isPresent()) {
            for (Group row : ParquetBytes.read(table.get(), new GroupReadSupport())) {
                // A table of an earlier version has no column for rare heaps, or one of smaller numbers: its codes
                // are computed anew.
                if (row.getType().containsField("rare_mask") && isLong(row, "last_rare")) {
                    rows.put(row.getString("code", 0), row(row));
                }
            }
        }
    }

    private static boolean isLong(Group row, String field) {
        return row.getType().getType(field).asPrimitiveType().getPrimitiveTypeName() == PrimitiveTypeName.INT64;
    }

    private static SurveyRow row(Group row) {
        Optional<SurveyRow.Repetition> period = row.getFieldRepetitionCount("period") == 0
                ? Optional.empty()
                : Optional.of(new SurveyRow.Repetition(row.getLong("preperiod", 0), row.getLong("period", 0)));
        return new SurveyRow(
                row.getString("code", 0),
                period,
                row.getInteger("max_grundy", 0),
                row.getLong("first_heap_with_max", 0),
                new SurveyRow.RareHeaps(
                        row.getInteger("rare_mask", 0),
                        row.getBoolean("rare_parity", 0),
                        row.getLong("rare", 0),
                        row.getLong("last_rare", 0)),
                row.getLong("values", 0),
                new StandardForm(SurveyTask.code(row.getString("standard_form", 0)), row.getInteger("shift", 0)));
    }

    /// Adds a row that a task has written.
    void add(String line) {
        SurveyCsv.read(line).ifPresent(row -> rows.put(row.code(), row));
    }

    /// The row of a code, if it is final or has looked at as many values; where a period is proved, only with its
    /// certificate.
    Optional<SurveyRow> row(String code, SurveyDepth depth) {
        return Optional.ofNullable(rows.get(code))
                .filter(row -> row.period().isPresent()
                        ? certificates.contains(row.form().code() + ".json")
                        : depth.isReached(row));
    }

    /// Writes all rows in one file, and removes what they were gathered from.
    void finish() throws IOException {
        storage.write(TABLE, ParquetBytes.write(SCHEMA, new ArrayList<>(rows.values()), SurveyFolder::write));
        storage.remove(PARTS);
    }

    /// The rows of some codes.
    List<SurveyRow> rows(List<String> codes) {
        return codes.stream()
                .flatMap(code -> Optional.ofNullable(rows.get(code)).stream())
                .toList();
    }

    private static void write(SurveyRow row, RecordConsumer out) {
        FieldWriter fields = new FieldWriter(SCHEMA, out);
        fields.text(row.code());
        row.period()
                .ifPresentOrElse(
                        found -> {
                            fields.number(found.preperiod());
                            fields.number(found.period());
                        },
                        () -> {
                            fields.none();
                            fields.none();
                        });
        fields.integer(row.max());
        fields.number(row.maxAt());
        fields.integer(row.rare().mask());
        fields.flag(row.rare().parity());
        fields.number(row.rare().count());
        fields.number(row.rare().last());
        fields.text(row.period().isPresent() ? "proved" : "open");
        fields.number(row.values());
        fields.text(row.form().code().toString());
        fields.integer(row.form().shift());
    }
}
