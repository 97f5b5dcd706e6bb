package org.grundy.discover.count;

import java.math.BigInteger;

/// A number with the way to it.
///
/// @param result the count, or the sum
/// @param method how it was found
record CountResult(BigInteger result, CountMethod method) {}
