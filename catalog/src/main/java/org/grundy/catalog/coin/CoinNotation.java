package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.PositionNotation;
import org.grundy.catalog.text.CatalogText;
import org.grundy.game.Valuation;
import org.grundy.lang.Arguments;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;
import org.grundy.verify.VerificationCase;

/// Coin-turning games: positions are the heads written between the parentheses, all of them one component.
///
/// @param text of the family
/// @param parameters as they are written
/// @param coins rules and values
/// @param <C> the type of places
record CoinNotation<C>(CatalogText text, String parameters, CoinRuleSet<C> coins)
        implements PositionNotation<HeadsPosition<C>> {
    /// What is written for a position without heads: a coin that shows tails.
    private static final String NO_HEADS = "T";

    /// The game. What its theorem does not value is too far off to be searched.
    CatalogGame<HeadsPosition<C>> game() {
        CoinRules<C> rules = new CoinRules<>(coins);
        return text.game(parameters, rules, List.of(new CoinTheorem<>(coins)), CoinNotation::unsearched, this)
                .saying(CoinTurning.TEXT.words());
    }

    private static <P> Valuation.Valued unsearched(P position, Run run) {
        throw run.giveUp(Limit.METHOD);
    }

    @Override
    public List<HeadsPosition<C>> read(Arguments arguments) {
        List<C> heads = arguments.inside().text().equals(NO_HEADS) ? List.of() : coins.read(arguments);
        Set<C> seen = new HashSet<>();
        for (C head : heads) {
            if (!seen.add(head)) {
                throw arguments.error("the head at %s is written twice", "位置 %s 的正面写了两次", coins.write(head));
            }
        }
        return List.of(HeadsPosition.at(heads, coins.order()));
    }

    @Override
    public String write(HeadsPosition<C> position) {
        return position.places().isEmpty() ? NO_HEADS : coins.write(position.places());
    }

    @Override
    public int dimensions() {
        return coins.dimensions();
    }

    @Override
    public int least() {
        return coins.least();
    }

    /// In a row, the last place not beyond the usual one whose value is known.
    @Override
    public int usual() {
        int last = PositionNotation.super.usual();
        while (dimensions() == 1 && last > least() && unknown(last)) {
            last--;
        }
        return last;
    }

    private boolean unknown(int place) {
        return coins.value(coins.at(List.of(BigInteger.valueOf(place)))).isEmpty();
    }

    @Override
    public Optional<HeadsPosition<C>> at(List<BigInteger> coordinates) {
        return Optional.of(new HeadsPosition<>(List.of(coins.at(coordinates))));
    }

    /// All positions that can follow when all coins up to some heads are heads.
    ///
    /// @param heads with few places before them
    /// @param range what the positions are, for the report
    VerificationCase<HeadsPosition<C>> trial(List<C> heads, BilingualText range) {
        CoinCoding<C> coding = new CoinCoding<>(coins, coins.upTo(heads).orElseThrow());
        List<HeadsPosition<C>> positions =
                LongStream.range(0, coding.size()).mapToObj(coding::decode).toList();
        return new VerificationCase<>(game(), positions, range);
    }

    /// The range of a trial on all boards of a size.
    static BilingualText boards(long columns, long rows) {
        String size = columns + " × " + rows;
        return BilingualText.of("boards of %s coins", "%s 枚硬币的棋盘", size);
    }
}
