package org.grundy.lang;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/// Provides the text of a file that an expression names, as in `nodekayles(file:city.dot)`. The creator
/// of a library decides what may be read: a server nothing, a command the files of its user.
@FunctionalInterface
public interface FileAccess {
    /// Denies everything.
    FileAccess NONE = name -> {
        throw name.error(
                "files are not read here: write \"%s\" out in the expression", "此处不读取文件：请把“%s”的内容直接写进表达式", name.text());
    };

    /// The text of a file.
    ///
    /// @param name the slice of the expression that names it
    /// @throws org.grundy.text.InputError if it may not or cannot be read
    String read(TextSlice name);

    /// Allows every file readable by the process, up to 16 MiB, in UTF-8; names are relative to a
    /// directory.
    static FileAccess from(Path folder) {
        return name -> text(folder, name);
    }

    private static String text(Path folder, TextSlice name) {
        try {
            Path file = folder.resolve(name.text());
            if (!Files.isRegularFile(file)) {
                throw name.error("there is no file %s", "没有文件 %s", name.text());
            }
            if (Files.size(file) > 1 << 24) {
                throw name.error("%s is larger than 16 MiB, the most that is read", "%s 超过了可读取的上限 16 MiB", name.text());
            }
            ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
            return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
        } catch (CharacterCodingException e) {
            throw name.error("%s is not a text in UTF-8", "%s 不是 UTF-8 文本", name.text());
        } catch (IOException | InvalidPathException e) {
            throw name.error("%s cannot be read", "%s 无法读取", name.text());
        }
    }
}
