package org.grundy.text;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;

/// Why a file cannot be read or written, in words.
public final class IoErrorText {
    private IoErrorText() {}

    /// The reason that an exception gives.
    public static BilingualText of(Exception error) {
        return switch (error) {
            case AccessDeniedException denied ->
                new BilingualText("permission is denied: " + denied.getFile(), "没有权限：" + denied.getFile());
            case NoSuchFileException missing ->
                new BilingualText("there is no " + missing.getFile(), "不存在 " + missing.getFile());
            case FileAlreadyExistsException other ->
                new BilingualText(other.getFile() + " is no folder", other.getFile() + " 不是目录");
            case InvalidPathException name -> new BilingualText("this is no name of a file", "这不是文件名");
            case FileSystemException system when system.getReason() != null -> same(system.getReason());
            default -> same(String.valueOf(error.getMessage()));
        };
    }

    private static BilingualText same(String words) {
        return new BilingualText(words, words);
    }
}
