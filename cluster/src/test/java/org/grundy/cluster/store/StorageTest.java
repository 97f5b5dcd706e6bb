package org.grundy.cluster.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Folders as readers name them.
final class StorageTest {
    @TempDir
    Path folder;

    @Test
    void a_relative_path_begins_where_the_driver_was_started() throws IOException {
        String absolute = Path.of("").toAbsolutePath().toUri().toString().replaceFirst("///", "/");
        assertThat(Storage.named("--out", "svc").uri()).isEqualTo(absolute + "svc");
        assertThat(Storage.named("--out", "./a/../svc").uri()).isEqualTo(absolute + "svc");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    hdfs://no.such.host.invalid/x | the host no.such.host.invalid is not known
                    s3a://bucket/x                | know no file system s3a: s3a, gs and abfs are read and written by spark-submit --packages org.apache.spark:spark-hadoop-cloud_2.13:4.2.0
                    gs://bucket/x                 | know no file system gs
                    nosuch:/x                     | know no file system nosuch
                    a:b                           | no folder can be opened
                    ''                            | no folder can be opened
                    '://'                         | no folder can be opened
                    hdfs:///x                     | no folder can be opened
                    """)
    void what_names_no_folder_is_refused_with_a_sentence(String words, String sentence) {
        assertThatThrownBy(() -> Storage.named("--out", words).list(""))
                .isInstanceOf(InputError.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void a_file_of_rules_is_named_in_the_same_way() throws IOException {
        Files.writeString(folder.resolve("x.rules"), "g: n -> n-1 if n > 0");
        assertThat(Storage.text("--rules", folder.resolve("x.rules").toString()))
                .hasValue("g: n -> n-1 if n > 0");
        assertThat(Storage.text("--rules", "no-such.rules")).isEmpty();
        assertThatThrownBy(() -> Storage.text("--rules", "s3a://bucket/x.rules"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("know no file system s3a");
    }

    @Test
    void a_file_system_without_folders_is_no_fault_of_grundy() {
        Storage storage = Storage.named("--out", "http://127.0.0.1:1/x");
        assertThatThrownBy(() -> storage.list(""))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("lists no");
        assertThatThrownBy(() -> storage.create("x", "y"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("writes no");
    }

    @Test
    void a_machine_that_has_another_folder_of_the_same_name_notices() throws IOException {
        Storage storage = Storage.named("--out", folder.toString());
        storage.write("_lock.json", "the driver's");
        SharedFolder shared = SharedFolder.of(storage, "_lock.json");
        assertThat(shared.unseen()).isEmpty();
        assertThat(shared.open().readText("_lock.json")).hasValue("the driver's");
        Files.writeString(folder.resolve("_lock.json"), "another's");
        assertThat(shared.unseen()).isPresent();
        assertThatThrownBy(shared::open)
                .isInstanceOf(FileNotFoundException.class)
                .hasMessageContaining("is not the folder that the driver has");
        Files.delete(folder.resolve("_lock.json"));
        assertThat(shared.unseen()).isPresent();
    }
}
