package org.grundy.testkit;

/// The published period of an octal game's nim-sequence G(0), G(1), ….
///
/// @param code the octal code, such as `0.77`
/// @param preperiod the first n from which G(n + period) = G(n), n counted from 0
/// @param period the least period
/// @param maxGrundy the largest value in the sequence
/// @param firstHeapWithMax the least heap that has this value
public record OctalPeriod(String code, int preperiod, int period, int maxGrundy, int firstHeapWithMax) {

    static OctalPeriod parse(String[] fields) {
        return new OctalPeriod(
                fields[0],
                Integer.parseInt(fields[1]),
                Integer.parseInt(fields[2]),
                Integer.parseInt(fields[3]),
                Integer.parseInt(fields[4]));
    }
}
