package org.grundy.catalog.heap;

import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.lang.Arguments;
import org.grundy.lang.CodeParser;
import org.grundy.lang.NamedGame;

/// Taking-and-breaking codes with hexadecimal and larger digits.
public final class GeneralCode implements DescribedFamily {
    private static final int LARGEST_DIGIT = 31;

    private static final CatalogText TEXT = CatalogText.of("code");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return TakeAndBreakGame.of(
                TEXT, CodeParser.parse(parameters.present(TEXT.entry()).inside(), LARGEST_DIGIT));
    }
}
