package org.grundy.discover.prove;

import org.grundy.text.BilingualText;

/// Why a claim holds for every position.
///
/// @param key short and fixed, for programs
/// @param theorem the theorem used, in a sentence
/// @param detail what was checked in this case, in a sentence
public record Proof(String key, BilingualText theorem, BilingualText detail) implements ClaimVerdict {}
