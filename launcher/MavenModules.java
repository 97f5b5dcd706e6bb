import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The modules of a checkout and their libraries, as Maven tells them: it is asked for a module when a `pom.xml` has
/// changed since.
///
/// @param root the folder of the checkout
/// @param state where classes are kept
record MavenModules(Path root, Path state) {
    private static final String CLASS_PATH = "target/launcher/test-class-path";

    /// A module with those below it.
    ModuleClasses module(String name) throws IOException, InterruptedException {
        Path list = root.resolve(name).resolve(CLASS_PATH);
        if (!Files.exists(list) || Files.getLastModifiedTime(list).compareTo(newestPom()) <= 0) {
            System.err.println("grundy: asking Maven for the libraries of " + name);
            askMaven(name);
            // Maven leaves a list as it was that has not changed.
            Files.setLastModifiedTime(list, FileTime.from(Instant.now()));
        }
        return read(name);
    }

    private FileTime newestPom() throws IOException {
        FileTime newest = FileTime.fromMillis(-1);
        try (Stream<Path> folders = Files.list(root)) {
            for (Path folder : Stream.concat(Stream.of(root), folders).toList()) {
                Path pom = folder.resolve("pom.xml");
                if (Files.exists(pom) && Files.getLastModifiedTime(pom).compareTo(newest) > 0) {
                    newest = Files.getLastModifiedTime(pom);
                }
            }
        }
        return newest;
    }

    private void askMaven(String name) throws IOException, InterruptedException {
        Path log = state.resolve("maven.log");
        List<String> command = new ArrayList<>(List.of("mvn", "-B", "-pl", name, "-am"));
        command.addAll(List.of("-Dgrundy.quick", "-Dgrundy.test.run", "-Dmaven.main.skip"));
        command.addAll(List.of("compile", "dependency:build-classpath", "-Dmdep.outputFile=" + CLASS_PATH));
        ProcessBuilder maven = new ProcessBuilder(command)
                .directory(root.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        maven.environment().put("JAVA_HOME", System.getProperty("java.home"));
        int code;
        try {
            code = maven.start().waitFor();
        } catch (IOException missing) {
            throw new TestRun.Stop(
                    TestRun.NOT_BUILT, "grundy: there is no mvn on the PATH, which knows the libraries of " + name + ".");
        }
        if (code != 0) {
            throw new TestRun.Stop(
                    TestRun.NOT_BUILT, "grundy: Maven does not tell the libraries of " + name + "; its log is " + log);
        }
    }

    private ModuleClasses read(String name) throws IOException {
        List<String> path = List.of(Files.readString(root.resolve(name).resolve(CLASS_PATH)).strip()
                .split(File.pathSeparator));
        Set<String> names = path.stream().filter(this::isModule).map(this::moduleOf).collect(Collectors.toSet());
        List<ModuleClasses> below = new ArrayList<>();
        for (String module : inOrder()) {
            if (names.contains(module)) {
                below.add(read(module));
            }
        }
        List<String> libraries = path.stream().filter(entry -> !isModule(entry)).toList();
        return new ModuleClasses(root.resolve(name), state.resolve(name).resolve("target"), libraries, below);
    }

    private boolean isModule(String entry) {
        return entry.startsWith(root + File.separator);
    }

    private String moduleOf(String entry) {
        return root.relativize(Path.of(entry)).getName(0).toString();
    }

    /// All modules in the order of the project, in which each may use those before it.
    private List<String> inOrder() throws IOException {
        try (Stream<String> lines = Files.lines(root.resolve("pom.xml"))) {
            return lines.map(String::strip)
                    .filter(line -> line.startsWith("<module>"))
                    .map(line -> line.replaceAll("</?module>", ""))
                    .toList();
        }
    }
}
