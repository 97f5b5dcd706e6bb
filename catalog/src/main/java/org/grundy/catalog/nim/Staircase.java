package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.NumberList;
import org.grundy.catalog.game.Tuples;
import org.grundy.catalog.graph.notation.Arc;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.lang.Arguments;
import org.grundy.lang.FileAccess;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Staircase Nim: tokens go down a stair at a time; or, with arcs as parameters, from box to box.
///
/// @param files which files boxes may be read from
public record Staircase(FileAccess files) implements DescribedFamily {
    static final CatalogText TEXT = CatalogText.of("staircase");

    private static final StaircaseRules STAIRS =
            new StaircaseRules(stair -> List.of(stair - 1), stair -> stair % 2 == 0);

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return parameters.size() == 0 ? game() : game(StaircasePlan.read(parameters, files));
    }

    /// The game on stairs. The first number of a position is that of stair 1.
    public static CatalogGame<List<BigInteger>> game() {
        NumberList notation = NumberList.any(TEXT.form(), new BilingualText("a number of tokens", "石子数"), false);
        return TEXT.game(STAIRS, List.of(STAIRS.theorem()), notation);
    }

    private static CatalogGame<List<BigInteger>> game(StaircasePlan plan) {
        StaircaseRules boxes = plan.boxes();
        return TEXT.game("[" + plan + "]", boxes, List.of(boxes.theorem()), new NamedNumbers(plan.names()));
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
