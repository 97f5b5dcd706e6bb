package org.grundy.proof;

import java.util.BitSet;
import java.util.Optional;
import org.grundy.run.Run;

/// A recomputation of the values of single heaps from rules as certificates write them.
interface Recomputation {
    /// The values of heaps 0..count−1. Called inside [Run#attempt].
    int[] values(int count, Run run);

    /// The largest number of heaps that a move leaves, where the theorem depends on it; 1 for subtraction games.
    int heaps();

    /// The most tokens that a move takes, or may not take in an all-but game.
    int last();

    /// The rules for a theorem, if they can be parsed and it applies to them.
    ///
    /// @param mask for codes: by which values may be divided in rare and common ones, or 0
    static Optional<Recomputation> of(String rules, String theorem, int mask) {
        return switch (theorem) {
            case "guy-smith" -> CodeRecomputation.read(rules, mask).map(code -> code);
            case "finite-subtraction", "all-but" ->
                members(rules).map(set -> new SetRecomputation(set, theorem.equals("all-but")));
            default -> Optional.empty();
        };
    }

    private static Optional<BitSet> members(String rules) {
        BitSet set = new BitSet();
        for (String member : rules.split(",", -1)) {
            if (!member.matches("[1-9]\\d{0,8}")) {
                return Optional.empty();
            }
            set.set(Integer.parseInt(member));
        }
        return Optional.of(set);
    }
}
