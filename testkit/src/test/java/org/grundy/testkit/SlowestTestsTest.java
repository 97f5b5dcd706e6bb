package org.grundy.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SlowestTestsTest {
    @TempDir
    private Path project;

    private void report(String module, String name, String seconds) throws IOException {
        Path folder = Files.createDirectories(project.resolve(module).resolve("target/surefire-reports"));
        Files.writeString(folder.resolve("TEST-" + name + ".xml"), """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuite version="3.0.2" name="%s" time="%s" tests="1" errors="0">
                  <testcase name="it_works" classname="%s" time="99.9"/>
                </testsuite>
                """.formatted(name, seconds, name));
    }

    private void compiled(String module, String name) throws IOException {
        Path file = project.resolve(module).resolve("target/test-classes/" + name.replace('.', '/') + ".class");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "");
    }

    private String printed() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        SlowestTests.print(project, new PrintStream(bytes, true, StandardCharsets.UTF_8));
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void the_ten_slowest_classes_of_all_modules_are_listed_and_the_time_of_all() throws IOException {
        for (int i = 0; i < 11; i++) {
            report("core", "org.grundy.A" + i + "Test", "0." + i);
            compiled("core", "org.grundy.A" + i + "Test");
        }
        report("web", "org.grundy.web.LongTest", "1,234.5");
        compiled("web", "org.grundy.web.LongTest");
        assertThat(printed().lines())
                .hasSize(11)
                .startsWith(
                        "12 classes of tests took 1239 s together; the slowest:",
                        " 1234.5 s  web       LongTest",
                        "    0.9 s  core      A9Test")
                .noneMatch(line -> line.endsWith(" A0Test"));
    }

    @Test
    void the_report_of_a_class_that_is_gone_is_left_out() throws IOException {
        report("core", "org.grundy.GoneTest", "5.0");
        assertThat(printed()).isEmpty();
    }
}
