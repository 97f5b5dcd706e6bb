import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Runs classes of tests of a checkout, as `./grundy test NAME` names them, from classes that it keeps in
/// `.grundy/test`: those of a module are compiled again when one of its sources has changed, or a declaration in a
/// module below it. It asks no more of the sources than that they compile; `mvn verify` asks for the rest.
final class TestRun {
    static final int FAILED = 1;
    static final int BAD_INPUT = 2;
    static final int NOT_BUILT = 3;

    private static final String USAGE =
            """
            grundy: say which tests to run:
              ./grundy test KernelsTest            a class of tests
              ./grundy test KernelsTest#METHOD     one of its tests, or 'KernelsTest#officers.*'
              ./grundy test org.grundy.heap        the tests of a package
              ./grundy test 'org.grundy.heap.**'   and of the packages in it
              ./grundy test core                   a module: %s
            or several of these. With --thorough they go as far as in a thorough build; -Dgrundy.seed=N, and
            what else begins with -D or -X, goes to the JVM of the tests.""";

    private TestRun() {}

    /// A run that cannot go on.
    static final class Stop extends RuntimeException {
        private static final long serialVersionUID = 1L;
        final int code;

        Stop(int code, String message) {
            super(message);
            this.code = code;
        }
    }

    /// @param words the folder of the checkout, the JVM's flags for Spark, and what the user has typed
    public static void main(String[] words) throws IOException, InterruptedException {
        try {
            Path root = Path.of(words[0]);
            System.exit(run(root, words[1], new ArrayList<>(List.of(words).subList(2, words.length))));
        } catch (Stop stop) {
            System.err.println(stop.getMessage());
            System.exit(stop.code);
        }
    }

    private static int run(Path root, String sparkFlags, List<String> names) throws IOException, InterruptedException {
        boolean thorough = names.remove("--thorough");
        List<String> jvm = names.stream().filter(name -> name.matches("-[DX].*")).toList();
        names.removeAll(jvm);
        TestClasses all = TestClasses.in(root);
        if (names.isEmpty() || names.stream().anyMatch(name -> name.startsWith("-"))) {
            throw new Stop(BAD_INPUT, USAGE.formatted(String.join(", ", all.modules())));
        }
        Map<String, List<TestClasses.Selection>> byModule = new LinkedHashMap<>();
        for (String name : names) {
            for (TestClasses.Selection selection : all.named(name)) {
                byModule.computeIfAbsent(selection.module(), any -> new ArrayList<>()).add(selection);
            }
        }
        Path state = Files.createDirectories(root.resolve(".grundy/test"));
        try (FileChannel file = FileChannel.open(
                        state.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock alone = lock(file)) {
            int code = 0;
            for (Map.Entry<String, List<TestClasses.Selection>> module : byModule.entrySet()) {
                ModuleClasses classes = new MavenModules(root, state).module(module.getKey());
                classes.compile();
                code = Math.max(code, start(command(classes, sparkFlags, thorough, jvm), classes, module.getValue()));
            }
            return code;
        }
    }

    private static FileLock lock(FileChannel file) throws IOException {
        FileLock free = file.tryLock();
        if (free != null) {
            return free;
        }
        System.err.println("grundy: waiting for other tests of this checkout");
        return file.lock();
    }

    private static List<String> command(
            ModuleClasses module, String sparkFlags, boolean thorough, List<String> jvm) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED"));
        command.addAll(
                module.name().equals("cluster")
                        ? List.of(sparkFlags.split(" "))
                        : List.of("--add-modules", "jdk.incubator.vector"));
        command.addAll(List.of("-Dbasedir=" + module.folder(), "-Dgrundy.thorough=" + thorough));
        command.addAll(jvm);
        command.addAll(List.of("-cp", module.classPath(), "org.junit.platform.console.ConsoleLauncher", "execute"));
        command.addAll(List.of("--disable-banner", "--details=summary", "--fail-if-no-tests"));
        if (!thorough) {
            command.add("--exclude-tag=thorough");
        }
        return command;
    }

    /// Starts JUnit in the folder of the module, as the build does.
    private static int start(List<String> command, ModuleClasses module, List<TestClasses.Selection> selections)
            throws IOException, InterruptedException {
        selections.forEach(selection -> command.addAll(selection.options()));
        return new ProcessBuilder(command)
                .directory(module.folder().toFile())
                .inheritIO()
                .start()
                .waitFor();
    }
}
