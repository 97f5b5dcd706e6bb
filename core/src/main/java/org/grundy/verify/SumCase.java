package org.grundy.verify;

import java.util.List;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.text.BilingualText;

/// Sums on which a theorem about sums is to be compared with search.
///
/// @param name of what is summed, for the report
/// @param key a short name of the theorem
/// @param convention how the sums are played
/// @param sums small enough to be searched
/// @param range what they are, for the report
public record SumCase(String name, String key, Convention convention, List<Sum> sums, BilingualText range) {
    /// Copies the list.
    public SumCase {
        sums = List.copyOf(sums);
    }

    /// With a range that is a formula, the same in every language.
    public SumCase(String name, String key, Convention convention, List<Sum> sums, String range) {
        this(name, key, convention, sums, new BilingualText(range, range));
    }
}
