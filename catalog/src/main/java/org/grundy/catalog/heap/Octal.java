package org.grundy.catalog.heap;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.lang.Arguments;
import org.grundy.lang.CodeParser;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Octal codes: taking and breaking with splits in two.
public final class Octal implements Family {
    private static final int LARGEST_DIGIT = 7;

    private static final Entry ENTRY = new Entry(
            "octal",
            List.of("八进制游戏", "取石分堆"),
            List.of(),
            "octal[d0.d1d2…](n,…)",
            "octal[0.77](10^18)",
            new BilingualText("octal codes: take and split as the digits say", "八进制代码游戏：按各位数字取石与分堆"),
            new BilingualText(
                    "The code d0.d1d2… says what a move may do: digit d_i is a sum of 1 (take i tokens that are the whole heap), 2 (take i from a larger heap) and 4 (take i and split the rest in two nonempty heaps). d0 may be 0 or 4. Digits in brackets at the end repeat for ever, as in 0.[3]; ! after a digit asks for heaps of different sizes.",
                    "代码 d0.d1d2… 规定走法：数字 d_i 是下列各数之和：1（恰好取走整堆 i 个）、2（从更大的堆中取 i 个）、4（取 i 个并把余下的分成两个非空堆）。d0 只能是 0 或 4。末尾方括号中的数字无限循环，如 0.[3]；数字后的 ! 要求分出的堆大小不同。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return TakeAndBreakGame.of(
                ENTRY, CodeParser.parse(parameters.present(ENTRY).inside(), LARGEST_DIGIT));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return Stream.of(
                        TakeAndBreakCode.of(0, 7, 7),
                        TakeAndBreakCode.of(0, 0, 0, 7),
                        TakeAndBreakCode.of(4, 3),
                        TakeAndBreakCode.of(0, 1, 4, 5),
                        TakeAndBreakCode.of(0, 3, 2))
                .<VerificationCase<?>>map(code -> TakeAndBreakGame.trial(ENTRY, code, 120))
                .toList();
    }
}
