package org.grundy.discover.prove;

import java.util.List;
import org.grundy.text.BilingualText;

/// Why a claim holds for every position.
///
/// @param key short and fixed, for programs
/// @param theorem the theorem used, in a sentence
/// @param detail what was checked in this case, in a sentence
/// @param steps of the proof, as sentences in their order; none where the theorem says it all
/// @param every for which parameters, besides those that were computed: inequalities such as `m >= 1`; empty if it is
///     about a single choice
public record Proof(
        String key, BilingualText theorem, BilingualText detail, List<BilingualText> steps, List<String> every)
        implements ClaimVerdict {
    public Proof {
        steps = List.copyOf(steps);
        every = List.copyOf(every);
    }

    /// A proof for one choice of parameters.
    public Proof(String key, BilingualText theorem, BilingualText detail) {
        this(key, theorem, detail, List.of(), List.of());
    }
}
