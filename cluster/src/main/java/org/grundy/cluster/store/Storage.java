package org.grundy.cluster.store;

import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkEnv;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.grundy.evidence.Checksum;
import org.grundy.lang.OptionText;
import org.grundy.text.InputError;
import scala.Tuple2;

/// A folder on a file system that Hadoop knows. A file is there whole or not at all, whatever happens to the machine
/// that writes it, and two that write one file write the same bytes.
public final class Storage {
    /// Files whose names begin so are passed over by Spark, DuckDB and pandas.
    public static final String HIDDEN = "_";

    private final FileSystem files;
    private final Path root;

    private Storage(FileSystem files, Path root) {
        this.files = files;
        this.root = root;
    }

    /// The folder that a reader names, on the driver: a relative path begins where the command was started.
    ///
    /// @param option the word before it on the command line
    /// @param words a path or a URI
    /// @throws org.grundy.text.InputError if these words name no folder, its host is not known, or there is no
    ///     library for its file system
    public static Storage named(String option, String words) {
        try {
            return at(OptionText.place(option, words));
        } catch (InputError error) {
            throw error;
        } catch (RuntimeException | IOException error) { // Hadoop throws any here; it has asked nobody yet
            throw StorageFlaw.of(option, words, error);
        }
    }

    /// The text of a file that a reader names, on the driver; empty if there is none that can be read.
    ///
    /// @throws org.grundy.text.InputError as for a folder
    public static Optional<String> text(String option, String words) throws IOException {
        int slash = words.lastIndexOf('/');
        String folder = slash < 0 ? "." : slash == 0 ? "/" : words.substring(0, slash);
        String name = words.substring(slash + 1);
        return named(option, folder).readText(name);
    }

    /// The folder of a URI, on the driver as in a task.
    ///
    /// @throws IOException if there is no such file system
    static Storage at(String uri) throws IOException {
        Path root = new Path(uri);
        Configuration conf = configuration();
        FileSystem files = root.getFileSystem(conf);
        if (files instanceof LocalFileSystem) {
            files = new LocalFileSystem(new LocalFiles());
            files.initialize(URI.create(LocalFiles.SCHEME + ":///"), conf);
        }
        // Every reader compares the bytes with what the manifest says.
        files.setWriteChecksum(false);
        return new Storage(files, files.makeQualified(root));
    }

    /// What is known of file systems: the files of the machine, and what was given as `spark.hadoop.…`.
    private static Configuration configuration() {
        Configuration conf = new Configuration(SparkHadoopUtil.get().conf());
        SparkEnv spark = SparkEnv.get();
        if (spark != null) {
            for (Tuple2<String, String> property : spark.conf().getAllWithPrefix("spark.hadoop.")) {
                conf.set(property._1(), property._2());
            }
        }
        return conf;
    }

    /// The absolute URI of this folder, the same on every machine.
    String uri() {
        return root.toString();
    }

    /// Whether it lies among the files of a machine, where another machine may have another folder of this name.
    boolean isOfOneMachine() {
        return LocalFiles.SCHEME.equals(root.toUri().getScheme());
    }

    /// Where a file is, for messages.
    public String place(String name) {
        return name.isEmpty() ? root.toString() : new Path(root, name).toString();
    }

    /// What is written to a file.
    @FunctionalInterface
    public interface Content {
        /// Writes it.
        ///
        /// @param out closed by the caller
        void writeTo(OutputStream out) throws IOException;
    }

    /// Writes a file whole.
    public void write(String name, byte[] bytes) throws IOException {
        write(name, (Content) out -> out.write(bytes));
    }

    /// Writes a file whole, of any length.
    public void write(String name, Content content) throws IOException {
        Path target = new Path(root, name);
        Path folder = target.getParent();
        Path unfinished = new Path(folder, HIDDEN + target.getName() + "." + UUID.randomUUID());
        files.mkdirs(folder);
        try {
            try (FSDataOutputStream out = files.create(unfinished, true)) {
                content.writeTo(out);
            }
            // Some file systems do not rename onto a file that is there.
            if (!files.rename(unfinished, target)) {
                files.delete(target, false);
                if (!files.rename(unfinished, target)) {
                    throw new IOException("cannot write " + target);
                }
            }
        } catch (IOException | RuntimeException error) {
            discard(unfinished);
            throw error;
        }
    }

    /// Writes a file of text whole, in UTF-8.
    public void write(String name, String text) throws IOException {
        write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /// Writes a file of text if there is none of its name. Of several that try at once, on file systems that can do it
    /// one succeeds; object stores often cannot.
    ///
    /// @return whether it was written
    boolean create(String name, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (isOfOneMachine()) {
            // Hadoop looks whether the file is there, and then creates it.
            files.mkdirs(root);
            try {
                Files.write(java.nio.file.Path.of(new Path(root, name).toUri()), bytes, StandardOpenOption.CREATE_NEW);
                return true;
            } catch (java.nio.file.FileAlreadyExistsException there) {
                return false;
            }
        }
        try (FSDataOutputStream out = files.create(new Path(root, name), false)) {
            out.write(bytes);
            return true;
        } catch (FileAlreadyExistsException there) {
            return false;
        } catch (UnsupportedOperationException error) {
            throw new IOException(root + " is on a file system that writes no files", error);
        }
    }

    private void discard(Path unfinished) {
        try {
            files.delete(unfinished, false);
        } catch (IOException alsoFailed) {
            // What is left has a hidden name, and nobody reads it.
        }
    }

    /// The bytes of a file, empty if there is none.
    public Optional<byte[]> read(String name) throws IOException {
        try (FSDataInputStream in = files.open(new Path(root, name))) {
            return Optional.of(in.readAllBytes());
        } catch (FileNotFoundException missing) {
            return Optional.empty();
        }
    }

    /// Some bytes of a file, empty if it is not there or not so long.
    public Optional<byte[]> read(String name, long offset, int length) throws IOException {
        byte[] bytes = new byte[length];
        try (FSDataInputStream in = files.open(new Path(root, name))) {
            in.readFully(offset, bytes);
            return Optional.of(bytes);
        } catch (FileNotFoundException | EOFException missing) {
            return Optional.empty();
        }
    }

    /// Whether a file has the bytes of a checksum.
    public boolean holds(String name, String sha256) throws IOException {
        return read(name).filter(bytes -> Checksum.of(bytes).equals(sha256)).isPresent();
    }

    /// The text of a file in UTF-8, empty if there is none.
    public Optional<String> readText(String name) throws IOException {
        return read(name).map(bytes -> new String(bytes, StandardCharsets.UTF_8));
    }

    /// The names of the files of a folder that are whole, in order; none if there is no such folder.
    ///
    /// @param folder empty for this one
    public List<String> list(String folder) throws IOException {
        try {
            Path path = folder.isEmpty() ? root : new Path(root, folder);
            FileStatus[] found = files.listStatus(path);
            return Stream.of(found)
                    .filter(FileStatus::isFile)
                    .map(each -> each.getPath().getName())
                    .filter(name -> !name.startsWith(HIDDEN) && !name.startsWith("."))
                    .sorted()
                    .toList();
        } catch (FileNotFoundException missing) {
            return List.of();
        } catch (UnsupportedOperationException error) {
            throw new IOException(root + " is on a file system that lists no folders", error);
        }
    }

    /// Removes files that were never finished, of a run that was killed.
    public void tidy(String folder) throws IOException {
        Path path = folder.isEmpty() ? root : new Path(root, folder);
        if (!files.exists(path)) {
            return;
        }
        List<Path> unfinished = Arrays.stream(files.listStatus(path))
                .map(FileStatus::getPath)
                .filter(each -> each.getName().matches(HIDDEN + ".+\\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"))
                .toList();
        for (Path each : unfinished) {
            files.delete(each, false);
        }
    }

    /// Removes a folder or a file.
    public void remove(String name) throws IOException {
        files.delete(new Path(root, name), true);
    }
}
