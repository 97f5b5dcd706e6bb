package org.grundy.heap.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.Sequences;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;

/// The kernels with vectors of 256 bits give the values of the plain one: in a JVM that is told to use no longer ones.
final class ShorterVectorsTest {
    private static final int LENGTH = Thorough.bound(1300, 2100);

    @Test
    void kernels_agree_where_vectors_have_256_bits() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+IgnoreUnrecognizedVMOptions",
                        "-XX:UseAVX=2",
                        "-XX:+UseSerialGC",
                        "--add-modules",
                        "jdk.incubator.vector",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Agreement.class.getName())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
    }

    /// Compares the kernels and prints where they differ.
    static final class Agreement {
        private Agreement() {}

        public static void main(String[] arguments) {
            if (VectorSupport.present()) {
                List.of("0.16", "0.6", "0.205", "4.3", "0.106", "0.454", "0.174")
                        .forEach(Agreement::check);
            }
        }

        private static void check(String text) {
            TakeAndBreakCode code = Sequences.code(text);
            List<Integer> plain = Sequences.values(new PlainKernel(code), LENGTH);
            for (String name : List.of("bitset", "word")) {
                Kernel kernel = KernelRegistry.of(name).orElseThrow().kernel(new SequenceRules.Coded(code), 1);
                if (!Sequences.values(kernel, LENGTH).equals(plain)) {
                    throw new AssertionError(text + " by " + name);
                }
            }
        }
    }
}
