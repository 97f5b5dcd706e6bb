package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.Optional;

/// A number with the way to it.
///
/// @param result the count, or the sum
/// @param method how it was found
record CountResult(BigInteger result, CountMethod method) {
    /// What was counted in one way, whose words say its size.
    static CountResult of(BigInteger result, CountMethod.Kind kind, long size) {
        return new CountResult(result, new CountMethod(kind, size, Optional.empty()));
    }
}
