package org.grundy.cli.start;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The real launcher in a folder that looks as after a build, with a shell script in place of the JVM.
///
/// @param folder of its own
record StubbedLauncher(Path folder) {
    private static final Path SOURCES =
            Path.of(System.getProperty("basedir", "."), "..").normalize();
    private static final List<String> VARIABLES =
            List.of("GRUNDY_JAVA_OPTS", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "LC_ALL", "LANG");

    /// What a launch ended with.
    record End(int code, String out, String err) {}

    /// A launcher whose JVM is a script.
    ///
    /// @param jvm what the JVM does, in the language of the shell
    static StubbedLauncher of(Path place, String jvm) throws IOException {
        Path folder = place.toRealPath();
        Files.copy(SOURCES.resolve("grundy"), folder.resolve("grundy"));
        Files.createDirectory(folder.resolve("launcher"));
        try (Stream<Path> parts = Files.list(SOURCES.resolve("launcher"))) {
            for (Path part : parts.toList()) {
                Files.copy(part, folder.resolve("launcher").resolve(part.getFileName()));
            }
        }
        Path java = Files.createDirectories(folder.resolve("jdk/bin"));
        Files.writeString(
                folder.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\nJAVA_RUNTIME_VERSION=\"25.0.1+1\"\n");
        for (String tool : List.of("java", "javac")) {
            Path script = Files.writeString(java.resolve(tool), "#!/bin/sh\n" + jvm + "\n");
            script.toFile().setExecutable(true);
        }
        Files.writeString(folder.resolve("pom.xml"), "");
        Files.writeString(Files.createDirectory(folder.resolve("cli")).resolve("pom.xml"), "");
        Path build = Files.createDirectories(folder.resolve(".grundy/build-1"));
        Files.writeString(folder.resolve(".grundy/current"), "build-1\n");
        Files.writeString(build.resolve("class-path"), "grundy.jar\n");
        Files.writeString(build.resolve("tuned-for"), folder + "/jdk 25.0.1+1 " + folder + "\n");
        Files.writeString(build.resolve("stamp"), "");
        return new StubbedLauncher(folder);
    }

    /// The process of a command, not yet started.
    ProcessBuilder process(Map<String, String> environment, String... words) {
        List<String> command =
                new ArrayList<>(List.of("/bin/sh", folder.resolve("grundy").toString()));
        command.addAll(List.of(words));
        return in(environment, command);
    }

    /// The process of a script of the shell, not yet started.
    ProcessBuilder script(Map<String, String> environment, String script) {
        return in(environment, List.of("/bin/sh", "-c", script));
    }

    private ProcessBuilder in(Map<String, String> environment, List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().keySet().removeAll(VARIABLES);
        builder.environment().put("GRUNDY_JAVA_HOME", folder.resolve("jdk").toString());
        builder.environment().putAll(environment);
        return builder;
    }

    /// Runs a command.
    End run(Map<String, String> environment, String... words) throws IOException, InterruptedException {
        return end(process(environment, words));
    }

    /// Runs a process to its end.
    End end(ProcessBuilder builder) throws IOException, InterruptedException {
        Path errors = folder.resolve("errors");
        Process process = builder.redirectError(errors.toFile()).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new End(process.waitFor(), out, Files.readString(errors));
    }
}
