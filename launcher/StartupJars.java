import java.io.IOException;
import java.lang.classfile.ClassHierarchyResolver;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/// Rewrites jars, given by their names, so that an ahead-of-time cache keeps all that a start needs of them.
final class StartupJars {
    private StartupJars() {}

    public static void main(String[] jars) throws IOException {
        URL[] all = Stream.of(jars).map(StartupJars::url).toArray(URL[]::new);
        try (URLClassLoader classes = new URLClassLoader(all)) {
            ClassHierarchyResolver types =
                    ClassHierarchyResolver.ofResourceParsing(classes).cached();
            StackMaps maps = new StackMaps(types);
            DynamicCalls calls = new DynamicCalls(types);
            for (String name : jars) {
                try (JarFile jar = new JarFile(name)) {
                    JarRewriting.rewrite(jar, type -> calls.replaced(maps.added(type)));
                }
            }
        }
    }

    private static URL url(String jar) {
        try {
            return Path.of(jar).toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(jar, e);
        }
    }
}
