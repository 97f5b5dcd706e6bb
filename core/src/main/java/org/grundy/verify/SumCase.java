package org.grundy.verify;

import java.util.List;
import org.grundy.game.Convention;
import org.grundy.game.Sum;

/// Sums on which a theorem about sums is to be compared with search.
///
/// @param name of what is summed, for the report
/// @param key a short name of the theorem
/// @param convention how the sums are played
/// @param sums small enough to be searched
/// @param range what they are, for the report
public record SumCase(String name, String key, Convention convention, List<Sum> sums, String range) {
    /// Copies the list.
    public SumCase {
        sums = List.copyOf(sums);
    }
}
