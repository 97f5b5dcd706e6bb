package org.grundy.render.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.heap.sequence.SurveyDepth;
import org.grundy.heap.sequence.SurveyRow;
import org.grundy.lang.OptionText;
import org.grundy.text.InputError;
import org.grundy.text.IoErrorText;
import org.grundy.text.OutputError;

/// The CSV file of a survey. Each row is added as soon as it is known, so a survey that was stopped goes on
/// with the others; a last line that was cut off is dropped.
public final class SurveyFile implements AutoCloseable {
    private final String name;
    private final FileChannel file;
    private final Map<String, SurveyRow> rows = new LinkedHashMap<>();
    private boolean full;

    private SurveyFile(String name, FileChannel file) {
        this.name = name;
        this.file = file;
    }

    /// The file of this name, with the rows that it has.
    ///
    /// @throws InputError if another process is writing it, it is another kind of file, or its name is `-`
    /// @throws OutputError if it cannot be written
    public static SurveyFile open(String name) {
        ResultFile.of("--csv", name);
        try {
            Path path = Path.of(name).toAbsolutePath();
            if (Files.exists(path) && !Files.isRegularFile(path)) {
                return ofDevice(name, path);
            }
            FileChannel channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            SurveyFile file = new SurveyFile(name, channel);
            try {
                file.lock();
                file.read(path);
            } catch (InputError | IOException error) {
                file.close();
                throw error;
            }
            return file;
        } catch (IOException | InvalidPathException error) {
            throw unwritable(name, error);
        }
    }

    /// A device, or a pipe: nothing is read from it, and it takes all rows at the end.
    private static SurveyFile ofDevice(String name, Path path) throws IOException {
        SurveyFile file = new SurveyFile(name, FileChannel.open(path, StandardOpenOption.WRITE));
        file.full = true;
        return file;
    }

    private static OutputError unwritable(String name, Exception error) {
        return new OutputError("cannot write \"%s\": %s", "无法写入“%s”：%s", name, IoErrorText.of(error));
    }

    private void lock() throws IOException {
        boolean held;
        try {
            held = file.tryLock() != null;
        } catch (OverlappingFileLockException own) {
            held = false;
        }
        if (!held) {
            throw OptionText.slice("--csv", name).error("another process is writing \"%s\"", "另一个进程正在写入“%s”", name);
        }
    }

    private void read(Path path) throws IOException {
        String text = Files.readString(path, StandardCharsets.UTF_8);
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        List<String> lines = whole.lines().toList();
        boolean own = lines.isEmpty()
                ? SurveyCsv.HEADER.startsWith(text)
                : lines.getFirst().equals(SurveyCsv.HEADER);
        if (!own) {
            throw wrong(1);
        }
        for (int i = 1; i < lines.size(); i++) {
            int number = i + 1;
            SurveyRow row = SurveyCsv.read(lines.get(i)).orElseThrow(() -> wrong(number));
            rows.put(row.code(), row);
        }
        file.truncate(whole.getBytes(StandardCharsets.UTF_8).length);
        file.position(file.size());
        if (lines.isEmpty()) {
            append(SurveyCsv.HEADER);
        }
    }

    private InputError wrong(int line) {
        return OptionText.slice("--csv", name)
                .error(
                        "\"%s\" is there and is no table of a survey: see line %s; choose another name or remove it",
                        "“%s”已存在，但不是普查表：见第 %s 行；请换个名字或删除它", name, line);
    }

    /// The row of a code, if there is one that is final or has looked at as many values.
    public Optional<SurveyRow> row(String code, SurveyDepth depth) {
        return Optional.ofNullable(rows.get(code)).filter(depth::isReached);
    }

    /// Adds a row.
    ///
    /// @throws OutputError if it cannot be written, once: the file is as before then, and this row and those that
    ///     are added later wait for [#finish]
    public void add(SurveyRow row) {
        rows.put(row.code(), row);
        if (full) {
            return;
        }
        try {
            append(SurveyCsv.line(row));
        } catch (IOException error) {
            full = true;
            throw unwritable(name, error);
        }
    }

    private void append(String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        long whole = file.position();
        try {
            while (bytes.hasRemaining()) {
                file.write(bytes);
            }
        } catch (IOException error) {
            file.truncate(whole);
            throw error;
        }
    }

    /// Writes the file anew: these rows in this order, then others that it had.
    ///
    /// @throws OutputError if that is not possible; the file is as before then
    public void finish(List<SurveyRow> order) {
        Map<String, SurveyRow> all = new LinkedHashMap<>();
        order.forEach(row -> all.put(row.code(), row));
        rows.forEach(all::putIfAbsent);
        String text = SurveyCsv.of(all.values());
        ResultFile.of("--csv", name).write(out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException error) {
            throw unwritable(name, error);
        }
    }
}
