package org.grundy.web.api;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Region;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableComputation;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.game.Play;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.NamedGame;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.grundy.web.http.Meaning;
import org.grundy.web.http.Question;
import org.grundy.web.http.Work;
import org.jspecify.annotations.Nullable;

record TableQuestion(
        @Meaning("a game such as wythoff or bash[3]") @Nullable
        String game,

        @Meaning("rules of further games, in the rule language") @Nullable
        String rules,

        @Meaning("outcome, grundy, moves or remoteness") @Nullable
        String show,

        @Meaning("normal or misere") @Nullable String play,

        @Meaning("first and last number of the first coordinate") @Nullable
        List<Long> x,

        @Meaning("the same of the second") @Nullable List<Long> y,

        @Meaning("how many positions may be visited") @Nullable
        Long positions,

        @Meaning("how many milliseconds it may take") @Nullable
        Long time,

        @Nullable String language)
        implements Question {
    private static final long MOST_CELLS = 1_000_000;
    private static final int ENDS = 2;

    Table compute(Work work) {
        return table(ExpressionParser.parseGame(Asked.library(rules), Asked.needed("game", game)), work);
    }

    private <P> Table table(NamedGame<P> named, Work work) {
        int dimensions = named.dimensions();
        if (dimensions == 0 || dimensions > 2) {
            throw new InputError(
                    named.name() + " has no table: its positions are not single numbers or pairs",
                    named.name() + " 没有表：它的局面不是单个数或数对");
        }
        Axis first = axis("x", x, named);
        Optional<Axis> second = dimensions == 2 ? Optional.of(axis("y", y, named)) : Optional.empty();
        Region<P> region = new Region<>(first, second, named::at);
        if (region.size() > MOST_CELLS) {
            throw new InputError(
                    "a table has at most " + MOST_CELLS + " cells here, and this one would have " + region.size(),
                    "此处一张表最多有 " + MOST_CELLS + " 格，而这张有 " + region.size() + " 格");
        }
        Run run = work.run(positions, time);
        Play played =
                Asked.choice("play", play, Play.class).orElse(named.convention().play());
        return TableComputation.of(named, region, quantity(played), played, run);
    }

    private TableQuantity quantity(Play played) {
        TableQuantity usual = played == Play.NORMAL ? TableQuantity.GRUNDY : TableQuantity.OUTCOME;
        TableQuantity quantity = Asked.choice("show", show, TableQuantity.class).orElse(usual);
        if (quantity == TableQuantity.GRUNDY && played == Play.MISERE) {
            throw new InputError(
                    "Grundy values belong to normal play: with misère play show outcome, moves or remoteness",
                    "SG 值只对正常规则有定义：反常规则下请用 outcome、moves 或 remoteness");
        }
        return quantity;
    }

    private static Axis axis(String field, @Nullable List<Long> ends, NamedGame<?> game) {
        long least = game.least();
        if (ends == null) {
            return new Axis(BigInteger.valueOf(least), (int) (game.usual() - least + 1));
        }
        long last = ends.size() == ENDS ? ends.get(1) : -1;
        long first = ends.isEmpty() ? -1 : Math.max(least, ends.getFirst()); // a game has no positions below its least
        if (ends.size() != ENDS || ends.getFirst() < 0 || last < first || last - first >= MOST_CELLS) {
            throw new InputError(
                    field + " is the first and the last number, as in [" + least + ", 40]",
                    field + " 应为首尾两个数，例如 [" + least + ", 40]");
        }
        return new Axis(BigInteger.valueOf(first), (int) (last - first + 1));
    }
}
