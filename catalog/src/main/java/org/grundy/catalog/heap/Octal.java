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

/// Octal codes: taking and breaking with splits in two.
public final class Octal implements DescribedFamily {
    private static final int LARGEST_DIGIT = 7;

    private static final CatalogText TEXT = CatalogText.of("octal");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return TakeAndBreakGame.of(
                TEXT, CodeParser.parse(parameters.present(TEXT.entry()).inside(), LARGEST_DIGIT));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return Stream.of(
                        TakeAndBreakCode.of(0, 7, 7),
                        TakeAndBreakCode.of(0, 0, 0, 7),
                        TakeAndBreakCode.of(4, 3),
                        TakeAndBreakCode.of(0, 1, 4, 5),
                        TakeAndBreakCode.of(0, 3, 2))
                .<VerificationCase<?>>map(code -> TakeAndBreakGame.trial(TEXT, code, 120))
                .toList();
    }
}
