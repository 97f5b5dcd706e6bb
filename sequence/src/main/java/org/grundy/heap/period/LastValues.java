package org.grundy.heap.period;

/// The last values of a sequence, as a [PeriodSearch] compares them with those before them.
public interface LastValues {
    /// How many values the sequence has.
    long count();

    /// The least shift at which the last values occur again, as far as eight of them show it; 0 if there is none.
    ///
    /// @param wanted how many are to occur again; of more than eight the last eight are compared
    /// @param from the least shift tried, at least 1
    /// @param to the largest
    long recurrence(long wanted, long from, long to);

    /// How many of the last values equal those `shift` places before them, at most `limit`.
    long equal(long shift, long limit);

    /// The least shift at which all of the last values occur again, however much they repeat themselves; 0 if
    /// there is none, or where that is not to be found in time linear in their number.
    ///
    /// @param from the least shift tried, at least 1
    /// @param to the largest
    long occurrence(long wanted, long from, long to);
}
