package org.grundy.discover.prove;

import org.grundy.text.BilingualText;

/// What proofs use of sums, in words.
public final class SumWords {
    /// Which sums are seen to be lost or won without values: the second way to lose is the mirror strategy.
    public static final BilingualText OUTCOMES = new BilingualText(
            "A sum is lost where all components are lost, or where two are equal, so that each move in one is answered in"
                    + " the other, and the rest is lost; it is won where one component is won and the rest is lost.",
            "若各子游戏都必败，或有两个相同（一方在其中一个走，另一方就在另一个中照样走）且其余必败，则和必败；若恰有一个子游戏必胜而其余必败，则和必胜。");

    /// That equal components cancel.
    public static final BilingualText VALUES = new BilingualText(
            "The value of a sum is the nim sum of the values; two equal components cancel.",
            "和的值是各子游戏值的异或和；两个相同的子游戏相互抵消。");

    private SumWords() {}
}
