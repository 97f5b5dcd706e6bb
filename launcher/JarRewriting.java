import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.function.UnaryOperator;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;

/// Puts a jar with other classes in place of one.
final class JarRewriting {
    private static final String CLASS_ENDING = ".class";

    private JarRewriting() {}

    /// Replaces a jar by a copy. Nothing is changed unless the whole copy could be written.
    ///
    /// @param classes the new class file for an old one
    static void rewrite(JarFile jar, UnaryOperator<byte[]> classes) throws IOException {
        Path old = Path.of(jar.getName());
        Path rewritten = Path.of(jar.getName() + ".new");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(rewritten))) {
            for (JarEntry entry : Collections.list(jar.entries())) {
                byte[] bytes = bytes(jar, entry);
                JarEntry copy = new JarEntry(entry.getName());
                copy.setTimeLocal(entry.getTimeLocal());
                out.putNextEntry(copy);
                out.write(entry.getName().endsWith(CLASS_ENDING) ? classes.apply(bytes) : bytes);
                out.closeEntry();
            }
        }
        Files.move(rewritten, old, StandardCopyOption.REPLACE_EXISTING);
    }

    private static byte[] bytes(JarFile jar, JarEntry entry) throws IOException {
        try (InputStream in = jar.getInputStream(entry)) {
            return in.readAllBytes();
        }
    }
}
