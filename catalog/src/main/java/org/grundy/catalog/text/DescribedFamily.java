package org.grundy.catalog.text;

import org.grundy.lang.Entry;
import org.grundy.lang.Family;

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
}
