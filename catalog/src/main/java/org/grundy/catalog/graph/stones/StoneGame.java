package org.grundy.catalog.graph.stones;

import java.math.BigInteger;
import java.util.List;
import java.util.function.ToIntFunction;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.graph.isomorphism.ImageValues;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// A game with stones on a board, searched by images of boards.
abstract class StoneGame implements DescribedSoleGame {
    private static final int USUAL_SIDE = 3;

    private static final BigInteger TRIAL_SIDE = BigInteger.valueOf(3);

    private final CatalogText text;
    private final StoneRules rules;
    private final char blank;
    private final ToIntFunction<StoneBoard> size;
    private final String start;

    /// @param text what is said of it
    /// @param blank what an image has around a board
    /// @param size of boards: no more moves can follow
    /// @param start what is on an even and on an odd cell at the beginning
    StoneGame(CatalogText text, StoneRules rules, char blank, ToIntFunction<StoneBoard> size, String start) {
        this.text = text;
        this.rules = rules;
        this.blank = blank;
        this.size = size;
        this.start = start;
    }

    @Override
    public final CatalogText text() {
        return text;
    }

    @Override
    public final CatalogGame<StoneBoard> game() {
        return text.game(
                        "",
                        rules,
                        List.of(),
                        new ImageValues<>(rules, board -> board.image(blank), size),
                        new StoneNotation(text.form(), rules, start, USUAL_SIDE))
                .saying(StoneNotation.MOVES);
    }

    @Override
    public final List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        CatalogGame<StoneBoard> game = game();
        return List.of(VerificationCase.after(
                game, game.at(List.of(TRIAL_SIDE, TRIAL_SIDE)), new BilingualText("all after 3×3", "3×3 及其后的局面")));
    }
}
