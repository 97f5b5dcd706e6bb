package org.grundy.game.coding;

/// Takes options as codes, without boxing; otherwise as [org.grundy.game.Options].
public interface OptionCodes {
    /// A single position.
    void to(long component);

    /// The sum of two positions.
    void to(long first, long second);

    /// The sum of the first `count` positions of an array, which the caller may use again afterwards.
    void to(long[] components, int count);

    /// Says that the rules looked at candidates of which some may be no options, so that work without a
    /// result can be charged as well.
    ///
    /// @param candidates how many since the last word of them, at least 0
    void looked(long candidates);
}
