package org.grundy.heap.kernel.word;

/// Gives each heap of the segment behind a window the least class index that is no option: writes
/// its word and its value into the window.
@FunctionalInterface
interface SegmentMex {
    /// How many words options have room for behind those of a segment: they are read and not used.
    int MORE = 2;

    /// @param options of the segment, as far as heaps before it give them; what its own heaps give
    /// to each other is added
    /// @param needed gets the class indices of the rare values below those of the segment
    /// @return false if a heap has all class indices among its options
    boolean resolve(long[] options, long[] needed);

    /// The way that suits the shifts.
    static SegmentMex of(WordWindow window, WordTables tables) {
        return WordByWord.serves(window, tables) ? new WordByWord(window, tables) : new HeapByHeap(window, tables);
    }
}
