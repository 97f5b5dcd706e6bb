package org.grundy.catalog.heap;

import java.util.List;
import org.grundy.lang.Arguments;
import org.grundy.lang.CodeParser;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Taking-and-breaking codes with hexadecimal and larger digits.
public final class GeneralCode implements Family {
    private static final int LARGEST_DIGIT = 31;

    private static final Entry ENTRY = new Entry(
            "code",
            List.of("一般代码游戏", "hexadecimal", "十六进制游戏"),
            List.of(),
            "code[d0.d1d2…](n,…)",
            "code[0.8](9)",
            new BilingualText("taking-and-breaking codes with splits in up to four heaps", "一般取石分堆代码：至多分成四堆"),
            new BilingualText(
                    "As octal codes, with larger digits: 8 allows to leave exactly three nonempty heaps, 16 exactly four. Digits are 0–9 and A–V.",
                    "同八进制代码，但数字可以更大：8 表示恰好留下三个非空堆，16 表示恰好四个。数字为 0–9 和 A–V。"));

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
        return List.of();
    }
}
