package org.grundy.render.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.grundy.lang.OptionText;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.IoErrorText;
import org.grundy.text.OutputError;

/// A file that a result goes to. It appears with all of its content or not at all: what is written goes
/// to a file beside it, which takes its name at the end.
public final class ResultFile {
    private final String name;
    private final Path path;

    /// Writes the content of a file.
    @FunctionalInterface
    public interface Content {
        /// Writes all of it.
        void writeTo(OutputStream out) throws IOException;
    }

    private ResultFile(String name, Path path) {
        this.name = name;
        this.path = path;
    }

    /// The file that an option names. It is looked at before anything is computed.
    ///
    /// @throws InputError if its name ends as that of a file in another format, or is `-`
    /// @throws OutputError if it is a folder, or if its folder does not exist or cannot be written to
    public static ResultFile of(String option, String name) {
        refuseOtherFormats(option, OptionText.place(option, name));
        try {
            Path path = Path.of(name).toAbsolutePath();
            ResultFile file = new ResultFile(name, Files.exists(path) ? path.toRealPath() : path);
            file.check();
            return file;
        } catch (InvalidPathException | IOException error) {
            throw unwritable(name, "this is no name of a file", "这不是文件名");
        }
    }

    private static void refuseOtherFormats(String option, String name) {
        String format = option.replace("--", "");
        String own = FileFormats.ending(format);
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        Optional<String> other = FileFormats.ofEnding(ending);
        if (FileFormats.ofEnding(own).isPresent() && other.isPresent() && name.contains(".") && !ending.equals(own)) {
            String form = format.toUpperCase(Locale.ROOT);
            throw new InputError(
                    "%1$s writes %2$s, and %3$s is named like another file: write --%4$s %3$s, or %1$s with a name "
                            + "that ends in .%5$s",
                    "%1$s 写出的是 %2$s，而 %3$s 看来是另一种文件：请写 --%4$s %3$s，或在 %1$s 后给出以 .%5$s 结尾的文件名",
                    option,
                    form,
                    name,
                    other.get(),
                    own);
        }
    }

    /// Its name as it was given.
    public String name() {
        return name;
    }

    private void check() {
        Path folder = path.getParent();
        if (Files.isDirectory(path) || folder == null) {
            throw unwritable(name, "it is a folder", "它是一个目录");
        }
        if (!Files.isDirectory(folder)) {
            throw unwritable(name, "there is no folder %s", "目录 %s 不存在", folder);
        }
        if (!Files.isWritable(folder) || (Files.exists(path) && !Files.isWritable(path))) {
            throw unwritable(name, "permission is denied", "没有权限");
        }
    }

    /// Writes the file.
    ///
    /// @throws OutputError if that is not possible; nothing is left then
    public void write(Content content) {
        Path unfinished = path.resolveSibling(
                "." + path.getFileName() + "." + ProcessHandle.current().pid() + ".unfinished");
        try {
            boolean special = Files.exists(path) && !Files.isRegularFile(path);
            if (special) {
                writeTo(path, content, StandardOpenOption.WRITE);
            } else {
                writeTo(unfinished, content, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING);
                Files.move(unfinished, path, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (AccessDeniedException | NoSuchFileException error) {
            throw unwritable(name, "permission is denied", "没有权限");
        } catch (IOException error) {
            throw unwritable(name, "%s", "%s", IoErrorText.of(error));
        } finally {
            remove(unfinished);
        }
    }

    private static void writeTo(Path file, Content content, StandardOpenOption... how) throws IOException {
        StandardOpenOption[] options = Arrays.copyOf(how, how.length + 1);
        options[how.length] = StandardOpenOption.WRITE;
        try (FileStream out = new FileStream(new BufferedOutputStream(Files.newOutputStream(file, options)))) {
            out.take(content);
        }
    }

    private static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException error) {
            // The file could not be written, and this sentence is already on its way.
            return;
        }
    }

    private static OutputError unwritable(String name, String en, String zh, Object... values) {
        return new OutputError("cannot write \"%s\": %s", "无法写入“%s”：%s", name, BilingualText.of(en, zh, values));
    }
}
