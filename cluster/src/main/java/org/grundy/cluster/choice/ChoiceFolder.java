package org.grundy.cluster.choice;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.grundy.cluster.store.FieldWriter;
import org.grundy.cluster.store.ParquetBytes;
import org.grundy.cluster.store.Storage;
import org.grundy.evidence.Checksum;
import org.grundy.render.json.Json;
import org.grundy.text.InputError;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// The folder of a question: `answers.parquet` with a row for each choice and quantity, `_question.json` that
/// says what was asked, and while it is computed `_rows` with the rows of each choice.
final class ChoiceFolder {
    private static final String PARTS = Storage.HIDDEN + "rows";
    private static final String QUESTION = Storage.HIDDEN + "question.json";
    private static final String TABLE = "answers.parquet";

    private static final MessageType SCHEMA = MessageTypeParser.parseMessageType("""
            message answers {
              required binary game (STRING);
              required group choice (LIST) { repeated group list { required binary element (STRING); } }
              required group parameters (LIST) { repeated group list { required int64 element; } }
              required binary quantity (STRING);
              required binary status (STRING);
              required binary form (STRING);
              required int64 positions;
              required binary report (STRING);
            }
            """);

    private final Storage storage;
    private final TreeMap<List<String>, List<ChoiceRow>> rows =
            new TreeMap<>(Comparator.<List<String>, List<Long>>comparing(ChoiceTask::values, ChoiceFolder::compare)
                    .thenComparing(List::toString));

    private ChoiceFolder(Storage storage) throws IOException {
        this.storage = storage;
        storage.tidy(PARTS);
        readTable();
        for (String part : storage.list(PARTS)) {
            readPart(storage.readText(PARTS + "/" + part).orElseThrow());
        }
    }

    private static int compare(List<Long> a, List<Long> b) {
        return IntStream.range(0, Math.min(a.size(), b.size()))
                .map(i -> Long.compare(a.get(i), b.get(i)))
                .filter(order -> order != 0)
                .findFirst()
                .orElse(a.size() - b.size());
    }

    /// The folder of a question, with the answers that it has.
    ///
    /// @throws InputError if it holds those of another one
    static ChoiceFolder open(Storage storage, ChoiceQuestion question) throws IOException {
        Optional<String> before = storage.readText(QUESTION);
        if (before.isPresent() && !asked(before.get()).equals(Optional.of(question.hash()))) {
            throw new InputError(
                    "%s tells of another question: choose another folder",
                    "%s 记录的是另一个问题：请另选文件夹", storage.place(QUESTION));
        }
        storage.write(QUESTION, Json.of(question));
        return new ChoiceFolder(storage);
    }

    private static Optional<String> asked(String text) {
        try {
            return Optional.of(
                    JsonMapper.shared().readValue(text, ChoiceQuestion.class).hash());
        } catch (JacksonException damaged) {
            return Optional.empty();
        }
    }

    /// Writes the rows of a choice.
    static void write(List<ChoiceRow> rows, List<String> choice, Storage storage) throws IOException {
        storage.write(
                PARTS + "/" + Checksum.of(String.join(",", choice)) + ".json", Json.of(rows.toArray(ChoiceRow[]::new)));
    }

    private void readPart(String text) {
        add(List.of(JsonMapper.shared().readValue(text, ChoiceRow[].class)));
    }

    private void readTable() throws IOException {
        Optional<byte[]> table = storage.read(TABLE);
        if (table.isPresent()) {
            for (Group row : ParquetBytes.read(table.get(), new GroupReadSupport())) {
                ChoiceRow read = row(row);
                rows.computeIfAbsent(read.choice(), choice -> new ArrayList<>()).add(read);
            }
        }
    }

    private static ChoiceRow row(Group row) {
        Group choice = row.getGroup("choice", 0);
        List<String> texts = IntStream.range(0, choice.getFieldRepetitionCount("list"))
                .mapToObj(i -> choice.getGroup("list", i).getString("element", 0))
                .toList();
        return new ChoiceRow(
                row.getString("game", 0),
                texts,
                ChoiceTask.values(texts),
                row.getString("quantity", 0),
                row.getString("status", 0),
                row.getString("form", 0),
                row.getLong("positions", 0),
                row.getString("report", 0));
    }

    /// Adds all rows of a choice, in place of what was known of it.
    void add(List<ChoiceRow> found) {
        if (!found.isEmpty()) {
            rows.put(found.getFirst().choice(), found);
        }
    }

    /// Whether a choice has its answer; one that met a limit has none.
    boolean answered(List<String> choice) {
        List<ChoiceRow> known = rows.get(choice);
        return known != null && known.stream().noneMatch(ChoiceRow::unanswered);
    }

    /// The rows of some choices, in the order of their numbers.
    List<ChoiceRow> rows(Collection<List<String>> choices) {
        return rows.entrySet().stream()
                .filter(each -> choices.contains(each.getKey()))
                .flatMap(each -> each.getValue().stream())
                .toList();
    }

    /// Writes all rows in one file, and removes what they were gathered from.
    void finish() throws IOException {
        List<ChoiceRow> all = rows.values().stream().flatMap(List::stream).toList();
        storage.write(TABLE, ParquetBytes.write(SCHEMA, all, (row, out) -> {
            FieldWriter fields = new FieldWriter(SCHEMA, out);
            fields.text(row.game());
            fields.texts(row.choice());
            fields.numbers(row.parameters());
            fields.text(row.quantity());
            fields.text(row.status());
            fields.text(row.form());
            fields.number(row.positions());
            fields.text(row.report());
        }));
        storage.remove(PARTS);
    }
}
