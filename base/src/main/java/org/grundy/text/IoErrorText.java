package org.grundy.text;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.Map;

/// Why a file cannot be read or written, in words.
public final class IoErrorText {
    private static final Map<String, String> CHINESE = Map.of(
            "Is a directory", "这是目录",
            "Not a directory", "路径中有一部分不是目录",
            "No such file or directory", "没有这样的文件或目录",
            "Permission denied", "没有权限",
            "File name too long", "文件名太长",
            "No space left on device", "磁盘已满",
            "Read-only file system", "文件系统只读",
            "Too many open files", "打开的文件太多");

    private IoErrorText() {}

    /// The reason that an exception gives.
    public static BilingualText of(Exception error) {
        return switch (error) {
            case AccessDeniedException denied ->
                BilingualText.of("permission is denied: %s", "没有权限：%s", denied.getFile());
            case NoSuchFileException missing -> BilingualText.of("there is no %s", "不存在 %s", missing.getFile());
            case FileAlreadyExistsException other -> BilingualText.of("%s is no folder", "%s 不是目录", other.getFile());
            case InvalidPathException name -> new BilingualText("this is no name of a file", "这不是文件名");
            case FileSystemException system when system.getReason() != null -> reason(system.getReason());
            default -> reason(String.valueOf(error.getMessage()));
        };
    }

    /// What an operating system says; the usual reasons have a Chinese form.
    private static BilingualText reason(String words) {
        return new BilingualText(words, CHINESE.getOrDefault(words, words));
    }
}
