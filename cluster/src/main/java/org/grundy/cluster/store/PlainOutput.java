package org.grundy.cluster.store;

import java.io.IOException;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.PositionOutputStream;

/// Where a Parquet file is written that is begun anew each time, and has no blocks of a file system.
interface PlainOutput extends OutputFile {
    @Override
    default PositionOutputStream createOrOverwrite(long blockSizeHint) throws IOException {
        return create(blockSizeHint);
    }

    @Override
    default boolean supportsBlockSize() {
        return false;
    }

    @Override
    default long defaultBlockSize() {
        return 0;
    }
}
