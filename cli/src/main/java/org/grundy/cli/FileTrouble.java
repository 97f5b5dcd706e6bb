package org.grundy.cli;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import org.grundy.game.Text;

/// Why a file cannot be read or written, in words.
final class FileTrouble {
    private FileTrouble() {}

    /// The reason that an exception gives.
    static Text of(Exception error) {
        return switch (error) {
            case AccessDeniedException denied ->
                new Text("permission is denied: " + denied.getFile(), "没有权限：" + denied.getFile());
            case NoSuchFileException missing ->
                new Text("there is no " + missing.getFile(), "不存在 " + missing.getFile());
            case FileAlreadyExistsException other ->
                new Text(other.getFile() + " is no folder", other.getFile() + " 不是目录");
            case InvalidPathException name -> new Text("this is no name of a file", "这不是文件名");
            case FileSystemException system when system.getReason() != null -> same(system.getReason());
            default -> same(String.valueOf(error.getMessage()));
        };
    }

    private static Text same(String words) {
        return new Text(words, words);
    }
}
