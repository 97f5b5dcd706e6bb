import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/// The classes of a module, compiled for tests.
///
/// Beside each folder of classes stands a digest of all that they were made of: the text of the sources, the names of
/// the libraries, the Java, and what the modules below declare. Only classes with the right digest are run. What a
/// module declares has a digest of its own, in which no body of a method counts: after a change in one the modules
/// above need not be compiled.
///
/// @param folder of the sources
/// @param kept where the classes are kept, as Maven would name them: some tests tell classes of tests from others by
///     their folder
/// @param libraries that its tests see, without modules of the project
/// @param below the modules that its tests see, in the order in which they are compiled
record ModuleClasses(Path folder, Path kept, List<String> libraries, List<ModuleClasses> below) {
    private static final String MAIN = "classes";
    private static final String TEST = "test-classes";

    String name() {
        return folder.getFileName().toString();
    }

    /// Compiles what is not as its sources say, in the modules below, too.
    void compile() throws IOException {
        for (ModuleClasses module : below) {
            module.compile(MAIN, "main", module.below);
        }
        compile(MAIN, "main", below);
        compile(TEST, "test", Stream.concat(below.stream(), Stream.of(this)).toList());
    }

    /// What the tests see: classes and resources in the order of Maven.
    String classPath() {
        Stream<Path> own = Stream.of(kept.resolve(TEST), folder.resolve("src/test/resources"));
        Stream<Path> classes = Stream.concat(Stream.of(this), below.stream())
                .flatMap(module -> Stream.of(
                        module.kept.resolve(MAIN),
                        module.folder.resolve("src/main/resources"),
                        module.folder.resolve("src/main/version")));
        return Stream.concat(Stream.concat(own, classes).map(Path::toString), libraries.stream())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private Path beside(String classes, String ending) {
        return kept.resolve(classes + "." + ending);
    }

    private void compile(String classes, String kind, List<ModuleClasses> seen) throws IOException {
        List<Path> sources = files(folder.resolve("src/" + kind + "/java"), ".java");
        String wanted = digest(sources, seen);
        Path digest = beside(classes, "digest");
        if (Files.exists(digest) && Files.readString(digest).equals(wanted)) {
            return;
        }
        System.err.println("grundy: compiling " + (kind.equals("test") ? "the tests of " : "") + name());
        Path out = Files.createDirectories(kept.resolve(classes));
        Files.deleteIfExists(digest);
        for (Path old : files(out, "")) {
            Files.delete(old);
        }
        javac(sources, out, seen);
        MessageDigest declared = sha();
        for (Path type : files(out, ".class")) {
            declared.update(Declarations.of(Files.readAllBytes(type)));
        }
        Files.writeString(beside(classes, "declared"), hex(declared));
        Files.writeString(digest, wanted);
    }

    private void javac(List<Path> sources, Path out, List<ModuleClasses> seen) throws IOException {
        if (sources.isEmpty()) {
            return;
        }
        String path = Stream.concat(
                        seen.stream().map(module -> module.kept.resolve(MAIN).toString()), libraries.stream())
                .collect(Collectors.joining(File.pathSeparator));
        List<String> options = new ArrayList<>(List.of("-d", out.toString(), "-cp", path));
        options.addAll(List.of("-g", "-proc:none", "-Xlint:none", "-implicit:none"));
        options.addAll(List.of("--add-modules", "jdk.incubator.vector"));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            boolean compiled = compiler.getTask(
                            null,
                            files,
                            ModuleClasses::print,
                            options,
                            null,
                            files.getJavaFileObjectsFromPaths(sources))
                    .call();
            if (!compiled) {
                throw new TestRun.Stop(TestRun.NOT_BUILT, "grundy: the sources do not compile, and no test was run.");
            }
        }
    }

    private static void print(Diagnostic<?> diagnostic) {
        if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
            System.err.println(diagnostic);
        }
    }

    /// Of all that the classes of a folder are made of.
    private String digest(List<Path> sources, List<ModuleClasses> seen) throws IOException {
        MessageDigest digest = sha();
        List<String> words = new ArrayList<>(libraries);
        words.add(System.getProperty("java.home") + " " + Runtime.version());
        for (ModuleClasses module : seen) {
            words.add(Files.readString(module.beside(MAIN, "declared")));
        }
        for (Path source : sources) {
            words.add(source + " " + Files.size(source));
            digest.update(Files.readAllBytes(source));
        }
        digest.update(String.join("\n", words).getBytes(StandardCharsets.UTF_8));
        return hex(digest);
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(ending))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        }
    }

    private static MessageDigest sha() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static String hex(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest());
    }
}
