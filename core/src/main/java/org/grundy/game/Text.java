package org.grundy.game;

/// A sentence in both languages. `{name}` stands for the quantity of that name, filled in when the text is
/// shown.
///
/// @param en English
/// @param zh simplified Chinese
public record Text(String en, String zh) {}
