package org.grundy.catalog.text;

import java.util.List;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// A family whose words stand in a text.
public interface DescribedFamily extends Family {
    /// What is said of it.
    CatalogText text();

    @Override
    default String familyName() {
        return text().name();
    }

    @Override
    default Entry entry() {
        return text().entry();
    }

    /// None, of a game of which nothing is proved.
    @Override
    default List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of();
    }
}
