package org.grundy.heap.window;

/// All that is needed to go on with a sequence from a heap.
///
/// @param position the heap, whose value is not known yet
/// @param last the values before it
/// @param tally of all heaps before it
/// @param witness no larger part was needed to show that a rare value is an option of one of them, as
///     far as these were computed from the first and the last values
@SuppressWarnings("ArrayRecordComponent") // equal to itself alone
public record Snapshot(long position, byte[] last, ValueTally tally, int witness) {
    /// The last eight values, the last one highest: the key by which a state is recognised.
    long key() {
        return LastEight.at(last, last.length);
    }
}
