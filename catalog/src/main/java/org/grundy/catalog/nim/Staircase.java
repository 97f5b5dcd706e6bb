package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.NumberList;
import org.grundy.catalog.game.Tuples;
import org.grundy.catalog.graph.notation.Arc;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.FileAccess;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Staircase Nim: tokens go down a stair at a time; or, with arcs as parameters, from box to box.
///
/// @param files which files boxes may be read from
public record Staircase(FileAccess files) implements Family {
    private static final Entry ENTRY = new Entry(
            "staircase",
            List.of("阶梯博弈", "阶梯尼姆", "台阶博弈", "staircase nim"),
            List.of(),
            "staircase(a1,a2,…) or staircase[b>a,c>b,…](b=3,c=4,…) or staircase[file:boxes.dot](b=3,…)",
            "staircase(2,1,3)",
            new BilingualText("Staircase: tokens go down the stairs, or from box to box", "阶梯博弈：石子逐级下楼，或在箱子之间移动"),
            new BilingualText(
                    "Stair 1, 2, … holds a1, a2, … tokens. A move takes one or more tokens of one stair one step down; on the ground they are out of play. With arcs between brackets the tokens lie in named boxes instead, and a move takes one or more tokens of a box along one arc, as from b to a by b>a. The boxes must not lead round in a circle, and from each box all ways to an end must be even, or all odd, in length.",
                    "第 1、2、…… 级台阶上有 a1、a2、…… 个石子。每步把某一级上的一个或多个石子下移一级；到地面即退出游戏。若在方括号中写出弧，则石子放在有名字的箱子里，每步把某个箱子的一个或多个石子沿一条弧移走，例如 b>a 表示从 b 到 a。箱子不得成环，且从每个箱子到终点的所有路径长度须同奇偶。"));

    private static final StaircaseRules STAIRS =
            new StaircaseRules(stair -> List.of(stair - 1), stair -> stair % 2 == 0);

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return parameters.size() == 0 ? game() : game(StaircasePlan.read(parameters, files));
    }

    /// The game on stairs. The first number of a position is that of stair 1.
    public static CatalogGame<List<BigInteger>> game() {
        NumberList notation = NumberList.any(ENTRY.form(), new BilingualText("a number of tokens", "石子数"), false);
        return new CatalogGame<>(
                ENTRY, ENTRY.name(), STAIRS, List.of(STAIRS.theorem()), notation, StaircaseRules.WORDS);
    }

    private static CatalogGame<List<BigInteger>> game(StaircasePlan plan) {
        StaircaseRules boxes = plan.boxes();
        return new CatalogGame<>(
                ENTRY,
                ENTRY.name() + "[" + plan + "]",
                boxes,
                List.of(boxes.theorem()),
                new NamedNumbers(plan.names()),
                StaircaseRules.WORDS);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        StaircasePlan plan = StaircasePlan.of(
                List.of(
                        new Arc("b", "a"),
                        new Arc("c", "b"),
                        new Arc("d", "c"),
                        new Arc("d", "a"),
                        new Arc("e", "b"),
                        new Arc("e", "d")),
                flaw -> new InputError(flaw.en(), flaw.zh()));
        return List.of(
                new VerificationCase<>(
                        game(),
                        Tuples.upTo(4, 3),
                        new BilingualText("3 stairs, at most 4 tokens on each", "3 级台阶，每级至多 4 个石子")),
                new VerificationCase<>(
                        game(),
                        Tuples.upTo(3, 4),
                        new BilingualText("4 stairs, at most 3 tokens on each", "4 级台阶，每级至多 3 个石子")),
                new VerificationCase<>(
                        game(),
                        Tuples.upTo(2, 5),
                        new BilingualText("5 stairs, at most 2 tokens on each", "5 级台阶，每级至多 2 个石子")),
                new VerificationCase<>(
                        game(plan),
                        Tuples.upTo(2, 5),
                        new BilingualText("5 boxes, at most 2 tokens in each", "5 个箱子，每箱至多 2 个石子")));
    }
}
