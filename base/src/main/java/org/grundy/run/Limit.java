package org.grundy.run;

/// What ended a computation before its answer.
public enum Limit {
    /// The budget's number of positions was visited.
    POSITIONS,
    /// The budget's steps of work were done.
    WORK,
    /// The budget's time was over.
    TIME,
    /// The next table or memo would not fit the budget's memory.
    MEMORY,
    /// Somebody stopped the run.
    STOPPED,
    /// A position can come again in play, so values that need every play to end do not exist.
    LOOPY,
    /// The position is outside what the method can represent, such as a heap whose options cannot be
    /// listed.
    METHOD;

    /// Whether nothing more can be asked of a run that it has ended.
    public boolean endsAll() {
        return this == WORK || this == TIME || this == STOPPED;
    }
}
