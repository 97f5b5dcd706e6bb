package org.grundy.evidence;

/// The data by which an eventual period of a nim-sequence is proved: G(n + period) = G(n) + saltus for
/// every n at least `preperiod`, because the same was checked for all n below `checkedTo`, and the named
/// theorem needs no more.
///
/// @param rules the game, as its code or set is written
/// @param theorem which theorem's bound was used: `finite-subtraction`, `guy-smith` or `all-but`
/// @param preperiod first n from which the values repeat, at least 0
/// @param period at least 1
/// @param saltus 0 for a plain period
/// @param checkedTo values below this index were computed and compared, exclusive
public record PeriodCertificate(
        String rules, String theorem, long preperiod, long period, long saltus, long checkedTo) {
    /// Checks the fields.
    ///
    /// @throws IllegalArgumentException if a number is out of its range
    public PeriodCertificate {
        if (preperiod < 0 || period < 1 || saltus < 0 || checkedTo < period || checkedTo - period < preperiod) {
            throw new IllegalArgumentException(
                    "no period: " + preperiod + ", " + period + ", " + saltus + ", " + checkedTo);
        }
    }
}
