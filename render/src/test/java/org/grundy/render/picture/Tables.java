package org.grundy.render.picture;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Region;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableComputation;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.game.Game;
import org.grundy.game.HeapRules;
import org.grundy.game.Pair;
import org.grundy.game.PairRules;
import org.grundy.game.Play;
import org.grundy.game.Ruleset;
import org.grundy.run.Run;

/// Small tables to draw.
public final class Tables {
    private record Rules<P>(String name, Ruleset<P> rules) implements Game<P> {
        @Override
        public String write(P position) {
            return position.toString();
        }
    }

    private Tables() {}

    /// Take one or two tokens; heaps 0..count−1.
    public static Table line(int count, TableQuantity shown) {
        return line(count, shown, Run.unlimited());
    }

    /// As much of it as a run has.
    static Table line(int count, TableQuantity shown, Run run) {
        Ruleset<BigInteger> rules = HeapRules.taking((n, out) -> {
            for (long taken = 1; taken <= Math.min(2, n); taken++) {
                out.to(n - taken);
            }
        });
        Region<BigInteger> region = new Region<>(new Axis(BigInteger.ZERO, count), Optional.empty(), List::getFirst);
        return TableComputation.of(new Rules<>("few", rules), region, shown, Play.NORMAL, run);
    }

    /// Round and round: from 0 to 1, to 2, to 0.
    public static Table loop(TableQuantity shown) {
        Ruleset<BigInteger> rules =
                (from, out) -> out.to(from.add(BigInteger.ONE).mod(BigInteger.valueOf(3)));
        Region<BigInteger> region = new Region<>(new Axis(BigInteger.ZERO, 3), Optional.empty(), List::getFirst);
        return TableComputation.of(new Rules<>("round", rules), region, shown, Play.NORMAL, Run.unlimited());
    }

    /// Two heaps of Nim.
    public static Table rectangle(int width, int height, TableQuantity shown, Play play) {
        Ruleset<Pair> rules = PairRules.moving((x, y, out) -> {
            for (long left = 0; left < x; left++) {
                out.to(left, y);
            }
            for (long left = 0; left < y; left++) {
                out.to(x, left);
            }
        });
        Region<Pair> region = new Region<>(
                new Axis(BigInteger.ZERO, width),
                Optional.of(new Axis(BigInteger.ZERO, height)),
                numbers -> new Pair(numbers.getFirst(), numbers.get(1)));
        return TableComputation.of(new Rules<>("pair", rules), region, shown, play, Run.unlimited());
    }
}
