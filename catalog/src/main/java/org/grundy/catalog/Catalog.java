package org.grundy.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.grundy.catalog.coin.CoinTurning;
import org.grundy.catalog.coin.NamedCoinBoards;
import org.grundy.catalog.coin.NamedCoinRows;
import org.grundy.catalog.coin.ProductGame;
import org.grundy.catalog.dynamic.DynamicSubtraction;
import org.grundy.catalog.dynamic.FibonacciNim;
import org.grundy.catalog.graph.ArcKayles;
import org.grundy.catalog.graph.Chomp;
import org.grundy.catalog.graph.Cram;
import org.grundy.catalog.graph.Digraph;
import org.grundy.catalog.graph.DigraphSums;
import org.grundy.catalog.graph.Hackenbush;
import org.grundy.catalog.graph.NodeKayles;
import org.grundy.catalog.graph.Poset;
import org.grundy.catalog.graph.sprouts.Sprouts;
import org.grundy.catalog.graph.stones.Clobber;
import org.grundy.catalog.graph.stones.NoGo;
import org.grundy.catalog.graph.strings.Nimstring;
import org.grundy.catalog.graph.walk.EdgeGeography;
import org.grundy.catalog.graph.walk.Geography;
import org.grundy.catalog.heap.AllBut;
import org.grundy.catalog.heap.Divisors;
import org.grundy.catalog.heap.Lasker;
import org.grundy.catalog.heap.NamedCodes;
import org.grundy.catalog.heap.Subtraction;
import org.grundy.catalog.heap.TakeRange;
import org.grundy.catalog.heap.TopEntails;
import org.grundy.catalog.heap.WrittenCodes;
import org.grundy.catalog.nim.Moore;
import org.grundy.catalog.nim.Nim;
import org.grundy.catalog.nim.Nimber;
import org.grundy.catalog.nim.Nimble;
import org.grundy.catalog.nim.Northcott;
import org.grundy.catalog.nim.PokerNim;
import org.grundy.catalog.nim.SilverDollar;
import org.grundy.catalog.nim.Staircase;
import org.grundy.catalog.nim.Stairs3389;
import org.grundy.catalog.pair.Bomb;
import org.grundy.catalog.pair.Cutting;
import org.grundy.catalog.pair.Euclid;
import org.grundy.catalog.pair.Grossman;
import org.grundy.catalog.pair.Marbles;
import org.grundy.catalog.pair.Wythoff;
import org.grundy.catalog.race.Multiplication;
import org.grundy.catalog.race.NamedRaces;
import org.grundy.catalog.row.Circle;
import org.grundy.catalog.row.Treblecross;
import org.grundy.catalog.text.TextGame;
import org.grundy.lang.Family;
import org.grundy.lang.FileAccess;
import org.grundy.lang.Library;
import org.grundy.verify.SumCase;

/// The library of all named games: those of this module, then those that other jars bring by
/// [ServiceLoader].
public final class Catalog {
    private Catalog() {}

    /// The sums on which the theorems about sums of any games are compared with search.
    public static List<SumCase> sums() {
        return DigraphSums.all();
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
                NamedCoinBoards.ACROSTIC_TWINS,
                new AllBut(),
                new ArcKayles(files),
                TextGame.named("bash"),
                NamedRaces.BIDS,
                new Bomb(),
                new Chomp(),
                new Circle(),
                new Clobber(),
                new CoinTurning(),
                NamedRaces.COUNT_UP,
                new Cram(),
                NamedCodes.DAWSON,
                NamedCodes.DAWSON_KAYLES,
                new Cutting(),
                new Digraph(files),
                new Divisors(),
                NamedRaces.DONATION,
                new EdgeGeography(files),
                new Euclid(),
                WrittenCodes.GENERAL,
                new Geography(files),
                new Grossman(),
                NamedCodes.GRUNDY,
                new Hackenbush(files),
                NamedCodes.KAYLES,
                TextGame.named("kiki"),
                new Lasker(),
                new Marbles(),
                NamedCoinRows.MOCK_TURTLES,
                NamedCoinRows.MOEBIUS,
                NamedCoinRows.MOGUL,
                NamedCoinRows.MOIDORES,
                new Moore(),
                new FibonacciNim(),
                new Multiplication(),
                new Nimble(),
                new Nimstring(),
                new NodeKayles(files),
                new NoGo(),
                new Northcott(),
                WrittenCodes.OCTAL,
                new PokerNim(),
                new Poset(files),
                TextGame.named("powers"),
                TextGame.named("primepowers"),
                TextGame.named("primes"),
                new ProductGame(),
                NamedCoinRows.RULER,
                new DynamicSubtraction(),
                new SilverDollar(),
                new Sprouts(),
                new Staircase(files),
                new Stairs3389(),
                new Subtraction(),
                new TakeRange(),
                new TopEntails(),
                new Treblecross(),
                NamedCoinRows.TRIPLETS,
                NamedCoinBoards.TURNING_CORNERS,
                NamedCoinRows.TURNING_TURTLES,
                NamedCoinRows.TWINS,
                new Wythoff());
        List<Family> all = new ArrayList<>(own);
        ServiceLoader.load(Family.class).forEach(all::add);
        return new Library(all);
    }
}
