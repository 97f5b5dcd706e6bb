package org.grundy.proof;

/// What a checker says of a certificate.
public sealed interface PeriodVerdict {
    /// The claim is proved.
    ///
    /// @param values how many values were recomputed
    record Accepted(long values) implements PeriodVerdict {}

    /// The claim is not proved by this certificate; it may be true nevertheless.
    ///
    /// @param fault what is wrong
    /// @param heap at which heap, or -1 where the fault is at none
    record Refused(Fault fault, long heap) implements PeriodVerdict {}

    /// What can be wrong with a certificate.
    enum Fault {
        /// The rules cannot be parsed.
        RULES,
        /// The theorem is unknown or does not apply to these rules.
        THEOREM,
        /// The theorem needs more values than the certificate rests on; the heap is how many it needs.
        BOUND,
        /// A value written down is not the Grundy value of the heap.
        VALUE,
        /// The number of values written down is not the one that the certificate rests on.
        COUNT,
        /// The recomputed values have another checksum.
        CHECKSUM,
        /// The value of the heap is not repeated a period later.
        REPETITION,
        /// The state of an all-but game is not repeated.
        STATE,
        /// No split shows that a smaller value is an option of the heap.
        WITNESS,
        /// The preperiod or the period is not shown to be the least one.
        LEAST
    }
}
