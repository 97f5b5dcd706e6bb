package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.launcher.JavaModuleOptions;
import org.junit.jupiter.api.Test;

/// The launcher and the build give a JVM the options that Spark asks for.
final class SparkFlagsTest {
    private static final Path ROOT =
            Path.of(System.getProperty("basedir", "."), "..").normalize();

    /// Of the incubator module the JVM says a word on standard error at every start. A JDK of today has no such package
    /// and says so; and it knows all options.
    private static final List<String> LEFT_OUT = List.of(
            "--add-modules=jdk.incubator.vector",
            "--add-opens=java.base/sun.security.action=ALL-UNNAMED",
            "-XX:+IgnoreUnrecognizedVMOptions");

    @Test
    void the_options_are_those_that_spark_asks_for() throws IOException {
        String asked = String.join(
                " ",
                Arrays.stream(JavaModuleOptions.defaultModuleOptionArray())
                        .filter(option -> !LEFT_OUT.contains(option))
                        .toList());
        assertThat(Files.readString(ROOT.resolve("launcher/flags.sh"))).contains("spark_modules=\"" + asked + "\"");
        assertThat(Files.readString(ROOT.resolve("cluster/pom.xml")))
                .contains("<grundy.spark.flags>" + asked + "</grundy.spark.flags>");
    }
}
