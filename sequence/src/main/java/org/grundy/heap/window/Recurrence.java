package org.grundy.heap.window;

/// A state that came again.
///
/// @param index of the snapshot that has it, the first one of which this is so
/// @param period after how many heaps it came again, the least number
record Recurrence(int index, long period) {}
