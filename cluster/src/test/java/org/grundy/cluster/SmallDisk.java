package org.grundy.cluster;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.util.Progressable;

/// The local disk with little room on it, under `small:`.
public final class SmallDisk extends RawLocalFileSystem {
    private static final AtomicLong ROOM = new AtomicLong();

    static void room(long bytes) {
        ROOM.set(bytes);
    }

    @Override
    public URI getUri() {
        return URI.create("small:///");
    }

    @Override
    public String getScheme() {
        return "small";
    }

    @Override
    public void initialize(URI name, Configuration conf) throws IOException {
        super.initialize(name, conf);
    }

    @Override
    public FSDataOutputStream create(
            Path file,
            FsPermission permission,
            boolean overwrite,
            int bufferSize,
            short replication,
            long blockSize,
            Progressable progress)
            throws IOException {
        return small(super.create(file, permission, overwrite, bufferSize, replication, blockSize, progress));
    }

    @Override
    public FSDataOutputStream create(
            Path file, boolean overwrite, int bufferSize, short replication, long blockSize, Progressable progress)
            throws IOException {
        return small(super.create(file, overwrite, bufferSize, replication, blockSize, progress));
    }

    private static FSDataOutputStream small(OutputStream disk) throws IOException {
        return new FSDataOutputStream(
                new FilterOutputStream(disk) {
                    @Override
                    public void write(byte[] bytes, int offset, int length) throws IOException {
                        if (ROOM.addAndGet(-length) < 0) {
                            throw new IOException("No space left on device");
                        }
                        out.write(bytes, offset, length);
                    }
                },
                new FileSystem.Statistics("small"));
    }
}
