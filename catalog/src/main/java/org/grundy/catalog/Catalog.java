package org.grundy.catalog;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.grundy.analysis.SumTrial;
import org.grundy.catalog.coin.AcrosticTwins;
import org.grundy.catalog.coin.CoinTurning;
import org.grundy.catalog.coin.MockTurtles;
import org.grundy.catalog.coin.Moebius;
import org.grundy.catalog.coin.Mogul;
import org.grundy.catalog.coin.Moidores;
import org.grundy.catalog.coin.ProductGame;
import org.grundy.catalog.coin.Ruler;
import org.grundy.catalog.coin.Triplets;
import org.grundy.catalog.coin.TurningCorners;
import org.grundy.catalog.coin.TurningTurtles;
import org.grundy.catalog.coin.Twins;
import org.grundy.catalog.graph.ArcKayles;
import org.grundy.catalog.graph.Chomp;
import org.grundy.catalog.graph.Cram;
import org.grundy.catalog.graph.Digraph;
import org.grundy.catalog.graph.Geography;
import org.grundy.catalog.graph.Hackenbush;
import org.grundy.catalog.graph.NodeKayles;
import org.grundy.catalog.graph.Poset;
import org.grundy.catalog.graph.SumTrials;
import org.grundy.lang.Family;
import org.grundy.lang.FileAccess;
import org.grundy.lang.Library;

/// The library of all named games: those of this module, then those that other jars bring by
/// [ServiceLoader].
public final class Catalog {
    private Catalog() {}

    /// The sums on which the theorems about sums of any games are compared with search.
    public static List<SumTrial> sums() {
        return SumTrials.all();
    }

    /// The library, whose graphs are read from no file.
    public static Library library() {
        return library(FileAccess.NONE);
    }

    /// The library.
    ///
    /// @param files which files graphs may be read from
    public static Library library(FileAccess files) {
        List<Family> own = List.of(
                new Nim(),
                new Nimber(),
                new AcrosticTwins(),
                new AllBut(),
                new ArcKayles(files),
                new Bash(),
                new Bids(),
                new Bomb(),
                new Chomp(),
                new Circle(),
                new CoinTurning(),
                new CountUp(),
                new Cram(),
                new Dawson(),
                new DawsonKayles(),
                new Digraph(files),
                new Divisors(),
                new Donation(),
                new Euclid(),
                new GeneralCode(),
                new Geography(files),
                new Grossman(),
                new GrundyGame(),
                new Hackenbush(files),
                new Kayles(),
                new Kiki(),
                new Lasker(),
                new Marbles(),
                new MockTurtles(),
                new Moebius(),
                new Mogul(),
                new Moidores(),
                new Moore(),
                new Multiple(),
                new Multiplication(),
                new Nimble(),
                new NodeKayles(files),
                new Northcott(),
                new Octal(),
                new PokerNim(),
                new Poset(files),
                new Powers(),
                new PrimePowers(),
                new Primes(),
                new ProductGame(),
                new Ruler(),
                new Schwenk(),
                new SilverDollar(),
                new Staircase(files),
                new Stairs3389(),
                new Subtraction(),
                new Take(),
                new TopEntails(),
                new Treblecross(),
                new Triplets(),
                new TurningCorners(),
                new TurningTurtles(),
                new Twins(),
                new Wythoff());
        Stream<Family> others = ServiceLoader.load(Family.class).stream().map(ServiceLoader.Provider::get);
        return new Library(Stream.concat(own.stream(), others).toList());
    }
}
