package org.grundy.evidence;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.grundy.text.InputError;

/// The files of a class that is no part of Grundy: what is kept of rules in it must not be read once they have been
/// changed. Rules of Grundy itself do not change while they have one name.
public final class ClassFiles {
    private static final String OWN = "org.grundy.";

    private ClassFiles() {}

    /// SHA-256 of the file of a class and of all classes nested with it; empty for classes of Grundy itself.
    ///
    /// @throws InputError if a class has no file
    public static String checksum(Class<?> type) {
        Class<?> top = type.getNestHost();
        return top.getName().startsWith(OWN) ? "" : checksumOfNest(top);
    }

    private static String checksumOfNest(Class<?> top) {
        List<Class<?>> nest = Arrays.stream(top.getNestMembers())
                .sorted(Comparator.comparing(Class::getName))
                .toList();
        MessageDigest digest = Checksum.begun();
        for (Class<?> member : nest) {
            digest.update(bytes(member));
        }
        return Checksum.of(digest);
    }

    private static byte[] bytes(Class<?> type) {
        String name = type.getName();
        try (InputStream in = type.getResourceAsStream(name.substring(name.lastIndexOf('.') + 1) + ".class")) {
            if (in == null) {
                throw fileless(name);
            }
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw fileless(name);
        }
    }

    private static InputError fileless(String name) {
        return new InputError(
                "nothing can be kept of the rules in %s: the class has no file that would tell when they change",
                "无法保存 %s 中规则的结论：这个类没有类文件，规则改动后无从得知", name);
    }
}
