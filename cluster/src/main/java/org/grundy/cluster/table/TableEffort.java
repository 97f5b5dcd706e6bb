package org.grundy.cluster.table;

import org.grundy.cluster.level.LevelFile;
import org.grundy.cluster.level.ValueCounts;

/// What a run of a table has cost.
public final class TableEffort {
    private long positions;
    private long blocks;
    private long kept;
    private long read;
    private long written;
    private long reading;
    private long nanos;

    void add(BlockWorker.Ended ended) {
        LevelFile entry = ended.entry();
        if (entry != null) {
            blocks += entry.places().size();
            positions += ValueCounts.positions(entry.counts());
            written += entry.bytes();
        }
        read += ended.read();
        reading += ended.reading();
        nanos += ended.nanos();
    }

    void kept(int count) {
        kept += count;
    }

    /// Positions computed.
    public long positions() {
        return positions;
    }

    /// Blocks computed.
    public long blocks() {
        return blocks;
    }

    /// Blocks of an earlier run that were found whole.
    public long kept() {
        return kept;
    }

    /// Bytes that tasks read from the storage.
    public long read() {
        return read;
    }

    /// Time in which tasks read and unpacked earlier blocks, in nanoseconds.
    public long reading() {
        return reading;
    }

    /// Bytes written.
    public long written() {
        return written;
    }

    /// Time of all tasks together, in nanoseconds.
    public long nanos() {
        return nanos;
    }
}
