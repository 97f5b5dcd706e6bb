package org.grundy.evidence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Checksums, against published ones and against bytes put together at once.
final class ChecksumTest {
    /// Source: the examples of SHA-256 in FIPS 180-4, "abc" and nothing.
    @Test
    void it_is_sha_256_in_hexadecimal() {
        assertThat(Checksum.of("abc")).isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assertThat(Checksum.of(new byte[0]))
                .isEqualTo("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        assertThat(Checksum.of("é")).isEqualTo(Checksum.of("é".getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void a_digest_begins_anew_after_its_checksum() {
        MessageDigest digest = Checksum.begun();
        digest.update((byte) 'a');
        assertThat(Checksum.of(digest)).isEqualTo(Checksum.of("a"));
        assertThat(Checksum.of(digest)).isEqualTo(Checksum.of(""));
    }

    /// Values are digested in pieces of 4096.
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 4095, 4096, 4097, 8192, 10_000})
    void values_are_digested_as_four_bytes_each_with_the_highest_first(int count) {
        ByteBuffer all = ByteBuffer.allocate(4 * count);
        IntStream.range(0, count).forEach(n -> all.putInt(70_000 * n + 3));
        assertThat(SequenceCertificate.checksum(n -> 70_000 * n + 3, count)).isEqualTo(Checksum.of(all.array()));
    }

    /// Classes of Java itself stand for a class of one's own.
    @Test
    void the_file_of_a_class_is_told_with_all_that_is_nested_in_it() {
        assertThat(ClassFiles.checksum(ChecksumTest.class)).isEmpty();
        String map = ClassFiles.checksum(HashMap.class);
        assertThat(map).hasSize(64).isNotEqualTo(ClassFiles.checksum(ArrayList.class));
        assertThat(ClassFiles.checksum(new HashMap<>(Map.of(1, 2)).entrySet().getClass()))
                .isEqualTo(map);
        Object generated = Proxy.newProxyInstance(
                ClassLoader.getPlatformClassLoader(),
                new Class<?>[] {Runnable.class},
                (proxy, method, words) -> method);
        assertThatThrownBy(() -> ClassFiles.checksum(generated.getClass()))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("the class has no file");
    }
}
