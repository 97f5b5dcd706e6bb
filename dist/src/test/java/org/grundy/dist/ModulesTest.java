package org.grundy.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The library's jars as modules, beside the jars that they need.
final class ModulesTest {
    private static final String NEEDED =
            ".*/(grundy-(base|sequence|core|lang|catalog|discover|render)-|jgrapht-|jheaps-|antlr4-|"
                    + "apfloat-|commons-text-|commons-lang3-|jackson-|jspecify-)[^/]*\\.jar";

    @Test
    void a_program_uses_them_on_the_module_path() throws IOException, InterruptedException {
        List<String> jars = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.replace(File.separatorChar, '/').matches(NEEDED))
                .toList();
        assumeTrue(
                jars.stream().filter(entry -> entry.contains("grundy-")).count() >= 7,
                "the jars have not been packed: run mvn verify");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "--module-path",
                        String.join(File.pathSeparator, jars),
                        "--add-modules",
                        "org.grundy.catalog,org.grundy.render",
                        Path.of(System.getProperty("basedir", "."), "src/test/module/AllOnModulePath.java")
                                .toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        // An automatic module, one without a module-info, declares no exports.
        assertThat(said).containsPattern("module org\\.grundy\\.lang: [1-9]\\d* packages are exported");
    }
}
