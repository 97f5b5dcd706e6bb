package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.HeapNotation;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Nimble: coins on a strip, a move takes one of them any distance to the left. Each coin is a component.
public final class Nimble implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "nimble",
            List.of("移硬币", "左移硬币"),
            List.of(),
            "nimble(a,b,…)",
            "nimble(3,4,5)",
            new BilingualText("Nimble: move a coin to the left", "Nimble：把一枚硬币向左移"),
            new BilingualText(
                    "Coins lie on a strip of squares 0, 1, 2, …, any number on a square. A move takes one coin to the left, over others or onto them, as far as wanted. The numbers written are the squares of the coins.",
                    "一条格子带上有若干硬币，格子编号为 0、1、2、……，同一格可放任意多枚。每步把一枚硬币向左移任意格，可以越过或叠在其他硬币上。所写的数是各硬币所在的格子。"));

    private static final Messages WORDS = Nim.WORDS.and(
            "nim.value",
            "A coin on square n is a Nim heap of n: it can go to any of the n squares on its left.",
            "第 n 格的硬币相当于 n 个石子的尼姆堆：它可以走到左边 n 个格子中的任何一个。");

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<BigInteger> game() {
        return new CatalogGame<>(ENTRY, ENTRY.name(), Nim.RULES, Nim.THEOREMS, new HeapNotation(ENTRY.form()), WORDS);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.heaps(game(), thoroughness.bound(100, 200)));
    }
}
