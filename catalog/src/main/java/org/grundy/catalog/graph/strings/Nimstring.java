package org.grundy.catalog.graph.strings;

import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;

/// Nimstring: cut strings that hold coins; whoever takes a coin moves again, and who cannot move loses.
///
/// To move again is written as an entailing move: the opponent must answer there, and all he can do is pass. So a
/// position beside which nobody can lose is loony, as in every game with entailing moves.
///
/// Source: Berlekamp, Conway, Guy, *Winning Ways* (2001), vol. 3, ch. 16.
public final class Nimstring implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("nimstring");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<StringBoard> game() {
        return TEXT.game(Rules.RULES, List.of(), new StringNotation(TEXT.form()))
                .saying(StringNotation.MOVES);
    }

    private enum Rules implements Ruleset<StringBoard> {
        RULES;

        @Override
        public boolean entails() {
            return true;
        }

        @Override
        public boolean forced(StringBoard board) {
            return board.passed();
        }

        @Override
        public void options(StringBoard from, Options<StringBoard> out) {
            if (from.passed()) {
                out.to(from.passing(false).parts());
            } else {
                from.strings().forEach(place -> out.to(from.after(place)));
            }
        }

        @Override
        public long bytes(StringBoard board) {
            return board.lines().length();
        }
    }
}
