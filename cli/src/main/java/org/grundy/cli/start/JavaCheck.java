package org.grundy.cli.start;

/// The main class of `grundy.jar`: says which Java is needed where it is an older one. The build marks this
/// class as one of Java 8, so it uses nothing that came later.
public final class JavaCheck {
    private static final int LEAST = 25;

    private JavaCheck() {}

    /// Runs the command, or ends with the exit code of a command that cannot be started.
    ///
    /// @param arguments the words of the command line after the jar's name
    public static void main(String[] arguments) {
        String version = System.getProperty("java.specification.version", "");
        if (version.startsWith("1.") || Integer.parseInt(version) < LEAST) {
            System.err.println(String.join(
                    "",
                    "grundy: Java 25 or newer is needed, and this is Java ",
                    version,
                    " (",
                    System.getProperty("java.home"),
                    "). 需要 Java 25 或更新的版本。"));
            System.exit(3);
        }
        JarStart.main(arguments);
    }
}
