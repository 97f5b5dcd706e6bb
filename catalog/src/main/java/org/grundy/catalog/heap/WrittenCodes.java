package org.grundy.catalog.heap;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.lang.Arguments;
import org.grundy.lang.CodeParser;
import org.grundy.lang.NamedGame;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// The games of all codes of taking and breaking, by the largest digit that is written in a code.
public enum WrittenCodes implements DescribedFamily {
    /// Octal codes: a heap is left as two at most.
    OCTAL("octal", 7) {
        @Override
        public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
            return Stream.of(
                            TakeAndBreakCode.of(0, 7, 7),
                            TakeAndBreakCode.of(0, 0, 0, 7),
                            TakeAndBreakCode.of(4, 3),
                            TakeAndBreakCode.of(0, 1, 4, 5),
                            TakeAndBreakCode.of(0, 3, 2))
                    .<VerificationCase<?>>map(code -> TakeAndBreakGame.trial(text(), code, 120))
                    .toList();
        }
    },
    /// Codes with hexadecimal and larger digits.
    GENERAL("code", 31);

    private final CatalogText text;
    private final int largestDigit;

    WrittenCodes(String text, int largestDigit) {
        this.text = CatalogText.of(text);
        this.largestDigit = largestDigit;
    }

    @Override
    public CatalogText text() {
        return text;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return TakeAndBreakGame.of(
                text, CodeParser.parse(parameters.present(text.entry()).inside(), largestDigit));
    }
}
