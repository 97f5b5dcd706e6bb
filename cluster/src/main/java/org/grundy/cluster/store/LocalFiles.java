package org.grundy.cluster.store;

import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;

/// The files of a machine with the permissions that its user gives to new files. Without a library of the platform
/// Hadoop starts a process for each file to set them.
final class LocalFiles extends RawLocalFileSystem {
    static final String SCHEME = "file";

    @Override
    public void setPermission(Path path, FsPermission permission) {
        // As they are.
    }
}
