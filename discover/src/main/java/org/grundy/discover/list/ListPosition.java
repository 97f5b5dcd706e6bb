package org.grundy.discover.list;

/// A position that is a list, with what is known of it.
///
/// @param numbers those of the state in front of the list, and the parameters behind them
/// @param list never empty
/// @param value of the quantity that is looked for
@SuppressWarnings("ArrayRecordComponent")
record ListPosition(long[] numbers, long[] list, int value) {}
