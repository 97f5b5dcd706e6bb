package org.grundy.web.api;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Region;
import org.grundy.analysis.table.SumTable;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableComputation;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.SumPattern;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.TableText;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.grundy.web.http.Work;
import org.grundy.web.question.Choice;
import org.grundy.web.question.FieldError;
import org.grundy.web.question.Integers;
import org.grundy.web.question.Needed;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record TableQuestion(
        @Needed @Nullable String game,

        @Nullable String rules,

        @Choice(TableQuantity.class) @Nullable String show,

        @Choice(Play.class) @Nullable String play,

        @Integers @Nullable List<Long> x,

        @Integers @Nullable List<Long> y,

        @Nullable Long positions,
        @Nullable Long work,

        @Nullable Long time,
        @Nullable String language)
        implements Question {
    private static final long MOST_CELLS = 1_000_000;
    private static final int ENDS = 2;
    private static final int USUAL = 15;

    Table compute(Work work) {
        String written = Asked.needed("game", game);
        Library library = Asked.library(rules);
        return SumPattern.is(written)
                ? ofSums(new SumPattern(library, written), work)
                : ofGame(ExpressionParser.parseGame(library, written), work);
    }

    String words(Table table) {
        StringBuilder text = new StringBuilder();
        TableText.write(table, speaks(), Paint.NONE, Run.unlimited(), text);
        return text.toString();
    }

    private <P> Table ofGame(NamedGame<P> named, Work work) {
        int dimensions = named.dimensions();
        if (dimensions == 0 || dimensions > 2) {
            throw new FieldError(
                    "game",
                    "%s has no table: its positions are not single numbers or pairs; vary one or two numbers of them, "
                            + "as in nim(x,y,5) or nodekayles(grid 3xx)",
                    "%s 没有表：它的局面不是单个数或数对；可让其中一两个数变化，例如 nim(x,y,5) 或 nodekayles(grid 3xx)",
                    named.name());
        }
        Region<P> region = region(named.variables(), named.least(), named.usual(), named::at);
        Play played =
                Asked.choice("play", play, Play.class).orElse(named.convention().play());
        return TableComputation.of(named, region, quantity(played), played, work.run(positions, work(), time));
    }

    private Table ofSums(SumPattern sums, Work work) {
        Region<Sum> region = region(sums.variables(), sums.least(), Math.min(USUAL, sums.usual()), sums::at);
        Play played = Asked.choice("play", play, Play.class).orElse(Play.NORMAL);
        return SumTable.of(sums.source().strip(), region, quantity(played), played, work.run(positions, work(), time));
    }

    private <P> Region<P> region(List<String> names, long least, long usual, Function<List<BigInteger>, P> at) {
        Axis first = axis("x", x, least, usual).named(names.getFirst());
        Optional<Axis> second =
                names.size() == 2 ? Optional.of(axis("y", y, least, usual).named(names.getLast())) : Optional.empty();
        Region<P> region = new Region<>(first, second, at);
        if (region.size() > MOST_CELLS) {
            throw new InputError(
                    "a table has at most %s cells here, and this one would have %s",
                    "此处一张表最多有 %s 格，而这张有 %s 格", MOST_CELLS, region.size());
        }
        return region;
    }

    private TableQuantity quantity(Play played) {
        TableQuantity usual = played == Play.NORMAL ? TableQuantity.GRUNDY : TableQuantity.OUTCOME;
        TableQuantity quantity = Asked.choice("show", show, TableQuantity.class).orElse(usual);
        if (quantity == TableQuantity.GRUNDY && played == Play.MISERE) {
            throw new FieldError(
                    "show",
                    "Grundy values belong to normal play: with misère play show outcome, moves, remoteness or suspense",
                    "SG 值只对正常规则有定义：反常规则下请用 outcome、moves、remoteness 或 suspense");
        }
        return quantity;
    }

    private static Axis axis(String field, @Nullable List<Long> ends, long least, long usual) {
        if (ends == null) {
            return new Axis(BigInteger.valueOf(least), (int) (usual - least + 1));
        }
        long last = ends.size() == ENDS ? ends.get(1) : -1;
        long first = ends.isEmpty() ? -1 : Math.max(least, ends.getFirst()); // a game has no positions below its least
        if (ends.size() != ENDS || ends.getFirst() < 0 || last < first || last - first >= MOST_CELLS) {
            throw new FieldError(
                    field,
                    "%s is the first and the last number, as in [%s, 40]",
                    "%s 应为首尾两个数，例如 [%s, 40]",
                    field,
                    least);
        }
        return new Axis(BigInteger.valueOf(first), (int) (last - first + 1));
    }
}
