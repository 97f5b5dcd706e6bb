package org.grundy.evidence;

import java.util.List;

/// A theorem about a game that the proof assistant Rocq accepts: from the moves of the game, and from who wins by play.
///
/// @param claim what it says, one of [#VALUE], [#LOST], [#MISERE_LOST]
/// @param theorem its name, which ends with `_` and the claim, as `nim_misere_lost`
/// @param file in which it stands, a path from the root of the project
public record FormalProof(String claim, String theorem, String file) {
    /// The Grundy value of each position.
    public static final String VALUE = "value";
    /// Which positions are lost for the player to move in normal play.
    public static final String LOST = "lost";
    /// Which positions are lost for the player to move in misère play.
    public static final String MISERE_LOST = "misere_lost";

    private static final String FOLDER = "verified/theory/catalogue/";
    /// Whose name ends with another one comes before it.
    private static final List<String> CLAIMS = List.of(VALUE, MISERE_LOST, LOST);

    /// The theorem of a name behind its module, as `Nim.nim_lost`.
    ///
    /// @throws IllegalArgumentException if the name has no module, or does not end with a claim
    public static FormalProof of(String qualified) {
        int dot = qualified.indexOf('.');
        String claim = CLAIMS.stream()
                .filter(each -> dot > 0 && qualified.endsWith("_" + each))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(qualified + " does not tell what it says"));
        return new FormalProof(claim, qualified.substring(dot + 1), FOLDER + qualified.substring(0, dot) + ".v");
    }

    /// Whether it is about misère play; the others are about normal play.
    public boolean isMisere() {
        return claim.equals(MISERE_LOST);
    }
}
